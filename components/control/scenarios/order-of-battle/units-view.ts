import type { DraftDesk, DraftProfile } from '@/lib/desks/control/scenarios/draft-desk';
import type { Splice } from '@/lib/scenario/draft/edit';
import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import type { ScenarioProblem } from '@/lib/scenario/types';
import type { Rows } from '../cells';

/** What every view of the units is given. */
export interface UnitsViewProps {
  draftId: string;
  file: string;
  rows: Rows;
  faults: readonly ScenarioProblem[];
  columns: readonly ColumnGuide[];
  /** By column: the keys there are, of teams say. */
  keys: Readonly<Record<string, readonly string[]>>;
  teams: DraftDesk['teams'];
  profiles: readonly DraftProfile[];
  onChange: (what: string, splices: Splice[]) => void;
}
