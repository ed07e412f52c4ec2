import { db } from '@/lib/db/kernel/client';
import { emptyAirLine } from '@/lib/visibility/forms/air-columns';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { Hand, Ways } from './way';

/** Sheets, questions, messages and reports. */

/** A team that holds a counter, with a link to another and a free sheet if there is one: its sheet of this turn is handed in. */
async function handedIn({ gameId, turn, chance, all, act, player, writeId }: Hand) {
  const lines = await db().issuedLink.findMany({ where: { gameId }, orderBy: { id: 'asc' } });
  const counters = all('counter');
  const able = all('team').filter(({ id }) => counters.some(({ teamId }) => teamId === id));
  const linked = able.filter(({ id }) => lines.some(({ teamId }) => teamId === id));
  const team = chance.oneOf(linked.length > 0 ? linked : able);
  const [seat] = player(team.id);
  const where = { gameId, teamId: team.id, turn };
  const before = await db().orderSheet.findFirst({ where });
  if (before?.state !== 'submitted') {
    const counterIds = [chance.oneOf(counters.filter(({ teamId }) => teamId === team.id)).id];
    const words = { ...emptyLine, counterIds, orders: 'Hold the bridge.', action: 'hold', posture: 'tact' };
    const line = { ...words, asksForAir: true, id: `row-${writeId()}`, position: 0, version: 0 };
    await act('submit-order-sheet', { turn, version: before?.version ?? 0, lines: [line] }, seat);
  }
  const sheet = await db().orderSheet.findFirst({
    where: { ...where, state: 'submitted' },
    include: { lines: { orderBy: { id: 'asc' } } },
  });
  if (!sheet?.lines[0]) return null;
  const link = lines.find(({ teamId }) => teamId === team.id);
  return { team, seat, sheet, line: sheet.lines[0], link };
}

/** The same for a sheet of air requests. */
async function airHandedIn({ gameId, turn, chance, all, act, player, writeId }: Hand) {
  const team = chance.oneOf(all('team'));
  const [seat] = player(team.id);
  const where = { gameId, teamId: team.id, turn };
  const before = await db().airSheet.findFirst({ where });
  if (before?.state !== 'submitted') {
    const words = { ...emptyAirLine, mission: 'recce', target: 'The bridge', wish: 'Have a look.' };
    const line = { ...words, id: `air-${writeId()}`, position: 0, version: 0 };
    await act('submit-air-sheet', { turn, version: before?.version ?? 0, lines: [line] }, seat);
  }
  const sheet = await db().airSheet.findFirst({ where: { ...where, state: 'submitted' } });
  return sheet && { sheet, seat };
}

/** A message of a team to another, not carried yet. */
async function sent(hand: Hand) {
  const { gameId, turn, chance, act, player } = hand;
  const links = await db().issuedLink.findMany({ where: { gameId }, orderBy: { id: 'asc' } });
  if (links.length === 0) return null;
  const { id: linkId, teamId } = chance.oneOf(links);
  const [seat] = player(teamId);
  await act('send-message', { linkId, text: 'Tell us how you stand.' }, seat);
  return db().message.findFirst({ where: { gameId, teamId, turn, toTeamId: { not: null } }, orderBy: { id: 'desc' } });
}

/** A question that a team has to decide at once. */
async function asked({ gameId, chance, all, act }: Hand, more: object = {}) {
  const team = chance.oneOf(all('team'));
  const choices = { question: 'Hold or go back?', options: ['Hold', 'Go back'], defaultOption: 0 };
  await act('ask-decision', { teamId: team.id, combatId: null, ...choices, seconds: 900, ...more });
  return db().decision.findFirst({ where: { gameId, teamId: team.id }, orderBy: { askedAt: 'desc' } });
}

/** A row of a sheet that was handed in, as Control reads it. */
async function reads(hand: Hand) {
  const at = await handedIn(hand);
  if (!at) return null;
  await hand.act('open-order-sheet', { sheetId: at.sheet.id });
  return { ...at, row: { sheetId: at.sheet.id, lineId: at.line.id } };
}

