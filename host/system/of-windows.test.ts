import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runtimeInWords } from './of-windows';
import { openerOf } from './open-browser';

let windows: string;
const put = (...path: string[]) => writeFileSync(join(windows, ...path), '');
const said = () => runtimeInWords(join(windows, 'bin', 'postgres.exe'), windows);

beforeEach(() => {
  windows = mkdtempSync(join(tmpdir(), 'opcom-windows-'));
  mkdirSync(join(windows, 'System32'));
  mkdirSync(join(windows, 'bin'));
});
afterEach(() => rmSync(windows, { recursive: true, force: true }));

test('a Windows without the Visual C++ runtime is told what to install, and which files it lacks', () => {
  expect(said()).toContain('vcruntime140.dll, vcruntime140_1.dll, msvcp140.dll');
  expect(said()).toContain('Download vc_redist.x64.exe from Microsoft');
  put('System32', 'vcruntime140.dll');
  put('System32', 'msvcp140.dll');
  expect(said()).toContain('lacks it (vcruntime140_1.dll)');
});

test('the runtime may lie in Windows or beside PostgreSQL', () => {
  put('System32', 'vcruntime140.dll');
  put('System32', 'msvcp140.dll');
  put('bin', 'vcruntime140_1.dll');
  expect(said()).toBeNull();
});

test('an address is opened by what each system has for it', () => {
  const at = 'http://localhost:3000/join/ABC';
  expect(openerOf('linux', at)).toEqual({ file: 'xdg-open', args: [at] });
  expect(openerOf('darwin', at)).toEqual({ file: '/usr/bin/open', args: [at] });
  expect(openerOf('win32', at).args).toEqual(['/d', '/c', 'start', '""', at]);
});
