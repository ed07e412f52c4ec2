import type { FactorKey } from '@/lib/adjudication/factor-list';
import type { CombatForPrecedents } from '@/lib/db/cases/factor-rulings';
import type { TimedKind } from '@/lib/db/debrief/figure-rows';
import type { Side } from '@/lib/words';
import { factorsInReason, withFactors } from '../combat/kept-before-factors';
import { type Precedent, precedentsOf } from '../combat/precedents';

/** The figures of a day, reckoned from what was kept of it. Times in ms, unless a name says otherwise. */

/** A paper or a fight from its beginning to its end. */
export interface Timed {
  kind: TimedKind;
  turn: number;
  /** The name, where it has one. */
  name: string;
  /** The names of the teams it is of. */
  teams: readonly string[];
  fromAt: Date;
  /** null: it has not ended. */
  toAt: Date | null;
  isLate: boolean;
  /** The seat that had it in hand; null: none. */
  seatId: string | null;
  umpire: string;
}

/** An act of an umpire, and the teams it was about; empty: none in particular. */
export interface ActOfUmpire {
  at: Date;
  seatId: string;
  umpire: string;
  teams: readonly string[];
}

/** A die as it fell. `isServers`: the console rolled it; false: an umpire's own; null: that was not kept. */
export interface DieFell {
  /** The purpose of the roll, in words. */
  kind: string;
  value: number;
  isServers: boolean | null;
  seatId: string | null;
}

/** The time that a paper took; null: it has not ended. */
export const tookMs = ({ fromAt, toAt }: Pick<Timed, 'fromAt' | 'toAt'>): number | null =>
  toAt && Math.max(0, toAt.getTime() - fromAt.getTime());

/** The number of a kind done by one umpire or for one team, and the time they took. */
export interface Spent {
  kind: TimedKind;
  whose: string;
  done: number;
  open: number;
  /** The middle one and the longest of those done; null: none is. */
  medianMs: number | null;
  longestMs: number | null;
}

/**
 * The time that papers took, by the names that `whose` gives for each; a paper of two counts for both. By kind, the slowest
 * first.
 */
export function spentBy(papers: readonly Timed[], whose: (paper: Timed) => readonly string[]): Spent[] {
  const groups = new Map<string, { kind: TimedKind; whose: string; took: number[]; open: number }>();
  for (const paper of papers)
    for (const name of whose(paper)) {
      const key = `${paper.kind}|${name}`;
      const group = groups.get(key) ?? { kind: paper.kind, whose: name, took: [], open: 0 };
      groups.set(key, group);
      const took = tookMs(paper);
      if (took === null) group.open += 1;
      else group.took.push(took);
    }
  const order = timedKinds.map(({ kind }) => kind);
  return [...groups.values()]
    .map(({ took, ...group }) => ({
      ...group,
      done: took.length,
      medianMs: medianOf(took),
      longestMs: took.length === 0 ? null : Math.max(...took),
    }))
    .sort(
      (a, b) =>
        order.indexOf(a.kind) - order.indexOf(b.kind) ||
        (b.medianMs ?? -1) - (a.medianMs ?? -1) ||
        (a.whose < b.whose ? -1 : 1),
    );
}

