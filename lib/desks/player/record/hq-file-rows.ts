import type { AirLine, OrderLine } from '@/lib/db/rows';
import { wishWords } from '@/lib/visibility/forms/air-form';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import type { CopyLine } from '@/lib/visibility/player/desk';
import type { FileRow } from '@/lib/visibility/player/hq-file';

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

const words = ({ units, orders, support, action, posture, standFast, asksForAir, interdicts }: CopyLine): Words => ({
  who: units,
  text: [orders, support && `With ${support}.`].filter(Boolean).join('\n'),
  ringed: [
    action && actionWords[action].word,
    posture && postureWords[posture].word,
    standFast && 'Stand fast',
    asksForAir && 'Air support',
    interdicts && `Interdict at ${interdicts}`,
  ]
    .filter(Boolean)
    .join(', '),
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
  ringed: line.mission ? wishWords[line.mission].word : '',
});
