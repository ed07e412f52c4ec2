import type { Odds } from '@/lib/adjudication/types';
import { counted } from '@/lib/text';
import { combatResults } from '@/lib/words';
import { resultNames } from '../combat/result-names';

/** The kinds of moments that turn a day, as the console looks for them; `flag`: an umpire flagged it while it was played. */
export const hingeKinds = [
  'flag',
  'closestDie',
  'widestGap',
  'unreadOrder',
  'lostMessage',
  'longestWait',
  'unknownUnit',
  'bridgeHeld',
  'overruled',
  'halfForce',
  'fastestTurn',
] as const;
export type HingeKind = (typeof hingeKinds)[number];

/** A moment that turned the day, with its reason in a sentence. */
export interface Hinge {
  kind: HingeKind;
  /** Its place among the moments of the battle. */
  moment: number;
  turn: number;
  sentence: string;
  /** What it is about, to be taken in hand: `combat/…`, `unit/…`, `crossing/…`; null: nothing on the map. */
  about: string | null;
  /** Where it was a combat: the face that fell, and what each face would have come to. */
  dice?: { fell: number; odds: readonly Pick<Odds, 'die' | 'result'>[] };
}

/** When something was: its place among the moments, and its turn. */
interface When {
  moment: number;
  turn: number;
}

/** What of a battle may have turned it, as it was kept. Names in the words of the scenario. */
export interface HingeFacts {
  flags: (When & { words: string })[];
  combats: (When & {
    id: string;
    name: string;
    die: number;
    odds: readonly Odds[];
    /** What Control overruled, in words, each with its reason. */
    overruled: readonly { what: string; reason: string }[];
    /** It came to another row of the table than was found. */
    isOtherResult: boolean;
    /** Units that the orders behind it name to attack, and how many of them fought in it. */
    ordered: number;
    fought: number;
  })[];
  /** Between what a team had been told and the truth, at the end of turns. */
  gaps: (When & { team: string; label: string; km: number; isContact: boolean; about: string | null })[];
  /** Order sheets that nobody of Control opened while counters could still be moved by them. */
  unread: (When & { team: string; isNever: boolean })[];
  /** Messages that were lost, left lying, or came in turns after they were sent. */
  messages: (When & { from: string; to: string; turnsLate: number | null })[];
  waits: (When & { unit: string; crossing: string; turns: number; crossingId: string })[];
  /** Units of which the enemy was told nothing at the end of so many turns, on end. */
  unknown: (When & { id: string; unit: string; turns: number; nearestKm: number })[];
  bridges: (When & { id: string; name: string; roll: number })[];
  /** How long whole turns took, without the time the clock stood. */
  turns: (When & { seconds: number })[];
}

/** So many are proposed, beside what was flagged. */
export const hingesAtMost = 10;

/** The moments that turned the day: what was flagged first, then of each kind the strongest, in the order of the day. */
export function hingesOf(facts: HingeFacts): Hinge[] {
  const flags = facts.flags.map(
    ({ moment, turn, words }): Hinge => ({ kind: 'flag', moment, turn, sentence: words, about: null }),
  );
  const found = finders.flatMap((find) => find(facts) ?? []);
  return [...flags, ...found.sort((a, b) => a.moment - b.moment).slice(0, hingesAtMost)];
}

/** Of several the one with the most of something; of two alike the later. */
const most = <T>(all: readonly T[], of: (one: T) => number): T | null =>
  all.reduce<T | null>((best, one) => (best === null || of(one) >= of(best) ? one : best), null);

