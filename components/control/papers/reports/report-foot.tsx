import type { Report } from './use-report';

const words: Record<Exclude<Report['state'], 'refused'>, string> = {
  kept: 'Saved',
  keeping: 'Saving…',
  changed: 'Not saved yet',
  lost: 'Not saved. It is tried again.',
};

/** Whether the text is safe, under the letter. */
export function ReportFoot({ state, keptAt, refusal }: Pick<Report, 'state' | 'keptAt' | 'refusal'>) {
  const isUnkept = state === 'lost' || state === 'refused';
  return (
    <p role="status" className="flex justify-end px-1 pt-1.5 text-small text-ink-3">
      <span className={isUnkept ? 'font-medium text-overdue' : ''}>
        {state === 'refused' ? `Not saved. ${refusal}` : words[state]}
        {state === 'kept' && keptAt && ` ${keptAt.toLocaleTimeString('en-GB')}`}
      </span>
    </p>
  );
}
