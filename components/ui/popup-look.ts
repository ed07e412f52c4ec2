/** The look of a list that drops down, and of one line in it. */
export const popupLook =
  'max-h-[min(22rem,var(--available-height))] overflow-y-auto rounded-2 border border-rule-2 bg-sheet py-1 text-ink shadow-2 outline-none';
export const popupItemLook =
  'flex min-h-handle-small cursor-default items-center gap-2 px-3 py-1 outline-none data-highlighted:bg-mine-soft';
