/** The data of a console lies in one of these folders when nobody says where. */
import { homedir, platform } from 'node:os';
import { posix, win32 } from 'node:path';

/**
 * A console that came as a package keeps this user's data in this folder of the system: never in the program's own folder,
 * so that a newer program goes on with the same games.
 *
 * @param {{ system?: string, env?: NodeJS.ProcessEnv, home?: string }} [of]
 */
export function userDataFolder({ system = platform(), env = process.env, home = homedir() } = {}) {
  if (system === 'win32') return win32.join(env.LOCALAPPDATA || win32.join(home, 'AppData', 'Local'), 'OPCOM');
  if (system === 'darwin') return posix.join(home, 'Library', 'Application Support', 'OPCOM');
  const { XDG_DATA_HOME: named = '' } = env;
  return posix.join(posix.isAbsolute(named) ? named : posix.join(home, '.local', 'share'), 'opcom');
}

/** The data folder where `--data` names none: `OPCOM_DATA`, or `.data` in the folder the console was started from. */
export const defaultData = () => process.env.OPCOM_DATA || '.data';
