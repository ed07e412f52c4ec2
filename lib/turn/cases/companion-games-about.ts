import { companionTitles } from '@/lib/companion-titles';
import { companionGamesAbout, companionGamesOf, type ListedCompanionGame } from '@/lib/db/cases/companion-games';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { CompanionName } from '@/lib/words';
import type { CompanionAbout } from './companion-about';

/** A companion game as the desks of the main game list it. */
export interface CompanionGameOnList {
  id: string;
  turn: number;
  number: number;
  companion: CompanionName;
  /** As the companion is called. */
  title: string;
  name: string;
  begunBy: string;
  /** The result; null: it is still played. */
  result: string | null;
  about: CompanionAbout | null;
}

/** A companion game as it stands on a list. */
export const onList = (row: ListedCompanionGame): CompanionGameOnList => {
  const { id, turn, number, name, begunBy, result } = row;
  const companion = row.companion as CompanionName;
  const about = row.about as CompanionAbout | null;
  return { id, turn, number, companion, title: companionTitles[companion], name, begunBy, result, about };
};

/** The companion games begun about something of the main game, the last begun first. */
export const companionsAbout = async ({ gameId }: InGame, about: CompanionAbout): Promise<CompanionGameOnList[]> =>
  (await companionGamesAbout(gameId, about)).map(onList);

/** The companion games begun about things of one kind, by the id of the thing. */
export async function companionsByThing(
  gameId: string,
  kind: CompanionAbout['kind'],
): Promise<ReadonlyMap<string, CompanionGameOnList[]>> {
  const by = new Map<string, CompanionGameOnList[]>();
  for (const game of (await companionGamesOf(gameId)).map(onList))
    if (game.about?.kind === kind) by.set(game.about.id, [...(by.get(game.about.id) ?? []), game]);
  return by;
}
