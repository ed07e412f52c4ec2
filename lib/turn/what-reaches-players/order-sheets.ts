import { db } from '@/lib/db/client';
import { emptyLine } from '@/lib/visibility/order-form';
import { acceptException } from '../accept-exception';
import { acceptOrderSheet } from '../accept-order-sheet';
import { acceptUnchanged } from '../accept-unchanged';
import { acknowledgeNotes } from '../acknowledge-notes';
import { cardsInHand } from '../control-desk/claims';
import { createSeat } from '../create-seat';
import { deliverCopy } from '../deliver-copy';
import { enterOrderSheet } from '../enter-order-sheet';
import { handOver } from '../hand-over';
import { letCardGo } from '../let-card-go';
import { noteCrossings } from '../note-crossings';
import { noteOrderLine } from '../note-order-line';
import { noteRequest } from '../note-request';
import { openOrderSheet } from '../open-order-sheet';
import { playerDesk } from '../player-desk';
import { queryOrderLine } from '../query-order-line';
import { reissueSeat } from '../reissue-seat';
import { renewCards } from '../renew-cards';
import { returnOrderSheet } from '../return-order-sheet';
import { revokeSeat } from '../revoke-seat';
import { savePaperSheet } from '../save-paper-sheet';
import { takeCard } from '../take-card';
import { takeCardOver } from '../take-card-over';
import { after, guards, id, keep, other, players, type Row, seat } from './scene-for-tests';

const sheet = async () => {
  const own = await db().orderSheet.findFirstOrThrow({ where: { teamId: guards.teamId, turn: 5 } });
  return { ...own, reading: await db().sheetReading.findUnique({ where: { sheetId: own.id } }) };
};

/** Seats, order sheets, and the cards in hand. */
export const rowsOfOrderSheets: Row[] = [
  // Seats.
  [
    'create-seat',
    'nobody',
    async () =>
      keep(
        'seat',
        'seatId',
        await createSeat(seat, { kind: 'control', label: 'One more', roles: ['mapControl'], teamKeys: [] }),
      ),
  ],
  ['reissue-seat', 'nobody', () => reissueSeat(seat, { seatId: id('seat') })],
  ['revoke-seat', 'nobody', () => revokeSeat(seat, { seatId: id('seat') })],
  // Order sheets.
  ['open-order-sheet', 'guards-armoured', async () => openOrderSheet(seat, { sheetId: (await sheet()).id })],
  [
    'note-order-line',
    'nobody',
    async () =>
      noteOrderLine(seat, {
        sheetId: (await sheet()).id,
        lineId: 'row-of-guards',
        text: 'By Valkenswaard.',
        version: 0,
      }),
  ],
  [
    'note-crossings',
    'nobody',
    async () =>
      noteCrossings(seat, { sheetId: (await sheet()).id, lineId: 'row-of-guards', crossingIds: ['joes'], version: 1 }),
  ],
  ['note-request', 'nobody', () => noteRequest(seat, { requestId: 'row-of-guards', text: 'No aircraft.', version: 0 })],
  [
    'query-order-line',
    'guards-armoured',
    async () => queryOrderLine(seat, { sheetId: (await sheet()).id, lineId: null, text: 'Which road?' }),
  ],
  [
    'accept-order-sheet',
    'nobody',
    async () => {
      const { id: sheetId, reading } = await sheet();
      return acceptOrderSheet(seat, { sheetId, version: reading!.version });
    },
  ],
  ['deliver-copy', '101-airborne', () => deliverCopy(seat, { copyId: id('copy') })],
  ['return-order-sheet', 'guards-armoured', async () => returnOrderSheet(seat, { sheetId: (await sheet()).id })],
  ['save-paper-sheet', 'nobody', () => savePaperSheet(seat, { teamKey: '1-airborne', turn: 5, lines: [], version: 0 })],
  [
    'enter-order-sheet',
    '1-airborne',
    async () => {
      const airborne = players.find(({ key, gameId }) => key === '1-airborne' && gameId === seat.gameId)!;
      const [counter] = (await playerDesk(airborne.player)).counters;
      const line = {
        ...emptyLine,
        id: 'row-on-paper',
        position: 0,
        version: 0,
        counterIds: [counter!.id],
        orders: 'Hold.',
      };
      const lines = [{ ...line, action: 'hold' as const, posture: 'tact' as const }];
      return enterOrderSheet(seat, { teamKey: '1-airborne', turn: 5, lines, sheetVersion: 0 });
    },
  ],
  [
    'accept-exception',
    'nobody',
    () => acceptException(seat, { conflict: 'attackUnprepared row', turn: 5, text: 'It may attack.' }),
  ],
  ['accept-unchanged', 'nobody', () => acceptUnchanged(seat, { turn: 5, sheets: [] })],
  // Cards in hand.
  ['take-card', 'nobody', async () => takeCard(seat, { kind: 'sheet', subjectId: (await sheet()).id })],
  [
    'renew-cards',
    'nobody',
    async () => renewCards(seat, { cards: [{ kind: 'sheet', subjectId: (await sheet()).id }] }),
  ],
  [
    'hand-over',
    'nobody',
    async () => {
      const cards = [{ kind: 'sheet' as const, subjectId: (await sheet()).id }];
      return handOver(seat, { toSeatId: other.id, text: 'My tea.', cards });
    },
  ],
  [
    'acknowledge-notes',
    'nobody',
    after(
      async () => (await cardsInHand(other)).notes[0]!.id,
      (noteId) => acknowledgeNotes(other, { noteIds: [noteId] }),
    ),
  ],
  [
    'take-card-over',
    'nobody',
    async () => takeCardOver(seat, { kind: 'sheet', subjectId: (await sheet()).id, reason: 'I know it.' }),
  ],
  ['let-card-go', 'nobody', async () => letCardGo(seat, { kind: 'sheet', subjectId: (await sheet()).id })],
];
