import { middleOf, type Place, windOf } from '@/lib/geometry';
import type { Arm, Side, Wind } from '@/lib/words';
import type { Armed } from './arms';

/** An enemy that a probe has met: within passing distance as movement closed (OC-73). */
export interface MetUnit extends Armed {
  id: string;
  side: Side;
  formation: string;
  /** 0 to 10. */
  status: number;
}

/** The news for the side that probes (ours, OC-73): proposed to Control, who tells it in words. No Results Table. */
interface ProbeFinding {
  side: MetUnit['side'];
  /** The types met, each once, the stronger first. */
  arms: Arm[];
  /** Battalion equivalents to the nearest half (OC-118); 0: a company or so. */
  battalions: number;
  /** The formation identified: that of the strongest unit met, which §5 Probe lets its patrols find out. */
  formation: string;
  /** The unit by which it is identified. */
  identifiedBy: string;
}

/** The news for the side that is probed: that patrols were about, and from where. No strength, no type, no name. */
interface ProbedFinding {
  from: Wind;
}

/** Battalion equivalents of a contact status: over 5, to the nearest half (OC-118). */
export const battalionEquivalents = (status: number): number => Math.round((status / 5) * 2) / 2;

/** The strongest of the units met: the most status; of equals the first by its id. Null: nobody was met. */
export function strongestOf<Unit extends Pick<MetUnit, 'id' | 'status'>>(met: readonly Unit[]): Unit | null {
  return [...met].sort(byStrength)[0] ?? null;
}

const byStrength = (a: Pick<MetUnit, 'id' | 'status'>, b: Pick<MetUnit, 'id' | 'status'>): number =>
  b.status - a.status || (a.id < b.id ? -1 : 1);

/** The proposed finding of a probe (§5 Probe, OC-73). Null where it met nobody. */
export function probeFinding(met: readonly MetUnit[]): ProbeFinding | null {
  const strongest = strongestOf(met);
  if (!strongest) return null;
  return {
    side: strongest.side,
    arms: [...new Set([...met].sort(byStrength).map(({ arm }) => arm))],
    battalions: battalionEquivalents(met.reduce((sum, { status }) => sum + status, 0)),
    formation: strongest.formation,
    identifiedBy: strongest.id,
  };
}

/** The proposed finding for the probed: `own` are their units that were met, `probing` the units that felt them out. */
export const probedFinding = (own: readonly Place[], probing: readonly Place[]): ProbedFinding => ({
  from: windOf(middleOf(own), middleOf(probing)),
});
