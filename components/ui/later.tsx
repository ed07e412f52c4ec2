import { type ComponentType, useEffect, useState } from 'react';

/** So long it waits before it asks for a part again that did not come, ms. */
const againMs = 3_000;

/** The parts shown where a part has not come yet. */
export interface MeanwhileProps {
  /** Asks for it at once; null: it is on its way. */
  onAgain: (() => void) | null;
}

/** Loads a part as soon as a key or the page is pressed for the first time, so that it is there when it is asked for. */
export function onFirstPress(load: () => Promise<unknown>): void {
  if (typeof window === 'undefined') return;
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    load().catch(() => undefined);
  };
  for (const press of ['keydown', 'pointerdown'] as const)
    addEventListener(press, begin, { signal: stop.signal, capture: true, passive: true });
}

/**
 * A part of a page that few need: it is loaded when it is first drawn. Until then `Meanwhile` stands there with the same props, or nothing, and
 * while the network is away it is asked for again; the page around it goes on.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<MeanwhileProps & Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    const [onAgain, setAgain] = useState<MeanwhileProps['onAgain']>(null);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const ask = () => {
        clearTimeout(timer);
        void load().then(
          (part) => {
            loaded = part;
            if (!isGone) setPart(() => part);
          },
          () => {
            if (isGone) return;
            timer = setTimeout(ask, againMs);
            setAgain(() => ask);
          },
        );
      };
      if (!loaded) ask();
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, []);
    if (Part) return <Part {...props} />;
    return Meanwhile ? <Meanwhile {...props} onAgain={onAgain} /> : null;
  };
}
