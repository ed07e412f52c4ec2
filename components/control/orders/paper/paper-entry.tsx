'use client';

import { nanoid } from 'nanoid';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { ChooseText } from '@/components/control/parts/reports/both-texts';
import { DeskLink } from '@/components/control/parts/router';
import { savedWords } from '@/components/control/parts/saved-line';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Table, TableHead } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import { useToast } from '@/components/ui/toast';
import type { SheetOnDesk } from '@/lib/desks/control/orders/orders';
import { counted } from '@/lib/text';
import { actionChoices, areGuns, postureChoices } from '@/lib/visibility/forms/order-form';
import { confirmedNext } from './paper-goal';
import { PaperRow } from './paper-row';
import { type PaperColumn, type PaperSetting, taken, writtenRows } from './paper-sheet';
import { TeamDraft } from './team-draft';
import { useHandIn } from './use-hand-in';
import { type Paper, usePaper } from './use-paper';
import { type ReadsPaper, usePaperReader } from './use-paper-reader';

/** A sheet brought on paper, typed in by keyboard alone, beside the team's own draft where there is one. */
export function PaperEntry({ desk: onDesk }: { desk: SheetOnDesk }) {
  const say = useToast();
  const { team, turn } = onDesk;
  const draft = onDesk.sheet?.state === 'draft' && onDesk.sheet.lines.length > 0 ? onDesk.sheet : null;
  const paper = usePaper(onDesk);
  const { desk, saved } = paper;
  const reads = usePaperReader(
    onDesk.counters,
    desk.rows.some(({ orders, counterIds }) => orders.trim() !== '' && counterIds.length > 0),
  );
  const setting = usePaperSetting(onDesk, reads);
  const grid = useRef<HTMLTableSectionElement>(null);
  const rows = writtenRows(desk).length;
  const { isBusy, fault, handIn, putAway, setDesk } = useHandIn(onDesk, paper, () =>
    cellIn(grid.current, desk.row, desk.column)?.querySelector('input')?.focus(),
  );

  useEffect(() => {
    const cell = cellIn(grid.current, desk.row, desk.column);
    if (!cell) return;
    if (!cell.contains(document.activeElement))
      (cell.querySelector<HTMLElement>('input:checked') ?? cell.querySelector<HTMLElement>('input, textarea'))?.focus();
    // A row that is come to may have grown, and have put what has the focus out of sight.
    const seen = cell.contains(document.activeElement) ? document.activeElement : cell;
    seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [desk.row, desk.column]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (rows === 0) return say('Nothing is written on the sheet yet.', 'refused');
    handIn();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole sheet
    <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-sheet px-5 py-1.5">
        <h1 className="lead">
          {team.name}, turn {turn}: paper sheet
        </h1>
        <SavedOnPaper saved={saved} isEmpty={rows === 0} />
        {draft && <Tag meaning="waiting">The team has a draft of its own</Tag>}
        <div className="ml-auto flex flex-wrap gap-2">
          <DeskLink to={`/orders/${team.key}`} className={buttonLook('quiet')}>
            Back to the tray
          </DeskLink>
          {rows > 0 && (
            <Button onClick={putAway} disabled={isBusy}>
              Put the paper away
            </Button>
          )}
          <Button kind="act" isBusy={isBusy} disabled={rows === 0} hint={keyOf('send')} onClick={handIn}>
            Hand in for {team.name}
          </Button>
        </div>
      </div>
      <TypedByAnother paper={paper} />
      <div className="flex min-h-0 flex-1">
        <div className="relative min-w-0 flex-1 overflow-auto p-4">
          <div className="on-desk min-w-216 px-3 py-2">
            <Table aria-label={`Paper sheet of ${team.name}`} className="table-fixed">
              <colgroup>
                <col className="w-8" />
                <col className="w-[18%]" />
                <col />
                <col className="w-[16%]" />
                <col className={draft ? 'w-39.5' : 'w-67'} />
                <col className="w-21.5" />
              </colgroup>
              <TableHead
                hidden="Row"
                heads={{
                  Row: '',
                  'Unit / Grouping': 'pl-3',
                  Orders: 'pl-3',
                  'Supporting elements': 'pl-3',
                  Action: 'pl-2',
                  Movement: 'pl-2',
                }}
              />
              <tbody ref={grid}>
                {desk.rows.map((line, row) => (
                  <PaperRow
                    key={line.id}
                    desk={desk}
                    row={row}
                    line={line}
                    setting={setting}
                    onDesk={setDesk}
                    fault={fault?.row === row ? fault : null}
                    reading={reads?.(line) ?? null}
                    isWide={!draft}
                  />
                ))}
              </tbody>
            </Table>
          </div>
        </div>
        {draft && (
          <TeamDraft team={team.name} lines={draft.lines} onTake={(lines) => setDesk(taken(desk, lines, nanoid))} />
        )}
      </div>
      <KeysLine
        keys={{
          open: 'on',
          nextField: 'every cell',
          oneMore: 'one more unit',
          standFast: 'stand fast',
          airSupport: 'air support',
          send: 'hand in',
        }}
        letters={[
          [actionChoices.map(({ letter }) => letter), 'action'],
          [[keyOf('confirmReading')], 'confirm how it is read'],
          [
            postureChoices.filter(({ id }) => id !== 'rest' || setting.allowsRest).map(({ letter }) => letter),
            'movement',
          ],
        ]}
      />
    </div>
  );
}

const cellIn = (grid: HTMLElement | null, row: number, column: PaperColumn) =>
  grid?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`);

/** The words that a row of the sheet may have in this game, and the map's reading of them. */
function usePaperSetting({ counters, allowsRest }: SheetOnDesk, reads: ReadsPaper | null): PaperSetting {
  return useMemo(
    () => ({
      units: counters.map(({ id, shortName, name, symbol }) => ({
        id,
        label: shortName || name,
        hint: name,
        isGuns: areGuns(symbol),
      })),
      allowsRest,
      newId: nanoid,
      confirmed: (line) => {
        const reading = reads?.(line);
        return reading ? confirmedNext(line, reading) : {};
      },
    }),
    [counters, allowsRest, reads],
  );
}

/** True when what is written is safe. */
function SavedOnPaper({ saved, isEmpty }: Pick<Paper, 'saved'> & { isEmpty: boolean }) {
  const { words, isBad } = savedWords(saved);
  return (
    <p role="status" className={`text-small ${isBad ? 'text-overdue' : 'text-ink-3'}`}>
      {isEmpty && !isBad ? 'Nothing written yet.' : words}
    </p>
  );
}

/** Somebody else types in the same sheet: one of the two texts is chosen. */
function TypedByAnother({ paper: { saved, keeper } }: { paper: Paper }) {
  if (!saved.theirs) return null;
  const { by, lines } = saved.theirs.words;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-overdue-soft px-5 py-2 text-overdue">
      <p>
        {by || 'Somebody else'} has typed {counted(lines.length, 'row')} of this sheet meanwhile.
      </p>
      <ChooseText keeper={keeper} size="small" />
    </div>
  );
}
