import { truthUnit } from '@/lib/advice/reports/truth-unit';
import { writeFriends } from '@/lib/db/issued/map-issued';
import type { Tx } from '@/lib/db/kernel/transaction';
import { unitsWhere } from '@/lib/db/movement/units';
import { friendsLastTold } from '@/lib/db/reports/friends-told';
import type { Message, Team } from '@/lib/db/rows';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { issueReturned } from '@/lib/visibility/issuing/friends';
import type { PlaceTold } from '@/lib/visibility/player/desk-post';
import type { Source } from '@/lib/visibility/viewer';
import { knownAs } from '../issuing/known-as';
import type { PlaceSent } from './goes-with-it';

/** The places of a return, and when it was sent. */
interface Returned {
  places: readonly PlaceSent[];
  turn: number;
  sentAt: Date;
}

/** The return in a message; without places it is none. */
export const returnedIn = ({ places, turn, sentAt }: Message): Returned => ({
  places: places as unknown as PlaceSent[],
  turn,
  sentAt,
});

/**
 * Lays the places of a return on the map of the team it comes to, and answers with them by the ids that team knows the units
 * by. A unit of which it has heard something later stays where it was told since. Called while the message is laid on its
 * desk, in the same transaction.
 */
export async function layPlaces(
  tx: Tx,
  { id: teamId, gameId, name, side }: Team,
  { places, turn, sentAt }: Returned,
  source: Source,
): Promise<PlaceTold[]> {
  if (places.length === 0) return [];
  const sent = new Map(places.map((place) => [place.counterId, place]));
  const units = await unitsWhere(tx, { gameId, side, counterId: { in: [...sent.keys()] } });
  const viewer = { gameId, teamId, teamName: name, side, sides: await gameSides(gameId, tx) };
  const ids = await knownAs(tx, viewer, units, source);
  const told = await friendsLastTold(gameId, teamId, tx);
  const placeOf = (counterId: string) => sent.get(counterId)!;
  const news = units.filter(({ id }) => !((told.get(ids.get(id)!)?.asOf ?? sentAt) > sentAt));
  const returned = news.map((unit) => {
    const { x, y } = placeOf(unit.counterId);
    return { unit: truthUnit(unit), place: { x, y } };
  });
  await writeFriends(tx, teamId, issueReturned(viewer, returned, ids, turn, sentAt));
  return units.map((unit) => {
    const { name: called, x, y } = placeOf(unit.counterId);
    return { id: ids.get(unit.id)!, name: called, x, y };
  });
}
