import type { SheetActs } from '@/components/control/parts/sheets/sheet-acts';

/** Control's acts on a sheet of air requests. */
export type RequestActs = Pick<SheetActs, 'openSheet' | 'noteLine' | 'query' | 'accept' | 'giveBack'>;
