import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from './testing/run-here';

const root = new URL('..', import.meta.url);
const opcom = (words: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/opcom.mjs', ...words], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
};
/** The same in this process: what would come from standard input lies in a file. */
const here = (words: string[], input: string) => {
  const file = join(folder, 'input');
  writeFileSync(file, input);
  return runHere([...words, file]);
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

describe('opcom adjudicate', () => {
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
  test('a line of the score is printed with its sentence, and without the factors behind it', async () => {
    const attacker = { ...combat.attacker, units: [{ ...unit('a', 'x'), tacticalAdvantages: ['dug in'] }] };
    const { stdout } = await here(['adjudicate', 'combat'], json({ attacker, rolls: [3] }));
    expect(JSON.parse(stdout).lines).toContainEqual({
      side: 'attacker',
      unitId: 'a',
      what: 'Tactical advantage: dug in.',
      points: 2,
      rule: '§9 Factors note 1, OC-2',
    });
  });
  test('a good case from a file, a byte order mark before it', async () => {
    const file = join(folder, 'case.json');
    writeFileSync(file, `\ufeff${json({ rolls: [6, 5] })}`);
    const { status, stdout } = await runHere(['adjudicate', 'combat', file]);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    writeFileSync(file, `\ufeff${json({ rolls: [6] })}`);
    expect(JSON.parse(opcom(['adjudicate', 'combat', file]).stdout)).toMatchObject({
      margin: 6,
      result: 'limitedSuccess',
    });
  });
  test('without rolls it rolls a d6', async () => {
    const { status, stdout } = await here(['adjudicate', 'combat'], json());
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
  ])('%s: nothing printed, the problem named, exit 2', async (_name, input, problem) => {
    const { status, stdout, stderr } = await here(['adjudicate', 'combat'], input);
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
  test('--ndjson from a file, no line end at its end, all good: exit 0', async () => {
    const file = join(folder, 'cases.ndjson');
    writeFileSync(file, `${json({ rolls: [1] })}\r\n${json({ rolls: [2] })}`);
    const { status, stdout } = await runHere(['adjudicate', 'combat', '--ndjson', file]);
    expect(status).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).die),
    ).toEqual([1, 2]);
  });
  test('a thousand cases in one go', () => {
    const { status, stdout } = opcom(['adjudicate', 'combat', '--ndjson'], `${json()}\n`.repeat(1000));
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1000);
  });
});

/** The required fields of a case, its first level. */
const required: Record<string, string[]> = {
  combat: ['daypart', 'attacker', 'defender'],
  interdiction: ['targets', 'forces'],
  recce: ['targets'],
  flak: ['mission', 'serials'],
  airToAir: ['a', 'b'],
  traffic: ['crossing', 'queue'],
  bridge: ['state'],
  movement: ['mover', 'ground', 'mode', 'daypart', 'distanceKm'],
};

