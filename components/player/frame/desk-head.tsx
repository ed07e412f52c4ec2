'use client';

import { useTransport } from '@/components/transport/desk-transport';
import type { Liveness } from '@/components/transport/stream/use-live';
import { BookLink } from '@/components/ui/book-link';
import { later } from '@/components/ui/later';
import { LocalTime } from '@/components/ui/local-time';
import { Tag } from '@/components/ui/tag';
import { useClock } from '@/components/ui/use-clock';
import { turnDateInFull } from '@/lib/text';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { MyCard } from '../access/my-card';
import { HqFileLink } from '../record/hq-file-link';
import { happening } from '../turn-words';
import { useExtraTime } from './use-extra-time';

/** His own ways come after the sheet can be written. */
const OwnWays = later(async () => (await import('./own-ways')).OwnWays);

const duties = { commander: 'Commander', operations: 'Operations', intelligence: 'Intelligence' };

/** The top of the desk: whose it is, what is happening, and how long it goes on. */
export function DeskHead({ desk, liveness }: { desk: PlayerDesk; liveness: Liveness }) {
  const { team, seat, clock } = desk;
  const phaseLeft = useClock(clock.phaseEndsAt, clock.now, clock.pausedAt);
  const ownLeft = useExtraTime(desk);
  const left = ownLeft ?? phaseLeft;
  const stands = clock.isBegun ? 'the clock stands' : 'once the game begins';
  const word = clock.pausedAt ? stands : ownLeft ? 'for your orders' : left.isOver ? 'any moment' : 'left';
  const duty = duties[seat.duty];
  const { isLookedOn } = useTransport();
  return (
    <header className="flex shrink-0 items-center gap-x-3 px-4 py-2 max-desk:flex-wrap max-desk:gap-y-1 desk:h-14 desk:gap-x-5 desk:px-5 desk:py-0">
      <div className="min-w-0">
        <h1 className="truncate font-serif text-[1.0625rem] leading-tight font-semibold desk:text-title">
          {team.name}
        </h1>
        <p className="detail leading-snug desk:hidden">{happening(clock)}</p>
      </div>
      <p className="hidden text-note text-ink-2 desk:block">
        {seat.label.includes(duty) ? seat.label : `${duty} · ${seat.label}`}
      </p>
      <HqFileLink seatId={seat.id} />
      <MyCard desk={desk} />
      {!isLookedOn && (
        <>
          <BookLink page={seat.duty} className="min-h-handle-small min-w-press text-note underline" />
          <OwnWays desk={desk} />
        </>
      )}
      {liveness.state === 'behind' && (
        <p aria-live="polite" className="whitespace-nowrap max-desk:order-last max-desk:basis-full">
          <Tag meaning="waiting">
            not updated since <LocalTime time={liveness.since} />, hall time
          </Tag>
        </p>
      )}
      <p className="ml-auto hidden text-right text-note leading-snug text-ink-2 desk:block">
        <b className="block font-semibold text-ink">{happening(clock)}</b>
        <span className="text-ink-3">Game date</span> {turnDateInFull(clock)}
        {team.look.turnLength && `, a turn of ${team.look.turnLength}`}
      </p>
      <p className="not-printed text-[1.75rem] leading-none font-medium tracking-tight whitespace-nowrap max-desk:ml-auto desk:text-[2rem]">
        <span className="sr-only">Time left: </span>
        {left.isOver ? '0:00' : left.words}
        <small
          className={`ml-1.5 text-note font-normal tracking-normal desk:inline ${clock.pausedAt ? 'block text-right text-waiting' : 'hidden text-ink-2'}`}
        >
          {word}
          <span className="hidden text-ink-2 xl:inline">, hall time</span>
        </small>
      </p>
    </header>
  );
}
