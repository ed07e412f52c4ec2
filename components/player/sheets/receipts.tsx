'use client';

import type { ReactNode } from 'react';
import type { Writing } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { LocalTime } from '@/components/ui/local-time';
import type { DeskSheet, DeskSheetOf, PlayerDesk } from '@/lib/visibility/player/desk';

/** Copies are carried once a sheet is in, so it is loaded then. */
const SendCopy = later(async () => (await import('./send-copy')).SendCopy);

interface Props {
  desk: PlayerDesk;
  sheet: DeskSheet;
  isClosed: boolean;
  writing: Writing;
}

/** The foot of an order sheet that is handed in: its receipts, taking it back, and copies to other HQs. */
export function Receipts({ desk, sheet, isClosed, writing }: Props) {
  const { write, isBusy } = writing;
  const sent = desk.sentCopies.filter(({ sheetId }) => sheetId === sheet.id);
  const { turn } = sheet;
  return (
    <>
      <Receipt
        sheet={sheet}
        isFromPaper={sheet.isFromPaper}
        isTaken={sheet.isTakenAsDraft}
        isAskedBack={sheet.askedBackAt !== null}
      >
        {sent.map((copy) => (
          <p key={copy.id}>Copy for {copy.toName}: with Control, to be carried</p>
        ))}
      </Receipt>
      {desk.links.length > 0 && <SendCopy links={desk.links} turn={turn} write={write} />}
      <TakeBack verb="take-back-order-sheet" sheet={sheet} isClosed={isClosed} writing={writing} />
      {!isClosed && sheet.readingAt && !sheet.askedBackAt && (
        <Button
          isBusy={isBusy}
          onClick={() => write('ask-for-sheet', { turn }, 'Control has been asked for the sheet.')}
        >
          Ask for it back
        </Button>
      )}
    </>
  );
}

type AnySheet = DeskSheetOf<unknown>;

/** The state of a sheet that is handed in: by whom and when, and whether Control reads it. */
export const Receipt = ({
  sheet,
  isFromPaper = false,
  isTaken = false,
  isAskedBack = false,
  children,
}: {
  sheet: AnySheet;
  isFromPaper?: boolean;
  /** Nobody handed it in: Control took it as it lay. */
  isTaken?: boolean;
  isAskedBack?: boolean;
  children?: ReactNode;
}) => (
  <div aria-live="polite" className="min-w-0 flex-1">
    <p>
      {isTaken ? (
        <b className="font-medium text-waiting">You had not handed it in: Control took it as it lay</b>
      ) : isFromPaper ? (
        'Control wrote this in from paper'
      ) : (
        'Handed in'
      )}
      {sheet.submittedAt && (
        <>
          {' '}
          <b className="font-medium text-ink">
            <LocalTime time={sheet.submittedAt} hasSeconds />
          </b>
        </>
      )}
      {sheet.submittedBy && !isFromPaper && !isTaken && ` by ${sheet.submittedBy}`}
      {sheet.isLate && <span className="text-waiting"> · late</span>}
    </p>
    <p className="font-medium text-ink">
      {sheet.readingAt ? (
        <>
          Control is reading it, since <LocalTime time={sheet.readingAt} />
          {isAskedBack && ' · you have asked for it back'}
        </>
      ) : (
        'Control has it'
      )}
    </p>
    {children}
  </div>
);

/** While Control does not read it a sheet can be taken back. */
export const TakeBack = ({
  verb,
  sheet,
  isClosed,
  writing: { write, isBusy },
}: Pick<Props, 'isClosed' | 'writing'> & { verb: 'take-back-order-sheet' | 'take-back-air-sheet'; sheet: AnySheet }) =>
  !isClosed &&
  !sheet.readingAt && (
    <Button
      isBusy={isBusy}
      onClick={() => write(verb, { turn: sheet.turn, version: sheet.version }, 'The sheet is back on your desk.')}
    >
      Take back
    </Button>
  );
