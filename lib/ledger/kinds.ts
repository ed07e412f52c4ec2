import { asJson } from '@/lib/values';
import { kindsOfCombat } from './kinds/combat';
import type { Kind, ValueOf } from './kinds/fields';
import { kindsOfMovement } from './kinds/movement';
import { kindsOfOrders } from './kinds/orders';
import { kindsOfSequence } from './kinds/sequence';
import { kindsOfTelling } from './kinds/telling';

/** Every kind of thing that the ledger keeps. */
export const ledgerKinds = {
  ...kindsOfSequence,
  ...kindsOfMovement,
  ...kindsOfOrders,
  ...kindsOfCombat,
  ...kindsOfTelling,
} as const;

type Kinds = typeof ledgerKinds;
export type LedgerKind = keyof Kinds;

/** A field of one kind. */
export type FieldOf<K extends LedgerKind> = keyof Kinds[K]['fields'] & string;

/** A field of any kind. */
export type LedgerField = { [K in LedgerKind]: FieldOf<K> }[LedgerKind];

/** The truth of a thing of one kind: its fields as JSON values (times as ISO strings). */
export type TruthOf<K extends LedgerKind> = { [F in FieldOf<K>]: ValueOf<Kinds[K]['fields'][F]> };

/** The declaration of a kind. */
export const kindOf = (kind: LedgerKind): Kind => ledgerKinds[kind];

/** The names of the fields of a kind. */
export const fieldsOf = <K extends LedgerKind>(kind: K): FieldOf<K>[] =>
  Object.keys(ledgerKinds[kind].fields) as FieldOf<K>[];

/** The ledger's id of a row. */
export const subjectIdOf = (kind: LedgerKind, row: object): string =>
  (kindOf(kind).key ?? ['id']).map((column) => (row as Record<string, unknown>)[column]).join('|');

/** The truth of a thing whose kind is not known: its fields as JSON values (times as ISO strings). */
export type Truth = Record<string, unknown>;

/** The whole truth of a game, by `kind/id`. `thingsIn` and `truthIn` read it by kind. */
export type LedgerState = Map<string, Truth>;

/** An entry that makes, changes or takes away one thing. */
export interface LedgerEntry<K extends LedgerKind = LedgerKind> {
  number: number;
  kind: K;
  subjectId: string;
  /** The fields that changed, as they were; null when the thing came into being. */
  before: (LedgerKind extends K ? Truth : Partial<TruthOf<K>>) | null;
  /** The same fields, as they became; null when the thing was taken away. */
  after: (LedgerKind extends K ? Truth : Partial<TruthOf<K>>) | null;
}

/** An entry, or some fields of it, whose kind is known. */
type OfKind<Entry, K extends LedgerKind> = Entry & Pick<LedgerEntry<K>, 'kind' | (keyof Entry & ('before' | 'after'))>;

/** True when an entry is about a thing of this kind. */
export const isAbout = <K extends LedgerKind, Entry extends { kind: string }>(
  kind: K,
  entry: Entry,
): entry is OfKind<Entry, K> => entry.kind === kind;

/** True when an entry is a mark: it changes nothing, and its words are its reason. */
export const isMark = ({ before, after }: Pick<LedgerEntry, 'before' | 'after'>): boolean =>
  before !== null && after !== null && Object.keys({ ...before, ...after }).length === 0;

export const keyOf = (kind: LedgerKind, id: string | number): string => `${kind}/${id}`;

/** A thing of one kind, with its id. */
export interface Thing<K extends LedgerKind> {
  id: string;
  truth: TruthOf<K>;
}

/** The things of a kind, in the order in which they came to be. */
export const thingsIn = <K extends LedgerKind>(state: LedgerState, kind: K): Thing<K>[] => {
  const before = keyOf(kind, '');
  return [...state].flatMap(([key, truth]) =>
    key.startsWith(before) ? [{ id: key.slice(before.length), truth: truth as TruthOf<K> }] : [],
  );
};

/** The truth of one thing; undefined: there is none. */
export const truthIn = <K extends LedgerKind>(
  state: LedgerState,
  kind: K,
  id: string | number,
): TruthOf<K> | undefined => state.get(keyOf(kind, id)) as TruthOf<K> | undefined;

/** Only the fields of the kind, of a row, as JSON values. */
export function truthOf(kind: LedgerKind, row: Record<string, unknown>): Truth {
  const truth: Truth = {};
  for (const field in ledgerKinds[kind].fields) if (field in row) truth[field] = asJson(row[field]);
  return truth;
}
