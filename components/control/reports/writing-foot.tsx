import type { Report } from './use-report';

const words: Record<Report['state'], string> = {
  kept: 'Saved',
  keeping: 'Saving…',
  changed: 'Not saved yet',
  lost: 'Not saved. It is tried again.',
};

/** Whether the text is safe, under the letter. */
export function WritingFoot({ state, keptAt }: Pick<Report, 'state' | 'keptAt'>) {
  return (
    <p role="status" className="flex justify-end px-1 pt-1.5 text-small text-ink-3">
      <span className={state === 'lost' ? 'font-medium text-overdue' : ''}>
        {words[state]}
        {state === 'kept' && keptAt && ` ${keptAt.toLocaleTimeString('en-GB')}`}
      </span>
    </p>
  );
}
