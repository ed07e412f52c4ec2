import { createContext, useContext, useEffect, useState } from 'react';
import { askHost, handFile, readHostPage } from '@/components/transport/host-page';
import type { Acted, Shown } from '@/lib/hosting/shown';

/** The page looks again so often, ms. */
const lookMs = 1_500;

/** The facts that the console shows its host, and the function by which the host asks it for something. */
export interface Host {
  /** Null: nothing was read yet. */
  shown: Shown | null;
  /** Nobody answers: the console has stopped. */
  isGone: boolean;
  /** The request that is not answered yet; null: none. */
  busy: string | null;
  /** The last answer, until something else is asked for. */
  said: Acted | null;
  ask: (act: string, more?: object) => Promise<Acted>;
  hand: (file: File) => Promise<Acted>;
}

/** Reads the page again and again, and asks one thing at a time. */
export function useHostOfPage(): Host {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isGone, setGone] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<Acted | null>(null);

  const look = async () => {
    const read = await readHostPage();
    if (read) setShown(read);
    setGone(read === null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads from the page's own link, whatever is drawn
  useEffect(() => {
    void look();
    const looking = setInterval(() => document.visibilityState === 'visible' && void look(), lookMs);
    return () => clearInterval(looking);
  }, []);

  const answered = async (act: string, asking: Promise<Acted>) => {
    setBusy(act);
    setSaid(null);
    const answer = await asking;
    setBusy(null);
    setSaid(answer);
    if (answer.ok && answer.open) window.open(answer.open, '_blank', 'noopener');
    await look();
    return answer;
  };
  return {
    shown,
    isGone,
    busy,
    said,
    ask: (act, more) => answered(act, askHost(act, more)),
    hand: (file) => answered('hand', handFile(file)),
  };
}

export const HostContext = createContext<Host | null>(null);

/** The host's page around a part of it. */
export function useHost(): Host & { shown: Shown } {
  const host = useContext(HostContext);
  if (!host?.shown) throw new Error('outside the host’s page');
  return host as Host & { shown: Shown };
}
