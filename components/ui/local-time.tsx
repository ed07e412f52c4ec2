'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once the page runs in the browser: only there is it known what o'clock it is. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const two = (value: number) => String(value).padStart(2, '0');

/** `14:12`, or `14:12:40`, by the clock on the reader's wall. */
export function wallTime(at: Date, hasSeconds = false): string {
  const minutes = `${two(at.getHours())}:${two(at.getMinutes())}`;
  return hasSeconds ? `${minutes}:${two(at.getSeconds())}` : minutes;
}

/** A moment by the clock on the reader's wall. */
export function LocalTime({ time, hasSeconds }: { time: string | Date; hasSeconds?: boolean }) {
  const isInBrowser = useIsInBrowser();
  const at = typeof time === 'string' ? new Date(time) : time;
  return <time dateTime={at.toISOString()}>{isInBrowser ? wallTime(at, hasSeconds) : '\u2007'}</time>;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day and a time by the clock on the reader's wall: `28 Nov, 14:12`. */
export function LocalMoment({ time }: { time: string }) {
  const isInBrowser = useIsInBrowser();
  const at = new Date(time);
  const words = `${at.getDate()} ${months[at.getMonth()]}, ${wallTime(at)}`;
  return <time dateTime={time}>{isInBrowser ? words : '\u2007'}</time>;
}
