'use client';

import type { ChromeForSeat } from '@/components/control/parts/desk-context';
import { controlMinutes, expectedSeconds, minutes, phaseFaces, turnPace } from '@/components/control/parts/phase-times';
import { clockTime } from '@/components/control/parts/time-words';
import { useServerTime } from '@/components/control/parts/use-server-time';

/** The turn on one line against the minutes §4 allows: what ran, what runs, what is planned. */
export function PhasePace({ chrome }: { chrome: ChromeForSeat }) {
  const now = useServerTime(chrome.now);
  const faces = phaseFaces(chrome, now);
  const pace = turnPace(faces);
  const whole = Math.max(pace.endSeconds, pace.budgetSeconds);
  const left = pace.endSeconds - pace.spentSeconds;
  const over = pace.endSeconds - pace.budgetSeconds;
  const allowed = controlMinutes(chrome.teams);
  const isSlow = pace.controlSeconds > allowed.atMostSeconds;
  const nowAt = faces.findIndex((face) => face.isNow);
  const lengthOf = (index: number) => expectedSeconds(faces, index);
  return (
    <section
      aria-label="Pace of the turn"
      className="flex shrink-0 items-center gap-6 border-t border-rule bg-paper px-5 pt-4 pb-2 low:pt-3 low:pb-0.5"
    >
      <p className="w-72.5 shrink-0 low:xl:w-auto">
        <b className="block text-lead">
          At this pace turn {chrome.turn.number} ends at {clockTime(new Date(now + left * 1000).toISOString())}
        </b>
        <span className={`block text-small low:xl:mr-3 low:xl:inline ${over > 0 ? 'text-overdue' : 'text-ink-3'}`}>
          {over > 0 ? `${minutes(over)} over` : 'within'} the {minutes(pace.budgetSeconds)} of its phases
          {chrome.pausedAt && ', if the clock ran on now'}
        </span>
        <span className={`block text-small low:xl:inline ${isSlow ? 'text-overdue' : 'text-ink-3'}`}>
          Control’s steps {minutes(pace.controlSeconds)}, {isSlow ? 'more than' : 'within'} {allowed.words}
        </span>
      </p>
      <ul className="sr-only">
        {faces.map((face) => (
          <li key={face.key}>
            {face.name}:{' '}
            {face.medianSeconds === null ? 'not run in a turn before' : `median ${minutes(face.medianSeconds)}`}
          </li>
        ))}
      </ul>
      <div aria-hidden className="relative min-w-0 flex-1">
        <div className="flex h-6 gap-0.5">
          {faces.map((face, index) => {
            const spent = face.spentSeconds ?? 0;
            const length = lengthOf(index);
            const ran = index <= nowAt ? Math.min(1, spent / Math.max(1, length)) : 0;
            const ground = face.isNow ? 'bg-invert' : 'bg-rule';
            return (
              <span
                key={face.key}
                style={{ flexGrow: Math.max(1, length) }}
                className="relative basis-0 overflow-hidden rounded-1 font-cond text-small leading-6 font-medium whitespace-nowrap shadow-[inset_0_0_0_1px_var(--rule-2)]"
              >
                <span style={{ width: `${ran * 100}%` }} className={`absolute inset-y-0 left-0 ${ground}`} />
                {face.overSeconds > 0 && (
                  <span
                    style={{ left: `${(face.budgetSeconds / length) * 100}%` }}
                    className="absolute inset-y-0 right-0 bg-overdue"
                  />
                )}
              </span>
            );
          })}
        </div>
        <div className="flex gap-0.5">
          {faces.map((face, index) => (
            <span
              key={face.key}
              style={{ flexGrow: Math.max(1, lengthOf(index)) }}
              className={`min-w-0 basis-0 truncate pt-0.5 font-cond text-small font-medium ${face.isNow ? 'text-ink' : 'text-ink-3'}`}
            >
              {face.name}
              {face.medianSeconds !== null && (
                <span className="text-ink-3"> · median {minutes(face.medianSeconds)}</span>
              )}
            </span>
          ))}
        </div>
        {over > 0 && (
          <span
            style={{ left: `${(pace.budgetSeconds / whole) * 100}%` }}
            className="absolute -top-3.5 bottom-3 border-l border-dashed border-overdue pl-1 font-cond text-small leading-3 text-overdue"
          >
            {Math.round(pace.budgetSeconds / 60)} min
          </span>
        )}
      </div>
    </section>
  );
}
