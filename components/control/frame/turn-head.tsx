'use client';

import type { ChromeForSeat } from '@/components/control/parts/desk-context';
import { heldUpWords } from '@/components/transport/send/send';
import type { Liveness } from '@/components/transport/stream/use-live';
import { BookLink } from '@/components/ui/book-link';
import { turnDateInFull } from '@/lib/text';
import { minutes, type PhaseFace, phaseClock, phaseFaces, turnTitle } from '../parts/phase-times';
import { useRouter } from '../parts/router';
import { clockTime, clockTimeToTheSecond } from '../parts/time-words';
import { useServerTime } from '../parts/use-server-time';
import { bookOfDesk } from './book-of-desk';
import { FlagMoment } from './flag-moment';
import { HeadSettings } from './head-settings';
import { HelpOverlay } from './help/help-overlay';

/** Where we are in the turn: date, the six phases of §4 against their budgets, the clock. Overrun is Control's alone. */
export function TurnHead({ chrome, liveness }: { chrome: ChromeForSeat; liveness: Liveness }) {
  const faces = phaseFaces(chrome, useServerTime(chrome.now));
  const clock = phaseClock(faces);
  const { address, seatId } = useRouter();
  return (
    <header className="flex h-14.5 shrink-0 items-stretch border-b border-rule bg-paper">
      <div className="w-64 shrink-0 px-4 pt-2.5 max-laptop:w-54 max-md:w-auto max-md:min-w-0 max-md:flex-1 max-sm:px-3">
        <p className="lead leading-5 max-md:truncate">{turnTitle(chrome.turn)}</p>
        <p className="truncate aside">
          {turnDateInFull(chrome.turn)}
          {chrome.turnLength && ` · ${chrome.turnLength}`}
          {chrome.turn.weather === 'bad' && <b className="font-semibold"> · bad weather</b>}
        </p>
      </div>
      <ol aria-label="Phases of the turn" className="flex min-w-0 flex-1 max-md:flex-none">
        {faces.map((face) => (
          <PhaseItem key={face.key} face={face} />
        ))}
      </ol>
      <div className="flex min-w-42.5 shrink-0 items-center gap-2 border-l border-rule px-4 max-sm:min-w-0 max-sm:px-3">
        {liveness.state === 'live' ? (
          <p className="flex items-baseline gap-2 max-sm:flex-col max-sm:items-end max-sm:gap-0">
            <span
              className={`text-clock font-medium tracking-tight max-sm:text-title max-sm:leading-6 ${clock.isOver ? 'text-overdue' : ''}`}
            >
              {clock.time}
            </span>
            {chrome.pausedAt ? (
              <b className="text-small font-semibold text-waiting">{whyItStands(chrome, chrome.pausedAt)}</b>
            ) : (
              <span className={`text-small ${clock.isOver ? 'text-overdue' : 'text-ink-3'}`}>{clock.words}</span>
            )}
          </p>
        ) : (
          <p role="status" className="text-small font-medium text-overdue">
            Not updated since {clockTimeToTheSecond(liveness.since.toISOString())}
            <span className="block detail font-normal">
              {liveness.by === 'database' ? heldUpWords.database : 'The line to the server is down'}.
            </span>
          </p>
        )}
        <FlagMoment />
        <HelpOverlay />
        <BookLink
          page={bookOfDesk(address.slice(`/control/${seatId}`.length), chrome)}
          className="min-h-press text-small quiet-link pointer-coarse:min-w-11 pointer-coarse:justify-center"
        />
        <HeadSettings chrome={chrome} faces={faces} />
      </div>
    </header>
  );
}

function PhaseItem({ face }: { face: PhaseFace }) {
  const share = Math.min(1, (face.spentSeconds ?? 0) / face.budgetSeconds);
  return (
    <li
      aria-current={face.isNow ? 'step' : undefined}
      className={`relative min-w-0 overflow-hidden border-l border-rule px-3 max-laptop:px-1.5 max-md:px-3 pt-2.75 text-small whitespace-nowrap ${
        face.isNow ? 'flex-[1.6_1_auto] bg-sheet' : 'flex-auto max-xl:hidden'
      }`}
    >
      <span
        className={`block text-small leading-4.5 ${face.isNow ? 'font-semibold text-ink' : 'font-medium text-ink-2'}`}
      >
        {face.name}
      </span>
      <span className={face.overSeconds > 0 ? 'text-overdue' : 'text-ink-3'}>{timeWords(face)}</span>
      {face.spentSeconds !== null && (
        <span
          aria-hidden
          style={{ width: `${share * 100}%` }}
          className={`absolute bottom-0 left-0 h-[3px] ${
            face.overSeconds > 0 ? 'bg-overdue' : face.isNow ? 'bg-ink' : 'bg-rule-2'
          }`}
        />
      )}
    </li>
  );
}

/** Why the clock stands. */
const whyItStands = ({ isBegun, endedAt }: ChromeForSeat, pausedAt: string): string => {
  if (!isBegun) return 'not begun';
  return endedAt === null ? `stands since ${clockTime(pausedAt)}` : 'the battle is over';
};

function timeWords({ spentSeconds, budgetSeconds, overSeconds }: PhaseFace): string {
  if (spentSeconds === null) return minutes(budgetSeconds);
  if (overSeconds > 0) return `${minutes(spentSeconds)} · ${minutes(overSeconds)} over`;
  return `${minutes(spentSeconds)} of ${minutes(budgetSeconds)}`;
}
