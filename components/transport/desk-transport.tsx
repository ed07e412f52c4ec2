'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import { browserStore, nothingKept } from './keeper/browser-store';
import { read } from './query/read';
import { type HeldUp, type Reply, send, sendPress, sendUntilAnswered, type Write } from './send/send';

/** A write of a player's seat. */
type PlayerWrite = Omit<Write, 'room'>;

/** What ties a desk to the console and to its browser. Every part of a desk sends, fetches and keeps by this and nothing else. */
export interface Transport {
  /** Somebody else looks at it over the seat's shoulder: nothing can be written. */
  isLookedOn: boolean;
  send: <T, Theirs = unknown>(write: PlayerWrite) => Promise<Reply<T, Theirs>>;
  sendUntilAnswered: <T>(write: PlayerWrite, onHeldUp: (by: HeldUp) => void) => Promise<Reply<T>>;
  sendPress: <T>(press: Omit<PlayerWrite, 'writeId'>, onHeldUp: (by: HeldUp) => void) => Promise<Reply<T>>;
  /** The printed map under everything. */
  map: (seatId: string) => Promise<Reply<MapData>>;
  keep: typeof browserStore;
}

const ownTransport: Transport = {
  isLookedOn: false,
  send: (write) => send({ room: 'player', ...write }),
  sendUntilAnswered: (write, onHeldUp) => sendUntilAnswered({ room: 'player', ...write }, onHeldUp),
  sendPress: (press, onHeldUp) => sendPress({ room: 'player', ...press }, onHeldUp),
  map: (seatId) => read<MapData>(seatId, 'map'),
  keep: browserStore,
};

const nothingSent = async () =>
  ({ kind: 'refused', refusal: { code: 'notYours', message: 'Who looks on writes nothing.' } }) as const;

/** The line of a desk that is only looked at: it leads to no write, and keeps nothing in the browser of whoever looks. */
export const readOnlyTransport = (map: Transport['map']): Transport => ({
  isLookedOn: true,
  send: nothingSent,
  sendUntilAnswered: nothingSent,
  sendPress: nothingSent,
  map,
  keep: () => nothingKept,
});

const TransportContext = createContext(ownTransport);
export const TransportProvider = TransportContext.Provider;
export const useTransport = (): Transport => useContext(TransportContext);

/** Where a desk is written on; looked on, it lies still. */
export const Writable = ({ children }: { children: ReactNode }) =>
  useTransport().isLookedOn ? (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  ) : (
    children
  );
