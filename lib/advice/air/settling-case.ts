import type { Kind } from '@/lib/adjudication/adjudicate';
import type { RulesCase } from '@/lib/db/rows';
import type { AirCaseSubject } from './air-case-subject';

/** Which case of the turn settles what of the air. */

type Kept = Pick<RulesCase, 'id' | 'number' | 'state' | 'about'>;

const aboutOf = ({ about }: Kept): AirCaseSubject => about as unknown as AirCaseSubject;

function isSame(one: AirCaseSubject, other: AirCaseSubject): boolean {
  if ('tasks' in one) return 'tasks' in other && [...one.tasks].sort().join() === [...other.tasks].sort().join();
  if ('areaId' in one) return 'areaId' in other && one.areaId === other.areaId;
  if ('flakOf' in one) return 'flakOf' in other && one.flakOf === other.flakOf && one.mission === other.mission;
  return 'recceOf' in other && one.recceOf === other.recceOf;
}

/** The case that settles this, or has one of its air orders in a fight that waits for a ruling; null: none. */
export const settlingCase = <Case extends Kept>(about: AirCaseSubject, cases: readonly Case[]): Case | null =>
  cases.find((kept) => isSame(about, aboutOf(kept))) ??
  cases.find((kept) => {
    const other = aboutOf(kept);
    return (
      kept.state === 'resolved' &&
      'tasks' in about &&
      'tasks' in other &&
      about.tasks.some((id) => other.tasks.includes(id))
    );
  }) ??
  null;

/** Why it is not settled again: a die is not rolled twice, but a further ruling can be made. */
export function settledAlready(
  about: AirCaseSubject,
  cases: readonly Kept[],
): { caseId: string; message: string } | null {
  const kept = settlingCase(about, cases);
  if (!kept) return null;
  return {
    caseId: kept.id,
    message:
      kept.state === 'resolved'
        ? `The dice have fallen: rule on case ${kept.number}.`
        : `Case ${kept.number} has settled this. To correct it, rule again there.`,
  };
}

/** The consequence of closing movement before this was settled; null: it comes in time, or is not part of the moves. */
export const lateWords = (kind: Kind, movementClosedAt: Date | null): { what: string; rule: string } | null =>
  movementClosedAt === null || kind === 'recce'
    ? null
    : {
        what: 'Movement is closed: this comes late and changes no move already made. Take it as advice.',
        rule: '§4 Sequence of Action',
      };
