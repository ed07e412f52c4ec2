'use client';

import { useEffect, useRef, useState } from 'react';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { digitDeeds, digitsOf, keyOf, shortcutOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { SheetHeading } from '@/components/control/parts/sheets/sheet-heading';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import type { SheetOnDesk } from '@/lib/desks/control/orders/orders';
import { counted } from '@/lib/text';
import type { ConflictOnDesk, ConflictsDesk } from '@/lib/turn/orders/conflicts/conflicts';
import { useNextSheet } from './next-sheet';

const loadOpenSheet = async () => (await import('./open-sheet')).OpenSheet;

/** Loaded as soon as a sheet is handed in. */
const OpenSheet = later(loadOpenSheet);

/** Asked about in place of a row: the sheet as a whole. */
const wholeSheet = -1;

interface Props {
  desk: SheetOnDesk;
  /** The conflicts of the turn's sheets. */
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
  const rows = sheet?.lines.length ?? 0;
  const rowKeys = Object.fromEntries(
    digitDeeds.slice(0, rows).map((deed, row) => [deed, () => setLit((was) => (was === row ? null : row))]),
  );
  useKeys(
    isOpen
      ? {
          ...rowKeys,
          accept: reading.state === 'opened' ? accept : undefined,
          doubt: () => setAsking(lit ?? wholeSheet),
          begin: note,
          leave: () => setLit(null),
        }
      : { open: isClosed ? open : undefined, begin: isHandedIn ? undefined : () => go(address(paper)) },
  );

  return (
    <div ref={body} className="flex h-full min-w-0 flex-1 flex-col print:block">
      <SheetHeading desk={desk} claim={isHandedIn ? { kind: 'sheet', subjectId: sheet.id } : null}>
        {isClosed && (
          <Button data-open kind="act" hint={keyOf('open')} isBusy={isBusy} onClick={open}>
            Open the sheet
          </Button>
        )}
        {isOpen && reading.state === 'opened' && (
          <Button kind="act" hint={keyOf('accept')} isBusy={isBusy} onClick={accept}>
            Accept
          </Button>
        )}
        {isOpen && (
          <>
            <Button hint={keyOf('doubt')} onClick={() => setAsking(lit ?? wholeSheet)}>
              {lit === null ? 'Query the sheet' : `Query row ${lit + 1}`}
            </Button>
            <Button onClick={() => print()}>Print</Button>
            <Button disabled={isBusy} onClick={() => act('return-order-sheet', { sheetId: sheet.id })}>
              Return to the team
            </Button>
          </>
        )}
        {!isHandedIn && (
          <DeskLink
            to={paper}
            aria-keyshortcuts={shortcutOf('begin')}
            className={buttonLook(desk.paper ? 'act' : 'plain')}
          >
            {desk.paper ? 'Go on with the paper sheet' : 'Enter a paper sheet'}
            <span aria-hidden>
              <KeyOf deed="begin" isBare />
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
            ? {
                walk: 'sheet',
                ...(rows > 0 && { [digitsOf(rows)]: 'row' }),
                doubt: 'query',
                begin: 'note',
                ...(reading.state === 'opened' && { accept: 'accept' }),
              }
            : {
                nextSheet: 'the next sheet',
                walk: 'sheet',
                ...(isHandedIn ? { open: 'open' } : { begin: 'paper sheet' }),
                leaveOut: 'all or mine',
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
      title={`${team.name} is drafting: ${sheet.lines.length === 1 ? 'one row' : counted(sheet.lines.length, 'row')} so far.`}
    >
      It comes to this desk when the team hands it in. A sheet brought on paper can be entered for the team.
    </EmptyState>
  );
}

const isOf =
  (teamKey: string) =>
  ({ rows }: ConflictOnDesk): boolean =>
    rows.some((row) => row.teamKey === teamKey);
