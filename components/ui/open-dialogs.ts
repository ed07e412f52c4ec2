import { useLayoutEffect } from 'react';

/** The dialogs that lie over this page now, each by a thing of its own. */
const open = new Set<object>();

/** True when a dialog lies over the page: it has the keys meanwhile, and not the desk below it. */
export const isDialogOpen = (): boolean => open.size > 0;

/** Notes a dialog as open, for as long as it is. */
export function useNotedOpen(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const dialog = {};
    open.add(dialog);
    return () => {
      open.delete(dialog);
    };
  }, [isOpen]);
}
