/** A name that was typed and not taken would be lost with what is left: its field says so, and has the focus. False: there is none. */
export function saysUnpicked(within: HTMLElement | null): boolean {
  const unpicked = within?.querySelector<HTMLInputElement>('[data-unpicked]');
  unpicked?.blur();
  unpicked?.focus();
  return unpicked != null;
}
