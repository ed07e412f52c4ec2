'use client';

import { useRef } from 'react';
import { ByCompanion } from '@/components/control/parts/companions/by-companion';
import { FieldWord } from '@/components/control/parts/field-word';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { changesInWords } from '@/components/control/parts/ledger-words';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { knowsPath } from '@/components/control/parts/sees-link';
import { clockTimeToTheSecond } from '@/components/control/parts/time-words';
import { TakeBack } from '@/components/control/parts/undo/take-back';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { named, narrow } from '@/components/ui/form/field-makers';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import type { LedgerFilter, LedgerPage, LedgerRow } from '@/lib/desks/control/record/ledger';
import { upTo } from '@/lib/text';
import { GameFiles } from './game-files';

/** The look of the part that scrolls: a person who goes back by Tab is not led beneath its head. */
const paneLook = 'min-h-0 flex-1 scroll-pt-10 overflow-auto bg-sheet px-5 pb-6';

type Filtered = 'turn' | 'kind' | 'seat' | 'unit';

/** The address of the ledger under a filter. */
function pathOf(filter: Record<Filtered, string>, before?: number): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (before !== undefined) query.set('before', String(before));
  return query.size > 0 ? `/ledger?${query}` : '/ledger';
}

/** The ledger, newest first, by turn, kind, seat and unit. The filter stands in the address. `mayFork`: a number leads to the game as it stood there, and the game can be taken along in files. */
export function LedgerList({ page, filter, mayFork }: { page: LedgerPage; filter: LedgerFilter; mayFork: boolean }) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const chosen: Record<Filtered, string> = {
    turn: filter.turn === undefined ? '' : String(filter.turn),
    kind: filter.kind ?? '',
    seat: filter.seatId ?? '',
    unit: filter.unitId ?? '',
  };
  const list = useRef<HTMLElement>(null);
  useWalk(list);
  const { turns, kinds, seats, units } = page.filters;
  const turnChoices = turns.map((turn) => ({ id: String(turn), label: `Turn ${turn}` }));
  const kindChoices = kinds.map(({ kind, words }) => ({ id: kind, label: words }));
  const wordsOf = new Map(kinds.map(({ kind, words }) => [kind, words]));
  return (
    <div className="flex h-full flex-col">
      <div className="desk-head gap-3 py-2">
        <h1 className="mr-2 lead">
          <FieldWord of="ledger">Ledger</FieldWord>
        </h1>
        <DrawnFields
          values={chosen}
          write={([what], value) => go(address(pathOf({ ...chosen, [what!]: value })))}
          fields={[
            narrow('turn', 'Turn', 'All turns', turnChoices, 'w-32'),
            narrow('kind', 'Kind', 'All kinds', kindChoices, 'w-44'),
            narrow('seat', 'Seat', 'All seats', seats, 'w-56'),
            narrow('unit', 'Unit', 'All units', named(units), 'w-56'),
          ]}
        />
        {mayFork && (
          <DeskLink to="/debrief" className={buttonLook('quiet')}>
            The battle again
          </DeskLink>
        )}
        <DeskLink to="/figures" className={buttonLook('quiet')}>
          Figures of the day
        </DeskLink>
        {Object.values(chosen).some(Boolean) && (
          <DeskLink to="/ledger" className={buttonLook('quiet')}>
            Everything
          </DeskLink>
        )}
        {mayFork && <GameFiles files={page.files} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={list} aria-label="Entries" tabIndex={0} className={paneLook}>
        {page.entries.length === 0 ? (
          <EmptyState title="No entries for this filter." />
        ) : (
          <Table aria-label="Ledger entries">
            <thead className="sticky top-0 z-10 bg-sheet flat:static">
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
              {page.entries.map((entry, i) => (
                <EntryRow
                  key={entry.number}
                  entry={entry}
                  kindWords={wordsOf.get(entry.kind) ?? ''}
                  // An act is taken back whole, at the newest of its entries.
                  isFirst={page.entries[i - 1]?.act !== entry.act}
                  mayFork={mayFork}
                />
              ))}
            </tbody>
          </Table>
        )}
        {page.next !== null && (
          <p className="pt-4">
            <DeskLink to={pathOf(chosen, page.next)} className={buttonLook()}>
              Older entries
            </DeskLink>
          </p>
        )}
      </section>
    </div>
  );
}

const tellsAtMost = 6;

