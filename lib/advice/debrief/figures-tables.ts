import { factorNamed } from '@/lib/adjudication/factor-list';
import { isSameReading, policyBook, rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Policies, RulebookChoice } from '@/lib/adjudication/types';
import type { CombatForPrecedents } from '@/lib/db/cases/factor-rulings';
import { capital, spaced } from '@/lib/text';
import { phases, type Side, sides } from '@/lib/words';
import { type PhaseRan, ranSeconds } from '../clock/day-pace';
import { nightWords, policyAbout } from '../combat/policy-words';
import {
  type ActOfUmpire,
  attentionOf,
  type Bound,
  type DieFell,
  diceFell,
  factorsDoubted,
  lateSheets,
  lossesOver,
  ruledBothWays,
  type Spent,
  spentBy,
  type Timed,
  timedKinds,
  tookMs,
} from './figures';

/** The facts of a game from which the figures are worked out. Names in the words of the scenario. */
export interface FigureFacts {
  turns: readonly number[];
  sideNames: Readonly<Record<Side, string>>;
  phases: readonly PhaseRan[];
  papers: readonly Timed[];
  acts: readonly ActOfUmpire[];
  dice: readonly DieFell[];
  steps: readonly { turn: number; side: Side; by: number; isAtRest: boolean }[];
  combats: readonly CombatForPrecedents[];
  bindings: readonly Bound[];
  /** The readings of the rules that were chosen anew while it was played. */
  readings: readonly { turn: number; by: string; before: RulebookChoice; after: RulebookChoice }[];
}

/** The figures of a day, a table each. */
export const figureTables = [
  'phases',
  'umpires',
  'teams',
  'attention',
  'late',
  'losses',
  'dice',
  'doubted',
  'differed',
  'papers',
] as const;
export type FigureTableId = (typeof figureTables)[number];

export type FigureCell = string | number | null;

/** A table of figures. `drawn`: the columns that are drawn as bars, by their place. */
export interface FigureTable {
  id: FigureTableId;
  title: string;
  /** The way it was worked out, in a sentence. */
  says: string;
  heads: string[];
  rows: FigureCell[][];
  drawn: number[];
}

/** An umpire's own figures are in these; all else is Game Control's. */
const ownTables: readonly FigureTableId[] = ['umpires', 'teams', 'attention', 'dice', 'doubted', 'papers'];

/**
 * The facts that one umpire may see, named one by one: the papers he had in hand, what he did, the dice he rolled or
 * had rolled, and the combats he ruled on (`ruled`: their ids).
 */
export const factsOfUmpire = (facts: FigureFacts, seatId: string, ruled: ReadonlySet<string>): FigureFacts => ({
  turns: facts.turns,
  sideNames: facts.sideNames,
  phases: [],
  papers: facts.papers.filter((paper) => paper.seatId === seatId),
  acts: facts.acts.filter((act) => act.seatId === seatId),
  dice: facts.dice.filter((die) => die.seatId === seatId),
  steps: [],
  combats: facts.combats.filter(({ id }) => ruled.has(id)),
  bindings: [],
  readings: [],
});

/** The tables of a game. `isOwn`: of one umpire, whose facts these are; else of all, for Game Control. */
export function tablesOf(facts: FigureFacts, isOwn: boolean): FigureTable[] {
  return figureTables
    .filter((id) => !isOwn || ownTables.includes(id))
    .map((id) => Object.assign({ id }, makers[id](facts)));
}

/** Minutes to one decimal; null: it has not ended. */
const minutes = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 6_000) / 10);
const kindOf = (kind: Timed['kind']) => timedKinds.find((one) => one.kind === kind)!;
const nobody = 'Nobody of Control';

/** `Order sheet (handed in to accepted)`. */
const spanOf = (kind: Timed['kind']): string => {
  const { one, from, to } = kindOf(kind);
  return `${one} (${from} to ${to})`;
};

const spentTable = (title: string, says: string, whose: string, spent: readonly Spent[]): Made => ({
  title,
  says,
  heads: ['What', whose, 'Done', 'Still open', 'Minutes, the middle one', 'Minutes, the longest'],
  rows: spent.map((one) => [
    spanOf(one.kind),
    one.whose,
    one.done,
    one.open,
    minutes(one.medianMs),
    minutes(one.longestMs),
  ]),
  drawn: [4],
});

type Made = Omit<FigureTable, 'id'>;

