'use client';

import { useBell } from '@/components/ui/use-bell';
import type { ChromeForSeat } from '../parts/desk-context';
import type { PhaseFace } from '../parts/phase-times';
import { WeatherChoice } from '../parts/weather-choice';

/**
 * The settings for the turn and for this umpire: the weather, the bell at the end of a phase's time, off unless the umpire
 * turns it on, and the way to the hall's projector.
 */
export function HeadSettings({ chrome, faces }: { chrome: ChromeForSeat; faces: readonly PhaseFace[] }) {
  const now = faces.find(({ isNow }) => isNow)!;
  const leftMs = (now.budgetSeconds - (now.spentSeconds ?? 0)) * 1000;
  const bell = useBell('opcom bell control', false, leftMs, chrome.pausedAt !== null);
  return (
    <div className="ml-auto flex flex-col items-end pointer-coarse:flex-row pointer-coarse:items-center pointer-coarse:gap-2.5 text-small leading-4.5 whitespace-nowrap max-sm:hidden">
      <WeatherChoice turn={chrome.turn.number} weather={chrome.turn.weather} roles={chrome.seat.roles} />
      <p className="flex items-baseline gap-2.5">
        <button
          type="button"
          aria-pressed={bell.isOn}
          onClick={() => bell.turn(!bell.isOn)}
          className="min-h-press quiet-link"
        >
          {bell.hasRung ? (
            <b className="bg-invert px-1 font-semibold text-on-invert">Time is up</b>
          ) : (
            `Bell ${bell.isOn ? (bell.isAsleep ? 'on, press once' : 'on') : 'off'}`
          )}
        </button>
        <a href={`/board/${chrome.game.id}`} target="_blank" rel="noreferrer" className="min-h-press quiet-link">
          Projector
        </a>
      </p>
    </div>
  );
}
