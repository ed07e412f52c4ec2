import type { TextState } from '@/components/transport/keeper/text-keeper';

/** True when a text is safe, in words. `isBad`: it is not, and somebody should look. */
export function savedWords({ saving, savedAt, refusal, theirs }: TextState<unknown>): {
  words: string;
  isBad: boolean;
} {
  if (theirs) return { words: 'Not saved: choose which text stays.', isBad: true };
  if (saving === 'refused') return { words: `Not saved. ${refusal}`, isBad: true };
  if (saving === 'waiting') return { words: 'Not saved: no answer. It is tried again.', isBad: true };
  if (saving === 'fault') return { words: 'Not saved: the console has a fault. It is tried again.', isBad: true };
  if (saving === 'here') return { words: 'Saving…', isBad: false };
  return { words: savedAt ? `Saved ${savedAt.toLocaleTimeString('en-GB')}` : 'Saved', isBad: false };
}

/** True when the text is safe, under it. */
export function SavedLine({ state }: { state: TextState<unknown> }) {
  const { words, isBad } = savedWords(state);
  return (
    <p role="status" className="flex justify-end px-1 pt-1.5 aside">
      <span className={isBad ? 'font-medium text-overdue' : ''}>{words}</span>
    </p>
  );
}
