'use client';

import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SidesProvider } from '@/components/map/counters/sides';
import { useTransport } from '@/components/transport/desk-transport';
import { SeatedProvider } from '@/components/transport/seated';
import { buttonLook } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/empty-state';
import { FirstHint } from '@/components/ui/first-hint';
import { later } from '@/components/ui/later';
import { Notice } from '@/components/ui/notice';
import { useToast } from '@/components/ui/toast';
import { useIsPair } from '@/components/ui/use-is-phone';
import type { PlayerDesk as Desk, DeskSheetOf } from '@/lib/visibility/player/desk';
import { Signals } from '../messages/signals';
import { LostSeats } from '../offline/lost-seats';
import { useOpensAnew } from '../offline/use-opens-anew';
import { SquaresProvider } from '../sheets/squares';
import { ConnectionLost } from './connection-lost';
import { DeskHead } from './desk-head';
import { DeskNotices } from './desk-notices';
import { MapSplit, useMapShare } from './map-split';
import { Pad } from './pad';
import { useTitle } from './use-calls';
import { type LiveDesk, useDesk } from './use-desk';
import { useWideMap } from './use-wide-map';
import { useSeen } from './warm-up/use-seen';

/** Whoever writes does not wait for the map; on a phone it comes when it is first looked at. */
const PlayerMap = later(async () => (await import('../maps/player-map')).PlayerMap);

/** A question to be decided at once comes over the network, and so does what asks it. */
const DecisionSlips = later(async () => (await import('./decision-slip')).DecisionSlips);

/** Few teams sit at a game beside this one, so it is loaded when one does. */
const TableSlips = later(async () => (await import('../cases/table-slip')).TableSlips);

/** Loaded in a warm-up of the hall. */
const WarmUpSteps = later(async () => (await import('./warm-up/warm-up-steps')).WarmUpSteps);
const WarmUpOver = later(async () => (await import('./warm-up/warm-up-over')).WarmUpOver);

/** Loaded in a practice game. */
const PracticeBand = later(async () => (await import('@/components/ui/practice-band')).PracticeBand);

type Place = 'map' | 'orders' | 'signals';
const places: readonly (readonly [Place, string])[] = [
  ['map', 'Map'],
  ['orders', 'Orders'],
  ['signals', 'Signals'],
];

interface Props {
  initial: Desk;
  /** `initial` is no more than the order form, as this browser kept it then, in ms. */
  keptAt?: number;
  /** The title of the practice game; null: it is no practice game. */
  practice?: string | null;
  /** It is a warm-up: the seat of the game beside, to whose desk it leads back. Null: it is none. */
  backTo?: string | null;
}

/** A staff officer's desk: the map, the pad and the signals. On a small screen one of the three at a time. */
export function PlayerDesk({ initial, keptAt, practice = null, backTo = null }: Props) {
  const { isMovedAway, ...live } = useDesk(initial);
  const isWhole = keptAt === undefined || live.desk !== initial;
  const opensAnew = useOpensAnew(live.desk, isWhole);
  const seen = useSeen(live.desk.seat.id);
  useTitle(live.desk, practice !== null);
  if (isMovedAway) return backTo === null ? <MovedAway /> : <WarmUpOver backTo={backTo} />;
  return (
    <div className="room-player flows flex h-dvh flex-col print:h-auto">
      <a href="#sheet" className="skip">
        To the order sheet
      </a>
      {practice !== null && <PracticeBand title={practice} sort={backTo === null ? 'practice' : 'warm-up'} />}
      <LostSeats at={live.desk.seat.id} />
      <DeskPapers
        {...live}
        isWhole={isWhole}
        onSeen={backTo === null ? undefined : seen.note}
        beneath={
          <>
            {backTo !== null && <WarmUpSteps desk={live.desk} seen={seen.ids} />}
            <ConnectionLost liveness={live.liveness} opensAnew={opensAnew} keptAt={isWhole ? null : keptAt} />
            {!live.desk.clock.isEnded && backTo === null && (
              <FirstHint id="desk" turn={live.desk.clock.turn}>
                One row for each group of units with the same task: who, what, with whose support; circle one action and
                one movement. It is saved as you write. Hand the sheet in before the clock runs out.
              </FirstHint>
            )}
          </>
        }
      />
    </div>
  );
}

