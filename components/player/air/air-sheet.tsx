'use client';

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusColumn } from '@/components/player/sheets/focus-column';
import type { SheetProps } from '@/components/player/sheets/sheet-props';
import { useSeated } from '@/components/transport/seated';
import { useWrite } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useToast } from '@/components/ui/toast';
import { useIsPhone } from '@/components/ui/use-is-phone';
import { airSheets } from '../sheets/draft-state';
import { RowQueries } from '../sheets/query-slip';
import { Receipt, TakeBack } from '../sheets/receipts';
import { Dispute } from '../sheets/row-dispute';
import { SheetFoot, SheetFrame } from '../sheets/sheet-frame';
import { SheetHead } from '../sheets/sheet-head';
import { unitChoices } from '../sheets/unit-choices';
import { useDraft } from '../sheets/use-draft';
import { handInTime } from '../turn-words';
import { forAndBy, missionOf, placeOf } from './air-request-words';
import { AirRow } from './air-row';
import { AirSheetPaper } from './air-sheet-paper';
import { SquadronsTold } from './squadrons-told';

/** One turn's air requests: written, handed in, read. They save themselves even while another sheet is shown. */
export function AirSheet({ desk, turn, isShown }: SheetProps) {
  const sheet = desk.airSheets.find((one) => one.turn === turn.turn);
  const draft = useDraft(airSheets, turn.turn, sheet);
  const writing = useWrite();
  const { readAgain } = useSeated();
  const isPhone = useIsPhone();
  const say = useToast();
  const list = useRef<HTMLOListElement>(null);
  const fresh = useRef<string | null>(null);
  const { keeper, state } = draft;
  const { refusal } = state;
  const { rows } = state.draft;
  const rowAt = (at: number) => list.current?.querySelector(`[data-row="${at + 1}"]`);

  useEffect(() => {
    const at = rows.findIndex(({ id }) => id === fresh.current);
    if (at < 0) return;
    fresh.current = null;
    focusColumn(list.current?.querySelector(`[data-row="${at + 1}"]`), 'mission');
  }, [rows]);
  useEffect(() => {
    const at = keeper.state().draft.rows.findIndex(({ id }) => id === refusal?.rowId);
    const row = at < 0 ? null : list.current?.querySelector(`[data-row="${at + 1}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    if (refusal?.column) focusColumn(row, refusal.column);
  }, [refusal, keeper]);
  if (!isShown) return null;

  const isNow = turn.turn === desk.clock.turn;
  const time = isNow ? handInTime(desk) : 'open';
  const isHandedIn = sheet?.state === 'submitted';
  const isPaper = isHandedIn || time === 'closed';
  const units = unitChoices(desk.counters, []);
  const unsent = rows.filter((row) => row.isUnsent);

  async function handIn() {
    if (!isNow || isPaper) return;
    if (await keeper.handIn()) say('Handed in. Control has your air requests.');
    await readAgain();
  }
  const add = () => {
    fresh.current = keeper.add();
  };
  const remove = (id: string, at: number) => {
    flushSync(() => keeper.remove(id));
    focusColumn(rowAt(Math.max(0, at - 1)), 'mission');
  };

  return (
    <SheetFrame
      isPaper={isPaper}
      refusal={refusal}
      onHandIn={handIn}
      foot={
        <SheetFoot
          state={state}
          isPhone={isPhone}
          isNow={isNow}
          time={time}
          isPaper={isPaper}
          isHandedIn={isHandedIn}
          onHandIn={handIn}
          onHoldBack={() => keeper.holdBack()}
          receipts={
            isHandedIn && (
              <>
                <Receipt sheet={sheet} />
                <TakeBack verb="take-back-air-sheet" isClosed={time === 'closed'} sheet={sheet} writing={writing} />
              </>
            )
          }
        />
      }
    >
      <SheetHead team={desk.team} turn={turn} title="Air requests" />
      {isHandedIn && <AirSheetPaper lines={sheet.lines} desk={desk} />}
      {!isHandedIn && time === 'closed' && (
        <>
          {rows.length > 0 && <p className="mb-2 font-medium text-waiting">These requests were not handed in.</p>}
          <AirSheetPaper lines={rows.map((row) => ({ ...row, writtenBy: row.writtenBy ?? '' }))} desk={desk} />
        </>
      )}
      {!isPaper && (
        <>
          <SquadronsTold squadrons={desk.squadrons} />
          <ol ref={list} aria-label="Air requests" className={rows.length > 0 ? 'border-t-[1.5px] border-ink' : ''}>
            {rows.map((row, at) => (
              <AirRow
                key={row.id}
                count={at + 1}
                row={row}
                desk={desk}
                units={units}
                isPhone={isPhone}
                by={row.writtenBy && row.writtenBy !== desk.seat.label && !row.isUnsent ? row.writtenBy : null}
                refusal={refusal?.rowId === row.id ? refusal : null}
                onEdit={(patch) => keeper.edit(row.id, patch)}
                onRemove={() => remove(row.id, at)}
              >
                <Dispute
                  row={row}
                  onChoose={(whose) => keeper.choose(row.id, whose)}
                  inWords={(words) => ({
                    head: missionOf(words),
                    text: [placeOf(words), words.wish].filter(Boolean).join('\n'),
                    foot: forAndBy(words, desk),
                  })}
                />
                <RowQueries queries={desk.queries} lineId={row.id} />
              </AirRow>
            ))}
          </ol>
          {rows.length === 0 ? (
            <EmptyState title="Nothing is asked of the air yet" action={<Button onClick={add}>Add a request</Button>}>
              Say what you want, where and when, and for whom. Control allots the squadrons.
            </EmptyState>
          ) : (
            <Button className="mt-3 max-sm:w-full" onClick={add}>
              Add a request
            </Button>
          )}
        </>
      )}
      {isHandedIn && unsent.length > 0 && (
        <section className="mt-5 rounded-2 bg-waiting-soft p-3 text-note">
          <h3 className="text-waiting">Not on the sheet that was handed in</h3>
          <p className="text-ink-2">You wrote this here too. Take the sheet back to add it, or put it away.</p>
          <AirSheetPaper lines={unsent.map((row) => ({ ...row, writtenBy: row.writtenBy ?? '' }))} desk={desk} />
          <Button size="small" className="mt-2" onClick={() => keeper.putAway()}>
            Put it away
          </Button>
        </section>
      )}
    </SheetFrame>
  );
}
