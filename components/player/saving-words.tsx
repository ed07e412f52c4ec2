import { At } from './at';
import type { DraftState } from './draft-state';
import type { HeldUp } from './post';

/** What a draft waits for, and what to do about it. */
const waitsFor: Record<HeldUp, string> = {
  network: 'waiting for the network',
  database: 'the console cannot reach its database, and goes on trying',
  disk: 'the disk of the console is full: tell Control',
};

/** How safe the draft is, in a line. `laptop` is what it is written on. */
export function SavingWords({ state, laptop }: { state: DraftState<object>; laptop: 'laptop' | 'phone' }) {
  const { saving, savedAt, isKeptHere, draft } = state;
  if (draft.rows.some((row) => row.theirs)) {
    return <b className="font-medium text-waiting">Two texts in one row: choose which stands</b>;
  }
  if (draft.rows.some((row) => row.isGone)) {
    return <b className="font-medium text-waiting">A row you wrote in was taken off: choose whether it stays</b>;
  }
  switch (saving) {
    case 'untouched':
      return <>Saves itself as you write</>;
    case 'here':
      return <>{isKeptHere ? `Saved on this ${laptop}` : 'Written'}, on its way to Control…</>;
    case 'waiting':
      return isKeptHere ? (
        <>
          Saved on this {laptop}; {waitsFor[state.heldUpBy]}
        </>
      ) : (
        <b className="font-medium text-waiting">
          Not saved anywhere yet: leave this page open; {waitsFor[state.heldUpBy]}
        </b>
      );
    case 'fault':
      return (
        <b className="font-medium text-waiting">
          The console has a fault: Control has not got this.{' '}
          {isKeptHere ? `It is safe on this ${laptop}; tell Control.` : 'Leave this page open, and tell Control.'}
        </b>
      );
    case 'refused':
      return <>Saved on this {laptop}; Control has not got it</>;
    case 'saved':
      return savedAt ? (
        <>
          Saved <At time={savedAt} hasSeconds />
          {isKeptHere ? ', here and with Control' : ', with Control'}
        </>
      ) : (
        <>As Control has it</>
      );
  }
}
