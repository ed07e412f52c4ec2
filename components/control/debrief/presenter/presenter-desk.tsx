import { useMemo, useState } from 'react';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useRouter } from '@/components/control/parts/router';
import { EmptyState } from '@/components/ui/empty-state';
import { SecrecyBand } from '@/components/ui/secrecy-band';
import type { MapData } from '@/lib/scenario/types';
import { capital, turnDateAndYear } from '@/lib/text';
import { useHearDesk } from '../theatre/presenter-line';
import type { Reel } from '../theatre/reel';
import { useBattle } from '../theatre/use-battle';
import { FallenDie } from './fallen-die';
import { hingeTitles } from './hinge-titles';
import { OrdersShown } from './orders-shown';
import { PresenterMap } from './presenter-map';
import { sceneOf } from './scene';
import { useHallWords, useIsAwake } from './use-hall-words';
import './presenter.css';

/** The window that a hall looks at: one hinge after the other, on one map or on two. */
export function PresenterDesk() {
  useHallWords();
  const { reel, mapData, after } = useBattle();
  if (!reel || !mapData || !after) return <EmptyState title="The battle is being wound back…" />;
  if (reel.film.hinges.length === 0)
    return (
      <EmptyState title="No hinge yet">A moment that turned the day is found once turns have been fought.</EmptyState>
    );
  return <Presenter reel={reel} mapData={mapData} opened={after.revealedTurns} />;
}

/** The width of the map, km from left to right, by the presses of the key. */
const widths = [12, 20, 36] as const;

interface Props {
  reel: Reel;
  mapData: MapData;
  /** The turns whose truth the players have. */
  opened: readonly number[];
}

function Presenter({ reel, mapData, opened }: Props) {
  const { hinges, turns } = reel.film;
  const { seatId } = useRouter();
  const [place, setPlace] = useState(0);
  const [isHalves, setHalves] = useState(false);
  const [hasOrder, setOrder] = useState(false);
  const [width, setWidth] = useState(0);
  const isAwake = useIsAwake();
  const show = (to: number) => {
    setPlace(Math.max(0, Math.min(hinges.length - 1, to)));
    setOrder(false);
  };
  useHearDesk(seatId, show);
  useKeys({
    right: () => show(place + 1),
    goOn: () => show(place + 1),
    left: () => show(place - 1),
    toStart: () => show(0),
    toEnd: () => show(hinges.length - 1),
    halves: () => setHalves(!isHalves),
    showOrder: () => setOrder(!hasOrder),
    nearer: () => setWidth((width + 1) % widths.length),
  });
  const hinge = hinges[place]!;
  const scene = useMemo(() => sceneOf(reel, hinge), [reel, hinge]);
  const day = turns.find(({ turn }) => turn === hinge.turn);
  const { spot, apartKm, team, truth, told, over } = scene;
  const halves = isHalves && told && team;
  // Both ends of a join are in sight, though it may go straight up.
  const kmAcross = Math.max(widths[width]!, 4 * apartKm) / (halves ? 2 : 1);
  const map = { mapData, spot, kmAcross };
  return (
    <main className="presenter">
      <div>
        {!opened.includes(hinge.turn) && <SecrecyBand whose={`Turn ${hinge.turn} is not opened to the players`} />}
      </div>
      <header aria-live="polite">
        <div className="presenter-when">
          <p>{day && turnDateAndYear(day)}</p>
          <b>{day ? capital(day.daypart) : `Turn ${hinge.turn}`}</b>
          <p>Turn {hinge.turn}</p>
        </div>
        <div className="presenter-said">
          <p>{hingeTitles[hinge.kind]}</p>
          <h1 className={hinge.sentence.length > 84 ? 'long' : ''}>{hinge.sentence}</h1>
        </div>
        {hinge.dice && <FallenDie dice={hinge.dice} />}
      </header>
      <div className="presenter-maps">
        {halves ? (
          <>
            <PresenterMap key="truth" title="The truth" hasTitle map={truth} {...map} />
            <PresenterMap key="told" title={`What ${team.name} had been told`} hasTitle map={told} {...map} />
          </>
        ) : (
          <PresenterMap key="over" title="The truth" hasTitle={false} map={over} {...map} />
        )}
        {hasOrder && hinge.about && <OrdersShown about={hinge.about} turn={hinge.turn} />}
        {team && !halves && (
          <p className="presenter-legend">
            <span className="true">True place</span>
            <span className="told">What {team.name} had been told</span>
            <span className="join">The same unit</span>
          </p>
        )}
        <nav aria-label="Hinges" className="presenter-keys" data-asleep={isAwake ? undefined : ''}>
          <span className="presenter-choices">
            <button type="button" onClick={() => show(place - 1)} aria-label="Hinge before">
              <KeyOf deed="left" />
            </button>
            <button type="button" onClick={() => show(place + 1)} aria-label="Next hinge">
              <KeyOf deed="right" />
            </button>
            <button type="button" aria-pressed={isHalves} onClick={() => setHalves(!isHalves)}>
              <KeyOf deed="halves" /> halves
            </button>
            <button type="button" aria-pressed={hasOrder} onClick={() => setOrder(!hasOrder)}>
              <KeyOf deed="showOrder" /> order
            </button>
            <button type="button" onClick={() => setWidth((width + 1) % widths.length)}>
              <KeyOf deed="nearer" /> zoom
            </button>
            <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
              Full screen
            </button>
          </span>
          <b>
            {place + 1} of {hinges.length}
          </b>
        </nav>
      </div>
    </main>
  );
}
