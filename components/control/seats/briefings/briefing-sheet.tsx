import type { ReactNode } from 'react';
import type { Phase } from '@/lib/words';
import type { RoleBriefing } from './role-briefings';

interface Props {
  briefing: RoleBriefing;
  /** The title of the game. */
  game: string;
  /** Each phase by its name and the time it has. */
  times: ReadonlyMap<Phase, string>;
}

/** A role's page: what it is for, what it does in each phase, what with, what never. It prints on one sheet of A4. */
export function PrintedBriefing({ briefing, game, times }: Props) {
  const { title, isPlayers, purpose, inTheTurn, means, never, whenStuck } = briefing;
  return (
    <article
      aria-label={title}
      className="paper-page mx-auto mb-4 max-w-[210mm] bg-sheet px-[16mm] py-[14mm] text-lead text-ink shadow-1 print:mb-0 print:max-w-none print:break-after-page print:px-0 print:py-0 print:shadow-none print:last:break-after-auto"
    >
      <header className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
        <h2 className="font-serif text-title font-semibold">{title}</h2>
        <p className="text-console text-ink-2">
          {game} · {isPlayers ? 'for the staff' : 'for Control’s eyes only'}
        </p>
      </header>
      <p className="mt-3 font-serif text-lead">{purpose}</p>
      <Part title="In every turn">
        <dl className="grid grid-cols-[11rem_1fr] gap-x-4 gap-y-1.5 max-sm:grid-cols-1">
          {inTheTurn.map(([phase, does]) => (
            <Line key={phase} term={times.get(phase) ?? phase} words={does} />
          ))}
        </dl>
      </Part>
      <Part title={isPlayers ? 'On your desk' : 'Your keys'}>
        <dl className="grid grid-cols-[11rem_1fr] gap-x-4 gap-y-1.5 max-sm:grid-cols-1">
          {means.map(([term, words]) => (
            <Line key={term} term={term} words={words} />
          ))}
        </dl>
      </Part>
      <Part title="Never">
        <List items={never} />
      </Part>
      <Part title="When something goes wrong">
        <List items={whenStuck} />
      </Part>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-5">
    <h3 className="mb-1.5 font-semibold">{title}</h3>
    {children}
  </section>
);

const Line = ({ term, words }: { term: string; words: string }) => (
  <>
    <dt className="font-medium">{term}</dt>
    <dd>{words}</dd>
  </>
);

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="list-disc space-y-1 pl-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
