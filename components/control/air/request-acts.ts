import type { SheetActs } from '../orders/sheet-acts';

/** Control's acts on a sheet of air requests. */
export type RequestActs = Pick<SheetActs, 'openSheet' | 'noteLine' | 'query' | 'accept' | 'giveBack'>;
