import type { ReadCosts } from '@/app/seat-route';
import type { RailEntry } from '@/components/control/frame/desks';
import type { Part } from '@/lib/live/parts';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import type { ControlRole } from '@/lib/words';

/** The request for a desk: by whom, the names in its address, and the query of the address. */
export interface Asked {
  seat: ControlSeat;
  at: Readonly<Record<string, string>>;
  /** The first value of a name in the query; null: it is not there. */
  query: (name: string) => string | null;
}

/** Another desk is opened instead: its path below the seat. */
export class GoTo {
  constructor(readonly path: string) {}
}

/** The frames around several desks that stay while one of them follows another. */
export type RoomName = 'tray' | 'setup';

/** Parts of a desk, by the names its view has for them. */
// biome-ignore lint/suspicious/noExplicitAny: each part has a value of its own
export type Parts = Record<string, Part<any>>;
/** The value of each part. */
export type Values<P extends Parts> = { [Name in keyof P]: P[Name] extends Part<infer T> ? T : never };
/** The same where none may be missing. */
export type There<P extends Parts> = { [Name in keyof P]: NonNullable<Values<P>[Name]> };

/** A desk of Control: what it is called, and what it is made of. */
export interface Desk<P extends Parts, M extends Parts, Own extends object> {
  title: string;
  /** These roles of Control may open it. */
  who: readonly ControlRole[];
  /** The component that draws it: `module#export`. Its code is loaded when the desk is first opened. */
  view: string;
  /** Its place in the rail; without one, other desks lead to it. */
  rail?: RailEntry;
  /** Reading it may cost so many statements and round trips when every part has changed. One statement of every desk reads the ground drawn in the game. */
  costs: ReadCosts;
  /** Its view is made of these parts, by the names it has for them: the same for every seat; a part that is one seat’s alone has its id in its name. Where one is null, or all of it, there is no such desk. */
  parts: (asked: Asked) => P | null;
  /** Parts that may be null. */
  maybe?: (asked: Asked) => M;
  /**
   * Values for this seat and address alone; null: what the address names is not there. With another `key` it begins
   * again, as with another path.
   */
  own?: (asked: Asked, values: There<P> & Values<M>) => (Own & { key?: string }) | GoTo | null;
  room?: RoomName;
  /** It fills the window: neither head nor rail is around it. */
  isBare?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: each desk has parts of its own
export type AnyDesk = Desk<any, any, any>;

/** Declares a desk, with the types of its own parts. `host/list-routes.mjs` reads the declaration. */
export const desk = <P extends Parts, M extends Parts = Record<never, never>, Own extends object = object>(
  declared: Desk<P, M, Own>,
): Desk<P, M, Own> => declared;

/** The value as JSON makes it. */
export type AsJson<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date
    ? string
    : T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...said: never[]) => unknown)
      ? never
      : { [Key in keyof T]: AsJson<T[Key]> };

/** A figure of the query; undefined: it is none. */
export const figure = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** A number of the ledger as an address names it. */
export const numberFrom = (text: string | null): number | null => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : null);