const finders: readonly ((facts: HingeFacts) => Hinge | null)[] = [
  ({ combats }) => {
    const near = combats.flatMap((combat) => {
      const other = nearestOther(combat);
      return other ? [{ combat, ...other }] : [];
    });
    const one = most(near, ({ rows, pips }) => rows / pips);
    if (!one) return null;
    const { combat, pips, was, other, isLess } = one;
    const step = `${pips === 1 ? 'One pip' : counted(pips, 'pip')} ${isLess ? 'less' : 'more'}`;
    const sentence = `At ${combat.name} the die fell ${combat.die}: ${resultNames[was].toLowerCase()}. ${step}, and it was ${resultNames[other].toLowerCase()}.`;
    return { kind: 'closestDie', ...whenOf(combat), sentence, about: `combat/${combat.id}`, dice: diceOf(combat) };
  },
  ({ gaps }) => {
    const one = most(gaps, ({ km }) => km);
    if (!one) return null;
    const { team, label, km, isContact, about } = one;
    const sentence = isContact
      ? `${team} had been told of “${label}” where the nearest enemy stood ${km.toFixed(1)} km away.`
      : `${team} thought ${label} ${km.toFixed(1)} km from where it stood.`;
    return { kind: 'widestGap', ...whenOf(one), sentence, about };
  },
  ({ unread }) => {
    const one = most(unread, ({ isNever }) => Number(isNever));
    if (!one) return null;
    const sentence = one.isNever
      ? `Nobody of Control ever opened the orders of ${one.team} for turn ${one.turn}.`
      : `The orders of ${one.team} for turn ${one.turn} were opened only after movement was closed.`;
    return { kind: 'unreadOrder', ...whenOf(one), sentence, about: null };
  },
  ({ messages }) => {
    const one = most(messages, ({ turnsLate }) => turnsLate ?? Number.POSITIVE_INFINITY);
    if (!one) return null;
    const { from, to, turnsLate } = one;
    const fate =
      turnsLate === null ? 'never arrived' : `came in ${turnsLate === 1 ? 'a turn' : counted(turnsLate, 'turn')} later`;
    return {
      kind: 'lostMessage',
      ...whenOf(one),
      sentence: `What ${from} wrote to ${to} in turn ${one.turn} ${fate}.`,
      about: null,
    };
  },
  ({ waits }) => {
    const one = most(waits, ({ turns }) => turns);
    if (!one) return null;
    const long = one.turns === 1 ? 'a whole turn' : counted(one.turns, 'turn');
    return {
      kind: 'longestWait',
      ...whenOf(one),
      sentence: `${one.unit} waited ${long} to cross at ${one.crossing}.`,
      about: `crossing/${one.crossingId}`,
    };
  },
  ({ unknown }) => {
    // Of those unknown as long, the one that stood nearest to the enemy.
    const one = most(unknown, ({ turns, nearestKm }) => turns - nearestKm / 1000);
    if (!one) return null;
    const long = one.turns === 1 ? 'at the end of a turn' : `for ${counted(one.turns, 'turn')}`;
    return {
      kind: 'unknownUnit',
      ...whenOf(one),
      sentence: `${one.unit} stood ${one.nearestKm.toFixed(1)} km from the enemy, who knew nothing of it ${long}.`,
      about: `unit/${one.id}`,
    };
  },
  ({ bridges }) => {
    const one = most(
      bridges.filter(({ roll }) => roll === 2),
      ({ moment }) => moment,
    );
    if (!one) return null;
    return {
      kind: 'bridgeHeld',
      ...whenOf(one),
      sentence: `${one.name} held on a 2. One pip less, and it was gone.`,
      about: `crossing/${one.id}`,
    };
  },
  ({ combats }) => {
    const one = most(
      combats.filter(({ overruled }) => overruled.length > 0),
      ({ overruled, isOtherResult }) => overruled.length + (isOtherResult ? 100 : 0),
    );
    if (!one) return null;
    const [first] = one.overruled;
    return {
      kind: 'overruled',
      ...whenOf(one),
      sentence: `At ${one.name} Control ruled otherwise than the rules had it (${first!.what}): ${first!.reason}`,
      about: `combat/${one.id}`,
      dice: diceOf(one),
    };
  },
  ({ combats }) => {
    const one = most(
      combats.filter(({ ordered, fought }) => ordered >= 2 && fought * 2 <= ordered),
      ({ ordered, fought }) => ordered - fought,
    );
    if (!one) return null;
    return {
      kind: 'halfForce',
      ...whenOf(one),
      sentence: `Of ${counted(one.ordered, 'unit')} ordered to attack, ${one.fought === 1 ? 'one' : one.fought} fought at ${one.name}.`,
      about: `combat/${one.id}`,
    };
  },
  ({ turns }) => {
    if (turns.length < 2) return null;
    const one = most(turns, ({ seconds }) => -seconds)!;
    return {
      kind: 'fastestTurn',
      ...whenOf(one),
      sentence: `The hall played turn ${one.turn} in ${counted(Math.max(1, Math.round(one.seconds / 60)), 'minute')}, the fastest of the day.`,
      about: null,
    };
  },
];

const whenOf = ({ moment, turn }: When): When => ({ moment, turn });

const diceOf = ({ die, odds }: HingeFacts['combats'][number]) => ({
  fell: die,
  odds: odds.map(({ die: face, result }) => ({ die: face, result })),
});

/** The nearest face of the die that came to another row of the table: how many pips and rows away. */
function nearestOther({ die, odds }: HingeFacts['combats'][number]) {
  const now = odds.find((one) => one.die === die)?.result;
  if (!now) return null;
  const others = odds
    .filter(({ result }) => result !== now)
    .map((one) => ({
      was: now,
      other: one.result,
      pips: Math.abs(one.die - die),
      rows: Math.abs(combatResults.indexOf(one.result) - combatResults.indexOf(now)),
      isLess: one.die < die,
    }));
  return most(others, ({ rows, pips }) => rows / pips - pips);
}
