import { gunAdvice, insideArea } from '@/lib/adjudication/areas';
import type { InterdictionArea } from '@/lib/db/rows';
import { isInField } from '@/lib/geometry';
import { done, type Result, refused } from '@/lib/result';
import type { CaseFromTruth } from '../cases/case-from-truth';
import { type AirPictureRows, leftOf, spentWords } from './air-picture-rows';
import { gunsOnArea } from './guns-at-area';

const rule = '§9 Bombing/Interdiction';

/**
 * The case of an area that is bombed or shelled (§9 Bombing/Interdiction): squadrons that are left of it, guns as light, and
 * every unit inside, friends too (OC-82). Who is on it and does not count is named with the reason.
 */
export function areaInput(areaId: string, books: AirPictureRows): Result<CaseFromTruth> {
  const area = books.areas.find(({ id }) => id === areaId);
  if (!area) return refused('notFound', 'This area has been removed.');
  const ordered = books.tasks.filter((task) => task.areaId === areaId);
  const bombing = ordered.filter((task) => leftOf(task) > 0);
  const guns = gunsThatFire(area, books);
  const beside = [
    ...ordered
      .filter((task) => leftOf(task) === 0)
      .map((task) => ({ what: spentWords(task, books), rule: '§12 Air Operations, OC-44' })),
    ...guns.silent,
  ];
  const forces = bombing.flatMap((task) => {
    const weight = books.groups.get(task.squadronId ?? '')?.interdiction;
    return weight ? [{ weight, count: leftOf(task) }] : [];
  });
  if (guns.firing > 0) forces.push({ weight: 'light', count: guns.firing });
  if (forces.length === 0)
    return refused('badInput', ['Nothing bombs or shells this area.', ...beside.map(({ what }) => what)].join(' '), {
      rule,
    });
  const targets = insideArea(books.units.filter(isInField), area);
  if (targets.length === 0) return refused('badInput', 'No unit lies in this area.', { rule: `${rule}, OC-82` });
  return done({
    kind: 'interdiction',
    name: area.name,
    input: {
      targets: targets.map(({ id, profile, stepsLost, flakWeights }) => ({
        id,
        profile,
        stepsLost,
        isFlak: flakWeights.length > 0,
      })),
      forces,
    },
    about: { areaId, bombedBy: bombing.map(({ id }) => id) },
    beside,
  });
}

/**
 * The number of gun battalions on an area that fire as things are, and the reasons why the others do not (OC-32, OC-60,
 * OC-71).
 */
function gunsThatFire(
  area: InterdictionArea & { guns: { unitId: string }[] },
  { units }: Pick<AirPictureRows, 'units'>,
) {
  const silent = area.guns.flatMap(({ unitId }) => {
    const unit = units.find(({ id }) => id === unitId)!;
    if (!isInField(unit)) return [{ what: `${unit.name} is not on the map and does not fire.`, rule }];
    return gunAdvice(gunsOnArea(unit), area)
      .slice(0, 1)
      .map(({ message, rule: why }) => ({ what: `${message} It does not fire.`, rule: why }));
  });
  return { firing: area.guns.length - silent.length, silent };
}