/** The middle one of several; of an even number the mean of the two in the middle; null: there is none. */
export function medianOf(figures: readonly number[]): number | null {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The kinds that are timed, and the two moments of each. */
export const timedKinds: readonly { kind: TimedKind; one: string; from: string; to: string }[] = [
  { kind: 'sheet', one: 'Order sheet', from: 'handed in', to: 'accepted' },
  { kind: 'airSheet', one: 'Air request sheet', from: 'handed in', to: 'accepted' },
  { kind: 'query', one: 'Query', from: 'asked', to: 'answered' },
  { kind: 'combat', one: 'Combat', from: 'opened', to: 'ruled' },
  { kind: 'report', one: 'Report', from: 'drafted', to: 'released' },
  { kind: 'sighting', one: 'Report of sightings', from: 'drafted', to: 'released' },
];

/** The most that counts before one act: longer than that he was at something else (ours). */
export const attentionAtMostMs = 180_000;

/**
 * Control's attention, by umpire and team: before each act the time since the same umpire's act before, three minutes at
 * most; where an act is about several teams, shared evenly. `team` empty: none in particular. The most first.
 */
export function attentionOf(acts: readonly ActOfUmpire[]): { team: string; umpire: string; ms: number }[] {
  const before = new Map<string, number>();
  const spent = new Map<string, { team: string; umpire: string; ms: number }>();
  for (const { at, seatId, umpire, teams } of [...acts].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const since = before.get(seatId);
    before.set(seatId, at.getTime());
    if (since === undefined) continue;
    const ms = Math.min(attentionAtMostMs, at.getTime() - since);
    const about = teams.length === 0 ? [''] : teams;
    for (const team of about) {
      const key = `${seatId}|${team}`;
      const one = spent.get(key) ?? { team, umpire, ms: 0 };
      one.ms += ms / about.length;
      spent.set(key, one);
    }
  }
  return [...spent.values()].sort((a, b) => b.ms - a.ms || (a.team < b.team ? -1 : 1));
}

/** The sheets of each team that came in, and how many of them late; the team with the most first. */
export function lateSheets(papers: readonly Timed[]): { team: string; handedIn: number; late: number }[] {
  const teams = new Map<string, { team: string; handedIn: number; late: number }>();
  for (const { kind, teams: whose, isLate } of papers)
    for (const team of kind === 'sheet' ? whose : []) {
      const one = teams.get(team) ?? { team, handedIn: 0, late: 0 };
      one.handedIn += 1;
      one.late += Number(isLate);
      teams.set(team, one);
    }
  return [...teams.values()].sort((a, b) => b.late - a.late || (a.team < b.team ? -1 : 1));
}

/** Steps of a side in a turn: lost in fights, under bombs and by rulings, and won back at rest. */
export interface LossesOfTurn {
  turn: number;
  side: Side;
  lost: number;
  wonBack: number;
}

/** Losses turn by turn; a turn and side without any stand at 0. */
export function lossesOver(
  turns: readonly number[],
  sides: readonly Side[],
  changes: readonly { turn: number; side: Side; by: number; isAtRest: boolean }[],
): LossesOfTurn[] {
  return turns.flatMap((turn) =>
    sides.map((side) => {
      const own = changes.filter((one) => one.turn === turn && one.side === side);
      const isWonBack = (one: { by: number; isAtRest: boolean }) => one.isAtRest && one.by < 0;
      const sum = (some: readonly { by: number }[]) => some.reduce((all, { by }) => all + by, 0);
      return {
        turn,
        side,
        lost: sum(own.filter((one) => !isWonBack(one))),
        wonBack: Math.abs(sum(own.filter(isWonBack))),
      };
    }),
  );
}

/** The count of each face, 1 first, and its count by chance alone. */
export interface FacesFell {
  kind: string;
  counts: number[];
  expected: number;
  mean: number;
}

/** The dice together, by whose they were, and by what they were rolled for. A kind without a die is left out. */
export function diceFell(dice: readonly DieFell[]): FacesFell[] {
  const kinds = [...new Set(dice.map(({ kind }) => kind))].sort();
  const groups: [string, readonly DieFell[]][] = [
    ['All dice', dice],
    ['The console’s dice', dice.filter(({ isServers }) => isServers === true)],
    ['Umpires’ own dice', dice.filter(({ isServers }) => isServers === false)],
    ...kinds.map((kind): [string, readonly DieFell[]] => [kind, dice.filter((die) => die.kind === kind)]),
  ];
  return groups.flatMap(([kind, some]) => {
    if (some.length === 0) return [];
    const counts = [1, 2, 3, 4, 5, 6].map((face) => some.filter(({ value }) => value === face).length);
    const mean = some.reduce((all, { value }) => all + value, 0) / some.length;
    return { kind, counts, expected: some.length / 6, mean };
  });
}

/** A factor that umpires ruled otherwise than the console had it. */
export interface FactorDoubted {
  factor: FactorKey;
  /** In how many combats it was ruled otherwise, and in how many ruled on it was in the score or given. */
  doubted: number;
  of: number;
  combats: string[];
}

const linePath = /^lines\.(\d+)\.points$/;
const nameOf = ({ turn, number, name }: Pick<CombatForPrecedents, 'turn' | 'number' | 'name'>): string =>
  `C${number} ${name}, turn ${turn}`;

/** The factors doubted in one combat: of lines overruled, what was turned to come to it, else what made the line; and preparation ticked by hand. */
function doubtedIn({ lines, overruled, ticked }: CombatForPrecedents): Set<FactorKey> {
  const read = lines.map(withFactors);
  const found = overruled.flatMap(({ path, reason, factors }): readonly FactorKey[] => {
    const at = linePath.exec(path);
    if (!at) return [];
    const turned = factors && factors.length > 0 ? factors : factorsInReason(reason);
    return turned.length > 0 ? turned.map(({ factor }) => factor) : (read[Number(at[1])]?.factors ?? []);
  });
  return new Set(ticked.length > 0 ? [...found, 'unprepared'] : found);
}

/** The factors umpires doubted, the most doubted first. */
export function factorsDoubted(combats: readonly CombatForPrecedents[]): FactorDoubted[] {
  const factors = new Map<FactorKey, FactorDoubted>();
  for (const combat of combats) {
    const doubted = doubtedIn(combat);
    const inIt = new Set([...combat.lines.flatMap((line) => withFactors(line).factors ?? []), ...doubted]);
    for (const factor of inIt) {
      const one = factors.get(factor) ?? { factor, doubted: 0, of: 0, combats: [] };
      one.of += 1;
      if (doubted.has(factor)) {
        one.doubted += 1;
        one.combats.push(nameOf(combat));
      }
      factors.set(factor, one);
    }
  }
  return [...factors.values()]
    .filter(({ doubted }) => doubted > 0)
    .sort((a, b) => b.doubted - a.doubted || a.of - b.of || (a.factor < b.factor ? -1 : 1));
}

/** A factor that was given in one place and refused in another: the combats, with who ruled, and what was made binding. */
export interface RuledBothWays {
  factor: FactorKey;
  given: string[];
  refused: string[];
}

/** A ruling on a factor made binding for all. */
export interface Bound {
  factor: string;
  isGranted: boolean;
  text: string;
  turn: number;
  by: string;
}

/** The like case decided differently: factors given and refused in the same game. The most often first. */
export function ruledBothWays(combats: readonly CombatForPrecedents[], bindings: readonly Bound[]): RuledBothWays[] {
  const said = precedentsOf(combats);
  const factors = [
    ...new Set([...said.map(({ factor }) => factor), ...bindings.map(({ factor }) => factor as FactorKey)]),
  ];
  return factors
    .map((factor) => ({ factor, given: saidOf(factor, true), refused: saidOf(factor, false) }))
    .filter(({ given, refused }) => given.length > 0 && refused.length > 0)
    .sort(
      (a, b) => b.given.length + b.refused.length - a.given.length - a.refused.length || (a.factor < b.factor ? -1 : 1),
    );

  function saidOf(factor: FactorKey, isGranted: boolean): string[] {
    const own = (one: { factor: string; isGranted: boolean }) => one.factor === factor && one.isGranted === isGranted;
    return [
      ...new Set([
        ...said.filter(own).map((one: Precedent) => `${nameOf(one)}, by ${one.by}`),
        ...bindings.filter(own).map(({ text, turn, by }) => `binding for all, turn ${turn}, by ${by}: ${text}`),
      ]),
    ];
  }
}