/** One good case of every kind with what comes of it, and cases that are refused, each with its problems. */
const target = { id: 't', profile: '5-3-2-1-0' };
const gun = { id: 'g', weight: 'heavy', distanceKm: 1.5 };
const lift = { id: 's', kind: 'transport', carries: { id: 'para', profile: '6-5-4-3-1-0' } };
const move = { mover: 'mech', ground: 'open', mode: 'roadColumn', daypart: 'night', distanceKm: 12 };
const cases: Record<string, { good: object; outcome: object; bad: [change: object, ...problems: string[]][] }> = {
  combat: {
    good: { ...combat, rolls: [3] },
    outcome: { attackersScore: 5, defendersScore: 5, die: 3, margin: 3, result: 'confusedCombat' },
    bad: [
      [{ daypart: 'dawn' }, 'daypart'],
      [{ defender: undefined }, 'defender'],
      [{ defender: combat.attacker }, 'defender.units.0.id'],
    ],
  },
  interdiction: {
    good: { targets: [target], forces: [{ weight: 'medium', count: 3 }], rolls: [5] },
    outcome: {
      targets: [{ id: 't', steps: 1, isImmobilised: true, isSuppressed: false, statusAfter: 3 }],
      rolls: [{ forWhat: 'medium on t', value: 5 }],
    },
    bad: [
      [{ forces: [{ weight: 'medium', count: 0 }] }, 'forces.0.count'],
      [{ forces: undefined }, 'forces'],
      [{ targets: [target, target] }, 'targets.1.id'],
      [{ targets: [{ ...target, stepsLost: 5 }] }, 'targets.0.stepsLost'],
    ],
  },
  recce: {
    good: { targets: [{ id: 't', kind: 'vehicles', isMoving: true }], rolls: [4] },
    outcome: { targets: [{ id: 't', report: 'direction' }], rolls: [{ forWhat: 'recce of t', value: 4 }] },
    bad: [
      [{ targets: [{ id: 't', kind: 'boats' }] }, 'targets.0.kind'],
      [{ targets: [{ kind: 'vehicles' }] }, 'targets.0.id'],
      [{ isNight: true }, 'rolls'],
    ],
  },
  flak: {
    good: { mission: 'landing', serials: [lift], flak: [gun], rolls: [5] },
    outcome: {
      serials: [{ id: 's', hits: [{ weight: 'heavy', effect: 'loss' }], damage: 1, carriedStepsLost: 1 }],
      damage: 1,
      serialsLost: 0,
    },
    bad: [
      [{ mission: undefined }, 'mission'],
      [{ flak: [{ ...gun, id: 'para' }] }, 'flak.0.id'],
      [{ serials: [{ ...lift, carries: { ...lift.carries, stepsLost: 7 } }] }, 'serials.0.carries.stepsLost'],
      [{ flak: [] }, 'rolls'],
    ],
  },
  airToAir: {
    good: { a: 15, b: 5, escorted: { by: 'b', transportSerials: 6 }, rolls: [4] },
    outcome: {
      attacker: 'a',
      column: '3-1',
      result: 'win',
      losses: { a: 1, b: 3 },
      transportSerialsLost: 6,
      bomberSquadronsLost: 0,
      reportAs: { a: 'light', b: 'heavy' },
    },
    bad: [
      [{ a: 0, b: 0 }, ''],
      [{ a: 1.5 }, 'a'],
      [{ escorted: {} }, 'escorted.by'],
    ],
  },
  traffic: {
    good: { crossing: { kind: 'civilianFerry' }, queue: [{ id: 'one', unitSizePoints: 6 }], rolls: [] },
    outcome: {
      queue: [{ id: 'one', crosses: 'partly', pointsAcross: 4, columnLengthKm: 6 }],
      capacityLeft: 0,
      rolls: [],
    },
    bad: [
      [{ queue: [{ id: 'one', unitSizePoints: 6, pointsAcross: 7 }] }, 'queue.0.pointsAcross'],
      [{ crossing: {} }, 'crossing.kind'],
      [{ rolls: [3] }, 'rolls'],
    ],
  },
  bridge: {
    good: { state: 'untested', rolls: [1] },
    outcome: { isBlown: true, state: 'blown', rolls: [{ forWhat: 'bridge', value: 1 }] },
    bad: [
      [{ state: 'safe' }, 'state'],
      [{ state: 'blown' }, 'state'],
      [{ state: 'tested', retestReason: ' ' }, 'retestReason'],
    ],
  },
  movement: {
    good: { ...move, slowedBy: ['narrow lanes'] },
    outcome: { maxKm: 16, isWithin: true, turnShare: 0.75, canAttack: false, rolls: [] },
    bad: [
      [{ mover: 'bicycle' }, 'mover'],
      [{ distanceKm: undefined }, 'distanceKm'],
      [{ rolls: [3] }, 'rolls'],
    ],
  },
};

