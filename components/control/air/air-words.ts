import { keysSaid } from '@/components/control/parts/keys/key-table';
import { isEscorted } from '@/lib/adjudication/air-missions';
import { isSupport } from '@/lib/adjudication/air-orders';
import type { AirDesk, FormationOnDesk, GroupOnDesk, TaskOnDesk } from '@/lib/desks/control/air/air';
import type { AreaOnDesk } from '@/lib/desks/control/air/air-areas';
import type { RequestToAllot } from '@/lib/desks/control/air/air-requests';
import { type Place, placeOf } from '@/lib/geometry';
import { counted } from '@/lib/text';
import type { Targets } from '@/lib/turn/air/air-order-checks';
import { only } from '@/lib/values';
import type { AirMission } from '@/lib/words';

/** The words of the air desk, and the contents of its forms. */

/** A new order, or the one in hand as it is being changed. Places in km. */
export interface AirForm extends Targets {
  /** null: a new one. */
  taskId: string | null;
  version: number;
  /** Empty: none is chosen, or serials of a lift fly it. */
  squadronId: string;
  /** The row of an air request it answers. */
  requestId: string | null;
}

export const newAirForm = (squadronId = '', mission: AirMission = 'closeAirSupport'): AirForm => ({
  taskId: null,
  version: 0,
  squadronId,
  squadrons: 1,
  mission,
  formation: '',
  hasAirLiaison: true,
  x: null,
  y: null,
  radiusKm: 8,
  squares: [],
  route: [],
  areaId: null,
  escortsId: null,
  liftId: null,
  requestId: null,
});

export const formOf = (task: TaskOnDesk): AirForm => ({
  taskId: task.id,
  version: task.version,
  squadronId: task.squadronId ?? '',
  squadrons: task.squadrons,
  ...only(task, ['mission', 'formation', 'hasAirLiaison', 'x', 'y']),
  ...only(task, ['squares', 'route', 'areaId']),
  radiusKm: task.radiusKm ?? 8,
  ...only(task, ['escortsId', 'liftId', 'requestId']),
});

/** A request taken up as a new order: what it says of mission, formation, place and squadrons, as far as they can fly it. */
export function formOfRequest(
  { id, mission, team, formation, squadronId, at, square }: RequestToAllot,
  { groups, formations }: Pick<AirDesk, 'groups' | 'formations'>,
  near: Place,
): AirForm {
  const place = square ?? placeOf(at, near);
  const form: AirForm = { ...newAirForm('', mission), requestId: id, ...(place && { x: place.x, y: place.y }) };
  if (mission === 'recce') form.squares = place ? withSquare([], place) : (squaresWritten(at, near) ?? []);
  if (formations.some(({ name, side }) => name === formation && side === team.side)) form.formation = formation;
  const group = groups.find((one) => one.id === squadronId);
  return group?.missions.includes(mission) ? withGroup(form, group, formations) : form;
}

/** The form as it is sent. */
export const inputOf = (form: AirForm, turn: number) => ({
  ...form,
  turn,
  squadronId: form.squadronId || null,
  radiusKm: form.mission === 'airCover' ? form.radiusKm : null,
});

/** Another group taken: what it cannot fly is put right, and a formation of the other side is let go. */
export function withGroup(
  form: AirForm,
  group: Pick<GroupOnDesk, 'id' | 'side' | 'missions'>,
  formations: readonly FormationOnDesk[],
): AirForm {
  const isOfSide = formations.some(({ side, name }) => side === group.side && name === form.formation);
  return {
    ...form,
    squadronId: group.id,
    mission: group.missions.includes(form.mission) ? form.mission : (group.missions[0] ?? form.mission),
    formation: isOfSide ? form.formation : '',
    liftId: null,
  };
}

/** Another mission taken: a group that cannot fly it is let go. */
export function withMission(form: AirForm, mission: AirMission, groups: AirDesk['groups']): AirForm {
  const group = groups.find(({ id }) => id === form.squadronId);
  const keeps = group?.missions.includes(mission) ?? false;
  return { ...form, mission, squadronId: keeps ? form.squadronId : '', liftId: null };
}

