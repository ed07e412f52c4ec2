'use client';

import { FieldWord } from '@/components/control/parts/field-word';
import { Ours } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { squaresPerSquadron } from '@/lib/adjudication/air-missions';
import { isSupport } from '@/lib/adjudication/air-orders';
import { escorted, formationsOffered, missionWords, worthWords } from '../air-words';
import type { AirFormProps } from './air-order-props';
import { PlaceField, RouteField, SquaresField } from './place-fields';

interface Props extends AirFormProps {
  side: 'allied' | 'german' | null;
  errorOf: (field: string) => string | null;
  isRouting: boolean;
  onRouting: (isRouting: boolean) => void;
  onNewArea: () => void;
}

/** What a mission needs besides who flies it. */
export function MissionFields(props: Props) {
  const { desk, form, side, near, onForm, errorOf } = props;
  const { mission } = form;
  const liaison = side === 'german' ? 'FLIVO' : 'Tentacle';
  const place = form.x === null || form.y === null ? null : { x: form.x, y: form.y };
  // Figures of the way in are meant near where it leads.
  const area = desk.areas.find(({ id }) => id === form.areaId);
  const target = place ?? (area ? { x: area.x, y: area.y } : near);
  const onPlace = (to: { x: number; y: number } | null) => onForm({ ...form, x: to?.x ?? null, y: to?.y ?? null });
  return (
    <div className="mt-3 grid gap-3">
      {isSupport(mission) && (
        <div className="grid grid-cols-[minmax(0,1fr)_120px_auto] items-start gap-3 max-sm:grid-cols-2 max-sm:[&>*:first-child]:col-span-2">
          <Select
            label="For the formation"
            choices={[
              { id: '', label: side ? 'Choose a formation…' : 'First a group' },
              ...formationsOffered(desk.formations, side).map(({ name, asksForAir, hasTask }) => ({
                id: name,
                label: asksForAir ? `${name}: asks for air${hasTask ? ', has some' : ''}` : name,
              })),
            ]}
            value={form.formation}
            error={errorOf('formation')}
            onPick={(formation) => onForm({ ...form, formation })}
          />
          <PlaceField
            label="Place"
            hint="Empty: its middle"
            value={place}
            near={near}
            error={errorOf('place')}
            onWrite={onPlace}
          />
          <div className="pt-6">
            <Checkbox
              label={`${liaison} with it`}
              isTicked={form.hasAirLiaison}
              onTick={(hasAirLiaison) => onForm({ ...form, hasAirLiaison })}
            />
            <span className="text-small text-ink-3">
              <FieldWord of={liaison}>What is a {liaison}?</FieldWord>
            </span>
          </div>
        </div>
      )}
      {mission === 'airCover' && (
        <div className="grid grid-cols-[minmax(0,1fr)_110px] items-start gap-3">
          <PlaceField
            label="Over"
            hint="or click the map"
            value={place}
            near={near}
            error={errorOf('place')}
            onWrite={onPlace}
          />
          <TextField
            label="Reaching, km"
            type="number"
            min={1}
            max={25}
            step={0.5}
            value={form.radiusKm ?? 8}
            error={errorOf('radiusKm')}
            hint={<Ours />}
            onChange={(event) => onForm({ ...form, radiusKm: event.target.valueAsNumber || null })}
          />
        </div>
      )}
      {mission === 'recce' && (
        <SquaresField
          label="Squares of one km"
          hint={`${form.squares.length} of ${squaresPerSquadron * form.squadrons}: click them on the map, or type 7477, 7577`}
          value={form.squares}
          near={near}
          error={errorOf('squares')}
          onWrite={(squares) => onForm({ ...form, squares })}
        />
      )}
      {mission === 'bombing' && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <Select
            label="Area"
            choices={[
              { id: '', label: desk.areas.length === 0 ? 'None is placed yet' : 'Choose an area…' },
              ...desk.areas
                .filter(({ settledBy }) => !settledBy)
                .map(({ id, name, isFlakSuppression, inside }) => ({
                  id,
                  label: `${name}${isFlakSuppression ? ', flak' : ''}: ${inside.length} inside`,
                })),
            ]}
            value={form.areaId ?? ''}
            error={errorOf('areaId')}
            onPick={(id) => onForm({ ...form, areaId: id || null })}
          />
          <Button type="button" onClick={props.onNewArea}>
            New area…
          </Button>
        </div>
      )}
      {mission === 'escort' && (
        <Select
          label="Escorts"
          choices={[
            { id: '', label: escorted(desk.tasks, side).length === 0 ? 'Nothing to escort' : 'Choose an air order…' },
            ...escorted(desk.tasks, side).map((task) => ({
              id: task.id,
              label: `${task.groupName}: ${worthWords(task)}, ${missionWords[task.mission].toLowerCase()} ${task.about}`,
            })),
          ]}
          value={form.escortsId ?? ''}
          error={errorOf('escortsId')}
          onPick={(id) => onForm({ ...form, escortsId: id || null })}
        />
      )}
      {mission === 'airTransport' && (
        <PlaceField
          label="Landing place"
          hint="Empty: its zone"
          value={place}
          near={near}
          error={errorOf('place')}
          onWrite={onPlace}
        />
      )}
      {mission !== 'airCover' && mission !== 'escort' && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <RouteField
            label="Route to the target"
            value={form.route}
            near={target}
            error={errorOf('route')}
            onWrite={(route) => onForm({ ...form, route })}
          />
          <Button type="button" aria-pressed={props.isRouting} onClick={() => props.onRouting(!props.isRouting)}>
            {props.isRouting ? 'Done drawing' : 'Draw it'}
          </Button>
        </div>
      )}
    </div>
  );
}
