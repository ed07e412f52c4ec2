import { expect, test } from 'vitest';
import { userDataFolder } from './data-home.mjs';

test.each([
  ['win32', { LOCALAPPDATA: 'C:\\Users\\Jürgen\\AppData\\Local' }, 'C:\\Users\\Jürgen\\AppData\\Local\\OPCOM'],
  ['win32', {}, 'C:\\Users\\Jürgen\\AppData\\Local\\OPCOM'],
])('on %s with %o the data lies in %s', (system, env, folder) => {
  expect(userDataFolder({ system, env: env as NodeJS.ProcessEnv, home: 'C:\\Users\\Jürgen' })).toBe(folder);
});

test.each([
  ['darwin', {}, '/home/jo/Library/Application Support/OPCOM'],
  ['linux', {}, '/home/jo/.local/share/opcom'],
  ['linux', { XDG_DATA_HOME: '/media/data' }, '/media/data/opcom'],
  // The specification has a relative path ignored.
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/jo/.local/share/opcom'],
])('on %s with %o the data lies in %s', (system, env, folder) => {
  expect(userDataFolder({ system, env: env as NodeJS.ProcessEnv, home: '/home/jo' })).toBe(folder);
});
