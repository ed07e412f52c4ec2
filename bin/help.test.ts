import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commandNames, formsOf } from './help';
import { runHere } from './testing/run-here';

afterEach(() => vi.unstubAllEnvs());

describe('the help of opcom', () => {
  test('lists every command there is', async () => {
    expect(commandNames).toEqual([
      'adjudicate',
      'schema',
      'backup',
      'restore',
      'export',
      'dry-run',
      'read-order',
      'scenario check',
      'scenario names',
      'scenario pack',
      'scenario unpack',
      'scenario new',
      'scenario convert',
      'companion play',
      'companion replay',
      'companion schema',
      'companion solve',
    ]);
    const { status, stdout } = await runHere(['--help']);
    expect(status).toBe(0);
    for (const name of commandNames)
      for (const form of formsOf(name)) expect(stdout, name).toContain(form.trim().split('  ')[0]!);
  });

  test.each([
    [['backup', '--help'], 'opcom backup [--to FILE]', 'npm run -s opcom -- backup --to /media/stick'],
    [
      ['restore', '--help'],
      'opcom restore FILE [--replace]',
      'npm run -s opcom -- restore /media/stick/market-garden.opcom.gz',
    ],
    [
      ['export', 'x', '--help'],
      'opcom export [GAME] --for TEAM|players',
      "npm run -s opcom -- export --for '1 Airborne' --to /media/stick",
    ],
    [['adjudicate', '--help'], 'opcom adjudicate <kind>', 'npm run -s opcom -- adjudicate bridge case.json'],
    [['schema', '--help'], 'opcom schema <kind>', 'npm run -s opcom -- schema flak'],
    [['scenario', 'check', '--help'], 'opcom scenario check NAME', 'npm run -s opcom -- scenario check arnhem-bridge'],
    [
      ['scenario', 'convert', '--help'],
      'opcom scenario convert NAME',
      'npm run -s opcom -- scenario convert arnhem-bridge',
    ],
    [
      ['companion', 'battle-card', 'solve', '--help'],
      'opcom companion battle-card solve',
      'npm run -s opcom -- companion battle-card solve --orders first',
    ],
  ])('%j: its forms and an example', async (words, form, example) => {
    const { status, stdout, stderr } = await runHere(words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(form);
    expect(stdout).toContain(`For example:\n  ${example}`);
    expect(stdout).not.toContain(words[0] === 'schema' ? 'opcom backup' : 'opcom schema ');
  });

  test('of a room: each of its commands, each with an example', async () => {
    const { stdout } = await runHere(['scenario', '--help']);
    expect(stdout.match(/^ {2}npm run -s opcom -- scenario/gm)).toHaveLength(6);
  });

  test('what a page tells people to type is a command there is', () => {
    const pages = [
      'README.md',
      ...readdirSync('docs')
        .filter((name) => name.endsWith('.md'))
        .map((name) => path.join('docs', name)),
    ];
    const typed = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/opcom -- ([\w-]+)/g)].map(([, word]) => word!),
    );
    expect(typed.length).toBeGreaterThan(5);
    const rooms = commandNames.map((name) => name.split(' ')[0]!);
    expect(typed.filter((word) => !rooms.includes(word))).toEqual([]);
  });
});

test('an option that npm took is told, and nothing is done', async () => {
  vi.stubEnv('npm_lifecycle_event', 'opcom');
  vi.stubEnv('npm_config_data', 'true');
  expect(await runHere(['backup', '.data-arnhem'])).toEqual({
    status: 2,
    stdout: '',
    stderr: 'npm took --data for its own. Put -- behind opcom: npm run -s opcom -- …\n',
  });
});
