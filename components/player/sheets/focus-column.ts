/** Puts the keyboard into a column of a row. */
export function focusColumn(row: Element | null | undefined, column: string): void {
  const cell = row?.querySelector(`[data-column="${column}"]`);
  const field = cell?.querySelector<HTMLElement>('input:checked, input, textarea');
  field?.focus();
}
