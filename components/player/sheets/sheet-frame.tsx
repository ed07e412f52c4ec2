'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Writable } from '@/components/transport/desk-transport';
import { Button } from '@/components/ui/button';
import { RefusalLine } from '@/components/ui/refusal-line';
import { SavingWords } from './saving-words';
import { saysUnpicked } from './unpicked';
import type { HandIn } from './use-hand-in';
import { WhatNext } from './what-next';

interface Props {
  hand: HandIn;
  /** The receipts of a sheet that is handed in. */
  receipts: ReactNode;
  /** In place of handing in, while one row is written. */
  next?: ReactNode;
  children: ReactNode;
}

/** A sheet on the pad: what is written, why it was not taken, and its foot. Control and Enter hands it in. */
export function SheetFrame({ children, hand, ...foot }: Props) {
  const { isPaper, state } = hand;
  const sheet = useRef<HTMLDivElement>(null);
  const handIn = async () => {
    if (!saysUnpicked(sheet.current)) await hand.handIn();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handIn();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole sheet
    <div ref={sheet} className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div tabIndex={isPaper ? 0 : undefined} className="flows @container scrolls px-4 pt-3 pb-6 sm:px-5">
        <Writable>{children}</Writable>
      </div>
      <RefusalLine className="border-t border-rule px-4 py-2 text-note sm:px-5">
        {!state.refusal?.rowId && !isPaper && state.refusal?.message}
      </RefusalLine>
      <footer className="not-printed flex min-h-14.5 flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule px-4 py-2 text-note text-ink-2 sm:px-5">
        <Writable>
          <Foot {...foot} hand={{ ...hand, handIn }} />
        </Writable>
      </footer>
    </div>
  );
}

/** The receipts of a sheet that is handed in, or how safe the draft is and the button that hands it in. */
function Foot({ hand, receipts, next }: Omit<Props, 'children'>) {
  const { clock, state, isPhone, isNow, time, isPaper, isHandedIn, handIn, holdBack } = hand;
  const whatNext = <WhatNext clock={clock} isHandedIn={isHandedIn} isNow={isNow} />;
  return (
    <>
      {isHandedIn && receipts}
      {!isHandedIn && time === 'closed' && (
        <p>{clock.isEnded ? 'The battle is over.' : 'The troops have marched. Write for the coming turn.'}</p>
      )}
      {!isPaper && (
        <>
          <p aria-live="polite" className="min-w-0 flex-1">
            <SavingWords state={state} laptop={isPhone ? 'phone' : 'laptop'} />
            {isNow && time === 'late' && (
              <span className="block font-medium text-waiting">Orders are being collected: hand it in now.</span>
            )}
            {!isNow && <span className="block">It can be handed in when its turn begins.</span>}
            {whatNext}
          </p>
          {next}
          {isNow && !next && state.handingIn === 'waiting' && <Button onClick={holdBack}>Do not hand in yet</Button>}
          {isNow && !next && state.handingIn !== 'waiting' && (
            <Button
              kind="act"
              isBusy={state.handingIn === 'now'}
              onClick={handIn}
              hint={isPhone ? undefined : 'Ctrl ↵'}
            >
              {state.handingIn === 'now' ? 'Handing in' : 'Hand in'}
            </Button>
          )}
        </>
      )}
      {isPaper && whatNext}
    </>
  );
}

/** Words that were still on this laptop when a colleague, or Control from paper, handed the sheet in. */
export const LeftBehind = ({ onPutAway, children }: { onPutAway: () => void; children: ReactNode }) => (
  <section className="mt-5 rounded-2 bg-waiting-soft p-3 text-note">
    <h3 className="text-waiting">Not on the sheet that was handed in</h3>
    <p className="text-ink-2">You wrote this here too. Take the sheet back to add it, or put it away.</p>
    {children}
    <Button size="small" className="mt-2" onClick={onPutAway}>
      Put it away
    </Button>
  </section>
);
