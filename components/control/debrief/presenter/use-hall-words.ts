import { useEffect, useLayoutEffect, useState } from 'react';

/** As long as the words of this page are those of a hall, they grow with the window (`presenter.css`). */
export function useHallWords(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.text;
    dataset.text = 'hall';
    return () => {
      if (before === undefined) delete dataset.text;
      else dataset.text = before;
    };
  }, []);
}

/** So long the keys stay in sight after a press, ms. */
const shownMs = 5_000;

/** True when somebody has pressed a key or moved the pointer in the last seconds. */
export function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(true);
  useEffect(() => {
    let sleeps = setTimeout(() => setAwake(false), shownMs);
    const wake = () => {
      clearTimeout(sleeps);
      setAwake(true);
      sleeps = setTimeout(() => setAwake(false), shownMs);
    };
    for (const event of ['keydown', 'pointermove', 'pointerdown']) addEventListener(event, wake);
    return () => {
      clearTimeout(sleeps);
      for (const event of ['keydown', 'pointermove', 'pointerdown']) removeEventListener(event, wake);
    };
  }, []);
  return isAwake;
}