/** The part that a form still needs before it can be ordered; null: none. */
export function lackOf(form: AirForm): string | null {
  const { mission } = form;
  if (mission === 'airTransport') return form.liftId ? null : 'Choose a lift.';
  if (!form.squadronId) return 'Choose a group.';
  if (isSupport(mission) && !form.formation) return 'Choose a formation.';
  if (mission === 'bombing' && !form.areaId)
    return `Choose an area, or place one${keysSaid(['bombingArea'], (key) => `: ${key}`)}.`;
  if (mission === 'escort' && !form.escortsId) return 'Choose what is escorted.';
  if (mission === 'airCover' && form.x === null) return 'Click the map, or type where they patrol.';
  if (mission === 'recce' && form.squares.length === 0) return 'Click the squares on the map, or type them.';
  return null;
}

/** The orders that can be escorted by a side. */
export const escorted = (tasks: readonly TaskOnDesk[], side: GroupOnDesk['side'] | null): TaskOnDesk[] =>
  tasks.filter((task) => isEscorted(task.mission) && (side === null || task.side === side) && task.left > 0);

/** The formations of a side, those that ask for air and have none first. */
export const formationsOffered = (
  formations: readonly FormationOnDesk[],
  side: FormationOnDesk['side'] | null,
): FormationOnDesk[] => {
  const weight = ({ asksForAir, hasTask }: FormationOnDesk) => (asksForAir ? (hasTask ? 1 : 0) : 2);
  return formations
    .filter((formation) => formation.side === side)
    .sort((a, b) => weight(a) - weight(b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};

/** `8`, `7 of 8` */
export const freeWords = ({ free, squadrons }: Pick<GroupOnDesk, 'free' | 'squadrons'>): string =>
  free === squadrons ? String(squadrons) : `${free} of ${squadrons}`;

/** The worth of an order: `2 squadrons`, `9 squadrons, worth 3`, `6 serials`. */
export function worthWords({
  squadrons,
  mission,
  effective,
}: Pick<TaskOnDesk, 'squadrons' | 'mission' | 'effective'>): string {
  const count = counted(squadrons, mission === 'airTransport' ? 'serial' : 'squadron');
  return mission === 'cabRank' ? `${count}, worth ${effective}` : count;
}

/** A bombing area as it is being placed. */
export interface AreaForm {
  /** null: a new one. */
  areaId: string | null;
  version: number;
  name: string;
  x: number | null;
  y: number | null;
  isFlakSuppression: boolean;
  guns: string[];
}

export const newAreaForm = (more: Partial<AreaForm> = {}): AreaForm => ({
  areaId: null,
  version: 0,
  name: '',
  x: null,
  y: null,
  isFlakSuppression: false,
  guns: [],
  ...more,
});

/** A bombing area to be placed on the square that a request asks for; null: it asks for something else, or does not say where. */
export const areaOfRequest = ({ square, target }: RequestToAllot): AreaForm | null =>
  square && newAreaForm({ ...square, name: target.slice(0, 60) });

export const areaFormOf = ({ id, version, name, x, y, isFlakSuppression, guns }: AreaOnDesk): AreaForm => ({
  areaId: id,
  version,
  name,
  x,
  y,
  isFlakSuppression,
  guns: guns.map((gun) => gun.id),
});

type Pair = readonly [number, number];

/** A one-km square by the four figures of its south-west corner: `7477`. */
export const squareWords = ([x, y]: Pair): string => two(x) + two(y);
const two = (km: number): string => String(((Math.floor(km) % 100) + 100) % 100).padStart(2, '0');

/** Squares as somebody wrote them (`7477, 7577`), each the one nearest to `near`; null: something else stands there. */
export function squaresWritten(text: string, near: Place): [number, number][] | null {
  const parts = text.split(/[,;]+/).map((part) => part.replace(/\s+/g, ''));
  const squares: [number, number][] = [];
  for (const part of parts.filter(Boolean)) {
    const figures = /^(\d{2})(\d{2})$/.exec(part);
    if (!figures) return null;
    squares.push([nearest(Number(figures[1]), near.x), nearest(Number(figures[2]), near.y)]);
  }
  return squares;
}

const nearest = (withinHundred: number, near: number): number =>
  withinHundred + 100 * Math.round((near - withinHundred) / 100);

/** The square a place lies in, put in or taken out. */
export function withSquare(squares: readonly Pair[], place: Place): [number, number][] {
  const x = Math.floor(place.x);
  const y = Math.floor(place.y);
  const without = squares.filter((one) => one[0] !== x || one[1] !== y).map((one): [number, number] => [...one]);
  return without.length < squares.length ? without : [...without, [x, y]];
}
