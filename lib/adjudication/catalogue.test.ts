import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Place } from '@/lib/geometry';
import type { Action, Daypart } from '@/lib/words';
import { adjudicate, isKind } from './adjudicate';
import { counterAttackBar, firstToAttack, furtherAttackBar, isStillMoving } from './attacks';
import { inContact, isIdentified, passingKm, stoppingKm, turnsRunning } from './contact';
import { firstMeeting } from './meeting';
import { isPrepared, isPreparedToDefend, orderFindings, orderRefusals } from './orders';
import { overrunReachKm } from './overrun';
import { probedFinding, probeFinding } from './probe';
import { afterTurn } from './rest';
import type { Ground } from './types';

/** `docs/catalogue`: the cases another implementer could run as well. Its README tells the shape of a case. */

interface CatalogueCase {
  number: string;
  covers: string[];
  cites: string;
  words: string;
  kind: string;
  input: never;
  expect?: object;
  /** Paths that must be among those refused. */
  refused?: string[];
}

const folder = new URL('../../docs/catalogue/', import.meta.url);
const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T;
const chapters = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'rows.json')
  .map((file) => read<{ chapter: string; cases: CatalogueCase[] }>(file));
type Preparation = [Parameters<typeof isPrepared>[0], number, boolean];
const preparation = ({ lastAction, kmMovedLastTurn, hasRetiredSince }: Record<string, never>): Preparation => [
  lastAction as never,
  kmMovedLastTurn as never,
  hasRetiredSince as never,
];

/** A unit on the move and the enemies beside its way, each on his ground. */
interface Meeting {
  from: Place;
  to: Place;
  action: Action | null;
  enemies: readonly (Place & { id: string; ground: Ground })[];
  daypart: Daypart;
}

/** Judgements that are no kind of case, each by its name in the catalogue. */
const judgements: Record<string, (input: never) => object> = {
  overrunReach: ({ maxKm, turnShareMoved, share }: { maxKm: number; turnShareMoved: number; share: number }) => ({
    km: overrunReachKm(maxKm, turnShareMoved, share),
  }),
  preparedToAttack: (input) => ({ isPrepared: isPrepared(...preparation(input)) }),
  preparedToDefend: (input) => ({ isPrepared: isPreparedToDefend(...preparation(input)) }),
  orderRefusals: ({ action, units }: { action: never; units: never }) => ({ refusals: orderRefusals(action, units) }),
  passingDistance: ({ ground, daypart }: { ground: never; daypart: never }) => ({ km: passingKm(ground, daypart) }),
  inContact: ({ a, b, ground, daypart }: { a: never; b: never; ground: never; daypart: never }) => ({
    inContact: inContact(a, b, ground, daypart),
  }),
  stillMoving: ({ movedIn, hour }: { movedIn: never; hour: never }) => ({
    isStillMoving: isStillMoving(movedIn, hour),
  }),
  firstToAttack: ({ a, b }: { a: never; b: never }) => firstToAttack(a, b),
  furtherAttack: (input: never) => ({ isAllowed: furtherAttackBar(input) === null }),
  counterAttack: ({ counterAttack }: { counterAttack: never }) => ({
    isAllowed: counterAttackBar(counterAttack) === null,
  }),
  orderFindings: (input: never) => ({ findings: orderFindings(input) }),
  probe: ({ met }: { met: never }) => ({ finding: probeFinding(met) }),
  probed: ({ own, probing }: { own: never; probing: never }) => probedFinding(own, probing),
  rest: ({ was, turn }: { was: never; turn: never }) => afterTurn(was, turn),
  firstMeeting: ({ from, to, action, enemies, daypart }: Meeting) => ({
    meeting: firstMeeting(
      from,
      to,
      enemies.map(({ ground, ...enemy }) => ({ ...enemy, passingKm: stoppingKm(ground, daypart, action) })),
    ),
  }),
  identified: ({ history, formation, turn }: { history: never; formation: never; turn: never }) => {
    const running = turnsRunning(history, formation, turn);
    return { turnsRunning: running, isIdentified: isIdentified(running) };
  },
};

const noDice = () => {
  throw new Error('the case brings its own dice');
};

/** Every field that is expected, and no more and no fewer entries in a list. */
function holds(found: unknown, expected: unknown, path = ''): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length)
      return [`${path}: ${expected.length} entries expected, found ${JSON.stringify(found)}`];
    return expected.flatMap((one, i) => holds(found[i], one, `${path}.${i}`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof found !== 'object' || found === null) return [`${path}: nothing found`];
    return Object.entries(expected).flatMap(([field, one]) =>
      holds((found as Record<string, unknown>)[field], one, `${path}.${field}`),
    );
  }
  return Object.is(found, expected) ? [] : [`${path}: ${JSON.stringify(expected)} expected, found ${found}`];
}

describe.each(chapters)('$chapter', ({ cases }) => {
  test.each(cases)('$number $words', ({ kind, input, expect: expected, refused }) => {
    expect((expected === undefined) !== (refused === undefined)).toBe(true);
    const judge = judgements[kind];
    if (judge) return expect(holds(judge(input), expected)).toEqual([]);
    if (!isKind(kind)) throw new Error(`no such kind: ${kind}`);
    const answer = adjudicate(kind, input, noDice);
    if (refused) {
      expect(answer.ok).toBe(false);
      expect(answer.ok ? [] : answer.problems.map(({ path }) => path)).toEqual(expect.arrayContaining(refused));
    } else {
      expect(answer).toMatchObject({ ok: true });
      expect(answer.ok ? holds(answer.outcome, expected) : []).toEqual([]);
    }
  });
});
