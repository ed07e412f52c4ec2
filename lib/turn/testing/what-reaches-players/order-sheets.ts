import { db } from '@/lib/db/client';
import { createSeat } from '@/lib/turn/access/create-seat';
import { reissueSeat } from '@/lib/turn/access/reissue-seat';
import { revokeSeat } from '@/lib/turn/access/revoke-seat';
import { noteRequest } from '@/lib/turn/air/note-request';
import { acknowledgeNotes } from '@/lib/turn/claims/acknowledge-notes';
import { handOver } from '@/lib/turn/claims/hand-over';
import { letCardGo } from '@/lib/turn/claims/let-card-go';
import { renewCards } from '@/lib/turn/claims/renew-cards';
import { takeCard } from '@/lib/turn/claims/take-card';
import { takeCardOver } from '@/lib/turn/claims/take-card-over';
import { acceptException } from '@/lib/turn/conflicts/accept-exception';
import { acceptUnchanged } from '@/lib/turn/conflicts/accept-unchanged';
import { cardClaims } from '@/lib/turn/control-desk/seats/claims';
import { deliverCopy } from '@/lib/turn/messages/deliver-copy';
import { acceptOrderSheet } from '@/lib/turn/orders/accept-order-sheet';
import { enterOrderSheet } from '@/lib/turn/orders/enter-order-sheet';
import { noteCrossings } from '@/lib/turn/orders/note-crossings';
import { noteOrderLine } from '@/lib/turn/orders/note-order-line';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import { queryOrderLine } from '@/lib/turn/orders/query-order-line';
import { returnOrderSheet } from '@/lib/turn/orders/return-order-sheet';
import { savePaperSheet } from '@/lib/turn/orders/save-paper-sheet';
import { playerDesk } from '@/lib/turn/player/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-form';
import { after, guards, id, keep, other, players, type Row, seat, signed } from './scene-for-tests';

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
        await createSeat(seat, { kind: 'control', label: 'One more', roles: ['mapControl'], teamKeys: [] }, signed()),
      ),
  ],
  ['reissue-seat', 'nobody', () => reissueSeat(seat, { seatId: id('seat') }, signed())],
  ['revoke-seat', 'nobody', () => revokeSeat(seat, { seatId: id('seat') }, signed())],
  // Order sheets.
  ['open-order-sheet', 'guards-armoured', async () => openOrderSheet(seat, { sheetId: (await sheet()).id }, signed())],
  [
    'note-order-line',
    'nobody',
    async () =>
      noteOrderLine(
        seat,
        {
          sheetId: (await sheet()).id,
          lineId: 'row-of-guards',
          text: 'By Valkenswaard.',
          version: 0,
        },
        signed(),
      ),
  ],
  [
    'note-crossings',
    'nobody',
    async () =>
      noteCrossings(
        seat,
        { sheetId: (await sheet()).id, lineId: 'row-of-guards', crossingIds: ['joes'], version: 1 },
        signed(),
      ),
  ],
  [
    'note-request',
    'nobody',
    () => noteRequest(seat, { requestId: 'row-of-guards', text: 'No aircraft.', version: 0 }, signed()),
  ],
  [
    'query-order-line',
    'guards-armoured',
    async () => queryOrderLine(seat, { sheetId: (await sheet()).id, lineId: null, text: 'Which road?' }, signed()),
  ],
  [
    'accept-order-sheet',
    'nobody',
    async () => {
      const { id: sheetId, reading } = await sheet();
      return acceptOrderSheet(seat, { sheetId, version: reading!.version }, signed());
    },
  ],
  ['deliver-copy', '101-airborne', () => deliverCopy(seat, { copyId: id('copy') }, signed())],
  [
    'return-order-sheet',
    'guards-armoured',
    async () => returnOrderSheet(seat, { sheetId: (await sheet()).id }, signed()),
  ],
  [
    'save-paper-sheet',
    'nobody',
    () => savePaperSheet(seat, { teamKey: '1-airborne', turn: 5, lines: [], version: 0 }, signed()),
  ],
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
      return enterOrderSheet(seat, { teamKey: '1-airborne', turn: 5, lines, sheetVersion: 0 }, signed());
    },
  ],
  [
    'accept-exception',
    'nobody',
    () => acceptException(seat, { conflict: 'attackUnprepared row', turn: 5, text: 'It may attack.' }, signed()),
  ],
  ['accept-unchanged', 'nobody', () => acceptUnchanged(seat, { turn: 5, sheets: [] }, signed())],
  // Cards in hand.
  ['take-card', 'nobody', async () => takeCard(seat, { kind: 'sheet', subjectId: (await sheet()).id }, signed())],
  [
    'renew-cards',
    'nobody',
    async () => renewCards(seat, { cards: [{ kind: 'sheet', subjectId: (await sheet()).id }] }, signed()),
  ],
  [
    'hand-over',
    'nobody',
    async () => {
      const cards = [{ kind: 'sheet' as const, subjectId: (await sheet()).id }];
      return handOver(seat, { toSeatId: other.id, text: 'My tea.', cards }, signed());
    },
  ],
  [
    'acknowledge-notes',
    'nobody',
    after(
      async () => (await cardClaims(other)).notes[0]!.id,
      (noteId) => acknowledgeNotes(other, { noteIds: [noteId] }, signed()),
    ),
  ],
  [
    'take-card-over',
    'nobody',
    async () => takeCardOver(seat, { kind: 'sheet', subjectId: (await sheet()).id, reason: 'I know it.' }, signed()),
  ],
  ['let-card-go', 'nobody', async () => letCardGo(seat, { kind: 'sheet', subjectId: (await sheet()).id }, signed())],
];
