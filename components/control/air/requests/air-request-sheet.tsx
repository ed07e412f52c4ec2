'use client';

import { useEffect, useRef, useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { SheetHeading } from '@/components/control/parts/sheets/sheet-heading';
import { QuestionForm, SheetQueries } from '@/components/control/parts/sheets/sheet-queries';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { AirSheetOnDesk } from '@/lib/desks/control/air/air-requests';
import { AirRequestRow } from './air-request-row';

interface Props {
  desk: AirSheetOnDesk & { sheet: NonNullable<AirSheetOnDesk['sheet']> };
  hasReachedUs: boolean;
}

/** One team's air requests in Control's hands: open, note, ask, allot, accept, give back. */
export function AirRequestSheet({ desk, hasReachedUs }: Props) {
  const send = useSend();
  const { isBusy, act } = useMutation();
  const { sheet, reading, team, queries, lines } = desk;
  /** A row's id; `sheet` is the sheet as a whole. */
  const [asking, setAsking] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const sheetId = sheet.id;
  const isClosed = hasReachedUs && !reading;
  const isOpen = hasReachedUs && reading !== null;

  useEffect(() => {
    if (isClosed) body.current?.querySelector<HTMLElement>('[data-open]')?.focus();
  }, [isClosed]);

  const open = () => act('open-order-sheet', { sheetId });
  const accept = () => reading && act('accept-order-sheet', { sheetId, version: reading.version });
  useKeys({
    open: isClosed ? open : undefined,
    accept: reading?.state === 'opened' ? accept : undefined,
    doubt: isOpen ? () => setAsking('sheet') : undefined,
    leave: () => setAsking(null),
  });

  return (
    <div ref={body} className="flex min-h-0 flex-1 flex-col">
      <SheetHeading desk={desk} claim={hasReachedUs ? { kind: 'airSheet', subjectId: sheetId } : null}>
        {isClosed && (
          <Button data-open kind="act" hint={keyOf('open')} isBusy={isBusy} onClick={open}>
            Open the sheet
          </Button>
        )}
        {isOpen && (
          <>
            {reading.state === 'opened' && (
              <Button kind="act" hint={keyOf('accept')} isBusy={isBusy} onClick={accept}>
                Accept
              </Button>
            )}
            <Button hint={keyOf('doubt')} onClick={() => setAsking('sheet')}>
              Query the sheet
            </Button>
            <Button disabled={isBusy} onClick={() => act('return-order-sheet', { sheetId })}>
              Return to the team
            </Button>
          </>
        )}
      </SheetHeading>
      <div className="scrolls p-4">
        {isOpen ? (
          <>
            <ol aria-label={`Air requests of ${team.name}`} className="on-desk px-4">
              {lines.map((line, at) => (
                <AirRequestRow
                  key={line.id}
                  line={line}
                  number={at + 1}
                  sheetId={sheetId}
                  queries={queries.filter(({ lineId }) => lineId === line.id)}
                  isAsking={asking === line.id}
                  onAsk={(isAsking) => setAsking(isAsking ? line.id : null)}
                />
              ))}
            </ol>
            <section aria-label="The sheet as a whole" className="mt-4 max-w-2xl px-4">
              <SheetQueries queries={queries.filter(({ lineId }) => lineId === null)} about="the sheet" />
              {asking === 'sheet' && (
                <QuestionForm
                  about="the sheet"
                  ask={(text, reason) => send('query-order-line', { sheetId, lineId: null, text, reason })}
                  onDone={() => setAsking(null)}
                />
              )}
            </section>
          </>
        ) : hasReachedUs ? (
          <EmptyState title={`The air requests of ${team.name} are not opened yet.`}>
            Opening them tells the team that Control is reading: from then on it can no longer take the sheet back.
          </EmptyState>
        ) : (
          <EmptyState title={`${team.name} is still writing its air requests.`}>
            They come to this desk when the team hands them in.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
