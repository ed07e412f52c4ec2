'use client';

import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps } from 'react';
import { type ButtonKind, type ButtonSize, buttonLook } from './button-look';
import { Kbd } from './kbd';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** It has begun and is not done: a second press does nothing, the focus stays. */
  isBusy?: boolean;
  /** The key that does the same, shown on the button. Naming it does not bind it. */
  hint?: string;
}

export function Button({ kind, size, isBusy = false, hint, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <BaseButton
      {...rest}
      disabled={disabled || isBusy}
      focusableWhenDisabled={isBusy}
      aria-busy={isBusy || undefined}
      className={buttonLook(kind, size, className)}
    >
      {isBusy && <span aria-hidden className="busy-mark" />}
      {children}
      {hint && <Kbd isBare>{hint}</Kbd>}
    </BaseButton>
  );
}
