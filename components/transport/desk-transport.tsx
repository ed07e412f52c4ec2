'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { browserStore, nothingKept } from './keeper/browser-store';
import { type AskedOfMap, read, readOfMap } from './query/read';
import { type HeldUp, type Press, type Reply, send, sendPress, type Write } from './send/send';
import type { InputOf, PlayerVerb, PlayerVerbs, ValueOf } from './send/verbs';

/** A write of a player's seat, typed by the verb's own form. */
type Of<Name extends PlayerVerb, Kind extends Press> = Omit<Kind, 'room' | 'verb' | 'input'> & {
  verb: Name;
  input: InputOf<PlayerVerbs[Name]>;
};
type PlayerReply<Name extends PlayerVerb, Theirs = unknown> = Promise<Reply<ValueOf<PlayerVerbs[Name]>, Theirs>>;

/**
 * The line that ties a desk to the console and to its browser. Every part of a desk sends, fetches and keeps by this and
 * nothing else.
 */
export interface Transport {
  /** Somebody else looks at it over the seat's shoulder: nothing can be written. */
  isLookedOn: boolean;
  send: <Name extends PlayerVerb, Theirs = unknown>(write: Of<Name, Write>) => PlayerReply<Name, Theirs>;
  sendPress: <Name extends PlayerVerb>(
    press: Of<Name, Press>,
    onHeldUp: (by: HeldUp) => void,
    patience?: 'for ever',
  ) => PlayerReply<Name>;
  /** Asks for the printed map, which lies under everything. */
  map: <Sheet>(seatId: string) => Promise<Reply<Sheet>>;
  /** Asks where an own counter can get to this turn, or how long its way is by road. */
  ofMap: <Answer>(seatId: string, what: AskedOfMap, of: string) => Promise<Reply<Answer>>;
  keep: typeof browserStore;
}

const ownTransport: Transport = {
  isLookedOn: false,
  send: (write) => send({ room: 'player', ...write }),
  sendPress: (press, ...how) => sendPress({ room: 'player', ...press }, ...how),
  map: (seatId) => read(seatId, 'map'),
  ofMap: readOfMap,
  keep: browserStore,
};

const nothingSent = async () =>
  ({ kind: 'refused', refusal: { code: 'notYours', message: 'Who looks on writes nothing.' } }) as const;

/** The line of a desk that is only looked at: it leads to no write, and keeps nothing in the browser of whoever looks. */
export const readOnlyTransport = (map: Transport['map']): Transport => ({
  isLookedOn: true,
  send: nothingSent,
  sendPress: nothingSent,
  map,
  ofMap: nothingSent,
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
