import { describe, expect, it } from 'vitest';
import { chanceFrom } from '@/lib/chance';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { canary, strayCanaries } from './canaries';
import { faultsInAnswer, leaksOn } from './faults';
import { namesOf } from './names';
import { shortest } from './shortest';
import type { Act } from './table';
import type { View } from './view';
import { wrongInput } from './wrong-input';

/** The tools of the fuzzer: each of these must find what is there to be found. */

const act = (verb: string): Act => ({ seat: 'Control', verb: verb as Act['verb'], input: {} });

const view = {
  things: [
    { kind: 'combat', id: 'combat-of-control', versions: [1], teamId: null, says: 'grouped' },
    { kind: 'unit', id: 'A087', versions: [1], teamId: 't-1', says: 'allied' },
  ],
} as unknown as View;
const units = [
  { id: 'A087', counterId: 'c-1', teamId: 't-1', side: 'allied', name: '2 Para' },
  { id: 'G149', counterId: 'c-2', teamId: 't-2', side: 'german', name: '20 SS-PzGR' },
];
const desk = (more: object = {}) =>
  ({
    team: { name: '1 Airborne', side: 'allied', sideTitle: 'Allied' },
    counters: [{ id: 'c-1', name: '2 Para' }],
    friends: [],
    expected: [],
    squadrons: [],
    reports: [],
    ...more,
  }) as unknown as PlayerDesk;
const leaks = (more: object) => leaksOn(desk(more), '1-airborne', 't-1', units, view);

describe('what the fuzzer looks for on a desk', () => {
  it('finds nothing on one that holds its own', () => {
    expect(leaks({})).toEqual([]);
    // Figures of an id are no status.
    expect(leaks({ squadrons: [{ id: 'kQ6-0-6aT_x-1-2-3zzzz', name: 'Typhoons' }] })).toEqual([]);
  });

  it.each([
    ['a master id', { reports: [{ body: 'A087' }] }, 'the master id A087'],
    ['an enemy’s counter', { messages: [{ id: 'c-2' }] }, 'the counter id of 20 SS-PzGR'],
    ['an id of Control’s', { queries: [{ id: 'combat-of-control' }] }, 'the id of a combat of Control’s'],
    ['a counter of another team', { counters: [{ id: 'c-9', name: 'KG Spindler' }] }, 'the counter KG Spindler'],
    ['an enemy among the friends', { friends: [{ name: '20 SS-PzGR' }] }, '20 SS-PzGR among its friends'],
    ['an enemy among those expected', { expected: [{ name: '20 SS-PzGR' }] }, '20 SS-PzGR among those it expects'],
    ['a status', { squadrons: [{ name: '[5-3-2-1-0]' }] }, 'a status profile: [5-3-2-1-0]'],
    ['a status in what is no id', { squadrons: [{ id: '6-5-4-3' }] }, 'a status profile: 6-5-4-3'],
    ['words of Control’s', { reports: [{ body: canary('control', 'note-order-line', 'text') }] }, 'words that are not'],
  ])('finds %s', (_, planted, said) => {
    expect(leaks(planted).join(' ')).toContain(said);
  });

  it('knows what Control issues, and what goes from team to team', () => {
    const told = [
      canary('control', 'issue-notice', 'text'),
      canary('9-ss-panzer', 'send-message', 'text'),
      canary('1-airborne', 'save-draft', 'orders'),
    ];
    expect(strayCanaries('1-airborne', told.join(' '))).toEqual([]);
    const others = [canary('control', 'issue-notice', 'reason'), canary('9-ss-panzer', 'save-marks', 'text')];
    expect(strayCanaries('1-airborne', others.join(' '))).toEqual(others);
  });
});

describe('what the fuzzer makes of an answer', () => {
  const player = { id: 's', gameId: 'g', teamId: 't-1', duty: 'commander', label: 'Commander' } as never;
  const refused = (message: string, more = {}) =>
    faultsInAnswer({ ok: false, refusal: { code: 'notNow', message, ...more } }, player).length;

  it('takes a sentence, and nothing else', () => {
    expect(refused('The troops have marched already.')).toBe(0);
    expect(refused('no sentence')).toBe(1);
    expect(refused('Unit undefined is not there.')).toBe(1);
    expect(refused('It cannot.', { rule: '§6' })).toBe(1);
    expect(faultsInAnswer(undefined as never, player)).toHaveLength(1);
  });
});

describe('a failing list of acts', () => {
  it('is made as short as what fails in it', async () => {
    const acts = Array.from({ length: 40 }, (_, i) => act(`verb-${i}`));
    const verbs = (list: Act[]) => list.map(({ verb }) => verb as string);
    const needsTwo = async (list: Act[]) => verbs(list).includes('verb-3') && verbs(list).includes('verb-31');
    expect(verbs(await shortest(acts, needsTwo, 10_000))).toEqual(['verb-3', 'verb-31']);
  });

  it('keeps two acts at once where one after the other does not fail', async () => {
    const twins: Act = { ...act('move-unit'), beside: act('move-unit') };
    const isTwin = async (list: Act[]) => list.some(({ beside }) => beside);
    expect(await shortest([act('end-turn'), twins], isTwin, 10_000)).toEqual([twins]);
  });
});

describe('acts as they are written down', () => {
  it('name what differs from game to game, and hold what JSON cannot', () => {
    const names = namesOf(view);
    const sent = { combatId: 'combat-of-control', unitId: 'A087', x: Number.NaN, note: undefined };
    const long = { reason: 'x'.repeat(30_000), list: [['combat-of-control']] };
    expect(names.written(sent)).toEqual({
      combatId: '‹combat 1›',
      unitId: 'A087',
      x: '‹NaN›',
      note: '‹undefined›',
    });
    expect(names.sent(JSON.parse(JSON.stringify(names.written(sent))))).toEqual(sent);
    expect(names.sent(names.written(long))).toEqual(long);
  });

  it('are the same for the same seed', () => {
    const drawn = (seed: number) => {
      const chance = chanceFrom(seed);
      return Array.from({ length: 20 }, () => wrongInput(chance, { a: [1, { b: 'c' }] }, ['t-1']));
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });
});
