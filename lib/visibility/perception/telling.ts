import { nobody, onPaper, type Perception, type PerceptionsOf } from './perception';

const umpire = nobody('It names the umpire.');
const byControl = nobody('A draft of Control. The team reads what is released.');
const released: Perception = [onPaper('§10', 'desk')];
const aloud = nobody('The team heard it.');
const written = nobody('The team wrote it itself.');
const issued: Perception = [onPaper('§4, OC-124', 'desk')];
const carried = nobody(
  'How a message is carried is seen by its arrival, and by the news that its sender gets (OC-124).',
);

/** Reports, and all that goes between the HQs. */
export const tellingPerceptions: PerceptionsOf<
  | 'report'
  | 'update'
  | 'sighting'
  | 'expected'
  | 'squadronTold'
  | 'message'
  | 'messageDelivery'
  | 'link'
  | 'delivered'
  | 'news'
> = {
  report: {
    turn: byControl,
    teamId: byControl,
    number: byControl,
    facts: byControl,
    body: byControl,
    overruled: byControl,
    state: released,
    releasedAt: released,
    saidAt: aloud,
    saidBy: umpire,
  },
  update: {
    turn: released,
    teamId: released,
    facts: byControl,
    body: released,
    overruled: byControl,
    releasedAt: released,
    by: umpire,
  },
  sighting: {
    turn: byControl,
    teamId: byControl,
    number: byControl,
    source: byControl,
    body: byControl,
    contacts: byControl,
    caseIds: byControl,
    overruled: byControl,
    state: released,
    releasedAt: released,
    saidAt: aloud,
    saidBy: umpire,
  },
  expected: { teamId: issued, name: issued, turn: issued, place: issued, asOf: issued },
  squadronTold: { teamId: issued, name: issued, aircraft: issued, squadrons: issued, asOf: issued },
  message: {
    teamId: written,
    turn: written,
    linkId: written,
    toTeamId: written,
    toName: written,
    means: written,
    text: written,
    marks: written,
    places: written,
    writtenBy: written,
    sentAt: written,
  },
  messageDelivery: {
    state: carried,
    dueTurn: carried,
    dueAt: carried,
    gameTime: carried,
    note: carried,
    issuedId: carried,
    by: umpire,
    at: carried,
  },
  link: { way: carried, minutes: carried, since: carried, heardBy: carried },
  delivered: {
    teamId: issued,
    turn: issued,
    sender: issued,
    means: issued,
    gameTime: issued,
    text: issued,
    marks: issued,
    places: issued,
    deliveredAt: issued,
  },
  news: { teamId: issued, messageId: issued, text: issued, issuedAt: issued },
};
