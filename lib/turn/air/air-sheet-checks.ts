import type { OwnCounter } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { capital } from '@/lib/text';
import { isGridReference } from '@/lib/visibility/forms/air-form';
import type { AirLineWrite } from '@/lib/visibility/forms/air-writes';
import { lostOn } from '../sheets/order-sheet-checks';
import { rowName } from '../sheets/sheet-view';

/** Checks that every row of an air request sheet says what is asked for and where. Refuses with the row and the field. */
export function checkAirSheet(lines: readonly AirLineWrite[], counters: readonly OwnCounter[]): void {
  for (const [i, line] of lines.entries()) {
    const bad = (field: keyof AirLineWrite, message: string) =>
      refusal('badInput', `${capital(rowName(lines, line))}: ${message}`, { field: `lines.${i}.${field}` });
    if (!line.mission) throw bad('mission', 'circle what is asked for.');
    if (line.at !== '' && !isGridReference(line.at))
      throw bad('at', 'a grid reference is figures as on the map’s margin, 746 779.');
    if (line.target.trim() === '' && line.at === '')
      throw bad('target', 'say where: a target in words, or a grid reference.');
  }
  lostOn(lines, counters, ['counterIds'], 'needs nothing from the air any more');
}
