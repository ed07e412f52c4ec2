/** `act` is the one thing asked for, `plain` the ordinary, `quiet` the one in the margin. */
export type ButtonKind = 'act' | 'plain' | 'quiet';
export type ButtonSize = 'normal' | 'small';

const common =
  'inline-flex items-center justify-center gap-2 rounded-2 border font-medium whitespace-nowrap select-none no-underline aria-disabled:opacity-60 disabled:opacity-60';
const kinds: Record<ButtonKind, string> = {
  act: 'border-mine bg-mine text-on-mine not-disabled:hover:brightness-110',
  plain: 'border-edge bg-sheet text-ink not-disabled:hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-ink-2 not-disabled:hover:text-ink not-disabled:hover:underline',
};
const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-handle px-3.5',
  small: 'min-h-handle-small px-2 text-small',
};

/** The classes of a button, for links that look like one. */
export const buttonLook = (kind: ButtonKind = 'plain', size: ButtonSize = 'normal', more = '') =>
  `${common} ${kinds[kind]} ${sizes[size]} ${kind === 'quiet' && size === 'normal' ? 'px-2' : ''} ${more}`;