type Papers = Omit<LiveDesk, 'isMovedAway'> & {
  /** False: no more of it is here than the order form. */
  isWhole?: boolean;
  /** Told what is looked at, by its id. */
  onSeen?: ((id: string) => void) | undefined;
  /** Under the head. */
  beneath?: ReactNode;
  /** The report that lies open; null: the latest. */
  openReport?: string | null;
};

/** All that lies on a desk, as last read. */
export function DeskPapers({
  desk,
  liveness,
  readAgain,
  noteMovedAway,
  isWhole = true,
  onSeen,
  beneath,
  openReport = null,
}: Papers) {
  const [place, setPlace] = useState<Place>(openReport ? 'signals' : 'orders');
  const [isWide, turnWide] = useWideMap(desk.seat.id);
  const [share, setShare] = useMapShare();
  const hasNews = useNews(desk, place);
  const isMapWanted = useMapWanted(place);
  useGivenBack(desk.sheets);
  useGivenBack(desk.airSheets);

  // Looked on, it lies in a page that has its own main part.
  const Main = useTransport().isLookedOn ? 'div' : 'main';
  const seatId = desk.seat.id;
  const isLive = liveness.state === 'live';
  const seated = useMemo(
    () => ({ seatId, isLive, readAgain, onMovedAway: noteMovedAway, onSeen }),
    [seatId, isLive, readAgain, noteMovedAway, onSeen],
  );
  const toMap = useCallback(() => setPlace('map'), []);
  const toOrders = useCallback(() => setPlace('orders'), []);
  return (
    <SidesProvider value={desk.team.look}>
      <SeatedProvider value={seated}>
        <SquaresProvider hasMap={isWhole} onDraw={toMap} onLeave={toOrders}>
          <div className="flows flex min-h-0 flex-1 flex-col overflow-hidden print:overflow-visible">
            <DeskHead desk={desk} liveness={liveness} />
            {beneath}
            <DeskNotices desk={desk} />
            {desk.decisions.length > 0 && <DecisionSlips desk={desk} />}
            {desk.tables.length > 0 && <TableSlips desk={desk} />}
            <Main
              style={{ '--map': `${share}%` } as CSSProperties}
              className={`grid min-h-0 flex-1 gap-3.5 px-2.5 pb-2.5 desk:px-3.5 desk:pb-3.5 print:block ${
                isWide
                  ? `${place === 'map' ? 'max-pair:grid-rows-2' : ''} pair:grid-cols-[minmax(0,1fr)_minmax(30rem,38%)]`
                  : 'pair:grid-cols-[minmax(16rem,var(--map))_minmax(0,1fr)] desk:grid-cols-[minmax(16rem,var(--map))_minmax(26rem,1fr)_minmax(16rem,22%)]'
              }`}
            >
              <Side place="map" shown={place} isPrinted={false}>
                {!isWhole && <EmptyState title="The map comes back with the network" />}
                {isWhole && isMapWanted && <PlayerMap desk={desk} isWide={isWide} onWide={turnWide} />}
                {!isWide && <MapSplit share={share} onShare={setShare} />}
              </Side>
              <Side place="orders" shown={place} isPrinted isBesideMap={isWide}>
                <Pad desk={desk} />
              </Side>
              <Side place="signals" shown={place} isPrinted={false} isCovered={isWide}>
                {isWhole ? (
                  <Signals desk={desk} openReport={openReport} />
                ) : (
                  <EmptyState title="The signals come back with the network" />
                )}
              </Side>
            </Main>
            <nav aria-label="Desk" className="not-printed flex shrink-0 border-t border-rule bg-sheet desk:hidden">
              {places.map(([id, word]) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={place === id}
                  onClick={() => setPlace(id)}
                  className="relative min-h-13 flex-1 border-t-2 border-transparent text-ink-2 aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:text-ink"
                >
                  {word}
                  {id === 'signals' && hasNews && (
                    <span className="ml-1.5 text-small font-semibold text-waiting">new</span>
                  )}
                </button>
              ))}
            </nav>
          </div>
        </SquaresProvider>
      </SeatedProvider>
    </SidesProvider>
  );
}

