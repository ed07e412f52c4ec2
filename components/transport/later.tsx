import { type ComponentType, useEffect, useState } from 'react';

/** So long it waits before it asks for a part again that did not come, ms. */
const againMs = 3_000;

/**
 * A part of a page that few need: it is loaded when it is first drawn. Until then nothing stands there, and while the network
 * is away it is asked for again; the page around it goes on.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const ask = () =>
        load().then(
          (part) => {
            loaded = part;
            if (!isGone) setPart(() => part);
          },
          () => {
            if (!isGone) timer = setTimeout(() => void ask(), againMs);
          },
        );
      if (!loaded) void ask();
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, []);
    return Part && <Part {...props} />;
  };
}
