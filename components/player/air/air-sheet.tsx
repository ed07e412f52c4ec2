'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusColumn } from '@/components/player/sheets/focus-column';
import type { SheetProps } from '@/components/player/sheets/sheet-props';
import { useWrite } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { later as laterPart } from '@/components/ui/later';
import { RowQueries } from '../sheets/control-notes';
import { airSheets } from '../sheets/draft-state';
import { Receipt, TakeBack } from '../sheets/receipts';
import { Dispute } from '../sheets/row-dispute';
import { LeftBehind, SheetFrame } from '../sheets/sheet-frame';
import { SheetHead } from '../sheets/sheet-head';
import { useSquaresOf } from '../sheets/squares';
import { unitChoices } from '../sheets/unit-choices';
import { useDraft } from '../sheets/use-draft';
import { useHandIn } from '../sheets/use-hand-in';
import { useRowFocus } from '../sheets/use-row-focus';
import { forAndBy, missionOf, placeOf } from './air-request-words';
import { AirRow } from './air-row';

/** Few open the requests, so the copy that was handed in and the list of squadrons are loaded when somebody does. */
const AirSheetPaper = laterPart(async () => (await import('./air-sheet-paper')).AirSheetPaper);
const SquadronsTold = laterPart(async () => (await import('./squadrons-told')).SquadronsTold);

/** One turn's air requests: written, handed in, read. They save themselves even while another sheet is shown. */
export function AirSheet({ desk, turn, isShown }: SheetProps) {
  const sheet = desk.airSheets.find((one) => one.turn === turn.turn);
  const draft = useDraft(airSheets, turn.turn, sheet);
  const writing = useWrite();
  const hand = useHandIn({ desk, turn }, sheet, draft, 'Handed in. Control has your air requests.');
  const list = useRef<HTMLOListElement>(null);
  const { rowAt, goTo } = useRowFocus(list, draft, 'mission');
  const later = hand.isNow ? '' : ', next turn';
  useSquaresOf(
    `air ${turn.turn}`,
    hand.lines.map(({ mission, at }, i) => ({
      name: `Request ${i + 1}${later}`,
      at: mission === 'bombing' ? at : '',
    })),
  );
  if (!isShown) return null;

  const { keeper, state } = draft;
  const { refusal } = state;
  const { rows } = state.draft;
  const { time, isHandedIn, isPaper, isPhone } = hand;
  const units = unitChoices(desk.counters, []);
  const unsent = rows.filter((row) => row.isUnsent);
  const onPaper = (some: typeof rows) => (
    <AirSheetPaper lines={some.map((row) => ({ ...row, writtenBy: row.writtenBy ?? '' }))} desk={desk} />
  );
  const add = () => goTo(keeper.add());
  const remove = (id: string, at: number) => {
    flushSync(() => keeper.remove(id));
    focusColumn(rowAt(Math.max(0, at - 1)), 'mission');
  };

  return (
    <SheetFrame
      hand={hand}
      receipts={
        sheet && (
          <>
            <Receipt sheet={sheet} />
            <TakeBack verb="take-back-air-sheet" isClosed={time === 'closed'} sheet={sheet} writing={writing} />
          </>
        )
      }
    >
      <SheetHead team={desk.team} turn={turn} title="Air requests" />
      {isHandedIn && sheet && <AirSheetPaper lines={sheet.lines} desk={desk} />}
      {!isHandedIn && time === 'closed' && (
        <>
          {rows.length > 0 && <p className="mb-2 font-medium text-waiting">These requests were not handed in.</p>}
          {onPaper(rows)}
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
      {isHandedIn && unsent.length > 0 && <LeftBehind onPutAway={() => keeper.putAway()}>{onPaper(unsent)}</LeftBehind>}
    </SheetFrame>
  );
}
