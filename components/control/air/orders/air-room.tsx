'use client';

import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useChrome } from '@/components/control/parts/desk-context';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { digitDeeds, digitsOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useGameMap } from '@/components/control/parts/map/use-map-data';
import { useDataAddress } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { WeatherChoice } from '@/components/control/parts/weather-choice';
import type { MapHandle } from '@/components/map/core/map-handle';
import { EmptyState } from '@/components/ui/empty-state';
import type { AirDesk, GroupOnDesk } from '@/lib/desks/control/air/air';
import type { RequestToAllot } from '@/lib/desks/control/air/air-requests';
import type { Place } from '@/lib/geometry';
import { type AirMission, airMissions } from '@/lib/words';
import { AirTabs } from '../air-tabs';
import {
  type AirForm,
  type AreaForm,
  areaFormOf,
  areaOfRequest,
  formOf,
  formOfRequest,
  inputOf,
  newAirForm,
  newAreaForm,
  withGroup,
  withMission,
  withSquare,
} from '../air-words';
import { AirMap } from './air-map';
import { AirNextSteps } from './air-next-steps';
import { AirOrderForm } from './air-order-form';
import { AirOrderList } from './air-order-list';
import { AreaFormPanel } from './area-form';
import { AreasList } from './areas-list';
import { RequestStrip } from './request-strip';
import { SquadronGroups } from './squadron-groups';

/** The air desk: squadrons of both sides, the air orders and bombing areas of the turn, and the map they are placed on. */
export function AirRoom({
  desk,
  request,
}: {
  desk: AirDesk;
  /** A request of a team's to allot to. */
  request: RequestToAllot | null;
}) {
  const mapData = useGameMap(useDataAddress()('/map/data'));
  const { isBusy, act } = useMutation();
  const near = useMemo(() => middleOf(desk), [desk]);
  const asked = useMemo(() => request && areaOfRequest(request), [request]);
  const [isArea, setArea] = useState(asked !== null);
  const [isRouting, setRouting] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const view = useRef<MapHandle>(null);

  const order = useActForm({
    verb: 'save-air-order',
    begin: request ? formOfRequest(request, desk, near) : newAirForm(),
    input: (written) => inputOf(written, desk.turn),
    onDone: (_, { mission }) => toForm(newAirForm('', mission)),
  });
  const placing = useActForm({
    verb: 'save-area',
    begin: asked ?? newAreaForm(),
    input: (written) => ({ ...written, x: written.x!, y: written.y!, turn: desk.turn }),
    onDone: ({ areaId }) => {
      setArea(false);
      if (form.mission === 'bombing' && form.areaId === null) write({ ...form, areaId });
    },
  });
  const form = order.values;
  const area = isArea ? placing.values : null;
  const write = (next: AirForm) => order.write([], next);
  const toForm = (next: AirForm) => {
    flushSync(() => {
      setArea(false);
      setRouting(false);
      write(next);
    });
    panel.current?.querySelector<HTMLElement>('select, input:not([type=radio])')?.focus();
  };
  const toArea = (next: AreaForm) => {
    flushSync(() => {
      setArea(true);
      placing.write([], next);
    });
    if (next.x !== null && next.y !== null) view.current?.show({ x: next.x, y: next.y });
    panel.current?.querySelector<HTMLElement>('input')?.focus();
  };
  /** A group taken from the list joins a form that answers a request; else it begins a new order. */
  const layOn = (group: GroupOnDesk) =>
    toForm(withGroup(form.requestId ? form : newAirForm('', form.mission), group, desk.formations));
  const onPlace = ({ x, y }: Place) => {
    if (area) return placing.write([], { ...area, x, y });
    if (isRouting) return write({ ...form, route: [...form.route, [x, y]] });
    if (form.mission === 'recce') return write({ ...form, squares: withSquare(form.squares, { x, y }) });
    if (form.mission === 'airCover') return write({ ...form, x, y });
    if (form.mission === 'bombing') return toArea(newAreaForm({ x, y }));
  };
  const takeMission = (mission: AirMission) => toForm(withMission(form, mission, desk.groups));
  useKeys({
    begin: () => toForm(newAirForm()),
    bombingArea: () => toArea(newAreaForm()),
    leave: () => {
      setRouting(false);
      if (area) setArea(false);
      else if (form.taskId) write(newAirForm());
    },
    ...Object.fromEntries(airMissions.map((mission, i) => [digitDeeds[i], () => takeMission(mission)])),
  });

  return (
    <div className="flex h-full flex-col">
      <AirHead desk={desk} />
      <div className="grid min-h-0 flex-1 grid-cols-[18.75rem_minmax(25rem,1fr)_minmax(21.25rem,1.1fr)] overflow-hidden max-pair:relative max-pair:flex max-pair:flex-col max-pair:overflow-auto">
        <div className="relative min-h-0 overflow-auto border-r border-rule p-3 max-pair:order-3 max-pair:shrink-0 max-pair:overflow-visible max-pair:border-r-0">
          <SquadronGroups groups={desk.groups} onLayOn={layOn} />
        </div>
        <div className="relative min-h-0 overflow-auto p-3 max-pair:order-1 max-pair:shrink-0 max-pair:overflow-visible">
          {request && (
            <RequestStrip
              request={request}
              answering={desk.tasks.filter(({ requestId }) => requestId === request.id)}
              isInForm={form.requestId === request.id}
              onTake={() => toForm(formOfRequest(request, desk, near))}
              onLetGo={() => write({ ...form, requestId: null })}
            />
          )}
          <div ref={panel} className="on-desk mb-4 px-4 pt-2 pb-3">
            <h2 className="py-1.5 lead">{headingOf(area, form)}</h2>
            {area ? (
              <AreaFormPanel desk={desk} near={near} area={placing} onLeave={() => setArea(false)} />
            ) : (
              <AirOrderForm
                desk={desk}
                order={order}
                near={near}
                isRouting={isRouting}
                onRouting={setRouting}
                onNewArea={() => toArea(newAreaForm())}
                onLeave={() => write(newAirForm())}
              />
            )}
          </div>
          <AirOrderList
            tasks={desk.tasks}
            turn={desk.turn}
            inHand={form.taskId}
            isBusy={isBusy}
            onChange={(task) => {
              toForm(formOf(task));
              if (task.at) view.current?.show(task.at);
            }}
            onCancel={(task) =>
              act(
                'cancel-air-order',
                { taskId: task.id, version: task.version },
                () => form.taskId === task.id && write(newAirForm()),
              )
            }
          />
          <AreasList
            desk={desk}
            isBusy={isBusy}
            inHand={area?.areaId ?? null}
            onChange={(one) => toArea(areaFormOf(one))}
            onDrop={(one) => act('drop-area', { areaId: one.id, version: one.version })}
            onShell={(row, at) => {
              const shelled = newAreaForm({ ...at, guns: row.guns.map(({ id }) => id) });
              act('save-area', { ...shelled, ...at, turn: desk.turn }, undefined, (refusal) => {
                toArea(shelled);
                placing.refuse(refusal);
                return true;
              });
            }}
          />
          <AirNextSteps next={desk.next} />
        </div>
        <div className="relative min-h-0 border-l border-rule max-pair:order-2 max-pair:h-[60vh] max-pair:shrink-0 max-pair:border-l-0">
          {mapData ? (
            <AirMap ref={view} desk={desk} mapData={mapData} area={area} order={area ? null : form} onPlace={onPlace} />
          ) : (
            <EmptyState title="The map is loading" />
          )}
        </div>
      </div>
      <KeysLine
        keys={{
          begin: 'new air order',
          [digitsOf(airMissions.length)]: 'mission',
          bombingArea: 'bombing area',
          open: 'lay on',
          leave: 'leave it',
        }}
      />
    </div>
  );
}

