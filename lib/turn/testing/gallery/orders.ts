import { db } from '@/lib/db/kernel/client';
import { noteOf } from '@/lib/db/orders/sheet-readings';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { ControlAct } from './act';
import { guards, id, other, playerOf } from './scene';

const sheet = () => db().orderSheet.findFirstOrThrow({ where: { teamId: guards.teamId, turn: 5 } });
const sheetId = async () => (await sheet()).id;
const reading = async () => db().sheetReading.findUniqueOrThrow({ where: { sheetId: await sheetId() } });
const noteVersion = async () => (await noteOf(db(), 'row-of-guards'))?.version ?? 0;
const card = async () => ({ kind: 'sheet' as const, subjectId: await sheetId() });

/** Seats, order sheets, and the cards taken. */
export const actsOfOrders: ControlAct[] = [
  {
    verb: 'create-seat',
    reaches: 'nobody',
    keeps: ['seat', 'seatId'],
    input: () => ({ kind: 'control', label: 'One more', roles: ['mapControl'], teamKeys: [] }),
  },
  { verb: 'reissue-seat', reaches: 'nobody', leavesCursor: true, input: () => ({ seatId: id('seat') }) },
  { verb: 'revoke-seat', reaches: 'nobody', input: () => ({ seatId: id('seat') }) },

  { verb: 'open-order-sheet', reaches: 'guards-armoured', input: async () => ({ sheetId: await sheetId() }) },
  {
    verb: 'note-order-line',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({
      sheetId: await sheetId(),
      lineId: 'row-of-guards',
      text: 'By Valkenswaard.',
      version: await noteVersion(),
    }),
  },
  {
    verb: 'note-for-team',
    reaches: 'guards-armoured',
    input: async () => ({ sheetId: await sheetId(), lineId: 'row-of-guards', text: 'The road is mined.' }),
  },
  {
    verb: 'note-crossings',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({
      sheetId: await sheetId(),
      lineId: 'row-of-guards',
      crossingIds: ['joes'],
      version: await noteVersion(),
    }),
  },
  {
    verb: 'note-request',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const note = await db().requestNote.findUnique({ where: { id: 'row-of-guards' } });
      return { requestId: 'row-of-guards', text: 'No aircraft.', version: note?.version ?? 0 };
    },
  },
  {
    verb: 'query-order-line',
    reaches: 'guards-armoured',
    input: async () => ({ sheetId: await sheetId(), lineId: null, text: 'Which road?' }),
  },
  {
    verb: 'accept-order-sheet',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ sheetId: await sheetId(), version: (await reading()).version }),
  },
  { verb: 'deliver-copy', reaches: '101-airborne', input: () => ({ copyId: id('copy') }) },
  { verb: 'return-order-sheet', reaches: 'guards-armoured', input: async () => ({ sheetId: await sheetId() }) },
  {
    verb: 'save-paper-sheet',
    reaches: 'nobody',
    input: () => ({ teamKey: '1-airborne', turn: 5, lines: [], version: 0 }),
  },
  {
    verb: 'enter-order-sheet',
    reaches: '1-airborne',
    input: async () => {
      const [counter] = (await playerDesk(playerOf('1-airborne'))).counters;
      const line = { ...emptyLine, id: 'row-on-paper', position: 0, version: 0, counterIds: [counter!.id] };
      const lines = [{ ...line, orders: 'Hold.', action: 'hold' as const, posture: 'tact' as const }];
      return { teamKey: '1-airborne', turn: 5, lines, sheetVersion: 0 };
    },
  },
  {
    verb: 'accept-exception',
    reaches: 'nobody',
    input: () => ({ conflict: 'attackUnprepared row', turn: 5, text: 'It may attack.' }),
  },
  { verb: 'accept-unchanged', reaches: 'nobody', leavesCursor: true, input: () => ({ turn: 5, sheets: [] }) },

  { verb: 'take-card', reaches: 'nobody', leavesCursor: true, input: card },
  { verb: 'renew-cards', reaches: 'nobody', leavesCursor: true, input: async () => ({ cards: [await card()] }) },
  {
    verb: 'hand-over',
    reaches: 'nobody',
    leavesCursor: true,
    input: async () => ({ toSeatId: other.id, text: 'My tea.', cards: [await card()] }),
  },
  {
    verb: 'acknowledge-notes',
    reaches: 'nobody',
    leavesCursor: true,
    by: () => other,
    input: async () => ({ noteIds: [(await cardClaims(other)).notes[0]!.id] }),
  },
  {
    verb: 'take-card-over',
    reaches: 'nobody',
    leavesCursor: true,
    input: async () => ({ ...(await card()), reason: 'I know it.' }),
  },
  { verb: 'let-card-go', reaches: 'nobody', leavesCursor: true, input: card },
];
