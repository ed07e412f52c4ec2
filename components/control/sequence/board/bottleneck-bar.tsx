'use client';

import { useClaims } from '@/components/control/parts/claims/claims';
import type { ChromeForSeat } from '@/components/control/parts/desk-context';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useServerTime } from '@/components/control/parts/use-server-time';
import { WeatherChoice } from '@/components/control/parts/weather-choice';
import { buttonLook } from '@/components/ui/button-look';
import { boardSays } from './board-says';
import { PhaseControls } from './phase-controls';
import type { BoardForSeat } from './use-board-for-seat';
import { useOpenCard } from './use-open-card';

/**
 * The sentence over everything: what the turn waits for, with whom and how long; the one act that is offered, on the dark button;
 * and the phases for game control. What comes and goes with the sentence stands where it moves no other button: none is pulled from under a hand.
 */
export function BottleneckBar({ chrome, board }: { chrome: ChromeForSeat; board: BoardForSeat }) {
  const now = useServerTime(chrome.now);
  const { holderOf } = useClaims();
  const { go } = useRouter();
  const address = useDeskAddress();
  const open = useOpenCard();
  const { neck, act } = boardSays(chrome, board, (card) => holderOf(card)?.label ?? null, now);
  const { lead, what, rest, age, card } = neck;
  const way = act?.deed === 'open' ? act : null;
  const enter = () => {
    if (!way) return;
    if (card) open(card);
    go(address(way.path));
  };
  useKeys({ open: way ? enter : undefined });
  return (
    <section
      aria-label="What the turn waits for"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-sheet px-5 py-4 low:py-1.5"
    >
      <div className="flex min-h-15 min-w-0 flex-1 items-center max-xl:basis-full max-md:min-h-18">
        <p className="font-serif text-head leading-7.5 tracking-tight max-md:text-title max-md:leading-6">
          {lead}
          {what && <b>{what}</b>}
          {rest}
          {age && <span className="text-overdue">{age}.</span>}
        </p>
      </div>
      {way && (
        <DeskLink to={way.path} className={`${buttonLook('act')} max-xl:order-last`} onClick={() => card && open(card)}>
          {way.does}
          <KeyOf deed="open" isBare />
        </DeskLink>
      )}
      <div className="sm:hidden">
        <WeatherChoice turn={chrome.turn.number} weather={chrome.turn.weather} roles={chrome.seat.roles} />
      </div>
      <PhaseControls chrome={chrome} offered={act?.deed} />
    </section>
  );
}
