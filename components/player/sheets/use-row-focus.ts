import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { focusColumn } from './focus-column';
import type { DraftOnDesk } from './use-draft';

/** Puts the keyboard into the rows inside: into `first` of a row just added, and into what was refused. */
export function useRowFocus<Words extends object>(
  inside: RefObject<HTMLElement | null>,
  { keeper, state }: DraftOnDesk<Words>,
  first: string,
) {
  const fresh = useRef<string | null>(null);
  const { refusal, draft } = state;
  const rowAt = useCallback((at: number) => inside.current?.querySelector(`[data-row="${at + 1}"]`), [inside]);

  useEffect(() => {
    const at = draft.rows.findIndex(({ id }) => id === fresh.current);
    if (at < 0) return;
    fresh.current = null;
    focusColumn(rowAt(at), first);
  }, [draft.rows, rowAt, first]);

  useEffect(() => {
    const at = keeper.state().draft.rows.findIndex(({ id }) => id === refusal?.rowId);
    if (at < 0) return;
    rowAt(at)?.scrollIntoView({ block: 'nearest' });
    if (refusal?.column) focusColumn(rowAt(at), refusal.column);
  }, [refusal, keeper, rowAt]);

  return {
    rowAt,
    /** A row was added: it gets the keyboard as soon as it is there. */
    goTo: (id: string) => {
      fresh.current = id;
    },
  };
}
