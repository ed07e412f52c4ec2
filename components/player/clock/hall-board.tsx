'use client';

import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { useBell } from '@/components/ui/use-bell';
import { minutesAndSeconds } from '@/components/ui/use-clock';
import { turnDateInFull } from '@/lib/text';
import type { HallBoard as Board } from '@/lib/visibility/player/hall';
import { happening } from '../turn-words';
import { CompanionTable } from './hall-companion-table';
import { TakeYourSeats } from './take-your-seats';
import { useHall } from './use-hall';

/** The projector of the hall: what is happening, how long it goes on, and what hangs for everybody. Read from ten metres off. */
export function HallBoard({ gameId, initial }: { gameId: string; initial: Board }) {
  const { board, now, lostSince } = useHall(gameId, initial);
  const isStanding = board.pausedAt !== null;
  const remainingMs = Date.parse(board.phaseEndsAt) - (board.pausedAt ? Date.parse(board.pausedAt) : now);
  const isOver = remainingMs <= 0;
  const bell = useBell('opcom bell hall', true, remainingMs, isStanding);
  const isMuch = board.notices.length > 3 || board.notices.reduce((sum, { text }) => sum + text.length, 0) > 260;
  return (
    <main className="room-player flex h-dvh flex-col gap-[2vh] overflow-hidden p-[3vmin] max-sm:h-auto max-sm:min-h-dvh">
      <header className="flex shrink-0 items-baseline gap-x-[3vw] gap-y-1 max-sm:flex-col">
        <h1 className="min-w-0 truncate font-serif text-[clamp(1.25rem,4.6vmin,3.75rem)] leading-tight font-semibold max-sm:max-w-full">
          {board.title}
        </h1>
        <p className="ml-auto text-[clamp(1rem,4vmin,3.25rem)] leading-tight whitespace-nowrap text-ink-2 max-sm:ml-0">
          <b className="text-ink">
            Turn {board.turn}, {board.daypart}
          </b>{' '}
          <span className="max-lg:block">{turnDateInFull(board)}</span>
        </p>
      </header>
      <div className="flex min-h-[38dvh] flex-1 gap-[2vmin] max-sm:flex-none max-sm:flex-col portrait:flex-col">
        {(!board.isBegun || board.isEnded) && (
          <TakeYourSeats when={board.isEnded ? 'after' : 'before'} network={board.network} address={board.address} />
        )}
        {board.isBegun && !board.isEnded && (
          <section
            aria-label="Clock"
            className={`flex min-w-0 flex-1 flex-col items-center justify-center overflow-hidden max-sm:min-h-[38dvh] rounded-3 px-4 [container-type:size] ${
              bell.hasRung ? 'bg-invert text-on-invert' : 'on-desk'
            }`}
          >
            <p className="text-center text-[clamp(1.25rem,min(11cqh,5cqw),4.75rem)] leading-tight font-semibold">
              {happening(board)}
            </p>
            <p
              role="timer"
              aria-label="Time left"
              className="text-[clamp(4rem,min(62cqh,27cqw),35rem)] leading-none font-medium tracking-tight tabular-nums"
            >
              {isOver ? '0:00' : minutesAndSeconds(remainingMs)}
            </p>
            <p
              aria-live="polite"
              className={`min-h-[1.2em] text-center text-[clamp(1.125rem,min(10cqh,5cqw),4.25rem)] leading-tight ${bell.hasRung ? '' : isStanding ? 'text-waiting' : 'text-ink-2'}`}
            >
              {isStanding ? 'The clock stands still' : bell.hasRung ? 'Time' : isOver ? 'Any moment now' : 'left'}
            </p>
          </section>
        )}
        {board.companion && <CompanionTable {...board.companion} />}
      </div>
      {board.notices.length > 0 && (
        <section aria-label="Notices" className="shrink-0 overflow-hidden sm:max-h-[46dvh]">
          <ul
            className={`space-y-[1.2vh] ${isMuch ? 'text-[clamp(1rem,2.9vmin,2.5rem)]' : 'text-[clamp(1.125rem,4.2vmin,3.5rem)]'}`}
          >
            {board.notices.map(({ id, text, issuedAt }) => (
              <li
                key={id}
                className="on-desk flex items-baseline gap-x-[2vw] px-[2.4vmin] py-[1.2vmin] leading-tight max-sm:flex-col"
              >
                <span className="text-[max(0.8125rem,0.7em)] text-ink-3">
                  <LocalTime time={issuedAt} />
                </span>
                <span className="min-w-0 break-words">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className="flex min-h-handle shrink-0 flex-wrap items-center gap-x-4 gap-y-1 text-note text-ink-2">
        <p aria-live="polite" className="font-medium text-waiting">
          {lostSince && (
            <>
              The line to the console is down since <LocalTime time={lostSince} />. The clock goes on counting.
            </>
          )}
        </p>
        <span className="ml-auto">
          {bell.isAsleep && <span className="mr-3">Press anywhere once, and the bell can ring.</span>}
          <Button size="small" aria-pressed={bell.isOn} onClick={() => bell.turn(!bell.isOn)}>
            Bell {bell.isOn ? 'on' : 'off'}
          </Button>
        </span>
      </footer>
    </main>
  );
}
