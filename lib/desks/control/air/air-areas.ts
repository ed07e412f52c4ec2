import { type AreaAdvice, bombLineAdvice, gunAdvice, insideArea, type UnitNear } from '@/lib/adjudication/areas';
import { artilleryRanges } from '@/lib/adjudication/artillery';
import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import { areaSettledBy } from '@/lib/advice/air/area-settled';
import type { InterdictionArea, OrderLine, Unit } from '@/lib/db/rows';
import { isInField, type Place } from '@/lib/geometry';
import { type AirPictureRows, leftOf, nameOfTask, sideOfTask } from '@/lib/turn/air/air-picture-rows';
import { gunsOnArea } from '@/lib/turn/air/guns-at-area';
import { only } from '@/lib/values';
import type { ArtilleryClass, Side } from '@/lib/words';
import type { SquareAsked } from './squares-asked';

/** A bombing area on the air desk: what lies inside, who bombs and shells it, what the bomb line says (§9, §12b). */
export interface AreaOnDesk
  extends Pick<InterdictionArea, 'id' | 'name' | 'x' | 'y' | 'isFlakSuppression' | 'version'> {
  /** Units whose counter's centre is inside, friends of the bombers too (OC-82). */
  inside: { id: string; name: string; side: Side; isFlak: boolean }[];
  by: { taskId: string; name: string; side: Side; left: number; weight: string }[];
  guns: { id: string; name: string; side: Side }[];
  advice: AreaAdvice[];
  /** The case its dice fell in; null: they have not. */
  settledBy: { caseId: string; number: number; isRuled: boolean } | null;
}

/** Guns that can interdict (OC-32). */
export interface GunsOnDesk extends Place {
  id: string;
  name: string;
  side: Side;
  class: ArtilleryClass;
  longKm: number;
  /** The tasks they have in this turn already, in words; empty: none. */
  bound: string;
}

/** A handed-in row that has guns interdict a place. */
export interface ShellingOrdered {
  lineId: string;
  /** As the player wrote it. */
  wrote: string;
  orders: string;
  guns: { id: string; name: string }[];
  side: Side | null;
  /** The middle of the square it asks for, km; null: what the player wrote names none. */
  square: Place | null;
  /** The area its guns are on already; null: none of them is on one. */
  areaId: string | null;
}

type Placed = Unit & Place;

/** The units on the map. */
export const onMap = (units: readonly Unit[]): Placed[] => units.filter(isInField);

const near = ({ id, shortName: name, side, x, y }: Placed): UnitNear => ({ id, name, side, x, y });

export function areasOnDesk(books: AirPictureRows): AreaOnDesk[] {
  const standing = onMap(books.units);
  const byId = new Map(standing.map((unit) => [unit.id, unit]));
  return books.areas.map((area): AreaOnDesk => {
    const bombing = books.tasks.filter(({ areaId }) => areaId === area.id);
    const guns = area.guns.flatMap(({ unitId }) => byId.get(unitId) ?? []);
    const inside = insideArea(standing, area);
    const first = bombing[0];
    const side = first ? sideOfTask(first, books) : (guns[0]?.side ?? null);
    const settled = areaSettledBy(area.id, books.cases);
    const advice = [
      ...bombLineAdvice(standing.map(near), area, side),
      ...guns.flatMap((unit) => gunAdvice(gunsOnArea(unit), area)),
    ];
    const say = (code: AreaAdvice['code'], message: string, rule = '§9 Bombing/Interdiction') =>
      advice.push({ code, message, rule });
    if (inside.length === 0) say('empty', 'Nobody lies inside.', '§9 Bombing/Interdiction, OC-82');
    else if (area.isFlakSuppression && !inside.some(({ flakWeights }) => flakWeights.length > 0))
      say('noFlak', 'No flak lies inside.', '§12 Losses from Flak, OC-87');
    if (bombing.length + guns.length === 0) say('nothingOnIt', 'No squadron and no gun is on it.');
    return {
      ...only(area, ['id', 'name', 'x', 'y', 'isFlakSuppression', 'version']),
      inside: inside.map((unit) => ({
        id: unit.id,
        name: unit.shortName,
        side: unit.side,
        isFlak: unit.flakWeights.length > 0,
      })),
      by: bombing.map((task) => ({
        taskId: task.id,
        name: nameOfTask(task, books),
        side: sideOfTask(task, books),
        left: leftOf(task),
        weight: books.groups.get(task.squadronId ?? '')?.interdiction ?? '',
      })),
      guns: guns.map(({ id, shortName: name, side }) => ({ id, name, side })),
      advice: settled ? [] : advice,
      settledBy: settled ? { caseId: settled.id, number: settled.number, isRuled: settled.state === 'ruled' } : null,
    };
  });
}

/** Every battalion of guns that can interdict, and what it does already. `supporting`: the combat a unit's guns support. */
export function gunsOnDesk(books: AirPictureRows, supporting: ReadonlyMap<string, string>): GunsOnDesk[] {
  const shelling = new Map(books.areas.flatMap(({ name, guns }) => guns.map(({ unitId }) => [unitId, name] as const)));
  return onMap(books.units).flatMap((unit) => {
    const type = unit.artilleryClass as ArtilleryClass | null;
    const longKm = type && artilleryRanges[type].longKm;
    if (!type || longKm === null || !isEffective(statusAt(profileOf(unit.profile), unit.stepsLost))) return [];
    const combat = supporting.get(unit.id);
    const area = shelling.get(unit.id);
    const bound = combat ? `supports ${combat}` : area ? `shells ${area}` : '';
    const { id, shortName: name, side, x, y } = unit;
    return [{ id, name, side, x, y, class: type, longKm: longKm!, bound }];
  });
}

/** The rows that have guns interdict, in the order of their sheets. */
export function shellingOrdered(
  books: AirPictureRows,
  lines: readonly OrderLine[],
  asked: readonly SquareAsked[],
): ShellingOrdered[] {
  const byCounter = new Map(books.units.map((unit) => [unit.counterId, unit]));
  return lines.flatMap((line) => {
    if (line.interdicts === '') return [];
    const units = line.counterIds.flatMap((id) => byCounter.get(id) ?? []).filter((unit) => unit.artilleryClass);
    const area = books.areas.find(({ guns }) => guns.some(({ unitId }) => units.some(({ id }) => id === unitId)));
    const square = asked.find(({ id }) => id === line.id);
    return [
      {
        lineId: line.id,
        wrote: line.interdicts,
        orders: line.orders,
        guns: units.map(({ id, shortName: name }) => ({ id, name })),
        side: units[0]?.side ?? null,
        square: square ? { x: square.x, y: square.y } : null,
        areaId: area?.id ?? null,
      },
    ];
  });
}
