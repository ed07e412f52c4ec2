/** Scrolls a pane sideways until a cell is in sight beside the columns that stay where they are. */
export function intoSight(cell: HTMLTableCellElement | null, pane: HTMLElement | null): void {
  if (!cell || !pane) return;
  const stays = [...(cell.parentElement?.children ?? [])]
    .filter((one) => getComputedStyle(one).position === 'sticky')
    .reduce((px, one) => px + (one as HTMLElement).offsetWidth, 0);
  const { offsetLeft, offsetWidth } = cell;
  if (offsetLeft - stays < pane.scrollLeft) pane.scrollLeft = offsetLeft - stays;
  else if (offsetLeft + offsetWidth > pane.scrollLeft + pane.clientWidth)
    pane.scrollLeft = offsetLeft + offsetWidth - pane.clientWidth;
}
