import type { ReactNode } from 'react';
import { capital } from '@/lib/text';
import type { Phase } from '@/lib/words';
import type { RoleCard } from './staff-cards';

/** The acts of a role in every turn, its means, its limits, and its help: the lines of its card. */
export function CardLines({
  card: { isPlayers, inTheTurn, means, never, whenStuck },
  phaseNames,
}: {
  card: RoleCard;
  /** As each phase is headed; without, by its name. */
  phaseNames?: ReadonlyMap<Phase, string>;
}) {
  return (
    <>
      <Part title="In every turn">
        <dl className="grid grid-cols-[11rem_1fr] gap-x-4 gap-y-1.5 max-sm:grid-cols-1">
          {inTheTurn.map(([phase, does]) => (
            <Line key={phase} term={phaseNames?.get(phase) ?? capital(phase)} words={does} />
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
    </>
  );
}

/** A part of the card under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-5">
    <h3 className="mb-1.5 font-semibold">{title}</h3>
    {children}
  </section>
);

/** A word and what is said of it. */
export const Line = ({ term, words }: { term: string; words: string }) => (
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
