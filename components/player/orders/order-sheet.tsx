'use client';

import { useState } from 'react';
import { useWrite } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { capital, turnDate } from '@/lib/text';
import { namesOfKind } from '@/lib/visibility/forms/columns';
import { orderColumns } from '@/lib/visibility/forms/order-columns';
import type { DeskLine, PlayerDesk } from '@/lib/visibility/player/desk';
import { orderSheets } from '../sheets/draft-state';
import { Receipts } from '../sheets/receipts';
import { unitsInWords } from '../sheets/row-dispute';
import { LeftBehind, SheetFrame } from '../sheets/sheet-frame';
import { SheetHead } from '../sheets/sheet-head';
import type { SheetProps } from '../sheets/sheet-props';
import { useSquaresOf } from '../sheets/squares';
import { type DraftOnDesk, useDraft } from '../sheets/use-draft';
import { useHandIn } from '../sheets/use-hand-in';
import type { TurnDate } from '../turn-words';
import { OrderCards } from './order-cards';
import { OrderSheetForm } from './order-sheet-form';
import { OrderSheetPaper } from './order-sheet-paper';

/** The columns that ask for a square of the map. */
const squares = namesOfKind(orderColumns, 'reference');

/** One turn's sheet: written, handed in, read. It saves itself even while another sheet is shown. */
export function OrderSheet({ desk, turn, isShown }: SheetProps) {
  const sheet = desk.sheets.find((one) => one.turn === turn.turn);
  const draft = useDraft(orderSheets, turn.turn, sheet);
  const writing = useWrite();
  const hand = useHandIn({ desk, turn }, sheet, draft, 'Handed in. Control has it.');
  const [openId, setOpenId] = useState<string | null>(null);
  const later = hand.isNow ? '' : ', next turn';
  useSquaresOf(
    `orders ${turn.turn}`,
    hand.lines.flatMap((line, i) => squares.map((name) => ({ name: `Row ${i + 1}${later}`, at: line[name] }))),
  );
  if (!isShown) return null;

  const { keeper, state } = draft;
  const { isNow, time, isHandedIn, isPaper, isPhone } = hand;
  const unsent = state.draft.rows.filter((row) => row.isUnsent);
  const isOnCards = isPhone && !isPaper;
  const isWritingCard = isOnCards && state.draft.rows.some(({ id }) => id === openId);
  const head = <SheetHead team={desk.team} turn={turn} />;
  const before = isNow ? desk.lastSheet?.lines : desk.sheets.find((one) => one.turn === turn.turn - 1)?.lines;

  return (
    <SheetFrame
      hand={hand}
      receipts={sheet && <Receipts desk={desk} sheet={sheet} isClosed={time === 'closed'} writing={writing} />}
      next={
        isWritingCard && (
          <Button kind="act" className="min-w-40" onClick={() => setOpenId(nextRow(draft, openId))}>
            Next row
          </Button>
        )
      }
    >
      {!isOnCards && head}
      {isHandedIn && sheet && (
        <OrderSheetPaper
          lines={sheet.lines}
          counters={desk.counters}
          queries={desk.queries}
          notes={desk.notes}
          {...desk.clock}
        />
      )}
      {!isHandedIn && time === 'closed' && <Unsent draft={draft} desk={desk} turn={turn} />}
      {!isPaper && (
        <>
          {isPhone ? (
            <OrderCards
              desk={desk}
              draft={draft}
              head={head}
              openId={openId}
              title={capital(turn.daypart)}
              onOpen={setOpenId}
            />
          ) : (
            <OrderSheetForm desk={desk} draft={draft} />
          )}
          {state.draft.rows.length === 0 && (
            <EmptyState
              title="Nothing is ordered yet"
              action={
                before &&
                before.length > 0 && (
                  <Button
                    isBusy={writing.isBusy}
                    onClick={() =>
                      writing.write('carry-forward', { turn: turn.turn }, 'The last rows are on this sheet.')
                    }
                  >
                    Carry the last sheet forward
                  </Button>
                )
              }
            >
              {isPhone ? (
                'Add a row: each is one unit, or units with one task.'
              ) : (
                <>
                  Type a few letters of a unit or brigade.{' '}
                  <span className="pointer-coarse:hidden">
                    Enter takes you to the next field. Under Action and Movement, the first letter of a word circles it.
                    Ctrl Enter hands the sheet in.
                  </span>
                </>
              )}
            </EmptyState>
          )}
        </>
      )}
      {isHandedIn && unsent.length > 0 && (
        <LeftBehind onPutAway={() => keeper.putAway()}>
          <ul className="mt-2 space-y-2">
            {unsent.map((row) => (
              <li key={row.id} className="rounded-2 bg-sheet p-2">
                <b className="block">{unitsInWords(row, desk.counters)}</b>
                <span className="whitespace-pre-wrap">{row.orders}</span>
              </li>
            ))}
          </ul>
        </LeftBehind>
      )}
      {sheet && sheet.setAside.length > 0 && <SetAside lines={sheet.setAside} desk={desk} />}
    </SheetFrame>
  );
}

/** The row after, or a new one. */
const nextRow = ({ keeper, state: { draft } }: DraftOnDesk, id: string | null): string =>
  draft.rows[draft.rows.findIndex((row) => row.id === id) + 1]?.id ?? keeper.add();

/** The draft of a turn that was never handed in. */
function Unsent({ draft, desk, turn }: { draft: DraftOnDesk; desk: PlayerDesk; turn: TurnDate }) {
  const lines = draft.state.draft.rows.map((row) => ({ ...row, writtenBy: row.writtenBy ?? '' }));
  if (lines.length === 0) {
    return <EmptyState title={`No orders went out for the ${turn.daypart} of ${turnDate(turn)}`} />;
  }
  return (
    <>
      <p className="mb-2 font-medium text-waiting">This sheet was not handed in: no orders went out by it.</p>
      <OrderSheetPaper
        lines={lines}
        counters={desk.counters}
        queries={desk.queries}
        notes={desk.notes}
        {...desk.clock}
      />
    </>
  );
}

/** The team's own draft, where Control handed in the paper sheet instead. */
const SetAside = ({ lines, desk }: { lines: DeskLine[]; desk: PlayerDesk }) => (
  <details className="mt-5">
    <summary className="min-h-8 pointer-coarse:min-h-press content-center text-note font-medium">
      Your own draft, set aside for the paper sheet
    </summary>
    <OrderSheetPaper lines={lines} counters={desk.counters} {...desk.clock} />
  </details>
);
