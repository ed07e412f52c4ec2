'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { MapSheet } from '@/components/map/core/map-frame';
import { browserStore, type Keep } from './keeper/browser-store';
import { read } from './query/read';
import { type HeldUp, type Reply, send, sendPress, sendUntilAnswered, type Write } from './send/send';

/** A write of a player's seat. */
export type PlayerWrite = Omit<Write, 'room'>;

/** What ties a desk to the console and to its browser. Every part of a desk sends, fetches and keeps by this and nothing else. */
export interface Line {
  /** Somebody else looks at it over the seat's shoulder: nothing can be written. */
  isLookedOn: boolean;
  send: <T, Theirs = unknown>(write: PlayerWrite) => Promise<Reply<T, Theirs>>;
  sendUntilAnswered: <T>(write: PlayerWrite, onHeldUp: (by: HeldUp) => void) => Promise<Reply<T>>;
  sendPress: <T>(press: Omit<PlayerWrite, 'writeId'>, onHeldUp: (by: HeldUp) => void) => Promise<Reply<T>>;
  /** The printed map under everything. */
  map: (seatId: string) => Promise<Reply<MapSheet>>;
  keep: typeof browserStore;
}

const ownLine: Line = {
  isLookedOn: false,
  send: (write) => send({ room: 'player', ...write }),
  sendUntilAnswered: (write, onHeldUp) => sendUntilAnswered({ room: 'player', ...write }, onHeldUp),
  sendPress: (press, onHeldUp) => sendPress({ room: 'player', ...press }, onHeldUp),
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
  sendPress: nothingSent,
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
