import { FieldWord } from '@/components/control/parts/field-word';
import type { RefusedBy } from '@/components/control/parts/form/use-act-form';
import { Ours } from '@/components/control/parts/ours';
import { placeField } from '@/components/control/parts/place-field';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { beside, choice, text, tick, written } from '@/components/ui/form/field-makers';
import type { Drawn, PlaceIn } from '@/components/ui/form/fields';
import { squaresPerSquadron } from '@/lib/adjudication/air-missions';
import { isSupport } from '@/lib/adjudication/air-orders';
import type { Policies } from '@/lib/adjudication/types';
import { withoutLiaison } from '@/lib/adjudication/without-liaison';
import type { AirDesk } from '@/lib/desks/control/air/air';
import { type Place, placeOf } from '@/lib/geometry';
import type { SidesOfGame } from '@/lib/sides';
import { anyOne, counted } from '@/lib/text';
import { missionInSentence } from '@/lib/word-tables';
import {
  type AirForm,
  escorted,
  formationsOffered,
  freeWords,
  squaresWritten,
  squareWords,
  withGroup,
  worthWords,
} from '../air-words';

/** The props that the form of an air order gives its parts. */
interface AirFormProps {
  desk: AirDesk;
  form: AirForm;
  /** Where nothing else says which of the places of the same figures is meant. */
  near: Place;
  sides: SidesOfGame['sides'];
  /** Says what support without air liaison comes to in this game (OC-42). */
  airLiaison: Policies['airLiaison'];
}

type Pair = [number, number];

/** Places parted by commas; null: one of them cannot be read. */
function routeWritten(text: string, near: Place): Pair[] | null {
  const parts = text.split(/[,;]+/).filter((part) => part.trim());
  const places = parts.map((part) => placeOf(part, near));
  return places.every((place) => place !== null) ? places.map(({ x, y }): Pair => [x, y]) : null;
}

const parted = { wrong: 'Numbers, separated by commas.' };

const orNull = (name: keyof AirForm) => (form: unknown, id: string) => ({ ...(form as AirForm), [name]: id || null });

/** Fields of an air order. */
type AirFields = Drawn<PlaceIn<AirForm>, RefusedBy<'save-air-order'>>;

/** The aircraft that fly: a group and its squadrons, or a lift and its serials. */
export function whoFlies({ desk, form, sides }: AirFormProps): AirFields {
  const look = 'grid grid-cols-[minmax(0,1fr)_4.75rem] items-start gap-3';
  const isLift = form.mission === 'airTransport';
  const count = text('squadrons', isLift ? 'Serials' : 'Squadrons', {
    type: 'number',
    min: 1,
    max: 100,
    // Said below the form: its column is narrow.
    refusedAs: '',
    hint: isLift ? <FieldWord of="serial">What is a serial?</FieldWord> : undefined,
    follow: (_, typed: string) => ({ ...form, squadrons: Math.max(1, Math.round(Number(typed) || 1)) }),
  });
  const flying = desk.groups.filter(({ missions }) => missions.includes(form.mission));
  const lifts = desk.lifts.map(({ id, zone, side, turn, left, serials }) => ({
    id,
    label: `${sides[side].name}: ${zone}, turn ${turn} (${left} of ${counted(serials, 'serial')})`,
  }));
  const groups = flying.map((one) => ({
    id: one.id,
    label: `${sides[one.side].name}: ${one.name} (${freeWords(one)})`,
  }));
  if (isLift) {
    const first = { id: '', label: lifts.length === 0 ? 'No lift is due' : 'Choose a lift…' };
    const follow = (_: unknown, id: string) => {
      const squadrons = Math.max(1, desk.lifts.find((one) => one.id === id)?.left ?? 1);
      return { ...form, liftId: id || null, squadrons };
    };
    return beside(look, choice('liftId', 'Lift', [first, ...lifts], { follow }), count);
  }
  const first = { id: '', label: flying.length === 0 ? 'No group can fly this now' : 'Choose a group…' };
  const follow = (_: unknown, id: string) => {
    const picked = flying.find((one) => one.id === id);
    return picked ? withGroup(form, picked, desk.formations) : { ...form, squadronId: '' };
  };
  return beside(look, choice('squadronId', 'Group', [first, ...groups], { follow }), count);
}

export interface MissionProps extends AirFormProps {
  /** Clicks on the map go into the way in. */
  isRouting: boolean;
  onRouting: (isRouting: boolean) => void;
  onNewArea: () => void;
}

