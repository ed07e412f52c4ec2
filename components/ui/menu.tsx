'use client';

import { cloneElement, type MouseEvent, type ReactElement, type Ref, useRef, useState } from 'react';
import type { Pressed } from './dialog-close';
import { later, type MeanwhileProps, onFirstPress } from './later';
import type { MenuEntry } from './menu-list';
import { OnItsWay } from './on-its-way';

interface Props {
  trigger: ReactElement<Pressed & { onMouseDown?: (event: MouseEvent<HTMLButtonElement>) => void }>;
  entries: readonly MenuEntry[];
  /** Where a key opens it too. */
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
}

const loadList = () => import('./menu-list');
onFirstPress(loadList);

/** Its list is no part of a page at rest. */
const MenuList = later(
  async () => (await loadList()).MenuList,
  ({ onAgain }: MeanwhileProps) => <OnItsWay what="The list" onAgain={onAgain} />,
);

/** A short list of acts behind one button. */
export function Menu({ trigger, entries, isOpen: given, onOpen }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const isOpen = given ?? own;
  const [isKept, keep] = useState(isOpen);
  if (isOpen && !isKept) keep(true);
  // A press on the button of an open list closes it by itself: the click that follows does not open it again.
  const wasOpen = useRef(false);
  const turn = (opens: boolean) => {
    setOwn(opens);
    onOpen?.(opens);
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button as Ref<HTMLButtonElement>,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onMouseDown: () => {
          wasOpen.current = isOpen;
        },
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          trigger.props.onClick?.(event);
          if (!event.defaultPrevented && !wasOpen.current) turn(true);
          wasOpen.current = false;
        },
      } as Pressed)}
      {isKept && <MenuList entries={entries} isOpen={isOpen} onOpen={turn} anchor={() => button.current} />}
    </>
  );
}
