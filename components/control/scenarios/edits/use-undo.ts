import { type KeyboardEvent, useEffect, useState } from 'react';
import { isKeyOf } from '@/components/control/parts/keys/key-table';
import { isWriting } from '@/components/control/parts/keys/use-keys';
import { useMutation } from '@/components/control/parts/use-mutation';
import type { DraftDesk } from '@/lib/desks/control/scenarios/draft-desk';

type Step = 'undo' | 'redo';

interface Undo {
  isBusy: boolean;
  step: (step: Step) => void;
  /** Hears the keys of both wherever nothing is written. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Undoes and redoes the edits of a draft, a step a press. A step that is asked for while an edit is on its way follows it. */
export function useUndo({ id: draftId, undo, redo }: Pick<DraftDesk, 'id' | 'undo' | 'redo'>, isSaving: boolean): Undo {
  const { act, isBusy } = useMutation();
  const [wanted, setWanted] = useState<readonly Step[]>([]);
  const step = (one: Step) => setWanted((now) => [...now, one]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk has been read again once nothing is on its way
  useEffect(() => {
    const [next, ...later] = wanted;
    if (!next || isSaving || isBusy) return;
    setWanted(later);
    const number = next === 'undo' ? undo : redo;
    if (number !== null) act(next === 'undo' ? 'undo-draft-edit' : 'redo-draft-edit', { draftId, number });
  }, [wanted, isSaving, isBusy]);
  return {
    isBusy: isBusy || wanted.length > 0,
    step,
    onKeyDown: (event) => {
      const isUndo = isKeyOf('undoEdit', event);
      if ((!isUndo && !isKeyOf('redoEdit', event)) || isWriting(event.target)) return;
      event.preventDefault();
      step(isUndo && !event.shiftKey ? 'undo' : 'redo');
    },
  };
}
