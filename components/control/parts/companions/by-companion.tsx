import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { DeskLink } from '../router';

/** Said above the figures of a ruling that a companion game's result is taken as. */
export const RuledBy = ({ game }: { game: CompanionGameOnList }) => (
  <p className="mt-1 text-small">
    By <ByCompanion game={game} />: {game.result} It is the reason of what you change.
  </p>
);

/** By which companion game is being ruled, or was. */
export const ByCompanion = ({ game }: { game: Pick<CompanionGameOnList, 'id' | 'number'> }) => (
  <DeskLink to={`/companions/${game.id}`} className="font-medium">
    companion game {game.number}
  </DeskLink>
);
