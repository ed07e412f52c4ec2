'use client';

import { useEffect, useMemo, useState } from 'react';
import { digitDeeds, digitsOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { lookAtFighting } from '@/components/control/parts/map/look-around';
import { useMapData } from '@/components/control/parts/map/use-map-data';
import { useDataAddress } from '@/components/control/parts/router';
import { useSides } from '@/components/map/counters/sides';
import { useRead } from '@/components/transport/query/use-read';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import { PickOne } from '@/components/ui/pick-one';
import { Select } from '@/components/ui/select';
import { Toggle } from '@/components/ui/toggle';
import { useIsPhone } from '@/components/ui/use-is-phone';
import { placeOf } from '@/lib/advice/debrief/beliefs';
import type { AfterBattle as AfterState } from '@/lib/desks/control/debrief/after-battle';
import type { TheatreFilm } from '@/lib/desks/control/debrief/theatre';
import { momentAt, type Stride } from '@/lib/replay/moments';
import type { MapData } from '@/lib/scenario/types';
import { type Side, sides } from '@/lib/words';
import { AfterBattle, Answers } from './after-battle';
import { Happened, momentWords, UnitThen, WidestGaps } from './happened';
import { HingeList } from './hinge-list';
import { Pane } from './pane';
import { PapersPanel } from './papers-panel';
import { type PaneKey, Reel } from './reel';
import { Scrubber } from './scrubber';
import './theatre.css';
import { useSharedLook } from './shared-look';
import { mapOf, standingOn } from './theatre-map';
import { type Length, useDirector } from './use-director';
import { type Speed, speeds, useFilmRun } from './use-film-run';

/** The battle again, from its opening to now. `number`: the ledger's, to begin at; null: at the end. */
export function TheatreDesk({ number }: { number: number | null }) {
  const dataAt = useDataAddress();
  const film = useRead<TheatreFilm>(dataAt('/debrief/film'), { refetchOnMount: 'always', structuralSharing: false });
  const after = useRead<AfterState>(dataAt('/debrief/after'), { refetchOnMount: 'always' });
  const mapData = useMapData(dataAt('/map/data'));
  const reel = useMemo(() => (film.data ? new Reel(film.data) : null), [film.data]);
  if (film.isError && !film.data)
    return (
      <EmptyState title="The battle could not be read">
        <Button onClick={() => film.refetch()}>Read it again</Button>
      </EmptyState>
    );
  if (!reel || !mapData || !after.data) return <EmptyState title="The battle is being wound back…" />;
  return (
    <Theatre
      reel={reel}
      mapData={mapData as MapData}
      number={number}
      after={after.data}
      onNewest={() => {
        void film.refetch();
        void after.refetch();
      }}
    />
  );
}

interface Props {
  reel: Reel;
  mapData: MapData;
  number: number | null;
  after: AfterState;
  onNewest: () => void;
}

function Theatre({ reel, mapData, number, after, onNewest }: Props) {
  const { names: sideNames } = useSides();
  const { moments, teams, units, hinges } = reel.film;
  const [wanted, setAt] = useState(() => (number === null ? reel.last : momentAt(moments, number)));
  const at = Math.min(wanted, reel.last);
  const [picked, setPanes] = useState<readonly PaneKey[]>(() =>
    // Before the truth is opened the hall is shown first what each side believes.
    after.endedAt && after.revealedTurns.length === 0
      ? ['side:allied', 'side:german']
      : ['truth', 'side:allied', 'side:german'],
  );
  const isPhone = useIsPhone();
  // A phone has room for one map.
  const panes = useMemo(() => (isPhone ? picked.slice(0, 1) : picked), [isPhone, picked]);
  const [isOver, setOver] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>('60');
  const [directed, setDirected] = useState<number | null>(null);
  const [length, setLength] = useState<Length>('600');
  const look = useSharedLook();
  const among = useMemo(() => (followed ? reel.momentsOf(followed) : null), [reel, followed]);

  const to = (place: number) => setAt(Math.max(0, Math.min(reel.last, place)));
  /** Goes to a moment with what it is about in hand and in sight. */
  const show = (moment: number, about: string | null) => {
    to(moment);
    setChosen(about);
    const spot = about && placeOf(reel.truth(moment).get(about) ?? {});
    if (spot) look.bring(spot);
  };
  const showHinge = (place: number) => {
    const hinge = hinges[place];
    if (hinge) show(hinge.moment, hinge.about);
  };
  useDirector(directed, length, hinges, {
    at: (moment) => show(moment, hinges[directed ?? 0]?.about ?? null),
    next: setDirected,
  });
  const step = (stride: Stride, by: 1 | -1) => {
    setRunning(false);
    setDirected(null);
    to(reel.step(at, stride, by, among));
  };
  useFilmRun(isRunning && at < reel.last, speed, moments, at, to);
  useKeys({
    walkOn: () => step('act', 1),
    walkBack: () => step('act', -1),
    right: () => step('phase', 1),
    left: () => step('phase', -1),
    turnOn: () => step('turn', 1),
    turnBack: () => step('turn', -1),
    toStart: () => to(0),
    toEnd: () => to(reel.last),
    goOn: () => setRunning(!isRunning),
    ...Object.fromEntries(hinges.slice(0, 9).map((_, place) => [digitDeeds[place], () => showHinge(place)])),
    leave: () => {
      setDirected(null);
      setChosen(null);
    },
  });

  const unitId = chosen ? reel.unitOf(chosen) : null;
  const about = unitId ? `unit/${unitId}` : chosen;
  const followedPlace = placeOf(reel.truth(at).get(followed ?? '') ?? {});
  // What is followed stays in sight wherever it goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought in when it stands elsewhere
  useEffect(() => {
    if (followedPlace) look.bring(followedPlace);
  }, [look, followed, followedPlace?.x, followedPlace?.y]);

  const shown = isOver ? panes.slice(0, 1) : panes;
  const tellers = useMemo(() => [...new Set(panes.flatMap((pane) => reel.teamsOf(pane)))], [panes, reel]);
  const beliefs = useMemo(() => reel.beliefs(tellers, at), [reel, tellers, at]);
  const maps = useMemo(
    () => new Map(panes.map((pane) => [pane, mapOf(reel, pane, at, after.marks)])),
    [reel, panes, at, after.marks],
  );
  // All maps open on the same country: on what is fought on any of them.
  const [opensOn] = useState(() => lookAtFighting([...maps.values()].flatMap(standingOn), mapData.frame));
  const titleOf = (pane: PaneKey): string =>
    pane === 'truth'
      ? 'The truth'
      : pane.startsWith('side:')
        ? `What the ${sideNames[pane.slice(5) as Side]} side had been told`
        : `What ${teams.find(({ key }) => `team:${key}` === pane)?.name} had been told`;
  const toggle = (pane: PaneKey) =>
    setPanes(
      isPhone
        ? [pane]
        : panes.includes(pane)
          ? panes.filter((one) => one !== pane)
          : [...panes, pane].slice(-panesAtMost),
    );
  const followable = useMemo(
    () => [
      ...Object.entries(units).map(([id]) => ({
        id: `unit/${id}`,
        label: String(reel.truth(reel.last).get(`unit/${id}`)?.name ?? id),
        hint: 'unit',
      })),
      ...teams.map(({ key, name }) => ({ id: `team/${key}`, label: name, hint: 'team' })),
      ...[...reel.truth(reel.last)].flatMap(([key, thing]) =>
        key.startsWith('crossing/') ? [{ id: key, label: String(thing.name), hint: 'crossing' }] : [],
      ),
    ],
    [reel, units, teams],
  );

  return (
    <div className="flex h-full min-h-[34rem] min-w-0 flex-col max-lg:min-h-[44rem]">
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-paper px-5 py-1.5 max-sm:px-3">
        <h1 className="text-lead font-semibold">The battle again</h1>
        <fieldset aria-label="Maps shown" className="flex flex-wrap">
          <Toggle isOn={panes.includes('truth')} onPick={() => toggle('truth')}>
            Truth
          </Toggle>
          {sides.map((side) => (
            <Toggle key={side} isOn={panes.includes(`side:${side}`)} onPick={() => toggle(`side:${side}`)}>
              {sideNames[side]}
            </Toggle>
          ))}
        </fieldset>
        <Select
          label="A team’s map"
          isLabelHidden
          choices={[
            { id: '', label: 'A team’s map…' },
            ...teams.map(({ key, name }) => ({
              id: key,
              label: panes.includes(`team:${key}`) ? `${name}, shown` : name,
            })),
          ]}
          value=""
          onPick={(key) => key && toggle(`team:${key}`)}
        />
        <Checkbox label="Laid over each other" isTicked={isOver} onTick={() => setOver(!isOver)} />
        <span className="w-56">
          <PickOne
            label="Follow"
            isLabelHidden
            placeholder="Follow a unit, team or bridge"
            choices={followable}
            value={followed}
            onPick={setFollowed}
          />
        </span>
        <span className="ml-auto flex flex-wrap gap-2">
          <AfterBattle state={after} turns={reel.turnsPlayed} teams={teams} onDone={onNewest} />
          <Button size="small" kind="quiet" onClick={onNewest}>
            Bring up to date
          </Button>
        </span>
      </header>
      {reel.film.isFromReports && (
        <p role="note" className="shrink-0 border-b border-rule bg-waiting-soft px-5 py-1 text-small">
          This game is older than the record of what teams were told. Their maps show the contacts of their reports
          alone.
        </p>
      )}
      <div className="relative flex min-h-0 flex-1 max-lg:flex-col">
        <div className={`grid min-h-0 min-w-0 flex-1 gap-px bg-rule ${gridOf(shown.length)}`}>
          {shown.length === 0 && (
            <EmptyState title="No map is shown">Choose one above: the truth, a side or a team.</EmptyState>
          )}
          {shown.map((pane) => (
            <Pane
              key={pane}
              title={titleOf(pane)}
              isSecret={pane === 'truth'}
              map={maps.get(pane)!}
              mapData={mapData}
              beliefs={
                pane === 'truth' || isOver
                  ? beliefs
                  : beliefs.filter(({ teamKey }) => reel.teamsOf(pane).includes(teamKey))
              }
              chosen={chosen}
              onChoose={setChosen}
              look={look}
              opensOn={opensOn}
            />
          ))}
        </div>
        {directed !== null && hinges[directed] && (
          <p role="status" className="theatre-caption">
            <span className="text-ink-3">Turn {hinges[directed].turn}</span> {hinges[directed].sentence}
          </p>
        )}
        <aside
          aria-label="What is shown"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          className="w-80 shrink-0 overflow-y-auto border-l border-rule bg-sheet px-4 py-3 max-lg:max-h-56 max-lg:w-full max-lg:border-t max-lg:border-l-0"
        >
          <HingeList
            hinges={hinges}
            shown={directed}
            onShow={showHinge}
            isDirected={directed !== null}
            onDirect={() => setDirected(directed === null ? 0 : null)}
            length={length}
            onLength={setLength}
          />
          {after.endedAt && <Answers {...after.feedback} />}
          <Happened reel={reel} at={at} onChoose={setChosen} />
          {unitId && (
            <UnitThen
              reel={reel}
              at={at}
              unitId={unitId}
              teams={tellers}
              isFollowed={followed === `unit/${unitId}`}
              onFollow={() => setFollowed(followed === `unit/${unitId}` ? null : `unit/${unitId}`)}
            />
          )}
          {about && /^(unit|combat)\//.test(about) && (
            <PapersPanel about={about} turn={reel.moment(at).turn} until={reel.moment(at).at} />
          )}
          <WidestGaps
            reel={reel}
            beliefs={beliefs}
            onChoose={({ key, from }) => {
              setChosen(key);
              look.bring(from);
            }}
          />
        </aside>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule bg-paper px-5 py-1 max-sm:px-3">
        <Steps step={step} isRunning={isRunning} onRun={() => setRunning(!isRunning)} />
        <span className="w-40">
          <Select label="Speed of the film" isLabelHidden choices={speeds} value={speed} onPick={setSpeed} />
        </span>
        <Scrubber moments={moments} at={at} onAt={to} among={among} wordsOf={(place) => momentWords(reel, place)} />
      </div>
      <KeysLine
        keys={{
          walk: 'act',
          sideways: 'phase',
          turns: 'turn',
          goOn: 'film',
          ...(hinges.length > 0 && { [digitsOf(hinges.length)]: 'hinge' }),
          leave: 'nothing in hand',
        }}
      >
        A solid line: told and true place of a unit. Dashed: a contact and the nearest enemy.
      </KeysLine>
    </div>
  );
}

