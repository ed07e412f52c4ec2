'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { MapSheet } from '@/components/map/core/map-frame';
import { browserStore, type Keep } from './keeper/browser-store';
import { post, postUntilAnswered, type Reply, read } from './send/post';

/** What ties a desk to the console and to its browser. Every part of a desk sends, fetches and keeps by this and nothing else. */
export interface Line {
  /** Somebody else looks at it over the seat's shoulder: nothing can be written. */
  isLookedOn: boolean;
  send: typeof post;
  sendUntilAnswered: typeof postUntilAnswered;
  /** The printed map under everything. */
  map: (seatId: string) => Promise<Reply<MapSheet>>;
  keep: typeof browserStore;
}

const ownLine: Line = {
  isLookedOn: false,
  send: post,
  sendUntilAnswered: postUntilAnswered,
  map: (seatId) => read<MapSheet>(seatId, 'map'),
  keep: browserStore,
};

const nothingSent = async () =>
  ({ kind: 'refused', refusal: { code: 'notYours', message: 'Who looks on writes nothing.' } }) as const;
const nothingKept: Keep<never> = { load: async () => null, keep: async () => true };

/** The line of a desk that is only looked at: it leads to no write, and keeps nothing in the browser of whoever looks. */
export const lookedOnLine = (map: Line['map']): Line => ({
  isLookedOn: true,
  send: nothingSent,
  sendUntilAnswered: nothingSent,
  map,
  keep: () => nothingKept,
});

const LineContext = createContext(ownLine);
export const LineProvider = LineContext.Provider;
export const useLine = (): Line => useContext(LineContext);

/** Where a desk is written on; looked on, it lies still. */
export const Writable = ({ children }: { children: ReactNode }) =>
  useLine().isLookedOn ? (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  ) : (
    children
  );
