/** `act` is the one thing asked for, `plain` the ordinary, `quiet` the one in the margin. */
export type ButtonKind = 'act' | 'plain' | 'quiet';
export type ButtonSize = 'normal' | 'small';

const kinds: Record<ButtonKind, string> = {
  act: 'border-mine bg-mine text-on-mine not-disabled:hover:brightness-110',
  plain: 'border-edge bg-sheet text-ink not-disabled:hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-ink-2 not-disabled:hover:text-ink not-disabled:hover:underline',
};

/** The classes of a button, for links that look like one. */
export const buttonLook = (kind: ButtonKind = 'plain', size: ButtonSize = 'normal', more = '') =>
  `button is-${size} ${kinds[kind]} ${more}`;
