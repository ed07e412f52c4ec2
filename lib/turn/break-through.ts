import { type OrderRefusal, orderRefusals } from '@/lib/adjudication/orders';
import type { Arm, Mover, UnitFlag } from '@/lib/adjudication/types';
import type { Unit } from '@/lib/db/rows';
import type { LineWrite } from '@/lib/visibility/order-form';
import { type Answer, done, refused } from './answer';
import { rowName } from './sheet-lines';

/** What the rules refuse of a row (OC-66), from the units behind its counters: what they are, not how they are. */
const refusalsOf = (line: Pick<LineWrite, 'action'>, units: readonly Unit[]): OrderRefusal[] =>
  orderRefusals(
    line.action,
    units.map(({ id, arm, flags, mover }) => ({
      id,
      arm: arm as Arm,
      flags: flags as UnitFlag[],
      mover: mover as Mover,
    })),
  );

/** Refuses the first row that cannot break through, in the words of the battle: a player reads this. */
export function breakThroughRefusal(
  lines: readonly LineWrite[],
  breaking: readonly LineWrite[],
  byCounter: Map<string, Unit>,
): Answer {
  for (const line of breaking) {
    const units = line.counterIds.flatMap((id) => byCounter.get(id) ?? []);
    const [first] = refusalsOf(line, units);
    if (!first) continue;
    const row = rowName(lines, line);
    const field = `lines.${lines.indexOf(line)}.action`;
    if (first.code === 'breakThroughWithoutTanks') {
      return refused(
        'notArmour',
        `There is no armour in ${row}. Only armour can break through: order an attack instead.`,
        { field },
      );
    }
    const slow = units.filter((unit) => first.unitIds.includes(unit.id)).map((unit) => unit.name);
    return refused(
      'notArmour',
      `${list(slow)} cannot keep up with the armour in ${row}. Give ${slow.length > 1 ? 'them' : 'it'} a row of ${slow.length > 1 ? 'their' : 'its'} own.`,
      { field },
    );
  }
  return done(null);
}

const list = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
