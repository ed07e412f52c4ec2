import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { unitOf } from '@/lib/db/movement/units';
import { teamsOwing } from '@/lib/db/sequence/deadline';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { done } from '@/lib/result';
import { loadScenario } from '@/lib/scenario';
import { extendDeadline } from '@/lib/turn/clock/extend-deadline';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { sendCopy } from '@/lib/turn/messages/send-copy';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { alterUnit } from '../alter-unit';
import { good } from '../combats';
import { giveDisk } from '../full-disk';
import { type GivenGame, givenGame } from '../given-game';

/** Market Garden in turn 5, the afternoon of 18 September; beside it, in the same database, the bridge at Arnhem. */
export let game: GivenGame;
export let seat: ControlSeat;
export let bridge: ControlSeat;
/** A second umpire of the first game. */
export let other: ControlSeat;
export let guards: PlayerSeat;
/** A player of every team of both games. */
export const players: { key: string; gameId: string; player: PlayerSeat }[] = [];

const everyRole = { roles: ['gameControl', 'teamControl', 'mapControl', 'airControl'] } as const;
const seatsIn = async (gameId: string) => {
  const seats = (await seatsOf(gameId)).map(seatOf);
  for (const { id, key } of await teamsOf(gameId)) {
    const player = seats.find((one) => !isControl(one) && one.teamId === id) as PlayerSeat;
    players.push({ key, gameId, player });
  }
  return { ...seats.find(isControl)!, ...everyRole } as unknown as ControlSeat;
};
/** The player of a team of the first game. */
export const playerOf = (team: string): PlayerSeat =>
  players.find(({ key, gameId }) => key === team && gameId === seat.gameId)!.player;
/** A unit as it stands now. */
export const one = async (id: string, of = seat) => (await unitOf(db(), of.gameId, id))!;
/** Units with the version that Control sees. */
export const seen = async (...ids: string[]) =>
  Promise.all(ids.map(async (unitId) => ({ unitId, version: (await one(unitId)).version })));
/** Sets the scene, without a verb: nobody is told. */
export const put = (of: ControlSeat, id: string, patch: object) =>
  transaction(async (tx) => {
    const act = { gameId: of.gameId, seat: null, verb: 'test', rule: '' };
    return done(await change(tx, act, 'unit', id, patch));
  });
/** The results of acts that a later one needs, by a name of the gallery's own. */
const kept = new Map<string, string>();
export const keep = (name: string, id: string): unknown => kept.set(name, id);
/** The id that was kept by this name. */
export function id(name: string): string {
  const made = kept.get(name);
  if (made === undefined)
    throw new Error(`This act needs “${name}”, which was not made: the act that makes it has failed.`);
  return made;
}
/** The version of what was kept by this name. */
export const version = async (
  table: 'airTask' | 'interdictionArea' | 'combat' | 'rulesCase' | 'bridgingWork',
  name: string,
): Promise<number> => {
  const rows = db()[table] as unknown as { findUniqueOrThrow: (_: object) => Promise<{ version: number }> };
  return (await rows.findUniqueOrThrow({ where: { id: id(name) } })).version;
};

// Three battalions of the Guards.
export const irish = 'A004';
export const irishToo = 'A005';
export const gunners = 'A006';

// The tanks, the grenadiers and the battery of the worked example, and one more of the Kampfgruppe.
export const tank = 'G152';
export const grenadiers = 'G149';
export const battery = 'A096';
export const spent = 'G153';

/** Opens both games and sets the scene. */
export async function setScene(): Promise<void> {
  game = await givenGame('market-garden');
  await giveDisk();
  seat = await seatsIn(game.gameId);
  other = (await seatsOf(game.gameId)).map(seatOf).find((one) => isControl(one) && one.id !== seat.id) as ControlSeat;
  guards = await game.player('guards-armoured');
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error('arnhem-bridge');
  bridge = await seatsIn((await openBegun(read.scenario)).gameId);
  for (const turn of [2, 3, 4]) good(await endTurn(seat, { turn, reason: 'to the second lift' }));

  const [counter] = (await playerDesk(guards)).counters;
  const line = { ...emptyLine, id: 'row-of-guards', position: 0, version: 0, counterIds: [counter!.id] };
  const lines = [
    { ...line, orders: 'Hold.', action: 'hold' as const, posture: 'tact' as const, supportText: 'Typhoons' },
  ];
  const { links } = await playerDesk(guards);
  keep('line', links[0]!.id);
  good(await submitOrderSheet(guards, { turn: 5, version: 0, lines }, 'write-1-of-the-test'));
  keep('copy', good(await sendCopy(guards, { turn: 5, linkId: links[0]!.id }, 'write-2-of-the-test')).id);
  for (const number of [1, 2, 3]) {
    const sent = { linkId: links[0]!.id, text: 'Where are you?' };
    keep(`message ${number}`, good(await sendMessage(guards, sent)).id);
  }

  // Whoever owes orders has more time for them, but for one.
  const airborne = await game.teamId('101-airborne');
  for (const { id: teamId } of await teamsOwing(db(), seat.gameId, 5))
    if (teamId !== airborne) good(await extendDeadline(seat, { teamId, turn: 5, minutes: 60 }));

  const far = await db().unit.findMany({
    where: { gameId: seat.gameId, side: 'german', isOnMap: true },
    orderBy: { y: 'desc' },
  });
  keep('far German', far[0]!.id);
  await alterUnit(bridge.gameId, tank, { flags: [], profile: '9-8-6-4-2-0', mover: 'tank' });
  await put(bridge, tank, { turnShareMoved: 0.4 });
  const profile = (await one(spent, bridge)).profile.replace(/[[\]]/g, '').split('-');
  await put(bridge, spent, { stepsLost: profile.length - 1 });
}
