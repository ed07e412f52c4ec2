'use client';

import { cloneElement, createContext, type MouseEvent, type ReactElement, type ReactNode, useContext } from 'react';

export interface DialogProps {
  title: string;
  /** Opened by this button, or by `isOpen` alone. */
  trigger?: ReactElement<Pressed>;
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

/** The props of a button that does something else when it is pressed. */
export interface Pressed {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Closes the dialog that something stands in. */
export const Closing = createContext<() => void>(() => undefined);

/** Wraps a button so that it closes the dialog it stands in. */
export function DialogClose({ children }: { children: ReactElement<Pressed> }) {
  const close = useContext(Closing);
  return cloneElement(children, {
    onClick: (event) => {
      children.props.onClick?.(event);
      if (!event.defaultPrevented) close();
    },
  });
}
