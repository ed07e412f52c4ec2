'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { Button } from './button';
import { DialogClose, type DialogProps } from './dialog-close';

export interface DialogCardProps extends Omit<DialogProps, 'trigger'> {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The card of a dialog, which holds the keyboard while it is open and gives it back where it was. */
export function DialogCard(props: DialogCardProps) {
  const { title, isOpen, onOpen, children, leaves, actions, isWide = false, isToRead = false } = props;
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpen}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-30 bg-[light-dark(#131e2766,#000000a6)]" />
        <BaseDialog.Popup
          initialFocus={isToRead ? head : undefined}
          className={`on-desk fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto p-5 ${
            isWide ? 'max-w-3xl' : 'max-w-md'
          }`}
        >
          <BaseDialog.Title
            ref={head}
            tabIndex={isToRead ? -1 : undefined}
            className="font-serif text-title leading-tight font-semibold outline-none"
          >
            {title}
          </BaseDialog.Title>
          <div className="mt-3">{children}</div>
          {(leaves || actions) && (
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              {leaves && (
                <DialogClose>
                  <Button>{leaves}</Button>
                </DialogClose>
              )}
              {actions}
            </div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
