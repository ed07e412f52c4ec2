import type { ControlAct } from './act';
import { game, guards, id, seat } from './scene';

/** Messages, the telephone, and what must be answered at once. */
export const actsOfMessages: ControlAct[] = [
  {
    verb: 'deliver-message',
    reaches: '101-airborne',
    input: () => ({ messageId: id('message 1'), version: 0, otherWords: 'Where … you?' }),
  },
  { verb: 'delay-message', reaches: 'nobody', input: () => ({ messageId: id('message 2'), version: 0, dueTurn: 7 }) },
  { verb: 'stop-message', reaches: 'nobody', input: () => ({ messageId: id('message 2'), version: 1 }) },
  {
    verb: 'switch-lines',
    reaches: 'nobody',
    input: () => ({ lines: [{ linkId: id('line'), version: 0 }], way: 'minutes', minutes: 20 }),
  },
  {
    verb: 'lose-message',
    reaches: 'nobody',
    input: () => ({ messageId: id('message 3'), version: 0, note: 'A ditch.' }),
  },
  {
    verb: 'tell-sender',
    reaches: 'guards-armoured',
    input: () => ({ messageId: id('message 1'), news: 'delivered' }),
  },
  {
    verb: 'set-aside-messages',
    reaches: 'guards-armoured',
    input: () => ({ teamId: guards.teamId, writtenBy: guards.label, reason: 'Too many to read.' }),
  },
  {
    verb: 'write-message',
    reaches: '1-airborne',
    input: async () => ({ teamIds: [await game.teamId('1-airborne')], sender: 'Browning', text: 'Hold on.' }),
  },
  {
    verb: 'issue-return',
    reaches: 'xxx-corps',
    input: async () => ({ fromTeamId: guards.teamId, toTeamId: await game.teamId('xxx-corps') }),
  },
  { verb: 'give-box', reaches: 'nobody', input: () => ({ teamId: guards.teamId, seatId: seat.id }) },
  {
    verb: 'take-telephone-note',
    reaches: 'nobody',
    keeps: ['call', 'noteId'],
    input: () => ({ teamId: guards.teamId, text: 'We are stuck.' }),
  },
  {
    verb: 'settle-telephone-note',
    reaches: 'guards-armoured',
    input: () => ({
      noteId: id('call'),
      version: 1,
      becomes: { what: 'message', linkId: null, text: 'We are stuck.' },
    }),
  },
  {
    verb: 'ask-decision',
    reaches: 'guards-armoured',
    keeps: ['decision', 'decisionId'],
    input: () => ({
      teamId: guards.teamId,
      combatId: null,
      question: 'On?',
      options: ['On', 'Back'],
      defaultOption: 0,
    }),
  },
  {
    verb: 'settle-decision',
    reaches: 'guards-armoured',
    input: () => ({ decisionId: id('decision'), version: 1, settledAs: 1, reason: 'The road is cut.' }),
  },
];
