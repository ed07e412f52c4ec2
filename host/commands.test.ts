import { describe, expect, test, vi } from 'vitest';
import { opcomCommand, quoted, startCommand } from './commands.mjs';
import { commandWith, OptionProblem, refuseKept } from './options.mjs';

describe('a command that is printed runs as it stands', () => {
  test.each([
    ['.data-arnhem', '.data-arnhem', '.data-arnhem'],
    ['/media/my stick', "'/media/my stick'", '"/media/my stick"'],
    ["/home/o'neill/x", "'/home/o'\\''neill/x'", '"/home/o\'neill/x"'],
    ['Ünï', "'Ünï'", '"Ünï"'],
    ['$HOME', "'$HOME'", '"$HOME"'],
    ['C:\\games', "'C:\\games'", 'C:\\games'],
    ['', "''", '""'],
  ])('%s', (word, onUnix, onWindows) => {
    expect([quoted(word, 'linux'), quoted(word, 'win32')]).toEqual([onUnix, onWindows]);
  });

  test('npm start, and opcom', () => {
    expect(startCommand()).toBe('npm start');
    expect(startCommand(['--data', '.d'], { dev: true })).toBe('npm run dev -- --data .d');
    expect(opcomCommand(['restore', 'a.gz'])).toBe('npm run -s opcom -- restore a.gz');
  });

  test('in a package: its start file, which takes opcom as its first word', () => {
    vi.stubEnv('OPCOM_START_FILE', '/home/jo/Op Com/opcom-console');
    expect(startCommand(['--port', '3001'])).toBe("'/home/jo/Op Com/opcom-console' --port 3001");
    expect(opcomCommand(['restore', 'a.gz'])).toBe("'/home/jo/Op Com/opcom-console' opcom restore a.gz");
    vi.unstubAllEnvs();
  });

  test('another option in place of the one given, the others as they were', () => {
    const given = ['--port', '3000', '--links', '--data=.d', '--address', 'a.local', '--address', 'b.local'];
    expect(commandWith({ port: '3001' }, given)).toBe(
      'npm start -- --links --data .d --address a.local --address b.local --port 3001',
    );
    expect(commandWith({ port: '3001' }, ['--dev'])).toBe('npm run dev -- --port 3001');
  });
});

describe('options that npm took, because no -- is before them', () => {
  const refused = (args: string[], env: Record<string, string>) => {
    try {
      refuseKept(args, { NODE_ENV: 'test', ...env });
      return null;
    } catch (problem) {
      expect(problem).toBeInstanceOf(OptionProblem);
      return (problem as Error).message;
    }
  };
  const start = { npm_lifecycle_event: 'start' };
  const typed = (command: string) => `npm takes options for its own unless -- is before them. Type: ${command}`;

  // As npm 11 passes them on, tried with it.
  test.each([
    ['npm start --port 3001', ['3001'], { npm_config_port: 'true' }, 'npm start -- --port 3001'],
    ['npm start --port=3001', [], { npm_config_port: '3001' }, 'npm start -- --port 3001'],
    ['npm start --links', [], { npm_config_links: 'true' }, 'npm start -- --links'],
    [
      'npm start --links --port 3001',
      ['3001'],
      { npm_config_port: 'true', npm_config_links: 'true' },
      'npm start -- --port 3001 --links',
    ],
    [
      'npm start --scenario goodwood --data x',
      ['goodwood', 'x'],
      { npm_config_data: 'true', npm_config_scenario: 'true' },
      "npm start -- --scenario '…' --data '…'",
    ],
    [
      'npm start --processes 2 -- --links',
      ['2', '--links'],
      { npm_config_processes: 'true' },
      'npm start -- --links --processes 2',
    ],
  ])('%s', (_, args, kept, command) => {
    expect(refused(args, { ...start, ...kept })).toBe(typed(command));
  });

  test('npm run dev --port 3001', () => {
    const env = { npm_lifecycle_event: 'dev', npm_config_port: 'true' };
    expect(refused(['--dev', '3001'], env)).toBe(typed('npm run dev -- --port 3001'));
  });

  test('nothing is refused where npm took none, nor where another script runs', () => {
    expect(refused(['--port', '3001'], start)).toBeNull();
    expect(refused([], { npm_lifecycle_event: 'test', npm_config_port: '3001' })).toBeNull();
  });
});
