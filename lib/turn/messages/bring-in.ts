import { teamsOf } from '@/lib/db/access/teams';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { deliveriesOfLines } from '@/lib/db/messages/lines';
import type { MessageCarried } from '@/lib/db/messages/signals';
import type { PlaceTold } from '@/lib/visibility/player/desk-post';
import { issueSource } from '../issuing/issue-source';
import { laidOut } from './laid-out';
import { layPlaces, returnedIn } from './lay-places';
import { carryOn, layOnDesks, tellSenders } from './message-delivery';

/**
 * Brings in messages that were on their way, each as it was sent, in as many statements as one: to the HQ it is for, to those
 * who hear it by radio, and by telephone or radio its sender learns that it is there.
 */
export async function bringIn(tx: Tx, act: Act, turn: number, due: readonly MessageCarried[]): Promise<void> {
  const between = due.filter((message): message is MessageCarried & { toTeamId: string } => message.toTeamId !== null);
  if (between.length === 0) return;
  const teams = new Map((await teamsOf(act.gameId, tx)).map((team) => [team.id, team]));
  const lines = await deliveriesOfLines(
    tx,
    between.flatMap(({ linkId }) => linkId ?? []),
  );
  const source = await issueSource(tx);
  const placesOf = new Map<string, PlaceTold[]>();
  for (const message of between)
    placesOf.set(message.id, await layPlaces(tx, teams.get(message.toTeamId)!, returnedIn(message), source));
  const carried = between.map((message) => {
    const { gameTime, note } = message.delivery;
    const heardBy = lines.get(message.linkId ?? '')?.heardBy ?? [];
    const comesIn = { turn, gameTime, heardBy, places: placesOf.get(message.id) ?? [] };
    const laid = laidOut(message, comesIn, teams, source);
    const how = { state: 'delivered' as const, gameTime, note, issuedId: laid.row.id, at: source.now() };
    return { ...laid, delivery: message.delivery, how };
  });
  await layOnDesks(
    tx,
    act,
    carried.flatMap(({ row, overheard }) => [row, ...overheard]),
  );
  await tellSenders(
    tx,
    act,
    carried.flatMap(({ receipt }) => receipt ?? []),
  );
  await carryOn(tx, act, carried);
}
