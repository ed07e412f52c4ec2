import { CardLines } from '@/components/player/access/card-lines';
import type { RoleCard } from '@/components/player/access/staff-cards';
import type { Phase } from '@/lib/words';

interface Props {
  briefing: RoleCard;
  /** The title of the game. */
  game: string;
  /** Each phase by its name and the time it has. */
  times: ReadonlyMap<Phase, string>;
}

/** A role's page: what it is for, what it does in each phase, what with, what never. It prints on one sheet of A4. */
export function PrintedBriefing({ briefing, game, times }: Props) {
  const { title, isPlayers, purpose } = briefing;
  return (
    <article
      aria-label={title}
      className="paper-page mx-auto mb-4 max-w-[210mm] bg-sheet px-[16mm] py-[14mm] text-lead text-ink shadow-1 print:mb-0 print:max-w-none print:break-after-page print:px-0 print:py-0 print:shadow-none print:last:break-after-auto"
    >
      <header className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
        <h2 className="font-serif text-title font-semibold">{title}</h2>
        <p className="detail">
          {game} · {isPlayers ? 'for the staff' : 'for Control’s eyes only'}
        </p>
      </header>
      <p className="mt-3 font-serif text-lead">{purpose}</p>
      <CardLines card={briefing} phaseNames={times} />
    </article>
  );
}
