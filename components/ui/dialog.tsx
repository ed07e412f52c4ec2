'use client';

import { cloneElement, type MouseEvent, useState } from 'react';
import { Closing, type DialogProps, type Pressed } from './dialog-close';
import { later, type MeanwhileProps, onFirstPress } from './later';
import { OnItsWay } from './on-its-way';
import { useNotedOpen } from './open-dialogs';

const loadCard = () => import('./dialog-card');
onFirstPress(loadCard);

/** Its card is no part of a page at rest. */
const DialogCard = later(
  async () => (await loadCard()).DialogCard,
  ({ title, onAgain }: MeanwhileProps & { title: string }) => <OnItsWay what={title} onAgain={onAgain} />,
);

/** A card over the desk, for the rare thing that cannot lie beside it. Escape and the ground close it. */
export function Dialog({ trigger, isOpen: given, onOpen, ...card }: DialogProps) {
  const [own, setOwn] = useState(false);
  const isOpen = given ?? own;
  useNotedOpen(isOpen);
  // Once it has been open it stays, so that it can give the keyboard back when it closes.
  const [isKept, keep] = useState(isOpen);
  if (isOpen && !isKept) keep(true);
  const turn = (opens: boolean) => {
    setOwn(opens);
    onOpen?.(opens);
  };
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: (event: MouseEvent<HTMLButtonElement>) => {
            trigger.props.onClick?.(event);
            if (!event.defaultPrevented) turn(true);
          },
        } as Pressed)}
      {isKept && (
        <Closing value={() => turn(false)}>
          <DialogCard {...card} isOpen={isOpen} onOpen={turn} />
        </Closing>
      )}
    </>
  );
}