/** True when the map has been in the window: beside the sheet where there is room, else once it was asked for. */
function useMapWanted(place: Place): boolean {
  const isPair = useIsPair();
  const [isWanted, want] = useState(false);
  if (!isWanted && (isPair || place === 'map')) want(true);
  return isWanted;
}

const Side = ({
  place,
  shown,
  isPrinted,
  isCovered = false,
  isBesideMap = false,
  children,
}: {
  place: Place;
  shown: Place;
  isPrinted: boolean;
  /** The wide map has its room. */
  isCovered?: boolean;
  /** It is seen with the map, on a phone too. */
  isBesideMap?: boolean;
  children: ReactNode;
}) => (
  <div
    className={`relative flex min-h-0 min-w-0 flex-col ${seenAt(place, shown, isBesideMap)} ${isCovered ? 'not-print:desk:hidden' : ''} ${isPrinted ? '' : 'not-printed'} ${place === 'map' ? 'stays-tall' : ''}`}
  >
    {children}
  </div>
);

/** Where one part is seen: all three on a desk; the map and another on a smaller laptop; on a phone the one that is asked for. */
function seenAt(place: Place, shown: Place, isBesideMap: boolean): string {
  if (place === 'map') return shown === 'map' ? '' : 'max-pair:hidden';
  if (place === 'orders' && shown === 'map') return isBesideMap ? '' : 'max-pair:hidden';
  return place === shown ? '' : 'max-desk:hidden';
}

/** Tells of what has come in; whether the signals hold something that was not looked at yet. */
function useNews(desk: Desk, place: Place): boolean {
  const say = useToast();
  const newest = [
    ...desk.reports.map(({ releasedAt }) => releasedAt),
    ...desk.queries.map(({ askedAt }) => askedAt),
    ...desk.messages.map(({ deliveredAt }) => deliveredAt),
  ];
  const last = newest.reduce((a, b) => (a > b ? a : b), '');
  const told = useRef(last);
  const [looked, setLooked] = useState(last);

  useEffect(() => {
    if (last <= told.current) return;
    const isQuestion = desk.queries.some(({ askedAt }) => askedAt === last);
    const isMessage = desk.messages.some(({ deliveredAt }) => deliveredAt === last);
    told.current = last;
    say(isQuestion ? 'Control asks you something.' : isMessage ? 'A message has come in.' : 'A report has come in.');
  }, [last, desk, say]);

  useEffect(() => {
    if (place === 'signals') setLooked(last);
  }, [place, last]);

  return last > looked;
}

/** Says so when Control gives a sheet back that it had opened. */
function useGivenBack(sheets: readonly Pick<DeskSheetOf<unknown>, 'turn' | 'state' | 'readingAt'>[]): void {
  const say = useToast();
  const before = useRef(sheets);
  useEffect(() => {
    const isBack = sheets.some(({ turn, state }) => {
      const was = before.current.find((sheet) => sheet.turn === turn);
      return state === 'draft' && was?.state === 'submitted' && was.readingAt !== null;
    });
    before.current = sheets;
    if (isBack) say('Control has returned the sheet. Change it and hand it in again.', 'refused');
  }, [sheets, say]);
}

const MovedAway = () => (
  <Notice
    title="This seat has moved to another laptop"
    actions={
      <a href="/sign-in" className={buttonLook('act')}>
        Go to my seats
      </a>
    }
  >
    <p>Somebody opened it there with a new link. Nothing more can be read or written here.</p>
    <p>
      Everything Control has is on the other laptop; what was saved here is removed. Ask Control for a link if the seat
      should be here.
    </p>
  </Notice>
);
