import type { Kind, Kinds } from '@/lib/adjudication/adjudicate';
import type { AirRoles } from '@/lib/adjudication/air-picture';
import type { Overruled } from '@/lib/adjudication/ruled';
import type { CaseLine } from '@/lib/adjudication/settle-case';
import type { Policies } from '@/lib/adjudication/types';
import type { RulesCase } from '@/lib/db/rows';
import type { RulebookName, Weather } from '@/lib/words';
import { withFactors } from '../combat/kept-before-factors';

/** A case at the rules desk as it is kept: what was asked, what the rules found, what Control ruled and did. */

/** The things of the game that a case is about, where the case itself has no place for an id. */
export interface CaseAbout {
  /** The unit that moves. */
  unitId?: string | undefined;
  /** The bridge tested, or crossed. */
  crossingId?: string | undefined;
  /** Squadron groups of each side of an air battle, and of the bombers escorted. */
  a?: string[] | undefined;
  b?: string[] | undefined;
  bombers?: string[] | undefined;
  /** Air orders in an air battle, by their part in it. */
  tasks?: AirRoles | undefined;
  /** The air order that flak fires on, and which unit each carried id is part of. */
  flakOf?: string | undefined;
  carried?: Record<string, string> | undefined;
  /** The area that is bombed or shelled, and the air orders that bomb it. */
  areaId?: string | undefined;
  bombedBy?: string[] | undefined;
  /** The reconnaissance that is flown. */
  recceOf?: string | undefined;
}

/** The question: the case as the rules take it, and the things of the game that it is about. */
export interface CaseInput<K extends Kind = Kind> {
  case: Kinds[K]['case'];
  about: CaseAbout;
}

/** The finding of the rules, and the readings it rests on. */
export interface CaseFinding<K extends Kind = Kind> {
  outcome: Kinds[K]['outcome'];
  lines: CaseLine[];
  policies: Policies;
  weather: Weather;
}

/** The effect of a ruling on one thing of the game: the fields it changed, before and after. */
export interface AppliedToCase {
  subject: 'unit' | 'crossing' | 'squadron' | 'airTask';
  id: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The ruling as it is kept beside the finding. */
export interface CaseRuling<K extends Kind = Kind> {
  outcome: Kinds[K]['outcome'];
  overruled: Overruled[];
  /** Label of the seat that ruled. */
  by: string;
  /** Why Control ruled again; empty for the first ruling. */
  reason: string;
  /** The companion game whose result was ruled by. */
  companionGameId?: string;
  /** True when it was to be applied to the game at all. */
  isApplied: boolean;
  applied: AppliedToCase[];
}

type Kept = Pick<RulesCase, 'input' | 'finding' | 'ruling'>;

export const caseInputOf = ({ input }: Pick<Kept, 'input'>): CaseInput => input as unknown as CaseInput;
/** The lines of a combat with their factors. */
export function caseFindingOf(row: Kept): CaseFinding {
  const finding = row.finding as unknown as CaseFinding;
  const { outcome } = finding;
  return 'odds' in outcome ? { ...finding, outcome: { ...outcome, lines: outcome.lines.map(withFactors) } } : finding;
}
/** Null before Control has ruled. */
export const caseRulingOf = ({ ruling }: Pick<Kept, 'ruling'>): CaseRuling | null =>
  ruling as unknown as CaseRuling | null;

/** The rulebook a case was found by. */
export const rulebookOf = ({ outcome, policies }: CaseFinding): { name: RulebookName; policies: Policies } => ({
  name: outcome.rulebook,
  policies,
});
