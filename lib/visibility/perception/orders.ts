import { nobody, onPaper, own, type Perception, type PerceptionsOf } from './perception';

const written = nobody('The team wrote it itself.');
const umpire = nobody('It names the umpire.');
const wallClock = nobody('It is a time of the wall clock of Control.');
const sameTurn = nobody('The turn is that of the report.');
const issued: Perception = [onPaper('§4, §5', 'desk')];

/** Order sheets, air request sheets, and what Control does with them. */
export const ordersPerceptions: PerceptionsOf<
  'sheet' | 'reading' | 'note' | 'request' | 'noteTold' | 'query' | 'answer' | 'copy' | 'airSheet' | 'telephone'
> = {
  sheet: {
    teamId: written,
    turn: written,
    state: written,
    isFromPaper: written,
    isLate: written,
    isTakenAsDraft: issued,
    submittedAt: written,
    submittedBy: written,
    lines: written,
  },
  reading: {
    state: issued,
    openedAt: issued,
    openedBy: umpire,
    acceptedAt: nobody('The team is told that Control reads the sheet, and asks from then on (§4).'),
    acceptedBy: umpire,
  },
  note: {
    sheetId: nobody('It is a note of Control for itself (§5). A note for the team is issued apart.'),
    text: nobody('It is a note of Control for itself (§5). A note for the team is issued apart.'),
    by: umpire,
    crossingIds: nobody('It is how Control reads the row (§7).'),
  },
  request: {
    teamId: [own('§10, §12', 'request')],
    text: [own('§10, §12', 'request')],
    by: umpire,
  },
  noteTold: { teamId: issued, turn: issued, sheetId: issued, lineId: issued, text: issued, issuedAt: issued },
  query: { teamId: issued, turn: issued, sheetId: issued, lineId: issued, text: issued, askedAt: issued },
  answer: { teamId: written, text: written, answeredBy: written, answeredAt: written },
  copy: { deliveredAt: nobody('The copy itself is on the desk of the HQ that it was for.'), by: umpire },
  airSheet: {
    teamId: written,
    turn: written,
    state: written,
    isLate: written,
    submittedAt: written,
    submittedBy: written,
    lines: written,
  },
  telephone: {
    turn: sameTurn,
    teamId: nobody('The team made the call itself.'),
    text: nobody('The team said it itself.'),
    takenBy: umpire,
    takenAt: wallClock,
    became: nobody('What Control makes of a call reaches the team as a message, a query or a changed row.'),
    becameId: nobody('What Control makes of a call reaches the team as a message, a query or a changed row.'),
    settledBy: umpire,
  },
};
