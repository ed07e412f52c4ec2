import type { AirLine, OrderLine } from '@/lib/db/rows';
import { marksSaid } from '@/lib/visibility/forms/order-row';
import type { CopyLine } from '@/lib/visibility/forms/order-told';
import type { FileRow } from '@/lib/visibility/player/hq-file';
import { missionWords } from '@/lib/word-tables';

/** Counters and squadrons by the ids a team knows them by. */
export type NamesInFile = ReadonlyMap<string, string>;

type Words = Pick<FileRow, 'who' | 'text' | 'ringed'>;

const named = (ids: readonly string[], names: NamesInFile) => ids.flatMap((id) => names.get(id) ?? []);

/** A row of an order sheet in words. */
export const orderRow = (line: OrderLine, names: NamesInFile): Words =>
  words({
    ...line,
    units: [line.grouping, ...named(line.counterIds, names)].filter(Boolean).join(', '),
    support: [...named(line.supportIds, names), line.supportText].filter(Boolean).join(', '),
  });

/** A row of a copy of another HQ's sheet. */
export const copyRow = (line: CopyLine, at: number): FileRow => ({
  id: String(at),
  ...words(line),
  notes: [],
  questions: [],
});

const words = (line: CopyLine): Words => ({
  who: line.units,
  text: [line.orders, line.support && `With ${line.support}.`].filter(Boolean).join('\n'),
  ringed: marksSaid(line).join(', '),
});

/** A row of an air request sheet in words. */
export const airRow = (line: AirLine, names: NamesInFile): Words => ({
  who: [line.target, line.at, line.timing].filter(Boolean).join(', '),
  text: [
    line.wish,
    line.counterIds.length > 0 && `For ${named(line.counterIds, names).join(', ')}.`,
    line.squadronIds.length > 0 && `By ${named(line.squadronIds, names).join(', ') || 'squadrons no longer told'}.`,
  ]
    .filter(Boolean)
    .join('\n'),
  ringed: line.mission ? missionWords[line.mission].word : '',
});