test('opcom --version prints the version of package.json and nothing else', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(opcom(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
});

describe('opcom adjudicate, every kind', () => {
  test('the kinds are these, in this order', async () => {
    expect((await runHere(['--help'])).stdout).toContain(`kinds: ${Object.keys(cases).join(', ')}\n`);
  });
  test.each(Object.entries(cases))('%s: a good case, exit 0', async (kind, { good, outcome }) => {
    const { status, stdout, stderr } = await here(['adjudicate', kind], JSON.stringify(good));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ rulebook: 'literal2011', advice: expect.any(Array), ...outcome });
  });
  test.each(Object.entries(cases))('%s: what is refused, and where', async (kind, { good, bad }) => {
    const isRolled = kind !== 'traffic' && kind !== 'movement';
    const every: typeof bad = [
      ...bad,
      [{ weather: 'rain' }, 'weather'],
      [{ rulebook: 'second2004' }, 'rulebook'],
      [{ rolls: [7] }, isRolled ? 'rolls.0' : 'rolls'],
      [{ rolls: [1, 1, 1] }, 'rolls'],
      ...(isRolled ? ([[{ rolls: [] }, 'rolls']] satisfies typeof bad) : []),
    ];
    const lines = [
      '{"a":',
      '[]',
      'null',
      '7',
      ...every.map(([change]) => JSON.stringify({ ...good, ...change })),
      JSON.stringify(good),
    ];
    const { status, stdout, stderr } = await here(['adjudicate', kind, '--ndjson'], `${lines.join('\n')}\n`);
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const paths = answers.slice(0, -1).map(({ error }) => error.map(({ path }: { path: string }) => path).sort());
    expect(paths).toEqual([[''], [''], [''], [''], ...every.map(([, ...problems]) => problems)]);
    expect(answers.at(-1)).toMatchObject(cases[kind]!.outcome);
  });
  test.each(Object.entries(cases))(
    '%s: refused, it prints nothing but the problem, exit 2',
    async (kind, { good, bad }) => {
      const [change, path] = bad[0]!;
      const { status, stdout, stderr } = await here(['adjudicate', kind], JSON.stringify({ ...good, ...change }));
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(new RegExp(`^${path!.replaceAll('.', '\\.')}: [^\\n]+\\n$`));
    },
  );
  test.each(Object.entries(cases))('%s: the JSON Schema of the input', async (kind, { good }) => {
    const { status, stdout } = await runHere(['schema', kind]);
    expect(status).toBe(0);
    const schema = JSON.parse(stdout);
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
    });
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(good)));
    expect(schema.required).toEqual(required[kind]);
  });
});

const known = 'combat, interdiction, recce, flak, airToAir, traffic, bridge, movement';

describe('opcom, asked wrongly', () => {
  test.each<[string, string[], string]>([
    ['a kind that is not known', ['adjudicate', 'siege'], `kind: "siege" is not known; known are ${known}\n`],
    ['a part of every object', ['adjudicate', 'constructor'], `kind: "constructor" is not known; known are ${known}\n`],
    ['no kind', ['adjudicate'], `kind: is missing; known are ${known}\n`],
    ['a schema of no kind', ['schema', 'siege'], `kind: "siege" is not known; known are ${known}\n`],
    ['a schema and more', ['schema', 'recce', 'flak'], 'flak: schema takes nothing after the kind\n'],
    ['an option that is not known', ['adjudicate', 'combat', '--fast'], '--fast: is not a known option\n'],
    ['two files', ['adjudicate', 'combat', 'one', 'two'], 'one two: one file at most\n'],
  ])('%s: exit 2', async (_name, words, problem) => {
    expect(await runHere(words)).toEqual({ status: 2, stdout: '', stderr: problem });
  });
  test('a file that is not there: exit 2', async () => {
    const { status, stdout, stderr } = await runHere(['adjudicate', 'combat', join(folder, 'none.json')]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/none\.json: cannot be read\. There is no \S*none\.json\.\n/);
  });
  test('no word at all: how it is used, exit 2', () => {
    const { status, stdout, stderr } = opcom([]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('opcom adjudicate <kind> [--ndjson] [file]');
  });
});