function EntryRow({
  entry,
  kindWords,
  isFirst,
  mayFork,
}: {
  entry: LedgerRow;
  kindWords: string;
  isFirst: boolean;
  mayFork: boolean;
}) {
  const send = useSend();
  const { undone, undoes } = entry;
  const struck = undone ? 'line-through decoration-ink-3 text-ink-3' : '';
  const changes = changesInWords(entry);
  const told = upTo(changes, tellsAtMost);
  return (
    <tr>
      <Cell pad="snug" className="text-right font-mono text-ink-3">
        {mayFork ? (
          <DeskLink
            to={`/scenarios?number=${entry.number}`}
            title={`The game as it stood at ${entry.number}: play on from there, or make a scenario of it`}
            className="text-ink-3 no-underline hover:underline"
          >
            {entry.number}
          </DeskLink>
        ) : (
          entry.number
        )}
      </Cell>
      <Cell pad="snug">{entry.turn}</Cell>
      <Cell pad="snug" className="whitespace-nowrap">
        {clockTimeToTheSecond(entry.at)}
      </Cell>
      <Cell pad="snug">{entry.seatLabel}</Cell>
      <Cell pad="snug">
        <span className={struck}>{entry.done}</span>
        {undoes !== null && <span className="block aside">takes back {undoes}</span>}
        {isFirst && entry.whyNot && (
          <Dialog
            title={`Not taken back: ${entry.done}`}
            trigger={
              <Button
                kind="quiet"
                size="small"
                data-stop
                aria-label={`Take back entry ${entry.number}: why it is not done`}
              >
                Take back…
              </Button>
            }
            leaves="Leave it"
          >
            <p>{entry.whyNot}</p>
          </Dialog>
        )}
        {isFirst && entry.mayBeUndone && (
          <TakeBack
            title={`Take back: ${entry.done}`}
            what={{ number: entry.number }}
            act={(reason) => send('undo-act', { number: entry.number, reason })}
            trigger={
              <Button kind="quiet" size="small" data-stop aria-label={`Take back entry ${entry.number}`}>
                Take back…
              </Button>
            }
          >
            <p className="mb-3">
              {entry.subjectName && <b>{entry.subjectName}: </b>}
              everything that this act changed is put back as it was. What was taken back stays in the ledger.
            </p>
          </TakeBack>
        )}
      </Cell>
      <Cell pad="snug">
        {entry.subjectName && entry.kind === 'unit' ? (
          <DeskLink
            to={knowsPath(null, `unit:${entry.subjectId}`)}
            title={`Who knows of ${entry.subjectName}?`}
            className="text-ink no-underline decoration-dotted underline-offset-4 hover:underline"
          >
            <b className={struck}>{entry.subjectName}</b>
          </DeskLink>
        ) : (
          entry.subjectName && <b className={struck}>{entry.subjectName}</b>
        )}
        <span className="block aside">
          {entry.isMark ? 'mark' : entry.kind === 'turn' ? `turn ${entry.subjectId}` : kindWords}
        </span>
      </Cell>
      <Cell pad="snug">
        <ul className={`flex flex-wrap gap-x-4 ${struck}`}>
          {told.map((change) => (
            <li key={change.what} className="line-clamp-2">
              <span className="text-ink-3">{change.what}</span>{' '}
              {change.was && <span className="text-ink-3 line-through">{change.was}</span>}
              {change.was && (undone ? ' → ' : ' ')}
              <span>{change.became || (change.was && 'nothing')}</span>
            </li>
          ))}
        </ul>
        {changes.length > told.length && (
          <details>
            <summary className="aside">and {changes.length - told.length} more</summary>
            <ul>
              {changes.slice(told.length).map((change) => (
                <li key={change.what}>
                  <span className="text-ink-3">{change.what}</span> {change.became || 'nothing'}
                </li>
              ))}
            </ul>
          </details>
        )}
        {undone && (
          <p className="text-waiting">
            Taken back by {undone.by}, {clockTimeToTheSecond(undone.at)} (entry {undone.number}): {undone.reason}
          </p>
        )}
        {entry.reason && (
          <p className={struck}>
            {!entry.isMark && <span className="text-ink-3">because </span>}
            {entry.reason}
          </p>
        )}
        {entry.companion && (
          <p className="text-small">
            by <ByCompanion game={entry.companion} />
          </p>
        )}
      </Cell>
      <Cell pad="snug" className="font-cond text-ink-3">
        <RuleReference rule={entry.rule} />
      </Cell>
    </tr>
  );
}