const makers: Readonly<Record<FigureTableId, (facts: FigureFacts) => Made>> = {
  phases: (facts) => ({
    title: 'How long the phases took',
    says: 'By the clock of the game: what it stood still is not counted. A phase under way has no minutes yet.',
    heads: ['Turn', 'Phase', 'Minutes'],
    rows: [...new Set(facts.phases.map(({ turn }) => turn))]
      .sort((a, b) => a - b)
      .flatMap((turn) =>
        phases.flatMap((phase): FigureCell[][] => {
          const runs = facts.phases.filter((run) => run.turn === turn && run.phase === phase);
          const ended = runs.map(ranSeconds).filter((seconds) => seconds !== null);
          if (runs.length === 0) return [];
          const seconds = ended.reduce((sum, one) => sum + one, 0);
          return [[turn, capital(spaced(phase)), ended.length === 0 ? null : minutes(seconds * 1000)]];
        }),
      ),
    drawn: [2],
  }),
  umpires: ({ papers }) =>
    spentTable(
      'How long papers and fights took, by umpire',
      'The umpire who accepted, asked, ruled or released; for papers that are still open, the umpire who had them in hand last.',
      'Umpire',
      spentBy(papers, ({ umpire }) => [umpire || nobody]),
    ),
  teams: ({ papers }) =>
    spentTable(
      'How long papers and fights took, by team',
      'A fight counts for every team that had a unit in it.',
      'Team',
      spentBy(papers, ({ teams }) => teams),
    ),
  attention: ({ acts }) => ({
    title: 'Control’s attention, by team',
    says: 'Before each act of an umpire the time since their act before, three minutes at most; an act about several teams is shared among them evenly. An estimate.',
    heads: ['Team', 'Umpire', 'Minutes'],
    rows: attentionOf(acts).map(({ team, umpire, ms }) => [team || 'No team in particular', umpire, minutes(ms)]),
    drawn: [2],
  }),
  late: ({ papers }) => ({
    title: 'Order sheets late',
    says: 'Sheets handed in after the deadline of their turn.',
    heads: ['Team', 'Handed in', 'Late'],
    rows: lateSheets(papers).map(({ team, handedIn, late }) => [team, handedIn, late]),
    drawn: [2],
  }),
  losses: ({ turns, sideNames, steps }) => ({
    title: 'Steps lost, turn by turn',
    says: 'A step is one rung of a unit’s strength. Steps won back at rest stand apart.',
    heads: ['Turn', ...sides.map((side) => sideNames[side]), ...sides.map((side) => `${sideNames[side]}, won back`)],
    rows: turns.map((turn) => {
      const own = lossesOver([turn], sides, steps);
      return [turn, ...own.map(({ lost }) => lost), ...own.map(({ wonBack }) => wonBack)];
    }),
    drawn: [1, 2],
  }),
  dice: ({ dice }) => ({
    title: 'How the dice fell',
    says: 'How often each face fell, and how often each would have by chance alone. Dice of companion games are not in it.',
    heads: ['Rolled for', '1', '2', '3', '4', '5', '6', 'Each by chance', 'Dice', 'Mean (3.5 by chance)'],
    rows: diceFell(dice).map(({ kind, counts, expected, mean }) => [
      kind,
      ...counts,
      Math.round(expected * 10) / 10,
      counts.reduce((sum, one) => sum + one, 0),
      Math.round(mean * 100) / 100,
    ]),
    drawn: [1, 2, 3, 4, 5, 6],
  }),
  doubted: ({ combats }) => ({
    title: 'What was doubted most in combats',
    says: 'Factors of the score that an umpire ruled otherwise than the console proposed, of the combats they were in.',
    heads: ['Factor', 'Combats in which it was ruled otherwise', 'Combats it was in', 'Which'],
    rows: factorsDoubted(combats).map(({ factor, doubted, of, combats: which }) => [
      factorNamed(factor).name,
      doubted,
      of,
      which.join('; '),
    ]),
    drawn: [1],
  }),
  differed: ({ combats, bindings, readings }) => ({
    title: 'Ruled one way and the other',
    says: 'Factors given in one place and refused in another, and readings of the rules that were changed while the game was played.',
    heads: ['What', 'One way', 'The other way'],
    rows: [
      ...ruledBothWays(combats, bindings).map(({ factor, given, refused }) => [
        factorNamed(factor).name,
        `Given: ${given.join('; ')}`,
        `Refused: ${refused.join('; ')}`,
      ]),
      ...readings.flatMap(readingRows),
    ],
    drawn: [],
  }),
  papers: ({ papers }) => ({
    title: 'Every sheet, query, combat and report',
    says: 'In the order in which they began.',
    heads: ['What', 'Turn', 'Name', 'Team', 'Umpire', 'From', 'To', 'Minutes', 'Late'],
    rows: papers.map((paper) => [
      spanOf(paper.kind),
      paper.turn,
      paper.name,
      paper.teams.join(', '),
      paper.umpire,
      paper.fromAt.toISOString(),
      paper.toAt?.toISOString() ?? null,
      minutes(tookMs(paper)),
      paper.isLate ? 'late' : '',
    ]),
    drawn: [],
  }),
};

/** Every reading that differs between two choices, as it was and as it became. */
function readingRows({ turn, by, before, after }: FigureFacts['readings'][number]): FigureCell[][] {
  const was = rulebookFrom(before).policies;
  const is = rulebookFrom(after).policies;
  return (Object.keys(policyBook) as (keyof Policies)[]).flatMap((name) =>
    isSameReading(was[name], is[name])
      ? []
      : [
          [
            policyAbout(name),
            `Before: ${readingWords(name, was)}`,
            `From turn ${turn}, by ${by}: ${readingWords(name, is)}`,
          ],
        ],
  );
}

function readingWords(name: keyof Policies, policies: Policies): string {
  const entry: { alternatives: readonly { value: unknown; sentence: string }[] } = policyBook[name];
  const found = entry.alternatives.find(({ value }) => isSameReading(value, policies[name]));
  return found?.sentence ?? (name === 'nightMovement' ? nightWords(policies.nightMovement) : String(policies[name]));
}
