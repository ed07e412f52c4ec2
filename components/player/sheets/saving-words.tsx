import { LocalTime } from '@/components/ui/local-time';
import { keptWords, type Laptop, unkeptWords } from '../offline/kept-words';
import type { DraftState } from './draft-state';

/** The safety of the draft, and its place, in a line. `laptop` is the device it is written on. */
export function SavingWords({ state, laptop }: { state: DraftState<object>; laptop: Laptop }) {
  const { saving, savedAt, isKeptHere, heldUpBy, draft } = state;
  if (draft.rows.some((row) => row.theirs)) {
    return <b className="font-medium text-waiting">Two texts in one row: choose which stays</b>;
  }
  if (draft.rows.some((row) => row.isGone)) {
    return <b className="font-medium text-waiting">A row you wrote in was taken off: choose whether it stays</b>;
  }
  if (saving === 'waiting' || state.handingIn === 'waiting') {
    const does = state.handingIn === 'no' ? 'goes out' : 'is handed in';
    return isKeptHere ? (
      keptWords(heldUpBy, laptop, does)
    ) : (
      <b className="font-medium text-waiting">{unkeptWords(heldUpBy, does)}</b>
    );
  }
  switch (saving) {
    case 'untouched':
      return 'Draft. Not handed in. It saves itself as you write';
    case 'here':
      return isKeptHere ? `Kept on this ${laptop}, saving…` : 'Saving…';
    case 'fault':
      return (
        <b className="font-medium text-waiting">
          The console has a fault: Control has not got this.{' '}
          {isKeptHere ? `It is kept on this ${laptop}; tell Control.` : 'Leave this page open, and tell Control.'}
        </b>
      );
    case 'refused':
      return isKeptHere ? `Kept on this ${laptop}; Control has not got it` : 'Control has not got it';
    case 'saved':
      return savedAt ? (
        <>
          Draft. Not handed in. Saved <LocalTime time={savedAt} hasSeconds />
        </>
      ) : (
        'Draft. Not handed in. Saved'
      );
  }
}
