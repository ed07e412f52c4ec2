'use client';

import { useEffect, useRef, useState } from 'react';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { SheetHeading } from '@/components/control/parts/sheets/sheet-heading';
import { useMutation } from '@/components/control/parts/use-mutation';
import { later } from '@/components/transport/later';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/empty-state';
import { Kbd } from '@/components/ui/kbd';
import type { ConflictOnDesk, ConflictsDesk } from '@/lib/turn/conflicts/conflicts';
import type { SheetOnDesk } from '@/lib/turn/control-desk/papers/orders';
import { useNextSheet } from './next-sheet';

const loadOpenSheet = async () => (await import('./open-sheet')).OpenSheet;

/** Loaded as soon as a sheet is handed in. */
const OpenSheet = later(loadOpenSheet);

/** Asked about in place of a row: the sheet as a whole. */
const wholeSheet = -1;

interface Props {
  desk: SheetOnDesk;
  /** What the sheets of the turn are at odds about. */
  odds: ConflictsDesk;
  lights: number | null;
}

/** One team's sheet in Control's hands: open it, read it, note, ask, accept, deliver its copies. `lights`: a row lit as it is taken up. */
export function OrderSheetDesk({ desk, odds, lights }: Props) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const { isBusy, act } = useMutation();
  const [lit, setLit] = useState(lights);
  const [asking, setAsking] = useState<number | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { sheet, reading, team } = desk;
  const paper = `/orders/${team.key}/paper`;
  const isHandedIn = sheet?.state === 'submitted';
  const isOpen = isHandedIn && reading !== null;
  const isClosed = isHandedIn && !reading;

  useEffect(() => {
    if (isClosed) body.current?.querySelector<HTMLElement>('[data-open]')?.focus();
  }, [isClosed]);
  useEffect(() => {
    if (isHandedIn) loadOpenSheet().catch(() => undefined);
  }, [isHandedIn]);

  const open = () => sheet && act('open-order-sheet', { sheetId: sheet.id });
  const next = useNextSheet(team.key);
  const toNext = () => {
    if (next) go(address(`/orders/${next}`));
  };
  const accept = () =>
    sheet && reading && act('accept-order-sheet', { sheetId: sheet.id, version: reading.version }, toNext);
  const conflicts = odds.turn === desk.turn ? odds.conflicts.filter(isOf(team.key)) : [];
  const note = () => body.current?.querySelectorAll<HTMLTextAreaElement>('textarea[data-note]')[lit ?? 0]?.focus();
  const rowKeys = Object.fromEntries(
    (sheet?.lines ?? [])
      .slice(0, 9)
      .map((_, row) => [String(row + 1), () => setLit((was) => (was === row ? null : row))]),
  );
  useKeys(
    isOpen
      ? {
          ...rowKeys,
          a: reading.state === 'opened' ? accept : undefined,
          q: () => setAsking(lit ?? wholeSheet),
          0: note,
          Escape: () => setLit(null),
        }
      : { Enter: isClosed ? open : undefined, 0: isHandedIn ? undefined : () => go(address(paper)) },
  );

  return (
    <div ref={body} className="flex h-full min-w-0 flex-1 flex-col print:block">
      <SheetHeading desk={desk} claim={isHandedIn ? { kind: 'sheet', subjectId: sheet.id } : null}>
        {isClosed && (
          <Button data-open kind="act" hint="↵" isBusy={isBusy} onClick={open}>
            Open the sheet
          </Button>
        )}
        {isOpen && reading.state === 'opened' && (
          <Button kind="act" hint="A" isBusy={isBusy} onClick={accept}>
            Accept
          </Button>
        )}
        {isOpen && (
          <>
            <Button hint="Q" onClick={() => setAsking(lit ?? wholeSheet)}>
              {lit === null ? 'Query the sheet' : `Query row ${lit + 1}`}
            </Button>
            <Button onClick={() => print()}>Print</Button>
            <Button disabled={isBusy} onClick={() => act('return-order-sheet', { sheetId: sheet.id })}>
              Return to the team
            </Button>
          </>
        )}
        {!isHandedIn && (
          <DeskLink to={paper} aria-keyshortcuts="0" className={buttonLook(desk.paper ? 'act' : 'plain')}>
            {desk.paper ? 'Go on with the paper sheet' : 'Enter a paper sheet'}
            <span aria-hidden>
              <Kbd isBare>N</Kbd>
            </span>
          </DeskLink>
        )}
      </SheetHeading>
      <div className="min-h-0 flex-1 overflow-auto p-4 print:overflow-visible print:p-0">
        {isOpen ? (
          <OpenSheet
            desk={desk}
            conflicts={conflicts}
            lit={lit}
            asking={asking}
            onLight={setLit}
            onAsking={setAsking}
          />
        ) : (
          <Unread desk={desk} />
        )}
      </div>
      <KeysLine
        keys={
          isOpen
            ? { 'J K': 'sheet', '1 9': 'row', Q: 'query', 0: 'note', A: 'accept' }
            : {
                O: 'the next sheet',
                'J K': 'sheet',
                ...(isHandedIn ? { '↵': 'open' } : { 0: 'paper sheet' }),
                '-': 'all or mine',
              }
        }
      />
    </div>
  );
}

/** A sheet that is not open: still with its team, or handed in and closed. */
function Unread({ desk }: { desk: SheetOnDesk }) {
  const { sheet, team } = desk;
  if (sheet?.state === 'submitted')
    return (
      <EmptyState title={`The sheet of ${team.name} is not opened yet.`}>
        Opening it tells the team that Control is reading it: from then on it can no longer take the sheet back.
      </EmptyState>
    );
  if (!sheet || sheet.lines.length === 0)
    return <EmptyState title={`${team.name} has written nothing for turn ${desk.turn}.`} />;
  return (
    <EmptyState
      title={`${team.name} is drafting: ${sheet.lines.length === 1 ? 'one row' : `${sheet.lines.length} rows`} so far.`}
    >
      It comes to this desk when the team hands it in. A sheet brought on paper can be entered for the team.
    </EmptyState>
  );
}

const isOf =
  (teamKey: string) =>
  ({ rows }: ConflictOnDesk): boolean =>
    rows.some((row) => row.teamKey === teamKey);
