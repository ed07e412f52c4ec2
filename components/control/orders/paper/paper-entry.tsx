'use client';

import { nanoid } from 'nanoid';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { keyOf, keySaid } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { ChooseText } from '@/components/control/parts/reports/both-texts';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { savedWords } from '@/components/control/parts/saved-line';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Table, TableHead } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import { useToast } from '@/components/ui/toast';
import type { SheetOnDesk } from '@/lib/desks/control/orders/orders';
import type { Result } from '@/lib/result';
import { counted } from '@/lib/text';
import { actionChoices, areGuns, postureChoices } from '@/lib/visibility/forms/order-form';
import { confirmedNext } from './paper-goal';
import { PaperRow } from './paper-row';
import { at, cellOf, type PaperColumn, type PaperSetting, type PaperSheet, taken, writtenRows } from './paper-sheet';
import { TeamDraft } from './team-draft';
import { usePaper } from './use-paper';
import { usePaperReader } from './use-paper-reader';

/** A sheet brought on paper, typed in by keyboard alone, beside the team's own draft where there is one. */
export function PaperEntry({ desk: onDesk }: { desk: SheetOnDesk }) {
  const say = useToast();
  const send = useSend();
  const { go } = useRouter();
  const address = useDeskAddress();
  const { isBusy, run } = useMutation();
  const { team, turn } = onDesk;
  const draft = onDesk.sheet?.state === 'draft' && onDesk.sheet.lines.length > 0 ? onDesk.sheet : null;
  const paper = usePaper(onDesk);
  const { desk, saved } = paper;
  const reads = usePaperReader(
    onDesk.counters,
    desk.rows.some(({ orders, counterIds }) => orders.trim() !== '' && counterIds.length > 0),
  );
  const setting = useMemo<PaperSetting>(
    () => ({
      units: onDesk.counters.map(({ id, shortName, name, symbol }) => ({
        id,
        label: shortName || name,
        hint: name,
        isGuns: areGuns(symbol),
      })),
      allowsRest: onDesk.allowsRest,
      newId: nanoid,
      confirmed: (line) => {
        const reading = reads?.(line);
        return reading ? confirmedNext(line, reading) : {};
      },
    }),
    [onDesk.counters, onDesk.allowsRest, reads],
  );
  const { words: safe, isBad } = savedWords(saved);
  const [fault, setFault] = useState<{ row: number; column: PaperColumn; message: string } | null>(null);
  const grid = useRef<HTMLTableSectionElement>(null);
  const rows = writtenRows(desk).length;

  useEffect(() => {
    const cell = grid.current?.querySelector(`[data-cell="${desk.row}-${desk.column}"]`);
    if (!cell || cell.contains(document.activeElement)) return;
    (cell.querySelector<HTMLElement>('input:checked') ?? cell.querySelector<HTMLElement>('input, textarea'))?.focus();
    cell.scrollIntoView({ block: 'nearest' });
  }, [desk.row, desk.column]);

  const setDesk = (next: PaperSheet) => {
    if (next.rows !== desk.rows) setFault(null);
    paper.setDesk(next);
  };
  /** Nothing is kept while the sheet leaves the desk; where it stays after all, keeping goes on. */
  const closing =
    <T,>(work: () => Promise<Result<T>>) =>
    async (): Promise<Result<T>> => {
      let isGone = false;
      paper.keeper.rest(true);
      try {
        const answer = await work();
        isGone = answer.ok;
        return answer;
      } finally {
        if (!isGone) paper.keeper.rest(false);
      }
    };
  function handIn() {
    if (desk.typed.trim() !== '') {
      const message = `“${desk.typed.trim()}” is not chosen yet: ${keySaid('open')} chooses it, ${keySaid('leave')} deletes it.`;
      setFault({ row: desk.row, column: desk.column, message });
      grid.current?.querySelector<HTMLElement>(`[data-cell="${desk.row}-${desk.column}"] input`)?.focus();
      return;
    }
    run(
      closing(() =>
        send('enter-order-sheet', {
          teamKey: team.key,
          turn,
          lines: writtenRows(desk),
          sheetVersion: onDesk.sheet?.version ?? 0,
        }),
      ),
      () => go(address(`/orders/${team.key}`)),
      ({ field, message }) => {
        const cell = field ? cellOf(desk, field) : null;
        if (!cell) return false;
        paper.setDesk(at(desk, cell.row, cell.column));
        setFault({ ...cell, message });
        return true;
      },
    );
  }
  const putAway = () =>
    run(
      closing(() => send('save-paper-sheet', { teamKey: team.key, turn, lines: [], version: paper.keeper.version })),
      () => go(address(`/orders/${team.key}`)),
    );

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
        <h1 className="text-lead font-semibold">
          {team.name}, turn {turn}: paper sheet
        </h1>
        <p role="status" className={`text-small ${isBad ? 'text-overdue' : 'text-ink-3'}`}>
          {rows === 0 && !isBad ? 'Nothing written yet.' : safe}
        </p>
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
      {saved.theirs && (
        <div role="alert" className="flex flex-wrap items-center gap-3 bg-overdue-soft px-5 py-2 text-overdue">
          <p>
            {saved.theirs.words.by || 'Somebody else'} has typed {counted(saved.theirs.words.lines.length, 'row')} of
            this sheet meanwhile.
          </p>
          <ChooseText keeper={paper.keeper} size="small" />
        </div>
      )}
      <div className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1 overflow-auto p-4">
          <div className="on-desk min-w-[54rem] px-3 py-2">
            <Table aria-label={`Paper sheet of ${team.name}`} className="table-fixed">
              <colgroup>
                <col className="w-8" />
                <col className="w-[18%]" />
                <col />
                <col className="w-[16%]" />
                <col className={draft ? 'w-[158px]' : 'w-[268px]'} />
                <col className="w-[86px]" />
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