const headingOf = (area: AreaForm | null, { taskId }: AirForm): string => {
  if (area) return area.areaId === null ? 'Place a bombing area' : 'Change the area';
  return taskId === null ? 'Lay on' : 'Change the air order';
};

/** Counts the air orders of the turn, and names the formations that asked for air support and got none. */
function AirHead({ desk: { turn, tasks, weather, formations } }: { desk: AirDesk }) {
  const { seat } = useChrome();
  const asking = formations.filter(({ asksForAir, hasTask }) => asksForAir && !hasTask);
  return (
    <>
      <div className="desk-head min-h-12 gap-x-4 gap-y-1 py-1.5">
        <h1 className="lead">Air</h1>
        <AirTabs here="orders" />
        <p className="text-ink-3 max-pair:hidden">
          {tasks.length === 0
            ? `No air order yet for turn ${turn}.`
            : `${tasks.length === 1 ? 'One air order' : `${tasks.length} air orders`} in turn ${turn}.`}
        </p>
        <span className="ml-auto sm:hidden">
          <WeatherChoice turn={turn} weather={weather} roles={seat.roles} />
        </span>
      </div>
      {asking.length > 0 && (
        <p className="shrink-0 border-b border-rule bg-waiting-soft px-5 py-1.5 text-waiting">
          <b>{asking.map(({ name }) => name).join(', ')}</b> {asking.length === 1 ? 'asks' : 'ask'} for air support, and
          none is laid on.
        </p>
      )}
    </>
  );
}

/** The middle of the units: figures repeat every 100 km, and those nearest to it are meant. */
function middleOf({ units }: AirDesk): Place {
  const of = (axis: 'x' | 'y') => units.reduce((sum, unit) => sum + unit[axis], 0) / Math.max(1, units.length);
  return { x: of('x'), y: of('y') };
}
