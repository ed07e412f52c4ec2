import { isSupport } from '@/lib/adjudication/air-orders';
import { airCombatCase } from '@/lib/adjudication/air-picture';
import { wayOf } from '@/lib/adjudication/air-ways';
import { flakCase, flakMet, serialsOfBombers, serialsOfLift } from '@/lib/adjudication/flak-picture';
import { isSameSquare, recceCase, type Square } from '@/lib/adjudication/recce-picture';
import type { AirCaseSubject } from '@/lib/advice/air/air-case-subject';
import type { AirTask, Squadron } from '@/lib/db/rows';
import { done, type Result, refused } from '@/lib/result';
import { otherSide } from '@/lib/sides';
import type { FlakMission } from '@/lib/words';
import type { CaseFromTruth } from '../cases/case-from-truth';
import { middlesOf, targetOf } from './air-overlay';
import {
  type AirPictureRows,
  flakOfSide,
  flownTask,
  inSentence,
  leftOf,
  nameOfTask,
  placeOfTask,
  sideOfTask,
  spentWords,
  squaresOf,
  unitsBelow,
} from './air-picture-rows';
import { areaInput } from './build-area-case';

/** The air orders it is about: those named, or those that bomb the area; each once, in the order in which all hold them. */
export function tasksOf(about: AirCaseSubject, { tasks }: Pick<AirPictureRows, 'tasks'>): string[] {
  if ('tasks' in about) return [...new Set(about.tasks)].sort();
  if ('areaId' in about) return tasks.flatMap(({ id, areaId }) => (areaId === about.areaId ? [id] : [])).sort();
  if ('flakOf' in about) return [about.flakOf];
  return [about.recceOf];
}

/** Builds the case from what stands in the books. Refused where there is nothing to settle. */
export function airCase(about: AirCaseSubject, books: AirPictureRows): Result<CaseFromTruth> {
  if ('tasks' in about) return combatOf(about.tasks, books);
  if ('areaId' in about) return areaInput(about.areaId, books);
  if ('flakOf' in about) return flakOf(about.flakOf, about.mission, books);
  return recceOf(about.recceOf, about.concentrations ?? [], books);
}

const gone = () => refused('notFound', 'This air order has been cancelled.');
const nothingLeft = (task: AirTask, books: AirPictureRows) =>
  refused('notNow', spentWords(task, books), { rule: '§12 Air Operations, OC-44' });

function combatOf(ids: readonly string[], books: AirPictureRows): Result<CaseFromTruth> {
  const tasks = [...new Set(ids)].map((id) => books.tasks.find((task) => task.id === id));
  if (tasks.some((task) => !task)) return gone();
  const spent = tasks.find((task) => leftOf(task!) === 0);
  if (spent) return nothingLeft(spent, books);
  const reading = airCombatCase(tasks.map((task) => flownTask(task!, books)));
  if (!reading.ok) return refused('badInput', reading.message, { field: 'about.tasks', rule: '§13 Air to Air Combat' });
  const { transports, bombers } = reading.roles;
  const caught = tasks.find((task) => transports.includes(task!.id) || bombers.includes(task!.id));
  return done({
    kind: 'airToAir',
    name: caught ? `Fighters on ${inSentence(nameOfTask(caught, books))}` : 'Air cover against air cover',
    input: { ...reading.case },
    about: { tasks: reading.roles },
  });
}

/**
 * True when the squadrons of an order fly over flak as bombers (§12 Losses from Flak). In close support only heavy
 * bombers do, ground-attack squadrons do not (OC-132).
 */
const areBombers = ({ mission }: Pick<AirTask, 'mission'>, { kind, closeSupport }: Squadron): boolean =>
  isSupport(mission) ? closeSupport === 'heavyBomber' : kind.includes('omber');

/** The serials of an air order that flak fires on; null: it carries nothing that flak fires on. */
function serialsOf(task: AirTask, books: AirPictureRows) {
  const left = leftOf(task);
  if (task.mission !== 'airTransport') {
    const group = books.groups.get(task.squadronId ?? '');
    return group && areBombers(task, group) ? serialsOfBombers(group.name, left) : null;
  }
  const lift = books.lifts.get(task.liftId ?? '');
  const aboard = (lift?.unitIds ?? []).flatMap(
    (id) => books.units.find((unit) => unit.id === id && !unit.isOnMap) ?? [],
  );
  return serialsOfLift(lift?.zone ?? nameOfTask(task, books), left, aboard);
}

/** The enemy flak that an air order meets, suppressed guns among it. */
export function flakOnTask(task: AirTask, mission: FlakMission, books: AirPictureRows) {
  const enemy = flakOfSide(books, otherSide(sideOfTask(task, books)));
  const zone = task.mission === 'airTransport' ? placeOfTask(task, books) : null;
  if (mission === 'landing' && !zone) return [];
  const way = isSupport(task.mission)
    ? wayOf(task.route as unknown as [number, number][], targetOf(task, books, middlesOf(books.units, books.turn)))
    : flownTask(task, books).way;
  return flakMet(mission, way, zone, enemy);
}

/** True when flak fires on an air order at all: bombers, in close support too, and transports (§12, OC-132). */
export const isFiredOn = (task: AirTask, books: AirPictureRows): boolean =>
  (task.mission === 'bombing' || task.mission === 'airTransport' || isSupport(task.mission)) &&
  serialsOf(task, books) !== null;

function flakOf(taskId: string, mission: FlakMission, books: AirPictureRows): Result<CaseFromTruth> {
  const task = books.tasks.find(({ id }) => id === taskId);
  if (!task) return gone();
  if (leftOf(task) === 0) return nothingLeft(task, books);
  const serials = serialsOf(task, books);
  if (!serials || !isFiredOn(task, books))
    return refused('badInput', 'Flak fires on bombers and transports only.', { rule: '§12 Losses from Flak' });
  const put = flakCase(mission, serials, flakOnTask(task, mission, books));
  if (put.flak.length === 0)
    return refused('badInput', 'No flak that can fire is within range.', { rule: '§12 Losses from Flak, OC-84' });
  return done({
    kind: 'flak',
    name: `Flak on ${inSentence(nameOfTask(task, books))}${mission === 'landing' ? ', landing' : ''}`,
    input: { ...put },
    about: { flakOf: taskId, carried: serials.carried },
  });
}

function recceOf(taskId: string, concentrations: readonly Square[], books: AirPictureRows): Result<CaseFromTruth> {
  const task = books.tasks.find(({ id }) => id === taskId);
  if (!task) return gone();
  if (leftOf(task) === 0) return nothingLeft(task, books);
  const squares = squaresOf(task);
  const astray = concentrations.findIndex((one) => !squares.some((square) => isSameSquare(one, square)));
  if (astray >= 0)
    return refused('badInput', 'A concentration is ticked for a square that this order looks at.', {
      field: `about.concentrations.${astray}`,
      rule: '§12c Recce, OC-127',
    });
  const enemy = otherSide(sideOfTask(task, books));
  const put = recceCase(squares, unitsBelow(books, enemy, squares), books.daypart === 'night', concentrations);
  if (put.targets.length === 0)
    return refused('badInput', 'No enemy stands in these squares: there is nothing to report.', {
      rule: '§12c Recce, OC-89',
    });
  return done({
    kind: 'recce',
    name: `Recce by ${nameOfTask(task, books)}`,
    input: { ...put },
    about: { recceOf: taskId },
  });
}
