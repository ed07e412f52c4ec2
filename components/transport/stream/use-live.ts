'use client';

import { useEffect, useRef, useState } from 'react';
import { isSeen } from '../query/pause-till-seen';
import { pauseAfter } from '../send/backoff';
import { ask, type HeldUp } from '../send/send';

/** `behind`: what is shown stood at `since`; the line to the console is down, or the console cannot reach its database. */
export type Liveness = { state: 'live' } | { state: 'behind'; since: Date; by: HeldUp };

/** After three missed beats the line counts as dead, even where the browser has not noticed. */
const beatsMissed = 3;
/** A page that nobody sees looks so often whether something has changed, ms: browsers let it be once a minute after a while. */
const glanceMs = 20_000;
const none: Record<string, () => void> = {};

/**
 * Listens for "something changed" on the stream of one seat. The stream stays open while the page is visible, and is opened
 * again for as long as it takes. A hidden page glances: it opens the stream every twenty seconds and closes it once it has
 * heard, so that many tabs leave the browser connections to the console, and Control knows that nobody looks. `onChange` is
 * called with the cursor sent: at once when the stream opens, then at every change; and with null before each further try, so
 * that a seat that is gone is noticed. `others` are called at the stream's other events by their names; it must stay the same
 * object.
 */
export function useLive(
  seatId: string,
  onChange: (cursor: string | null) => void,
  others: Record<string, () => void> = none,
): Liveness {
  const [liveness, setLiveness] = useState<Liveness>({ state: 'live' });
  const latest = useRef(onChange);

  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);

  useEffect(() => {
    let stream: EventSource | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let watch: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let beatAt: number | null = null;
    let beatMs: number | null = null;

    function close() {
      stream?.close();
      stream = null;
      clearTimeout(retry);
      clearTimeout(watch);
      beatAt = null;
    }

    function lose() {
      close();
      setLiveness((was) => (was.state === 'behind' ? was : { state: 'behind', since: new Date(), by: 'network' }));
      if (isSeen()) askWhatKeepsIt();
      retry = setTimeout(
        () => {
          latest.current(null);
          open();
        },
        isSeen() ? pauseAfter('stream', tries++) * (0.75 + Math.random() / 2) : glanceMs,
      );
    }

    /** The console itself says what keeps it. */
    function askWhatKeepsIt() {
      void ask('/api/health', {}).then((answer) => {
        const by = answer?.status === 503 ? 'database' : 'network';
        setLiveness((was) => ({ ...was, by }));
      });
    }

    function heard() {
      const at = performance.now();
      if (beatAt !== null) beatMs = at - beatAt;
      beatAt = at;
      if (beatMs === null) return;
      clearTimeout(watch);
      watch = setTimeout(lose, Math.max(beatMs, 1000) * beatsMissed);
    }

    function open() {
      close();
      const isGlance = !isSeen();
      const opened = new EventSource(`/api/events/${encodeURIComponent(seatId)}${isGlance ? '?glance' : ''}`);
      stream = opened;
      if (isGlance) retry = setTimeout(open, glanceMs);
      opened.addEventListener('open', () => {
        tries = 0;
        setLiveness({ state: 'live' });
      });
      opened.addEventListener('desk', (event) => {
        if (isGlance) opened.close();
        latest.current((event as MessageEvent<string>).data);
      });
      for (const [name, act] of Object.entries(others)) opened.addEventListener(name, act);
      opened.addEventListener('beat', heard);
      opened.addEventListener('error', lose);
    }

    function shownOrHidden() {
      close();
      if (isSeen()) open();
      else retry = setTimeout(open, glanceMs);
    }

    shownOrHidden();
    const over = new AbortController();
    document.addEventListener('visibilitychange', shownOrHidden, over);
    window.addEventListener('online', shownOrHidden, over);
    window.addEventListener('offline', lose, over);
    return () => {
      close();
      over.abort();
    };
  }, [seatId, others]);

  return liveness;
}
