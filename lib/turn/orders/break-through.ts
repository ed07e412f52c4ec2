import type { OwnCounter } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { listed } from '@/lib/text';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import { rowName } from '../sheets/sheet-view';

/**
 * Refuses the first row that cannot break through (OC-66), in the words of the battle: a player reads this. Judged only
 * by the counters as they were issued to the team.
 */
export function mayBreakThrough(lines: readonly LineWrite[], counters: readonly OwnCounter[]): void {
  for (const [i, line] of lines.entries()) {
    if (line.action !== 'breakThrough') continue;
    const ordered = line.counterIds.flatMap((id) => counters.find((one) => one.id === id) ?? []);
    const row = rowName(lines, line);
    const field = `lines.${i}.action`;
    if (!ordered.some(({ leads }) => leads)) {
      throw refusal(
        'notArmour',
        `There is no armour in ${row}. Only armour can break through: order an attack instead.`,
        { field },
      );
    }
    const slow = ordered.filter(({ keepsUp }) => !keepsUp).map(({ name }) => name);
    if (slow.length === 0) continue;
    throw refusal(
      'notArmour',
      `${listed(slow)} cannot keep up with the armour in ${row}. Give ${slow.length > 1 ? 'them' : 'it'} a row of ${slow.length > 1 ? 'their' : 'its'} own.`,
      { field },
    );
  }
}
