'use client';

import { buttonLook } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { LedgerFilter, LedgerPage, LedgerRow } from '@/lib/turn/control-desk/ledger';
import { RuleReference } from '../rule-reference';
import { clockTimeToTheSecond } from '../shell/time-words';
import { useAddress, useWays, Way } from '../shell/ways';
import { changesInWords, kindWords, verbWords } from './in-words';

type Filtered = 'turn' | 'kind' | 'seat' | 'unit';

/** The address of the ledger under a filter. */
function pathOf(filter: Record<Filtered, string>, before?: number): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (before !== undefined) query.set('before', String(before));
  return query.size > 0 ? `/ledger?${query}` : '/ledger';
}

/** The ledger, newest first, by turn, kind, seat and unit. The filter stands in the address. */
export function LedgerList({ page, filter }: { page: LedgerPage; filter: LedgerFilter }) {
  const { go } = useWays();
  const address = useAddress();
  const chosen: Record<Filtered, string> = {
    turn: filter.turn === undefined ? '' : String(filter.turn),
    kind: filter.kind ?? '',
    seat: filter.seatId ?? '',
    unit: filter.unitId ?? '',
  };
  const pick = (what: Filtered) => (value: string) => go(address(pathOf({ ...chosen, [what]: value })));
  const { turns, kinds, seats, units } = page.filters;
  return (
    <div className="flex h-full flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-b border-rule bg-paper px-5 py-2">
        <h1 className="mr-2 text-lead font-semibold">Ledger</h1>
        <div className="w-32">
          <Select
            label="Turn"
            isLabelHidden
            choices={[
              { id: '', label: 'All turns' },
              ...turns.map((turn) => ({ id: String(turn), label: `Turn ${turn}` })),
            ]}
            value={chosen.turn}
            onPick={pick('turn')}
          />
        </div>
        <div className="w-44">
          <Select
            label="Kind"
            isLabelHidden
            choices={[
              { id: '', label: 'All kinds' },
              ...kinds.map((kind) => ({ id: kind as string, label: kindWords[kind] })),
            ]}
            value={chosen.kind}
            onPick={pick('kind')}
          />
        </div>
        <div className="w-56">
          <Select
            label="Seat"
            isLabelHidden
            choices={[{ id: '', label: 'All seats' }, ...seats]}
            value={chosen.seat}
            onPick={pick('seat')}
          />
        </div>
        <div className="w-56">
          <Select
            label="Unit"
            isLabelHidden
            choices={[{ id: '', label: 'All units' }, ...units.map(({ id, name }) => ({ id, label: name }))]}
            value={chosen.unit}
            onPick={pick('unit')}
          />
        </div>
        {Object.values(chosen).some(Boolean) && (
          <Way to="/ledger" className={buttonLook('quiet')}>
            Everything
          </Way>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="Entries" tabIndex={0} className="min-h-0 flex-1 overflow-auto bg-sheet px-5 pb-6">
        {page.entries.length === 0 ? (
          <EmptyState title="Nothing is entered under this filter." />
        ) : (
          <Table aria-label="Ledger entries">
            <thead className="sticky top-0 z-10 bg-sheet">
              <tr>
                <HeadCell className="w-16 text-right">No.</HeadCell>
                <HeadCell className="w-16">Turn</HeadCell>
                <HeadCell className="w-20">Time</HeadCell>
                <HeadCell className="w-44">Seat</HeadCell>
                <HeadCell className="w-44">Did</HeadCell>
                <HeadCell className="w-52">What</HeadCell>
                <HeadCell>Change</HeadCell>
                <HeadCell className="w-14">Rule</HeadCell>
              </tr>
            </thead>
            <tbody>
              {page.entries.map((entry) => (
                <EntryRow key={entry.number} entry={entry} />
              ))}
            </tbody>
          </Table>
        )}
        {page.next !== null && (
          <p className="pt-4">
            <Way to={pathOf(chosen, page.next)} className={buttonLook()}>
              Older entries
            </Way>
          </p>
        )}
      </section>
    </div>
  );
}

const tellsAtMost = 6;

function EntryRow({ entry }: { entry: LedgerRow }) {
  const changes = changesInWords(entry);
  const told = changes.slice(0, tellsAtMost);
  return (
    <tr>
      <Cell className="py-1.5! text-right font-mono text-ink-3">{entry.number}</Cell>
      <Cell className="py-1.5!">{entry.turn}</Cell>
      <Cell className="py-1.5! whitespace-nowrap">{clockTimeToTheSecond(entry.at)}</Cell>
      <Cell className="py-1.5!">{entry.seatLabel}</Cell>
      <Cell className="py-1.5!">{verbWords(entry.verb)}</Cell>
      <Cell className="py-1.5!">
        {entry.subjectName && <b>{entry.subjectName}</b>}
        <span className="block text-small text-ink-3">
          {entry.kind === 'turn' ? `turn ${entry.subjectId}` : kindWords[entry.kind]}
        </span>
      </Cell>
      <Cell className="py-1.5!">
        <ul className="flex flex-wrap gap-x-4">
          {told.map((change) => (
            <li key={change.what} className="line-clamp-2">
              <span className="text-ink-3">{change.what}</span>{' '}
              {change.was && <span className="text-ink-3 line-through">{change.was}</span>}
              {change.was && ' '}
              <span>{change.became || (change.was && 'nothing')}</span>
            </li>
          ))}
        </ul>
        {changes.length > told.length && (
          <details>
            <summary className="text-small text-ink-3">and {changes.length - told.length} more</summary>
            <ul>
              {changes.slice(tellsAtMost).map((change) => (
                <li key={change.what}>
                  <span className="text-ink-3">{change.what}</span> {change.became || 'nothing'}
                </li>
              ))}
            </ul>
          </details>
        )}
        {entry.reason && (
          <p>
            <span className="text-ink-3">because</span> {entry.reason}
          </p>
        )}
      </Cell>
      <Cell className="py-1.5! font-cond text-ink-3">
        <RuleReference rule={entry.rule} />
      </Cell>
    </tr>
  );
}
