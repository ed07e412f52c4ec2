'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonKind, type ButtonSize, buttonLook } from './button-look';
import { Kbd } from './kbd';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** It has begun and is not done: a second press does nothing, the focus stays, and every other key is the desk's as before. */
  isBusy?: boolean;
  /** The key that does the same, shown on the button. Naming it does not bind it. */
  hint?: string;
}

const ignored = (event: MouseEvent) => event.preventDefault();

export function Button(props: ButtonProps) {
  const { kind, size, isBusy, hint, className, disabled, onClick, children, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isBusy}
      onClick={isBusy ? ignored : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={buttonLook(kind, size, className)}
    >
      {isBusy && <span aria-hidden className="busy-mark" />}
      {children}
      {hint && <Kbd isBare>{hint}</Kbd>}
    </button>
  );
}
