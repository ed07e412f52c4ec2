import type { Odds } from '@/lib/adjudication/types';
import { counted, listed } from '@/lib/text';
import { combatResults } from '@/lib/words';
import { resultNames } from '../combat/result-names';

/** The kinds of moments that turn a day, as the console looks for them; `flag`: an umpire flagged it while it was played. */
const hingeKinds = [
  'flag',
  'closestDie',
  'widestGap',
  'noOrder',
  'unreadOrder',
  'lostMessage',
  'notBegun',
  'noSupport',
  'longestWait',
  'unknownUnit',
  'bridgeHeld',
  'crossingLost',
  'overruled',
  'halfForce',
  'fastestTurn',
  'slowestTurn',
] as const;
export type HingeKind = (typeof hingeKinds)[number];

/** A moment that turned the day, with its reason in a sentence. */
export interface Hinge {
  kind: HingeKind;
  /** Its place among the moments of the battle. */
  moment: number;
  turn: number;
  sentence: string;
  /** The thing it is about, to be taken in hand: `combat/…`, `unit/…`, `crossing/…`, `team/…`; null: nothing on the map. */
  about: string | null;
  /** Of a combat, the face that fell, and what each face would have come to. */
  dice?: { fell: number; odds: readonly Pick<Odds, 'die' | 'result'>[] };
}

/** When something was: its place among the moments, and its turn. */
interface When {
  moment: number;
  turn: number;
}

/** The facts of a battle that may have turned it, as they were kept. Names in the words of the scenario. */
export interface HingeFacts {
  flags: (When & { words: string })[];
  combats: (When & {
    id: string;
    name: string;
    die: number;
    odds: readonly Odds[];
    /** The things that Control overruled, in words, each with its reason. */
    overruled: readonly { what: string; reason: string }[];
    /** It came to another row of the table than was found. */
    isOtherResult: boolean;
    /** Units that the orders behind it name to attack, and how many of them fought in it. */
    ordered: number;
    fought: number;
  })[];
  /** Between what a team had been told and the truth, at the end of turns. */
  gaps: (When & { team: string; label: string; km: number; isContact: boolean; about: string | null })[];
  /** Teams with troops on the map of which no order sheet came, a turn each. */
  noOrders: (When & { team: string; about: string })[];
  /** Order sheets that nobody of Control opened while counters could still be moved by them. */
  unread: (When & { team: string; about: string; isNever: boolean })[];
  /** Messages that were lost, left lying, or came in turns after they were sent. */
  messages: (When & { from: string; about: string; to: string; turnsLate: number | null })[];
  /** Rows that ordered an attack of which no unit was in any fight of the turn. */
  notBegun: (When & { unit: string; units: number; about: string })[];
  /** Rows that asked for close air support, whose formation had none in that turn. */
  noSupport: (When & { unit: string; about: string })[];
  waits: (When & { unit: string; crossing: string; turns: number; crossingId: string })[];
  /** Units of which the enemy was told nothing at the end of so many turns, on end. */
  unknown: (When & { id: string; unit: string; turns: number; nearestKm: number })[];
  bridges: (When & { id: string; name: string; roll: number })[];
  /** Crossings that were blown. */
  blown: (When & { id: string; name: string })[];
  /** The time whole turns took, without the time the clock stood. */
  turns: (When & { seconds: number })[];
}

/** So many are proposed, beside what was flagged. */
const hingesAtMost = 14;

/**
 * The moments that turned the day: what was flagged first, then of each kind the strongest, in the order of the day. Of a fight, a
 * unit or a crossing there is one at most: what was found first.
 */
export function hingesOf(facts: HingeFacts): Hinge[] {
  const flags = facts.flags.map(
    ({ moment, turn, words }): Hinge => ({ kind: 'flag', moment, turn, sentence: words, about: null }),
  );
  const found: Hinge[] = [];
  let left = facts;
  for (const find of finders) {
    const hinge = find(left);
    if (!hinge) continue;
    found.push(hinge);
    left = without(left, hinge.about);
  }
  return [...flags, ...found.sort((a, b) => a.moment - b.moment).slice(0, hingesAtMost)];
}

