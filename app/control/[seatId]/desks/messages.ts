import { messagesDesk } from '@/lib/desks/control/messages/messages';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { desk } from '../desk-kind';
import { of } from '../desk-parts';

export const messagesDesks = {
  '/control/[seatId]/messages': desk({
    title: 'Messages',
    who: anyControl,
    view: '@/components/control/messages/messages-room#MessagesRoom',
    rail: { deed: 'messages', name: 'Messages', badge: 'messages', isEveryTurn: true },
    costs: { statements: 41, roundTrips: 27 },
    parts: () => ({ desk: of('messages', messagesDesk) }),
  }),
};