export const waysOfPaper: Ways = {
  'decide-training-case': ({ act }) => act('decide-training-case', { caseId: 'move-guns', answer: 'notSure' }),
  'take-back-order-sheet': async (hand) => {
    const at = await handedIn(hand);
    const { turn, act } = hand;
    if (at) await act('take-back-order-sheet', { turn, version: at.sheet.version }, at.seat);
  },
  'take-draft': async ({ gameId, turn, chance, all, act, player, writeId }) => {
    const { id: teamId } = chance.oneOf(all('team'));
    const own = all('counter').filter((counter) => counter.teamId === teamId);
    const isIn = await db().orderSheet.count({ where: { gameId, teamId, turn, state: 'submitted' } });
    if (own.length === 0 || isIn > 0) return;
    const words = { ...emptyLine, counterIds: [own[0]!.id], orders: 'Hold.', action: 'hold', posture: 'tact' };
    const lines = [{ ...words, id: `draft-${writeId()}`, position: 0, version: 0 }];
    await act('save-draft', { turn, lines, removed: [] }, player(teamId)[0]);
    await act('take-draft', { teamId, turn });
  },
  'resume-clock': async ({ turn, act }) => {
    await act('pause-clock', { turn });
    await act('resume-clock', { turn });
  },
  'submit-air-sheet': airHandedIn,
  'take-back-air-sheet': async (hand) => {
    const at = await airHandedIn(hand);
    const { turn, act } = hand;
    if (at) await act('take-back-air-sheet', { turn, version: at.sheet.version }, at.seat);
  },
  'note-order-line': async (hand) => {
    const at = await reads(hand);
    if (at) await hand.act('note-order-line', { ...at.row, text: 'They mean the north end.', version: 0 });
  },
  'note-crossings': async (hand) => {
    const at = await reads(hand);
    const crossing = hand.all('crossing')[0];
    if (at && crossing) await hand.act('note-crossings', { ...at.row, crossingIds: [crossing.id], version: 0 });
  },
  'note-request': async (hand) => {
    const at = await reads(hand);
    if (at) await hand.act('note-request', { requestId: at.line.id, text: 'None to be had.', version: 0 });
  },
  'query-order-line': async (hand) => {
    const at = await reads(hand);
    if (at) await hand.act('query-order-line', { ...at.row, text: 'Which end do you mean?' });
  },
  'answer-query': async (hand) => {
    const at = await reads(hand);
    if (!at) return;
    const { act } = hand;
    await act('query-order-line', { ...at.row, text: 'Which end do you mean?' });
    const query = await db().issuedQuery.findFirst({ where: { lineId: at.line.id }, orderBy: { askedAt: 'desc' } });
    if (query) await act('answer-query', { queryId: query.id, text: 'The north end.' }, at.seat);
  },
  'send-copy': copySent,
  'deliver-copy': async (hand) => {
    const copy = await copySent(hand);
    if (copy) await hand.act('deliver-copy', { copyId: copy.id });
  },
  'lose-message': async (hand) => {
    const message = await sent(hand);
    if (message) await hand.act('lose-message', { messageId: message.id, version: 0 });
  },
  'set-aside-messages': async (hand) => {
    const message = await sent(hand);
    if (!message) return;
    const { teamId, writtenBy } = message;
    await hand.act('set-aside-messages', { teamId, writtenBy, reason: 'Too many to read.' });
  },
  'tell-sender': async (hand) => {
    const message = await sent(hand);
    if (message) await hand.act('tell-sender', { messageId: message.id, news: 'notReceived' });
  },
  'answer-decision': async (hand) => {
    const decision = await asked(hand);
    if (!decision) return;
    const [seat] = hand.player(decision.teamId);
    await hand.act('answer-decision', { decisionId: decision.id, option: 1 }, seat);
  },
  'settle-decision': async (hand) => {
    const decision = await asked(hand);
    if (!decision) return;
    const { id: decisionId, version } = decision;
    await hand.act('settle-decision', { decisionId, version, settledAs: null, reason: 'It is not needed.' });
  },
  'release-sighting': async ({ gameId, turn, chance, all, act }) => {
    const team = chance.oneOf(all('team'));
    await act('draft-sighting', { teamKey: team.says });
    const draft = await db().sightingReport.findFirst({
      where: { gameId, turn, teamId: team.id },
      orderBy: { number: 'desc' },
    });
    if (!draft) return;
    const { id: sightingId, source, version } = draft;
    const body = 'Vehicles were heard in the night.';
    const saved = { sightingId, source, body, contacts: [], overruled: {}, version };
    const answer = await act('save-sighting', saved);
    if (answer.ok) await act('release-sighting', { sightingId, version: version + 1 });
  },
  'mark-told': async ({ gameId, turn, chance, all, act }) => {
    const team = chance.oneOf(all('team'));
    const drafted = () => db().reportDraft.findFirst({ where: { gameId, turn, teamId: team.id, state: 'drafted' } });
    await act('close-movement', { turn });
    await act('close-grouping', { turn });
    if (!(await drafted())) await act('draft-report', { teamKey: team.says, version: 0 });
    const draft = await drafted();
    if (draft) await act('mark-told', { told: [{ kind: 'report', id: draft.id, version: draft.version }] });
  },
  'hand-over': noted,
  'acknowledge-notes': async (hand) => {
    const note = await noted(hand);
    if (note) await hand.act('acknowledge-notes', { noteIds: [note.id] }, note.to);
  },
  'delay-message': async (hand) => {
    const message = await sent(hand);
    if (message) await hand.act('delay-message', { messageId: message.id, version: 0, dueTurn: hand.turn + 1 });
  },
  'return-order-sheet': async (hand) => {
    const at = await reads(hand);
    if (!at) return;
    const { turn, act } = hand;
    await act('ask-for-sheet', { turn }, at.seat);
    await act('return-order-sheet', { sheetId: at.sheet.id });
  },
};

/** A note of Game Control's to another seat of Control, where there is one. */
async function noted({ gameId, controls, act }: Hand) {
  const [, other] = controls;
  if (!other) return null;
  await act('hand-over', { toSeatId: other.id, text: 'Have a look at the bridge.', cards: [] });
  const note = await db().controlNote.findFirst({ where: { gameId, toSeatId: other.id }, orderBy: { at: 'desc' } });
  return note && { ...note, to: other.name };
}

async function copySent(hand: Hand) {
  const at = await handedIn(hand);
  if (!at?.link) return null;
  const { turn, act } = hand;
  await act('send-copy', { turn, linkId: at.link.id }, at.seat);
  return db().sheetCopy.findFirst({ where: { sheetId: at.sheet.id } });
}
