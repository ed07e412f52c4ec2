import { askDecision } from '@/lib/turn/decisions/ask-decision';
import { settleDecision } from '@/lib/turn/decisions/settle-decision';
import { delayMessage } from '@/lib/turn/messages/delay-message';
import { deliverMessage } from '@/lib/turn/messages/deliver-message';
import { giveBox } from '@/lib/turn/messages/give-box';
import { loseMessage } from '@/lib/turn/messages/lose-message';
import { settleTelephoneNote } from '@/lib/turn/messages/settle-telephone-note';
import { takeTelephoneNote } from '@/lib/turn/messages/take-telephone-note';
import { tellSender } from '@/lib/turn/messages/tell-sender';
import { writeMessage } from '@/lib/turn/messages/write-message';
import { game, guards, id, keep, type Row, seat, signed } from './scene-for-tests';

/** Messages, the telephone, and what must be answered at once. */
export const rowsOfMessages: Row[] = [
  [
    'deliver-message',
    '101-airborne',
    () => deliverMessage(seat, { messageId: id('message 1'), version: 0, otherWords: 'Where … you?' }, signed()),
  ],
  [
    'delay-message',
    'nobody',
    () => delayMessage(seat, { messageId: id('message 2'), version: 0, dueTurn: 7 }, signed()),
  ],
  [
    'lose-message',
    'nobody',
    () => loseMessage(seat, { messageId: id('message 3'), version: 0, note: 'A ditch.' }, signed()),
  ],
  [
    'tell-sender',
    'guards-armoured',
    () => tellSender(seat, { messageId: id('message 1'), news: 'delivered' }, signed()),
  ],
  [
    'write-message',
    '1-airborne',
    async () =>
      writeMessage(
        seat,
        { teamIds: [await game.teamId('1-airborne')], sender: 'Browning', text: 'Hold on.' },
        signed(),
      ),
  ],
  ['give-box', 'nobody', () => giveBox(seat, { teamId: guards.teamId, seatId: seat.id }, signed())],
  [
    'take-telephone-note',
    'nobody',
    async () =>
      keep('call', 'noteId', await takeTelephoneNote(seat, { teamId: guards.teamId, text: 'We are stuck.' }, signed())),
  ],
  [
    'settle-telephone-note',
    'guards-armoured',
    () => {
      const becomes = { what: 'message', linkId: null, text: 'We are stuck.' } as const;
      return settleTelephoneNote(seat, { noteId: id('call'), version: 1, becomes }, signed());
    },
  ],
  [
    'ask-decision',
    'guards-armoured',
    async () => {
      const asked = { teamId: guards.teamId, combatId: null, question: 'On?', options: ['On', 'Back'] };
      return keep('decision', 'decisionId', await askDecision(seat, { ...asked, defaultOption: 0 }, signed()));
    },
  ],
  [
    'settle-decision',
    'guards-armoured',
    () =>
      settleDecision(
        seat,
        { decisionId: id('decision'), version: 1, settledAs: 1, reason: 'The road is cut.' },
        signed(),
      ),
  ],
];
