'use client';

import { useBell } from '@/components/ui/use-bell';
import type { Chrome } from '@/lib/turn/control-desk/frame/chrome';
import type { PhaseFace } from '../parts/phase-times';

/** The bell at the end of a phase's time, off unless this umpire turns it on, and the way to the hall's projector. */
export function HeadBell({ chrome, faces }: { chrome: Chrome; faces: readonly PhaseFace[] }) {
  const now = faces.find(({ isNow }) => isNow)!;
  const leftMs = (now.budgetSeconds - (now.spentSeconds ?? 0)) * 1000;
  const bell = useBell('opcom bell control', false, leftMs, chrome.pausedAt !== null);
  return (
    <p className="ml-auto flex flex-col items-end text-small leading-[18px] whitespace-nowrap max-sm:hidden">
      <button
        type="button"
        aria-pressed={bell.isOn}
        onClick={() => bell.turn(!bell.isOn)}
        className="min-h-6 text-ink-2 hover:text-ink hover:underline"
      >
        {bell.hasRung ? (
          <b className="bg-invert px-1 font-semibold text-on-invert">Time is up</b>
        ) : (
          `Bell ${bell.isOn ? (bell.isAsleep ? 'on, press once' : 'on') : 'off'}`
        )}
      </button>
      <a
        href={`/board/${chrome.game.id}`}
        target="_blank"
        rel="noreferrer"
        className="min-h-6 text-ink-2 no-underline hover:text-ink hover:underline"
      >
        Projector
      </a>
    </p>
  );
}
