import { z } from 'zod';
import type { Kinds } from '@/lib/adjudication/adjudicate';
import { caseInputOf, caseRulingOf } from '@/lib/advice/cases/case-record';
import { truthUnit } from '@/lib/advice/reports/truth-unit';
import type { AirTask, RulesCase, SightingReport, Unit } from '@/lib/db/rows';
import { writtenText } from '@/lib/forms';
import type { TruthAirLoss } from '@/lib/visibility/sightings/air-report';
import { contactSeen, type ToldContact } from '@/lib/visibility/sightings/recce-report';
import type { SightingText } from '@/lib/visibility/sightings/sightings';
import type { TruthPlace } from '@/lib/visibility/truth';
import { arms, confidences } from '@/lib/words';
import { type AirPictureRows, nameOfTask, sideOfTask } from '../air/air-picture-rows';

/** The contacts that a ruled case of the air gives a report of sightings. */

/** A contact in a draft. */
export interface DraftContact extends ToldContact {
  id: string;
}

/** A contact as Control's form sends it: the same fields for what was seen and for what was not. */
export const contactForm = z.strictObject({
  id: z.string().max(40),
  x: z.number(),
  y: z.number(),
  symbol: z.enum(arms).nullable(),
  label: writtenText(120).trim().min(1, 'needs a word or two'),
  direction: writtenText(80).trim(),
  confidence: z.enum(confidences),
});

export const sightingText = ({ source, body, contacts }: SightingReport): SightingText => ({
  source,
  body,
  contacts: contacts as unknown as DraftContact[],
});

/** Where a unit came from on its last leg; null: it stood. */
function cameFrom({ way, startX, startY, x, y, kmMoved }: Unit) {
  const legs = way as [number, number][];
  const before = legs.at(-2) ?? (legs.length === 1 ? legs[0] : undefined);
  if (before && (before[0] !== x || before[1] !== y)) return { x: before[0], y: before[1] };
  return kmMoved > 0 && startX !== null && startY !== null ? { x: startX, y: startY } : null;
}

/** The contacts that a reconnaissance reported, as it was ruled. */
export function contactsOf(kept: RulesCase, units: readonly Unit[], places: readonly TruthPlace[]): ToldContact[] {
  const ruling = caseRulingOf(kept);
  if (kept.kind !== 'recce' || !ruling) return [];
  const { targets } = ruling.outcome as Kinds['recce']['outcome'];
  return targets.flatMap(({ id, report }) => {
    const unit = units.find((one) => one.id === id);
    if (!unit || unit.x === null || unit.y === null) return [];
    const { arm, flags, side } = truthUnit(unit);
    const from = cameFrom(unit);
    const seen = { report, arm, flags, side, echelon: unit.echelon, at: { x: unit.x, y: unit.y }, from };
    return contactSeen(seen, places) ?? [];
  });
}

/** The losses of each air order in cases of air battles and flak, as the orders are now. */
export function lossesOf(
  cases: readonly RulesCase[],
  tasks: readonly AirTask[],
  books: Pick<AirPictureRows, 'groups' | 'lifts'>,
): TruthAirLoss[] {
  const ids = cases.flatMap((kept) => {
    const { tasks: roles, flakOf } = caseInputOf(kept).about;
    return [...(roles ? Object.values(roles).flat() : []), ...(flakOf ? [flakOf] : [])];
  });
  return tasks
    .filter(({ id }) => ids.includes(id))
    .map((task) => ({
      side: sideOfTask(task, books),
      name: nameOfTask(task, books),
      lost: task.lost,
      of: task.squadrons,
      isDrivenOff: task.state === 'drivenOff',
      hasFought: cases.some((kept) => foughtIn(kept).includes(task.id)),
    }));
}

/** The fighters' orders that fought in a case: those of both sides, unless one was unopposed (§13). */
function foughtIn(kept: RulesCase): string[] {
  const { tasks: roles } = caseInputOf(kept).about;
  const ruling = kept.kind === 'airToAir' ? caseRulingOf(kept) : null;
  if (!roles || !ruling) return [];
  const { result } = ruling.outcome as Kinds['airToAir']['outcome'];
  return result === 'unopposed' ? [] : [...roles.a, ...roles.b];
}
