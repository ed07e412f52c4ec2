import { messagesDesk } from '@/lib/desks/control/messages/messages';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { good } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { sendMessage } from './send-message';

/** Market Garden in turn 2: XXX Corps, its Guards, and 1 Airborne far off. */
export let game: GivenGame;
export let seat: ControlSeat;
export let corps: PlayerSeat;
export let guards: PlayerSeat;
export let airborne: PlayerSeat;
export let germans: PlayerSeat;

let writes = 0;
export const writeId = () => `message-${++writes}`;
export const lineTo = async (from: PlayerSeat, toName: string, means = 'radio') =>
  (await playerDesk(from)).links.find((link) => link.toName === toName && link.means === means)!.id;
export const send = async (from: PlayerSeat, to: string | null, text: string) =>
  good(await sendMessage(from, { linkId: to === null ? null : await lineTo(from, to), text }, writeId())).id;
export const named = async (player: PlayerSeat) => (await playerDesk(player)).team.name;
/** The desk as it crosses the wire, but for the server's hour, which runs on. */
export const wire = async (player: PlayerSeat) => {
  const desk = await playerDesk(player);
  return JSON.stringify({ ...desk, clock: { ...desk.clock, now: '' } });
};
export const onDesk = async (id: string) => (await messagesDesk(seat)).messages.find((message) => message.id === id)!;

/** Opens the game. */
export async function given(): Promise<void> {
  game = await givenGame('market-garden');
  seat = { ...game.control, roles: ['gameControl', 'teamControl'] } as unknown as ControlSeat;
  corps = await game.player('xxx-corps');
  guards = await game.player('guards-armoured');
  airborne = await game.player('1-airborne');
  germans = await game.player('9-ss-panzer');
}

/** The Guards hand in their sheet. */
export async function handIn(): Promise<void> {
  const [counter] = (await playerDesk(guards)).counters;
  const line = {
    ...emptyLine,
    id: 'row-of-guards',
    position: 0,
    version: 0,
    counterIds: [counter!.id],
    orders: 'Advance on Eindhoven.',
    action: 'move',
    posture: 'nonTact',
  };
  good(await submitOrderSheet(guards, { turn: 2, version: 0, lines: [line] }, writeId()));
}
