import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Team, Unit } from '@/lib/db/rows';
import type { Lift, MapData } from '@/lib/scenario/types';
import type { ReportTruth, TruthCombat } from '@/lib/visibility/truth';
import type { FoughtAt } from './crossings-seen';

/** The sources of the events of a turn, beside the rows that hold them. */
export interface EventBooks {
  events: TurnEvents;
  units: readonly Unit[];
  team: Team;
  turn: ReportTruth['turn'];
  map: MapData;
  lifts: readonly Lift[];
  combats: readonly TruthCombat[];
  /** The same as the books hold them: where each was grouped. */
  foughtAt: readonly FoughtAt[];
  /** The units that fought, probed or were probed: they are told of that. */
  engaged: ReadonlySet<string>;
}
