'use client';

import { buttonLook } from '@/components/ui/button-look';
import type { Board } from '@/lib/turn/control-desk/board';
import type { Chrome } from '@/lib/turn/control-desk/chrome';
import { WeatherChoice } from '../air/weather-choice';
import { Way } from '../shell/ways';
import { type BoardActs, PhaseControls } from './phase-controls';
import { waitsFor } from './waits-for';

/** The sentence over everything: what the turn waits for, the desk that solves it, and the phases for game control. */
export function Neck({ chrome, board, acts }: { chrome: Chrome; board: Board; acts: BoardActs }) {
  const { lead, what, rest, go } = waitsFor(chrome, board);
  return (
    <section
      aria-label="What the turn waits for"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-sheet px-5 py-4"
    >
      <p className="min-w-0 flex-1 font-serif text-head leading-[30px] tracking-tight">
        {lead}
        {what && <b>{what}</b>}
        {rest}
      </p>
      <WeatherChoice
        turn={chrome.turn.number}
        weather={chrome.turn.weather}
        roles={chrome.seat.roles}
        setWeather={acts.setWeather}
      />
      {go && (
        <Way to={go.path} className={buttonLook()}>
          Go to {go.name}
        </Way>
      )}
      {chrome.seat.roles.includes('gameControl') && (
        <PhaseControls chrome={chrome} unfinished={board.unfinished} acts={acts} />
      )}
    </section>
  );
}
