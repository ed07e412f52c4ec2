import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const opcom = (words: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'bin/opcom.ts', ...words], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
};

const unit = (id: string, formation: string) => ({
  id,
  arm: 'infantry',
  profile: '5-3-2-1-0',
  formation,
  isPrepared: true,
});
const combat = {
  daypart: 'morning',
  attacker: { leadFormation: 'x', units: [unit('a', 'x')] },
  defender: { leadFormation: 'y', units: [unit('d', 'y')] },
};
const json = (more: object = {}) => JSON.stringify({ ...combat, ...more });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('opcom adjudicate', { timeout: 60_000 }, () => {
  test('a good case from standard input: one outcome, exit 0', () => {
    const { status, stdout, stderr } = opcom(['adjudicate', 'combat'], json({ rolls: [3] }));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      attackersScore: 5,
      defendersScore: 5,
      die: 3,
      margin: 3,
      result: 'confusedCombat',
    });
  });
  test('a good case from a file, a byte order mark before it', () => {
    const file = join(folder, 'case.json');
    writeFileSync(file, `\ufeff${json({ rolls: [6, 5] })}`);
    const { status, stdout } = opcom(['adjudicate', 'combat', file]);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    writeFileSync(file, `\ufeff${json({ rolls: [6] })}`);
    expect(JSON.parse(opcom(['adjudicate', 'combat', file]).stdout)).toMatchObject({
      margin: 6,
      result: 'limitedSuccess',
    });
  });
  test('without rolls it rolls a d6', () => {
    const { status, stdout } = opcom(['adjudicate', 'combat'], json());
    expect(status).toBe(0);
    const { die, rolls } = JSON.parse(stdout);
    expect([1, 2, 3, 4, 5, 6]).toContain(die);
    expect(rolls[0]).toEqual({ forWhat: 'combat', value: die });
  });
  test.each<[string, string, string]>([
    ['malformed JSON', '{"daypart":\n', ': is not JSON: '],
    ['an unknown field', json({ weather: 'rain' }), 'weather: is not a known field\n'],
    ['too few rolls', json({ rolls: [] }), 'rolls: too few: 0 given, more are asked for\n'],
    ['too many rolls', json({ rolls: [3, 3] }), 'rolls: too many: 2 given, 1 asked for\n'],
    ['a die of 7', json({ rolls: [7] }), 'rolls.0: must be at most 6\n'],
  ])('%s: nothing printed, the problem named, exit 2', (_name, input, problem) => {
    const { status, stdout, stderr } = opcom(['adjudicate', 'combat'], input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.startsWith(problem)).toBe(true);
    expect(stderr.endsWith('\n')).toBe(true);
    expect(stderr.trimEnd()).not.toContain('\n');
  });
  test('one line per problem, whatever the names hold', () => {
    const { status, stderr } = opcom(['adjudicate', 'combat'], json({ daypart: 'dawn', 'two\nlines': 1 }));
    expect(status).toBe(2);
    expect(stderr).toBe('daypart: must be one of night, morning, afternoon\ntwo lines: is not a known field\n');
  });
  test('--ndjson: a line for a line, in order; bad ones told, the run goes on, exit 2', () => {
    const lines = [json({ rolls: [1] }), '{', '', json({ rolls: [7] }), json({ rolls: [4] })];
    const { status, stdout, stderr } = opcom(['adjudicate', 'combat', '--ndjson'], `${lines.join('\n')}\n`);
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toHaveLength(5);
    expect(answers[0]).toMatchObject({ die: 1 });
    expect(answers[1]).toEqual({ error: [{ path: '', message: expect.stringContaining('is not JSON') }] });
    expect(answers[2]).toEqual({ error: [{ path: '', message: expect.stringContaining('is not JSON') }] });
    expect(answers[3]).toEqual({ error: [{ path: 'rolls.0', message: 'must be at most 6' }] });
    expect(answers[4]).toMatchObject({ die: 4 });
  });
  test('--ndjson from a file, no line end at its end, all good: exit 0', () => {
    const file = join(folder, 'cases.ndjson');
    writeFileSync(file, `${json({ rolls: [1] })}\r\n${json({ rolls: [2] })}`);
    const { status, stdout } = opcom(['adjudicate', 'combat', '--ndjson', file]);
    expect(status).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).die),
    ).toEqual([1, 2]);
  });
  test('a thousand cases in a few seconds', () => {
    const before = Date.now();
    const { status, stdout } = opcom(['adjudicate', 'combat', '--ndjson'], `${json()}\n`.repeat(1000));
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1000);
    expect(Date.now() - before).toBeLessThan(10_000);
  });
  test('kind movement', () => {
    const move = {
      mover: 'mech',
      ground: 'open',
      mode: 'roadColumn',
      daypart: 'night',
      slowedBy: ['narrow lanes'],
      distanceKm: 12,
    };
    const { status, stdout } = opcom(['adjudicate', 'movement'], JSON.stringify(move));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      maxKm: 16,
      isWithin: true,
      turnShare: 0.75,
      canAttack: false,
      rolls: [],
    });
  });
});

describe('opcom, asked wrongly', { timeout: 60_000 }, () => {
  test.each<[string, string[], string]>([
    ['a kind that is not known', ['adjudicate', 'recce'], 'kind: "recce" is not known; known are combat, movement\n'],
    ['no kind', ['adjudicate'], 'kind: is missing; known are combat, movement\n'],
    ['a schema of no kind', ['schema', 'recce'], 'kind: "recce" is not known; known are combat, movement\n'],
    ['an option that is not known', ['adjudicate', 'combat', '--fast'], '--fast: is not a known option\n'],
    ['two files', ['adjudicate', 'combat', 'one', 'two'], 'one two: one file at most\n'],
  ])('%s: exit 2', (_name, words, problem) => {
    expect(opcom(words)).toEqual({ status: 2, stdout: '', stderr: problem });
  });
  test('a file that is not there: exit 2', () => {
    const { status, stdout, stderr } = opcom(['adjudicate', 'combat', join(folder, 'none.json')]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('none.json: cannot be read');
  });
  test('no word at all: how it is used, exit 2', () => {
    const { status, stdout, stderr } = opcom([]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('opcom adjudicate <kind> [--ndjson] [file]');
  });
});

describe('opcom schema', { timeout: 60_000 }, () => {
  test.each(['combat', 'movement'])('%s: a JSON Schema, exit 0', (kind) => {
    const { status, stdout } = opcom(['schema', kind]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
    });
  });
});
