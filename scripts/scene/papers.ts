/** The sheets and signals of the afternoon, each as far as a hall would have it in the midst of movement. */

import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { Result } from '@/lib/result';
import type { ControlSeat, PlayerSeat } from '@/lib/turn/kernel/seat';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { takeTelephoneNote } from '@/lib/turn/messages/take-telephone-note';
import { acceptOrderSheet } from '@/lib/turn/orders/accept-order-sheet';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import { queryOrderLine } from '@/lib/turn/orders/query-order-line';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { emptyLine } from '@/lib/visibility/forms/order-row';

type Row = readonly [orders: string, action: string];

/** The state of Control's work on a sheet. */
type State = 'handedIn' | 'queried' | 'accepted';

const sheets: readonly (readonly [teamKey: string, state: State, rows: readonly Row[]])[] = [
  [
    '1-airborne',
    'accepted',
    [
      ['Through the town to the bridge, by the lower road.', 'attack'],
      ['Hold the landing zone.', 'hold'],
    ],
  ],
  [
    '82-airborne',
    'accepted',
    [
      ['Hold the Groesbeek heights.', 'hold'],
      ['Clear the landing zones for the lift.', 'probe'],
    ],
  ],
  [
    '101-airborne',
    'queried',
    [
      ['Turn south and open the road at Best.', 'attack'],
      ['Hold Sint-Oedenrode.', 'hold'],
    ],
  ],
  ['50-northumbrian', 'accepted', [['Take over the start line.', 'move']]],
  ['9-ss-panzer', 'queried', [['Close the ring round the north end of the bridge.', 'attack']]],
  [
    '10-ss-panzer',
    'accepted',
    [
      ['By the ferry to Nijmegen.', 'move'],
      ['Bar the bridges.', 'hold'],
    ],
  ],
  [
    'kg-walther',
    'handedIn',
    [
      ['Back to the brook, slowly.', 'hold'],
      ['Guns on the road from the east.', 'hold'],
    ],
  ],
  ['lxxxviii-ak', 'handedIn', [['Drive the Americans out of Best.', 'attack']]],
];

let made = 0;

/** A name of its own for something that is made for the pictures. */
export const nextId = (what: string): string => `picture-${what}-${++made}`;

/** The value of a verb. @throws where it refused */
export const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(`${answer.refusal.message} ${JSON.stringify(answer.refusal)}`);
  return answer.value;
};

/** A row of an order sheet: a move is non-tactical, all else tactical. */
export const orderLine = (
  position: number,
  counterIds: string[],
  [orders, action]: Row,
  more: { supportIds?: string[]; asksForAir?: boolean } = {},
) => ({
  ...emptyLine,
  id: nextId('line'),
  position,
  version: 0,
  counterIds,
  orders,
  action,
  posture: action === 'move' ? 'nonTact' : 'tact',
  ...more,
});

/** A team writes a row for each of its first counters and hands the sheet in. */
async function handsIn(
  seat: PlayerSeat,
  turn: number,
  rows: readonly Row[],
): Promise<{ sheetId: string; lineId: string }> {
  const { counters } = await playerDesk(seat);
  const lines = rows.map((row, position) => orderLine(position, [counters[position]!.id], row));
  const { sheet } = good(await submitOrderSheet(seat, { turn, version: 0, lines }, nextId('write')));
  return { sheetId: sheet.id!, lineId: lines[0]!.id };
}

/** Every sheet of the list is written, handed in, and read as far as it says. */
export async function sheetsComeIn(
  control: ControlSeat,
  player: (teamKey: string) => PlayerSeat,
  turn: number,
): Promise<void> {
  for (const [teamKey, state, rows] of sheets) {
    const { sheetId, lineId } = await handsIn(player(teamKey), turn, rows);
    if (state === 'handedIn') continue;
    good(await openOrderSheet(control, { sheetId }));
    if (state === 'queried')
      good(await queryOrderLine(control, { sheetId, lineId, text: 'By which road, and who leads?' }));
    else good(await acceptOrderSheet(control, { sheetId, version: 1 }));
  }
}

/** Two signals between HQs, a question to Control, and a call. */
export async function signalsComeIn(control: ControlSeat, player: (teamKey: string) => PlayerSeat): Promise<void> {
  const corps = player('xxx-corps');
  const { links } = await playerDesk(corps);
  const send = async (toName: string | null, text: string) => {
    // By radio, which Control carries by hand.
    const link = links.find((one) => one.toName === toName && one.means === 'radio');
    good(await sendMessage(corps, { linkId: link?.id ?? null, text }, nextId('write')));
  };
  await send('Guards Armoured', 'The road must be open by first light. What do you need?');
  await send('50 Northumbrian', 'One brigade to the Guards at once.');
  await send(null, 'May the guides of the Dutch resistance ride with the leading squadron?');
  const { teamId } = player('82-airborne');
  good(await takeTelephoneNote(control, { teamId, text: 'Division asks when the lift of the afternoon is due.' }));
}
