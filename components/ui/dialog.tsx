'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from './button';

interface DialogProps {
  title: string;
  /** Opened by this button, or by `isOpen` alone. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
  children: ReactNode;
  /** A button at the foot that closes it: its word. */
  leaves?: string;
  /** Further buttons at the foot. */
  actions?: ReactNode;
  isWide?: boolean;
  /** It is read from its top, so the keyboard begins there and not at the first button. */
  isToRead?: boolean;
}

/** A card over the desk, for the rare thing that cannot lie beside it. Escape and the ground close it. */
export function Dialog({
  title,
  trigger,
  isOpen,
  onOpen,
  children,
  leaves,
  actions,
  isWide = false,
  isToRead = false,
}: DialogProps) {
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpen}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
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

/** Wraps a button so that it closes the dialog it stands in. */
export const DialogClose = ({ children }: { children: ReactElement }) => <BaseDialog.Close render={children} />;