/** The facts without those of a fight, a unit or a crossing. */
function without(facts: HingeFacts, about: string | null): HingeFacts {
  if (!about || about.startsWith('team/')) return facts;
  return {
    ...facts,
    combats: facts.combats.filter(({ id }) => `combat/${id}` !== about),
    gaps: facts.gaps.filter((gap) => gap.about !== about),
    unknown: facts.unknown.filter(({ id }) => `unit/${id}` !== about),
    notBegun: facts.notBegun.filter((row) => row.about !== about),
    noSupport: facts.noSupport.filter((row) => row.about !== about),
    waits: facts.waits.filter(({ crossingId }) => `crossing/${crossingId}` !== about),
    bridges: facts.bridges.filter(({ id }) => `crossing/${id}` !== about),
    blown: facts.blown.filter(({ id }) => `crossing/${id}` !== about),
  };
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
  ({ noOrders }) => {
    const of = (team: string) => noOrders.filter((one) => one.team === team);
    const one = most(noOrders, ({ team }) => of(team).length);
    if (!one) return null;
    const turns = of(one.team).map(({ turn }) => turn);
    const first = of(one.team)[0]!;
    return {
      kind: 'noOrder',
      ...whenOf(first),
      sentence: `${one.team} handed in no orders for ${turns.length === 1 ? 'turn' : 'turns'} ${listed(turns)}.`,
      about: one.about,
    };
  },
  ({ unread }) => {
    const one = most(unread, ({ isNever }) => Number(isNever));
    if (!one) return null;
    const sentence = one.isNever
      ? `Nobody of Control ever opened the orders of ${one.team} for turn ${one.turn}.`
      : `The orders of ${one.team} for turn ${one.turn} were opened only after movement was closed.`;
    return { kind: 'unreadOrder', ...whenOf(one), sentence, about: one.about };
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
      about: one.about,
    };
  },
  ({ notBegun }) => {
    const one = most(notBegun, ({ units }) => units);
    if (!one) return null;
    const who = one.units === 1 ? `${one.unit} was` : `${one.unit} and ${counted(one.units - 1, 'other unit')} were`;
    return {
      kind: 'notBegun',
      ...whenOf(one),
      sentence: `${who} ordered to attack in turn ${one.turn}, and attacked nobody.`,
      about: one.about,
    };
  },
  ({ noSupport }) => {
    const one = most(noSupport, ({ turn }) => turn);
    if (!one) return null;
    return {
      kind: 'noSupport',
      ...whenOf(one),
      sentence: `${one.unit} asked for aircraft in turn ${one.turn}. None came.`,
      about: one.about,
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
  ({ blown }) => {
    const [first] = blown;
    if (!first) return null;
    const more = blown.length > 1 ? ` It was the first of ${blown.length}.` : '';
    return {
      kind: 'crossingLost',
      ...whenOf(first),
      sentence: `${first.name} was blown in turn ${first.turn}.${more}`,
      about: `crossing/${first.id}`,
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
  ({ turns }) => turnOf(turns, 'fastestTurn', 'fastest', -1),
  ({ turns }) => turnOf(turns, 'slowestTurn', 'slowest', 1),
];

/** The turn that a hall played fastest or slowest, where there is another to hold it against. */
function turnOf(turns: HingeFacts['turns'], kind: HingeKind, word: string, by: 1 | -1): Hinge | null {
  if (turns.length < 2) return null;
  const one = most(turns, ({ seconds }) => by * seconds)!;
  const long = counted(Math.max(1, Math.round(one.seconds / 60)), 'minute');
  const sentence = `The hall played turn ${one.turn} in ${long}, the ${word} of the day.`;
  return { kind, ...whenOf(one), sentence, about: null };
}

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