const panesAtMost = 4;
const gridOf = (count: number): string =>
  count <= 1
    ? 'grid-cols-1'
    : count === 4
      ? 'grid-cols-2 grid-rows-2 max-sm:grid-cols-1 max-sm:grid-rows-4'
      : count === 3
        ? 'grid-cols-3 max-md:grid-cols-1 max-md:grid-rows-3'
        : 'grid-cols-2 max-sm:grid-cols-1 max-sm:grid-rows-2';

const strideNames: Record<Stride, string> = { turn: 'turn', phase: 'phase', act: 'act' };

function Steps({
  step,
  isRunning,
  onRun,
}: {
  step: (stride: Stride, by: 1 | -1) => void;
  isRunning: boolean;
  onRun: () => void;
}) {
  const back = (Object.keys(strideNames) as Stride[]).map((stride) => (
    <Button key={stride} size="small" onClick={() => step(stride, -1)} aria-label={`Back one ${strideNames[stride]}`}>
      ‹ {strideNames[stride]}
    </Button>
  ));
  const on = (['act', 'phase', 'turn'] as const).map((stride) => (
    <Button key={stride} size="small" onClick={() => step(stride, 1)} aria-label={`On one ${strideNames[stride]}`}>
      {strideNames[stride]} ›
    </Button>
  ));
  return (
    <fieldset aria-label="Step" className="flex flex-wrap items-center gap-1">
      {back}
      <Button kind="act" size="small" onClick={onRun} aria-pressed={isRunning}>
        {isRunning ? 'Stop' : 'Play'}
      </Button>
      {on}
    </fieldset>
  );
}
