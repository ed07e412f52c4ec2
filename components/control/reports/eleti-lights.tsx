import type { Light } from '@/lib/visibility/guard/guard';
import { letterNames, lightWords } from './guard-mark-words';

const looks: Record<Light['state'], { item: string; word: string }> = {
  said: { item: 'border-b-ink', word: 'text-ink-3' },
  differs: { item: 'border-b-waiting bg-waiting-soft', word: 'font-semibold text-waiting' },
  missing: { item: 'border-b-overdue border-dashed bg-overdue-soft', word: 'font-semibold text-overdue' },
  notAsked: { item: 'border-b-rule-2', word: 'text-ink-3' },
};

/** The five letters of ELETI, and what else is owed, over the letter: said, differs or missing, in word, ground and edge. */
export function EletiLights({ lights }: { lights: readonly Light[] }) {
  return (
    <ul
      aria-label="ELETI"
      className="grid shrink-0 grid-cols-6 overflow-hidden rounded-2 border border-rule-2 bg-sheet [&>li+li]:border-l [&>li+li]:border-l-rule"
    >
      {lights.map(({ letter, state }) => (
        <li key={letter} className={`border-b-4 px-3 py-2 ${looks[state].item}`}>
          <span className="flex items-baseline justify-between">
            <b className="font-serif text-[1.375rem] leading-6.5">{letterNames[letter].letter}</b>{' '}
            <span className={`font-cond text-small ${looks[state].word}`}>{lightWords[state]}</span>
          </span>{' '}
          <span className="detail">{letterNames[letter].name}</span>
        </li>
      ))}
    </ul>
  );
}
