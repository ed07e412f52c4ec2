import { Tag } from '@/components/ui/tag';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { DeskLink } from '../router';
import { companionShortTitles, rulingWay } from './companion-words';

/** The companion games that something of the main game was played out in, with what came of them. */
export function PlayedOut({
  games,
  wayOf = ({ id, about }) => about && rulingWay(about, id),
}: {
  games: readonly CompanionGameOnList[];
  /** Where one that has been put away is ruled by; null: nowhere now. */
  wayOf?: (game: CompanionGameOnList) => string | null;
}) {
  if (games.length === 0) return null;
  return (
    <ul aria-label="Played out" className="text-small">
      {games.map((game) => {
        const way = game.result === null ? null : wayOf(game);
        return (
          <li key={game.id} className="flex flex-wrap items-center gap-x-2">
            <DeskLink to={`/companions/${game.id}`} className="inline-flex min-h-press items-center font-medium">
              Companion game {game.number}
            </DeskLink>
            <span className="text-ink-3">{companionShortTitles[game.companion]}</span>
            {game.result === null ? (
              <Tag meaning="waiting">Being played</Tag>
            ) : (
              <>
                <span className="min-w-0">{game.result}</span>
                {way && (
                  <DeskLink to={way} className="inline-flex min-h-press items-center font-medium">
                    Take back as a ruling
                  </DeskLink>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
