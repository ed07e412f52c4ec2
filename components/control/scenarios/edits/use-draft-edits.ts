import { nanoid } from 'nanoid';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useRouter } from '@/components/control/parts/router';
import { useLeftKeeper } from '@/components/control/parts/use-left-keeper';
import { useSendOnce } from '@/components/control/parts/use-mutation';
import { sharedStore } from '@/components/transport/keeper/shared-store';
import { heldUpWords } from '@/components/transport/send/send';
import { useToast } from '@/components/ui/toast';
import type { DraftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import type { Draft, Entry } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { EditKeeper, type EditsRefused } from './edit-keeper';
import { mergeEdits } from './merge-edits';

/** The entries of a file after changes, those of other files left out. */
const withSplices = (file: string, entries: readonly Entry[], splices: readonly Splice[]): readonly Entry[] =>
  splices
    .filter((splice) => splice.file === file)
    .reduce<readonly Entry[]>(
      (now, { at, removed, inserted }) => [...now.slice(0, at), ...inserted, ...now.slice(at + removed.length)],
      entries,
    );

/** The files after changes of some of them. */
function splicedFiles(files: Draft, splices: readonly Splice[]): Draft {
  const now: Record<string, readonly Entry[]> = { ...files };
  for (const splice of splices) now[splice.file] = withSplices(splice.file, now[splice.file] ?? [], [splice]);
  return now;
}

interface Edits {
  /** What stands in the open file, and in those beside it, with what was written here and is on its way. */
  files: Draft;
  /** Something is on its way. */
  isSaving: boolean;
  /** What was written and will not be saved; null: nothing. */
  refused: EditsRefused | null;
  putRefusedAway: () => void;
  change: (what: string, splices: Splice[]) => void;
}

/**
 * Writes in the open files of a draft: what is written is seen at once, kept in this browser, and saved in order. What a page
 * left behind that was closed before it was saved goes first when the desk is opened again. Where an edit does not fit what
 * somebody else has written, the file is shown as it is, and what was written beside it.
 */
export function useDraftEdits({
  id: draftId,
  file,
  entries,
  besides,
  version,
}: Pick<DraftDesk, 'id' | 'file' | 'entries' | 'besides' | 'version'>): Edits {
  const { keeper, state } = useEditKeeper(draftId);
  const [written, setWritten] = useState<{ file: string; files: Draft } | null>(null);
  const there = useMemo<Draft>(() => ({ ...besides, [file]: entries }), [besides, file, entries]);
  const { waiting, savedAs, refused } = state;

  // Once the desk has what was saved, it is shown as the desk has it; what was refused is not shown.
  const isOnDesk = waiting.length === 0 && (savedAs === null || savedAs <= version);
  useEffect(() => {
    if (isOnDesk) setWritten(null);
  }, [isOnDesk]);

  const shown = written?.file === file ? written.files : there;
  const change = (what: string, splices: Splice[]) => {
    if (splices.length === 0) return;
    setWritten((now) => ({ file, files: splicedFiles(now?.file === file ? now.files : there, splices) }));
    keeper.add({ what, splices });
  };
  return {
    files: shown,
    isSaving: waiting.length > 0 || written !== null,
    refused,
    putRefusedAway: () => keeper.putRefusedAway(),
    change,
  };
}

/** The keeper of the edits of a draft, which tells when they wait. */
function useEditKeeper(draftId: string) {
  const { seatId, signIn, refresh } = useRouter();
  const sendOnce = useSendOnce();
  const say = useToast();
  const make = useCallback(
    () =>
      new EditKeeper({
        store: sharedStore(seatId, `edits of ${draftId}`, mergeEdits),
        newId: nanoid,
        onMovedAway: signIn,
        onSettled: () => void refresh(),
        post: ({ writeId, what, splices, group }) =>
          sendOnce('edit-draft', { draftId, what, splices: [...splices], group }, writeId),
      }),
    [seatId, draftId, signIn, refresh, sendOnce],
  );
  const keeper = useLeftKeeper(`${seatId} edits of ${draftId}`, make);
  useEffect(() => void keeper.load(), [keeper]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  const { saving, heldUpBy, isKeptHere } = state;
  useEffect(() => {
    if (saving !== 'waiting' && saving !== 'fault') return;
    const why =
      saving === 'fault' ? 'the console has a fault' : heldUpWords[heldUpBy].replace(/^./, (one) => one.toLowerCase());
    const rest = isKeptHere ? 'It is kept in this browser.' : 'Leave this page open.';
    say(`Not saved yet: ${why}. It is sent again by itself. ${rest}`);
  }, [saving, heldUpBy, isKeptHere, say]);
  return { keeper, state };
}
