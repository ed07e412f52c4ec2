/** Says that a text was written from facts that have become otherwise since, and what is to be done. */
export function StaleDraftWarning({ before, isReleased = false }: { before: readonly string[]; isReleased?: boolean }) {
  if (before.length === 0) return null;
  return (
    <p role="status" className="rounded-2 border border-waiting bg-waiting-soft px-3 py-2 text-waiting">
      {isReleased ? 'Told' : 'Drafted'} before {before.join('; before ')}.{' '}
      {isReleased ? 'A correction tells how things are now.' : 'Draft it again, or correct the text by hand.'}
    </p>
  );
}
