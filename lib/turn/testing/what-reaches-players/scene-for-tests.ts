import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { change } from '@/lib/db/change';
import { db } from '@/lib/db/client';
import { unitOf } from '@/lib/db/movement/units';
import { transaction } from '@/lib/db/transaction';
import { done, type Result } from '@/lib/result';
import { loadScenario } from '@/lib/scenario';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { sendCopy } from '@/lib/turn/messages/send-copy';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { playerDesk } from '@/lib/turn/player/player-desk';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { openGame } from '@/lib/turn/sequence/open-game';
import type { ControlVerbName } from '@/lib/turn/testing/all-verbs';
import { emptyLine } from '@/lib/visibility/forms/order-form';
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
/** A write's own id. */
let writes = 0;
const writeId = () => `write-${++writes}-of-the-test`;
/** What was made by a row and is needed by a later one, by a name of the test's own. */
const kept = new Map<string, string>();
/** Keeps the id of what an act made. */
export const keep = <T extends object>(name: string, field: keyof T, answer: Result<T>): Result<T> => {
  if (answer.ok) kept.set(name, String(answer.value[field]));
  return answer;
};
/** The id that was kept by this name. */
export const id = (name: string) => kept.get(name)!;
/** The version of what was kept by this name. */
export const version = async (table: 'airTask' | 'interdictionArea' | 'combat' | 'rulesCase', name: string) =>
  (
    (await (
      db()[table] as unknown as { findUniqueOrThrow: (_: object) => Promise<{ version: number }> }
    ).findUniqueOrThrow({ where: { id: id(name) } })) as { version: number }
  ).version;
/** Three battalions of the Guards. */
export const [irish, irishToo, gunners] = ['A004', 'A005', 'A006'];
/** The tanks, the grenadiers and the battery of the worked example, and one more of the Kampfgruppe. */
export const [tank, grenadiers, battery, spent] = ['G152', 'G149', 'A096', 'G153'];
/** Whom an act reaches: nobody, every team of the game, or this one. */
export type Reaches = 'nobody' | 'everybody' | 'guards-armoured' | '1-airborne' | '101-airborne';
/** A verb, whom it reaches, and the act carried out once. */
export type Act = (() => Promise<Result<unknown>>) & { scene?: () => Promise<void> };
export type Row = [ControlVerbName, Reaches, Act];

/** An act that needs its scene set first, once; what the scene answers is given to the act each time it is done. */
export function after<Scene>(set: () => Promise<Scene>, act: (scene: Scene) => Promise<Result<unknown>>): Act {
  let scene: Scene;
  return Object.assign(() => act(scene), {
    scene: async () => {
      scene = await set();
    },
  });
}

/** The id under which every umpire's next write goes out. */
let signature: string | undefined;
export const signWith = (writeId: string | undefined): void => {
  signature = writeId;
};
export const signed = (): string | undefined => signature;

/** Opens both games and sets the scene. */
export async function setScene(): Promise<void> {
  game = await givenGame('market-garden');
  game.besideTheLedger();
  await giveDisk();
  seat = await seatsIn(game.gameId);
  other = (await seatsOf(game.gameId)).map(seatOf).find((one) => isControl(one) && one.id !== seat.id) as ControlSeat;
  guards = await game.player('guards-armoured');
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error('arnhem-bridge');
  bridge = await seatsIn((await openGame(read.scenario)).gameId);
  for (const turn of [2, 3, 4]) good(await endTurn(seat, { turn, reason: 'to the second lift' }));

  const [counter] = (await playerDesk(guards)).counters;
  const line = { ...emptyLine, id: 'row-of-guards', position: 0, version: 0, counterIds: [counter!.id] };
  const lines = [
    { ...line, orders: 'Hold.', action: 'hold' as const, posture: 'tact' as const, supportText: 'Typhoons' },
  ];
  const { links } = await playerDesk(guards);
  good(await submitOrderSheet(guards, { turn: 5, version: 0, lines }, writeId()));
  keep('copy', 'id', await sendCopy(guards, { turn: 5, linkId: links[0]!.id }, writeId()));
  for (const number of [1, 2, 3]) {
    const sent = { linkId: links[0]!.id, text: 'Where are you?' };
    keep(`message ${number}`, 'id', await sendMessage(guards, sent));
  }

  for (const { id: teamId, key } of await teamsOf(seat.gameId))
    if (key !== '101-airborne' && key !== 'guards-armoured') {
      const issuedAt = new Date();
      const until = new Date(issuedAt.getTime() + 3_600_000);
      await db().issuedExtension.create({ data: { gameId: seat.gameId, teamId, turn: 5, until, issuedAt } });
    }

  const far = await db().unit.findMany({
    where: { gameId: seat.gameId, side: 'german', isOnMap: true },
    orderBy: { y: 'desc' },
  });
  kept.set('far German', far[0]!.id);
  await alterUnit(bridge.gameId, tank!, { flags: [], profile: '9-8-6-4-2-0', mover: 'tank' });
  await put(bridge, tank!, { turnShareMoved: 0.4 });
  const profile = (await one(spent!, bridge)).profile.replace(/[[\]]/g, '').split('-');
  await put(bridge, spent!, { stepsLost: profile.length - 1 });
}
