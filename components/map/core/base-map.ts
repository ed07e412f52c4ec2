import { useEffect, useState } from 'react';
import { readAt } from '@/components/transport/query/read';
import type { BaseMapLevel, Detail, Ground } from './base-map-data';

/** Levels that this page has read or is reading, by address. */
const reading = new Map<string, Promise<BaseMapLevel | null>>();

/** The address of a part of the base map that is read there. */
const partOf = (address: string, part: Detail | 'shade' | 'light'): string => `${address}&part=${part}`;

/** The address of a picture of its relief. */
export const reliefOf = (ground: Ground, part: 'shade' | 'light'): string =>
  typeof ground === 'string' ? partOf(ground, part) : ground[part];

/** The time until a level is asked for again that could not be read, ms. */
const againAfter = 3000;

async function read(address: string): Promise<BaseMapLevel | null> {
  const reply = await readAt<BaseMapLevel>(address);
  if (reply.kind === 'ok') return reply.value;
  if (reply.kind !== 'offline') return null;
  await new Promise((resolve) => setTimeout(resolve, againAfter));
  return read(address);
}

function levelAt(address: string): Promise<BaseMapLevel | null> {
  const there = reading.get(address) ?? read(address);
  reading.set(address, there);
  return there;
}

/**
 * A level of the base map under a printed map: undefined while it is on its way, null where there is none. Another level
 * takes the place of the one before when it has come. A base map that lies in the page is there at once.
 */
export function useBaseMap(ground: Ground, detail: Detail): BaseMapLevel | null | undefined {
  const [read, setLevel] = useState<BaseMapLevel | null>();
  const level = typeof ground === 'string' ? read : ground[detail];
  useEffect(() => {
    if (typeof ground !== 'string') return;
    let isGone = false;
    void levelAt(partOf(ground, detail)).then((found) => !isGone && setLevel(found));
    return () => {
      isGone = true;
    };
  }, [ground, detail]);
  return level;
}
