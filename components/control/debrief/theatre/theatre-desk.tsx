'use client';

import { useEffect, useMemo, useState } from 'react';
import { digitDeeds, digitsOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { lookAtFighting } from '@/components/control/parts/map/look-around';
import { useRouter } from '@/components/control/parts/router';
import { useSides } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { placeOf } from '@/lib/advice/debrief/beliefs';
import type { AfterBattle as AfterState } from '@/lib/desks/control/debrief/after-battle';
import type { TheatreFilm } from '@/lib/desks/control/debrief/theatre';
import type { MapData } from '@/lib/scenario/types';
import type { Side } from '@/lib/words';
import { FilmControls } from './film-controls';
import { Pane } from './pane';
import { tellPresenter } from './presenter-line';
import type { PaneKey, Reel } from './reel';
import { useSharedLook } from './shared-look';
import './theatre.css';
import { TheatreHead } from './theatre-head';
import { mapOf, standingOn } from './theatre-map';
import { useBattle } from './use-battle';
import { usePanes } from './use-panes';
import { usePlayback } from './use-playback';
import { WhatIsShown } from './what-is-shown';

/** The battle again, from its opening to now. `number`: the ledger's, to begin at; null: at the end. */
export function TheatreDesk({ number }: { number: number | null }) {
  const { film, after, mapData, reel, isFault, readNewest } = useBattle();
  if (isFault && !film)
    return (
      <EmptyState title="The battle could not be read">
        <Button onClick={readNewest}>Read it again</Button>
      </EmptyState>
    );
  if (!reel || !mapData || !after) return <EmptyState title="The battle is being wound back…" />;
  return <Theatre reel={reel} mapData={mapData} number={number} after={after} onNewest={readNewest} />;
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
  const { seatId } = useRouter();
  const { teams, hinges } = reel.film;
  const panes = usePanes(after);
  const { isOver, shown } = panes;
  const [chosen, setChosen] = useState<string | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  const look = useSharedLook();
  const among = useMemo(() => (followed ? reel.momentsOf(followed) : null), [reel, followed]);
  const playback = usePlayback(reel, {
    number,
    among,
    onHinge: (place) => tellPresenter(seatId, place),
    onShow: (moment, about) => {
      setChosen(about);
      const spot = about && reel.placeOf(about, moment);
      if (spot) look.bring(spot);
    },
  });
  const { at, to, step, directed, endDirected, showHinge } = playback;
  useKeys({
    walkOn: () => step('act', 1),
    walkBack: () => step('act', -1),
    right: () => step('phase', 1),
    left: () => step('phase', -1),
    turnOn: () => step('turn', 1),
    turnBack: () => step('turn', -1),
    toStart: () => to(0),
    toEnd: () => to(reel.last),
    goOn: playback.turnRunning,
    ...Object.fromEntries(hinges.slice(0, 9).map((_, place) => [digitDeeds[place], () => showHinge(place)])),
    leave: () => {
      endDirected();
      setChosen(null);
    },
  });

  const followedPlace = placeOf(reel.truth(at).get(followed ?? '') ?? {});
  // What is followed stays in sight wherever it goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought in when it stands elsewhere
  useEffect(() => {
    if (followedPlace) look.bring(followedPlace);
  }, [look, followed, followedPlace?.x, followedPlace?.y]);

  const tellers = useMemo(() => [...new Set(panes.all.flatMap((pane) => reel.teamsOf(pane)))], [panes.all, reel]);
  const beliefs = useMemo(() => reel.beliefs(tellers, at), [reel, tellers, at]);
  const maps = useMemo(
    () => new Map(panes.all.map((pane) => [pane, mapOf(reel, pane, at, after.marks)])),
    [reel, panes.all, at, after.marks],
  );
  // All maps open on the same country: on what is fought on any of them.
  const [opensOn] = useState(() => lookAtFighting([...maps.values()].flatMap(standingOn), mapData.frame));
  return (
    <div className="flex h-full min-h-136 min-w-0 flex-col max-lg:min-h-176">
      <TheatreHead
        reel={reel}
        after={after}
        panes={panes}
        followed={followed}
        onFollow={setFollowed}
        onNewest={onNewest}
      />
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
              title={titleOf(pane, sideNames, teams)}
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
        <WhatIsShown
          reel={reel}
          after={after}
          playback={playback}
          beliefs={beliefs}
          tellers={tellers}
          chosen={chosen}
          onChoose={setChosen}
          followed={followed}
          onFollow={setFollowed}
          onPlace={(place) => look.bring(place)}
        />
      </div>
      <FilmControls reel={reel} playback={playback} among={among} />
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

/** The owner of a pane's map. */
const titleOf = (pane: PaneKey, sideNames: Readonly<Record<Side, string>>, teams: TheatreFilm['teams']): string =>
  pane === 'truth'
    ? 'The truth'
    : pane.startsWith('side:')
      ? `What the ${sideNames[pane.slice(5) as Side]} side had been told`
      : `What ${teams.find(({ key }) => `team:${key}` === pane)?.name} had been told`;

const gridOf = (count: number): string =>
  count <= 1
    ? 'grid-cols-1'
    : count === 4
      ? 'grid-cols-2 grid-rows-2 max-sm:grid-cols-1 max-sm:grid-rows-4'
      : count === 3
        ? 'grid-cols-3 max-md:grid-cols-1 max-md:grid-rows-3'
        : 'grid-cols-2 max-sm:grid-cols-1 max-sm:grid-rows-2';
