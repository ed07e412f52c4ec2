'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { Writable } from '@/components/transport/desk-transport';
import { Button } from '@/components/ui/button';
import { RefusalLine } from '@/components/ui/refusal-line';
import type { handInTime } from '../turn-words';
import type { DraftState, RowRefusal } from './draft-state';
import { SavingWords } from './saving-words';

/** A sheet on the pad: what is written, why it was not taken, and its foot. Control and Enter hands it in. */
export function SheetFrame({
  isPaper,
  refusal,
  onHandIn,
  foot,
  children,
}: {
  isPaper: boolean;
  refusal: RowRefusal | null;
  onHandIn: () => Promise<void>;
  foot: ReactNode;
  children: ReactNode;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void onHandIn();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole sheet
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-6 sm:px-5">
        <Writable>{children}</Writable>
      </div>
      <RefusalLine className="border-t border-rule px-4 py-2 text-note sm:px-5">
        {!refusal?.rowId && !isPaper && refusal?.message}
      </RefusalLine>
      <footer className="not-printed flex min-h-[58px] flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule px-4 py-2 text-note text-ink-2 sm:px-5">
        <Writable>{foot}</Writable>
      </footer>
    </div>
  );
}

/** The foot: the receipts of a sheet that is handed in, or how safe the draft is and the button that hands it in. */
export const SheetFoot = ({
  state,
  isPhone,
  isNow,
  time,
  isPaper,
  isHandedIn,
  receipts,
  next,
  onHandIn,
  onHoldBack,
}: {
  state: DraftState<object>;
  isPhone: boolean;
  isNow: boolean;
  time: ReturnType<typeof handInTime>;
  isPaper: boolean;
  isHandedIn: boolean;
  receipts: ReactNode;
  /** In place of handing in, while one row is written. */
  next?: ReactNode;
  onHandIn: () => void;
  /** Not to be handed in after all, while nobody answers. */
  onHoldBack: () => void;
}) => (
  <>
    {receipts}
    {!isHandedIn && time === 'closed' && <p>The troops have marched. Write for the coming turn.</p>}
    {!isPaper && (
      <>
        <p aria-live="polite" className="min-w-0 flex-1">
          <SavingWords state={state} laptop={isPhone ? 'phone' : 'laptop'} />
          {isNow && time === 'late' && (
            <span className="block font-medium text-waiting">Orders are being collected: hand it in now.</span>
          )}
          {!isNow && <span className="block">It can be handed in when its turn begins.</span>}
        </p>
        {next}
        {isNow && !next && state.handingIn === 'waiting' && <Button onClick={onHoldBack}>Do not hand in yet</Button>}
        {isNow && !next && state.handingIn !== 'waiting' && (
          <Button
            kind="act"
            isBusy={state.handingIn === 'now'}
            onClick={onHandIn}
            hint={isPhone ? undefined : 'Ctrl ↵'}
          >
            {state.handingIn === 'now' ? 'Handing in' : 'Hand in'}
          </Button>
        )}
      </>
    )}
  </>
);