/** The fields of a mission beyond the aircraft. */
export function missionFields(props: MissionProps): AirFields[] {
  const { desk, form, near, sides, airLiaison, isRouting, onRouting, onNewArea } = props;
  const { mission } = form;
  const group = desk.groups.find(({ id }) => id === form.squadronId);
  const side = group?.side ?? desk.formations.find(({ name }) => name === form.formation)?.side ?? null;
  const liaison = sides[side ?? 'allied'].rules.airLiaison;
  const place = form.x === null || form.y === null ? null : { x: form.x, y: form.y };
  // Figures of the way in are meant near where it leads.
  const area = desk.areas.find(({ id }) => id === form.areaId);
  const target = place ?? (area ? { x: area.x, y: area.y } : near);
  const at = (label: string, hint: string) =>
    placeField('x', label, place, near, {
      hint,
      follow: (_, to) => ({ ...form, x: to?.x ?? null, y: to?.y ?? null }),
    });
  const list = (
    name: 'squares' | 'route',
    label: string,
    words: string[],
    read: (typed: string) => unknown,
    hint = '',
  ) =>
    written(name, label, {
      words: words.join(', '),
      read,
      ...parted,
      hint,
      follow: (_, became: Pair[] | null) => (became ? { ...form, [name]: became } : form),
    });
  const fields: AirFields[] = [];
  if (isSupport(mission)) {
    const formations = formationsOffered(desk.formations, side).map(({ name, asksForAir, hasTask }) => ({
      id: name,
      label: asksForAir ? `${name}: asks for air${hasTask ? ', has some' : ''}` : name,
    }));
    const first = { id: '', label: side ? 'Choose a formation…' : 'First a group' };
    fields.push(
      beside(
        'grid grid-cols-[minmax(0,1fr)_7.5rem_auto] items-start gap-3 max-sm:grid-cols-2 max-sm:[&>*:first-child]:col-span-2',
        choice('formation', 'For the formation', [first, ...formations]),
        at('Place', 'Empty: its middle'),
        beside('pt-6', tick('hasAirLiaison', `Has ${anyOne(liaison)}`), {
          note: (
            <span className="block max-w-44 aside">
              Without it, support {withoutLiaison[airLiaison]}.{' '}
              {(liaison === 'FLIVO' || liaison === 'Tentacle') && (
                <FieldWord of={liaison}>What is a {liaison}?</FieldWord>
              )}
            </span>
          ),
        }),
      ),
    );
  }
  if (mission === 'airCover')
    fields.push(
      beside(
        'grid grid-cols-[minmax(0,1fr)_6.875rem] items-start gap-3',
        at('Over', 'or click the map'),
        text('radiusKm', 'Reaching, km', {
          type: 'number',
          min: 1,
          max: 25,
          step: 0.5,
          hint: <Ours />,
          follow: (_, typed: string) => ({ ...form, radiusKm: Number(typed) || null }),
        }),
      ),
    );
  if (mission === 'recce') {
    const hint = `${form.squares.length} of ${squaresPerSquadron * form.squadrons}: click them on the map, or type 7477, 7577`;
    const read = (typed: string) => squaresWritten(typed, near);
    fields.push(list('squares', 'Squares of one km', form.squares.map(squareWords), read, hint));
  }
  if (mission === 'bombing') {
    const areas = desk.areas
      .filter(({ settledBy }) => !settledBy)
      .map(({ id, name, isFlakSuppression, inside }) => ({
        id,
        label: `${name}${isFlakSuppression ? ', flak' : ''}: ${inside.length} inside`,
      }));
    const first = { id: '', label: desk.areas.length === 0 ? 'None is placed yet' : 'Choose an area…' };
    fields.push(
      beside(
        'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3',
        choice('areaId', 'Area', [first, ...areas], { follow: orNull('areaId') }),
        { note: <Button onClick={onNewArea}>New area…</Button> },
      ),
    );
  }
  if (mission === 'escort') {
    const tasks = escorted(desk.tasks, side).map((task) => ({
      id: task.id,
      label: `${task.groupName}: ${worthWords(task)}, ${missionInSentence(task.mission)} ${task.about}`,
    }));
    const first = { id: '', label: tasks.length === 0 ? 'Nothing to escort' : 'Choose an air order…' };
    fields.push(choice('escortsId', 'Escorts', [first, ...tasks], { follow: orNull('escortsId') }));
  }
  if (mission === 'airTransport') fields.push(at('Landing place', 'Empty: its zone'));
  if (mission !== 'airCover' && mission !== 'escort') {
    const words = form.route.map(([x, y]) => gridReference({ x, y }));
    const draw = (
      <Button aria-pressed={isRouting} onClick={() => onRouting(!isRouting)}>
        {isRouting ? 'Done drawing' : 'Draw it'}
      </Button>
    );
    fields.push(
      beside(
        'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3',
        list('route', 'Route to the target', words, (typed) => routeWritten(typed, target)),
        { note: draw },
      ),
    );
  }
  return fields;
}
