import { squareReference } from '@/components/map/core/square-reference';
import type { SheetOnDesk } from '@/lib/desks/control/orders/orders';
import { centreOf, standsAround } from '@/lib/geometry';
import { namesOnMap } from '@/lib/reading/names-on-map';
import { placesOf, readingOf } from '@/lib/reading/reading-of-row';
import { isFollowing, otherWords, readWords } from '@/lib/reading/reading-words';
import type { MapData } from '@/lib/scenario/types';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { PaperGoal, PaperReading } from './paper-goal';

/** Reads the rows of one team's paper sheet: by the printed map and the team's own counters, as its players' desks do. */
export function paperReader(map: MapData, counters: SheetOnDesk['counters']): (line: LineWrite) => PaperReading | null {
  const names = namesOnMap(map);
  const own = counters.map((counter) => ({ ...counter, isLost: false }));
  const near = standsAround(names.frame, centreOf(placesOf(own)));
  return (line) => {
    if (line.counterIds.length === 0 || line.orders.trim() === '') return null;
    const reading = readingOf(line, names, own);
    const says = readWords(line, reading, undefined, null);
    const to = (goal: string, by: PaperGoal['goalBy'] = 'confirmed'): PaperGoal => ({ goalBy: by, goal });
    const goals = isFollowing(reading)
      ? [{ says, is: to('') }]
      : reading.goal
        ? [reading.goal, reading.other].flatMap((one) =>
            one ? { says: `To ${one.name}`, is: to(squareReference(names.frame, one.place, near)) } : [],
          )
        : [{ says, is: to('', 'stays') }];
    return { asked: otherWords(reading), goals, doubts: reading.doubts };
  };
}
