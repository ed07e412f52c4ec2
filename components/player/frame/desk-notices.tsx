'use client';

import { useEffect, useRef, useState } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { LocalTime } from '@/components/ui/local-time';
import { useToast } from '@/components/ui/toast';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { handInTime } from '../turn-words';
import { useExtraTime } from './use-extra-time';

/**
 * The words of Control to the whole desk, under its head: that it waits, that there is more time, and the notices for
 * everybody.
 */
export function DeskNotices({ desk }: { desk: PlayerDesk }) {
  const { nudge, longerUntil } = desk;
  const ownTime = useExtraTime(desk);
  const isWaitedFor = nudge !== null && handInTime(desk) !== 'closed';
  const { unread, putAway } = useUnread(desk);
  useSaid(desk);
  const { isLookedOn } = useTransport();
  const isOver = desk.clock.isEnded && !isLookedOn;
  if (!isWaitedFor && !ownTime && !isOver && unread.length === 0) return null;
  return (
    <section
      aria-label="From Control"
      className="flows not-printed mx-2.5 mb-2.5 max-h-[34dvh] shrink-0 space-y-1.5 overflow-y-auto desk:mx-3.5"
    >
      {isOver && <TakenHome seatId={desk.seat.id} />}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {isWaitedFor && (
          <p role="status" className="flex-1 rounded-3 bg-waiting-soft px-3.5 py-2 shadow-1">
            <b className="text-waiting">{nudge.text}</b>
            <span className="ml-3 detail whitespace-nowrap">
              <LocalTime time={nudge.issuedAt} />
            </span>
          </p>
        )}
        {ownTime && longerUntil && (
          <p className="min-w-[min(26rem,100%)] flex-1 rounded-3 bg-sheet px-3.5 py-2 shadow-1">
            <b>Your HQ has more time for its orders:</b> until <LocalTime time={longerUntil} />, {ownTime.words} from
            now.
          </p>
        )}
      </div>
      {unread.map(({ id, text, issuedAt }) => (
        <div key={id} className="flex items-baseline gap-3 rounded-3 bg-sheet px-3.5 py-1.5 shadow-1">
          <p className="min-w-0 flex-1">
            <span className="cap mr-2">Notice</span>
            {text}
          </p>
          <span className="detail whitespace-nowrap max-sm:hidden">
            <LocalTime time={issuedAt} />
          </span>
          <Button size="small" kind="quiet" onClick={() => putAway(id)} aria-label={`Put the notice away: ${text}`}>
            Put away
          </Button>
        </div>
      ))}
    </section>
  );
}

/** After the battle: what a team takes home, a link each, as long as the desk is open. */
const TakenHome = ({ seatId }: { seatId: string }) => (
  <nav
    aria-label="After the battle"
    className="flex flex-wrap items-center gap-2 rounded-3 bg-sheet px-3.5 py-2 shadow-1"
  >
    <b className="mr-2">The battle is over.</b>
    <a href={`/api/player/${seatId}/battle`} className={buttonLook('act')}>
      Take the battle home
    </a>
    <a href={`/player/${seatId}/diary`} className={buttonLook('plain')}>
      War diary
    </a>
    <a href={`/player/${seatId}/file?turn=all`} className={buttonLook('plain')}>
      HQ file
    </a>
  </nav>
);

const putAwayAt = (seatId: string) => `opcom notices ${seatId}`;

/** The notices not put away in this browser; whoever looks on puts them away for himself and until he goes. */
function useUnread({ notices, seat }: PlayerDesk) {
  const { isLookedOn } = useTransport();
  const [away, setAway] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isLookedOn) return;
    setAway(JSON.parse(localStorage.getItem(putAwayAt(seat.id)) ?? '[]'));
  }, [seat.id, isLookedOn]);
  const putAway = (id: string) => {
    // Of those that hang no more nothing need be kept.
    const next = [...away.filter((one) => notices.some((notice) => notice.id === one)), id];
    setAway(next);
    if (!isLookedOn) localStorage.setItem(putAwayAt(seat.id), JSON.stringify(next));
  };
  return { unread: notices.filter(({ id }) => !away.includes(id)), putAway };
}

/** Says what has changed: that more time was given, and that a draft was taken as it lay. */
function useSaid({ clock, longerUntil, sheets }: PlayerDesk): void {
  const say = useToast();
  const taken = sheets.some(({ turn, isTakenAsDraft }) => turn === clock.turn && isTakenAsDraft);
  const before = useRef({ taken, longerUntil });
  useEffect(() => {
    const was = before.current;
    before.current = { taken, longerUntil };
    if (taken && !was.taken)
      say('Your orders were not handed in. Control took the sheet as it lay. You can still take it back.', 'refused');
    if (longerUntil && was.longerUntil === null) say('Control has given your HQ more time for its orders.');
  }, [taken, longerUntil, say]);
}
