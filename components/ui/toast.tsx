'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** `done` leaves after a few seconds; `refused` after a minute, or when another desk is opened. Both can be put away. */
type ToastKind = 'done' | 'refused';

interface Message {
  key: number;
  kind: ToastKind;
  text: string;
  /** When it was said, ms since the page was opened. */
  at: number;
}

type Say = (text: string, kind?: ToastKind) => void;

const SayContext = createContext<Say>(() => {});
const LeaveContext = createContext(() => {});
const readingTimeMs: Record<ToastKind, number> = { done: 6_000, refused: 60_000 };

/** Says a short sentence, to eye and ear: at the foot of the screen, on a phone under its head. */
export const useToast = (): Say => useContext(SayContext);

/** Puts away what was refused on the desk before when `desk` changes, once it was there for long enough to be read. */
export function useToastsOfDesk(desk: string): void {
  const leave = useContext(LeaveContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk is what it follows
  useEffect(() => () => leave(), [desk, leave]);
}

/** Where nothing is said, whatever goes on: a desk that is only looked at. */
export const Hushed = ({ children }: { children: ReactNode }) => <SayContext value={hushed}>{children}</SayContext>;
const hushed: Say = () => {};

/** Holds the short sentences. One for the whole building. They lie where no desk has its acts, and let presses through. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const next = useRef(1);

  const putAway = useCallback((key: number) => setMessages((held) => held.filter((one) => one.key !== key)), []);
  const say = useCallback<Say>(
    (text, kind = 'done') => {
      const key = next.current++;
      setMessages((held) => [
        ...held.filter((one) => one.text !== text).slice(-2),
        { key, kind, text, at: performance.now() },
      ]);
      setTimeout(() => putAway(key), readingTimeMs[kind]);
    },
    [putAway],
  );
  const leave = useCallback(() => {
    const since = performance.now() - readingTimeMs.done;
    setMessages((held) => held.filter(({ kind, at }) => kind === 'done' || at > since));
  }, []);
  const shown = useMemo(() => messages.toReversed(), [messages]);

  return (
    <SayContext value={say}>
      <LeaveContext value={leave}>{children}</LeaveContext>
      <section
        aria-label="Messages"
        aria-live="polite"
        className="not-printed pointer-events-none fixed inset-x-3 top-16 z-50 mx-auto flex max-w-md flex-col gap-2 sm:inset-x-auto sm:top-auto sm:bottom-4 sm:left-20"
      >
        {shown.map((one) => (
          <div
            key={one.key}
            className={`flex items-start gap-3 rounded-2 border-l-4 bg-invert px-4 py-3 text-note text-on-invert shadow-2 ${
              one.kind === 'refused' ? 'border-overdue' : 'border-mine'
            }`}
          >
            <p className="flex-1">{one.text}</p>
            <button
              type="button"
              className="pointer-events-auto -my-1 min-h-press min-w-press px-1 font-medium"
              onClick={() => putAway(one.key)}
            >
              Close
            </button>
          </div>
        ))}
      </section>
    </SayContext>
  );
}
