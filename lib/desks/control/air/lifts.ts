import type { AirCaseSubject } from '@/lib/advice/air/air-case-subject';
import { isToCome } from '@/lib/advice/arrivals/entry-places';
import { liftDue } from '@/lib/advice/arrivals/lift-due';
import type { Unit } from '@/lib/db/rows';
import type { Place } from '@/lib/geometry';
import { type AirPictureRows, leftOf } from '@/lib/turn/air/air-picture-rows';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { only } from '@/lib/values';
import type { AirTaskState, Side } from '@/lib/words';

const ofAUnit = ['id', 'name', 'shortName', 'stepsLost', 'isOnMap'] as const;

/** A lift of the scenario that is due and has not come down, or came down in this turn. */
export interface LiftOnDesk {
  id: string;
  zone: string;
  side: Side;
  place: Place;
  /** The turn its units are due in. */
  turn: number;
  serials: number;
  units: Pick<Unit, (typeof ofAUnit)[number]>[];
  /** Its air order of this turn; null: it has not been ordered. */
  order: {
    taskId: string;
    version: number;
    state: AirTaskState;
    serials: number;
    lost: number;
    left: number;
    at: Place;
    /** The companion games it was played out in, the last begun first. */
    companions: CompanionGameOnList[];
  } | null;
  /** The points against landing it now, a sentence each; they block nothing. */
  advice: string[];
}

/** The lifts that are due by this turn and have units still to come, the soonest first. */
export function liftsOnDesk(
  books: AirPictureRows,
  companions: ReadonlyMap<string, CompanionGameOnList[]>,
): LiftOnDesk[] {
  const byId = new Map(books.units.map((unit) => [unit.id, unit]));
  return [...books.lifts.values()]
    .flatMap((lift): LiftOnDesk[] => {
      const units = lift.unitIds.flatMap((id) => byId.get(id) ?? []);
      const task = books.tasks.findLast(({ liftId }) => liftId === lift.id);
      const due = liftDue(lift, books.units);
      const isDue = due <= books.turn && units.some(isToCome);
      if (!isDue && !task) return [];
      const left = task ? leftOf(task) : 0;
      return [
        {
          ...only(lift, ['id', 'zone', 'side', 'place']),
          turn: due,
          serials: lift.serials,
          units: units.map((unit) => only(unit, ofAUnit)),
          order: task
            ? {
                taskId: task.id,
                version: task.version,
                state: task.state,
                serials: task.squadrons,
                lost: task.lost,
                left,
                companions: companions.get(task.id) ?? [],
                at: task.x !== null && task.y !== null ? { x: task.x, y: task.y } : lift.place,
              }
            : null,
          advice: task?.state === 'ordered' ? against(task.id, books) : [],
        },
      ];
    })
    .sort((one, other) => one.turn - other.turn || (one.id < other.id ? -1 : 1));
}

function against(taskId: string, books: AirPictureRows): string[] {
  const open = books.cases.filter(({ state, about }) => {
    const of = about as unknown as AirCaseSubject;
    return (
      state === 'resolved' && (('tasks' in of && of.tasks.includes(taskId)) || ('flakOf' in of && of.flakOf === taskId))
    );
  });
  return open.map(({ number }) => `Case ${number} has no ruling yet.`);
}
