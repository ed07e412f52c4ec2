import { keyOf, type LedgerEntry, type LedgerKind, type LedgerState, truthOf } from '@/lib/ledger/kinds';
import { contactId, pairId } from '../change';
import { db } from '../client';
import { linkedTruth } from '../combat/combats';
import { unitsWhere } from '../movement/units';
import { gunsTruth, queueTruth } from './linked-truth';

/** The entries of a game's ledger in order: all, or those that come after the one of this number. */
export async function entriesOf(gameId: string, after = 0): Promise<LedgerEntry[]> {
  const where = { gameId, number: { gt: after } };
  const rows = await db().ledgerEntry.findMany({ where, orderBy: { number: 'asc' } });
  return rows.map(({ number, kind, subjectId, before, after }) => ({
    number,
    kind: kind as LedgerKind,
    subjectId,
    before: before as LedgerEntry['before'],
    after: after as LedgerEntry['after'],
  }));
}

/** The truth as the tables hold it now, in the ledger's shape: it must equal the ledger folded over the scenario. */
export async function storedTruth(gameId: string): Promise<LedgerState> {
  const inGame = { where: { gameId } };
  const [
    games,
    turns,
    units,
    pairs,
    crossings,
    passages,
    bridging,
    squadrons,
    airTasks,
    areas,
    cases,
    seats,
    sheets,
    readings,
    notes,
    requests,
    queries,
    answers,
    copies,
    combats,
    contacts,
    reports,
    sightings,
    airSheets,
    expected,
    squadronsTold,
    notices,
    nudges,
    extensions,
    decisions,
    decided,
    messages,
    carriages,
    delivered,
    news,
    telephone,
    bindings,
    exceptions,
    companionGames,
    companionActs,
    companionSeats,
    laidMoves,
    companionTables,
  ] = await Promise.all([
    db().game.findMany({ where: { id: gameId } }),
    db().turn.findMany(inGame),
    unitsWhere(db(), { gameId }),
    db().contactPair.findMany(inGame),
    db().crossing.findMany({ ...inGame, include: { queue: { orderBy: { position: 'asc' } } } }),
    db().passage.findMany(inGame),
    db().bridgingWork.findMany(inGame),
    db().squadron.findMany(inGame),
    db().airTask.findMany(inGame),
    db().interdictionArea.findMany({ ...inGame, include: { guns: { orderBy: { unitId: 'asc' } } } }),
    db().rulesCase.findMany(inGame),
    db().seat.findMany(inGame),
    db().orderSheet.findMany({
      where: { gameId, state: 'submitted' },
      include: {
        lines: { orderBy: [{ position: 'asc' }, { writtenAs: 'asc' }], omit: { sheetId: true, writtenAs: true } },
      },
    }),
    db().sheetReading.findMany(inGame),
    db().lineNote.findMany(inGame),
    db().requestNote.findMany(inGame),
    db().issuedQuery.findMany(inGame),
    db().queryAnswer.findMany(inGame),
    db().copyHandling.findMany(inGame),
    db().combat.findMany({ where: { gameId }, include: { units: true, air: true } }),
    db().contactTurn.findMany(inGame),
    db().reportDraft.findMany(inGame),
    db().sightingReport.findMany(inGame),
    db().airSheet.findMany({
      where: { gameId, state: 'submitted' },
      include: {
        lines: { orderBy: [{ position: 'asc' }, { writtenAs: 'asc' }], omit: { sheetId: true, writtenAs: true } },
      },
    }),
    db().expectedArrival.findMany(inGame),
    db().issuedSquadron.findMany(inGame),
    db().publicNotice.findMany(inGame),
    db().issuedNudge.findMany(inGame),
    db().issuedExtension.findMany(inGame),
    db().decision.findMany(inGame),
    db().decisionAnswer.findMany(inGame),
    db().message.findMany(inGame),
    db().carriage.findMany(inGame),
    db().deliveredMessage.findMany(inGame),
    db().messageNews.findMany(inGame),
    db().telephoneNote.findMany(inGame),
    db().bindingRuling.findMany(inGame),
    db().conflictException.findMany(inGame),
    db().companionGame.findMany(inGame),
    db().companionAct.findMany(inGame),
    db().companionSeat.findMany(inGame),
    db().laidMove.findMany(inGame),
    db().companionTables.findMany(inGame),
  ]);
  const state: LedgerState = new Map();
  const keep = <Row extends object>(kind: LedgerKind, rows: Row[], idOf: (row: Row) => string | number) => {
    for (const row of rows) state.set(keyOf(kind, idOf(row)), truthOf(kind, row as Record<string, unknown>));
  };
  keep('game', games, (row) => row.id);
  keep('turn', turns, (row) => row.number);
  keep('unit', units, (row) => row.id);
  keep(
    'raisedUnit',
    units.filter(({ raisedIn }) => raisedIn !== null),
    (row) => row.id,
  );
  keep('pair', pairs, pairId);
  keep(
    'crossing',
    crossings.map((crossing) => ({ ...crossing, queue: queueTruth(crossing.queue) })),
    (row) => row.id,
  );
  keep('passage', passages, (row) => row.id);
  keep('bridging', bridging, (row) => row.id);
  keep('squadron', squadrons, (row) => row.id);
  keep('airTask', airTasks, (row) => row.id);
  keep(
    'area',
    areas.map((area) => ({ ...area, guns: gunsTruth(area.guns) })),
    (row) => row.id,
  );
  keep('case', cases, (row) => row.id);
  keep('seat', seats, (row) => row.id);
  keep('sheet', sheets, (row) => row.id);
  keep('reading', readings, (row) => row.sheetId);
  keep('note', notes, (row) => row.lineId);
  keep('request', requests, (row) => row.id);
  keep('query', queries, (row) => row.id);
  keep('answer', answers, (row) => row.queryId);
  keep('copy', copies, (row) => row.copyId);
  keep(
    'combat',
    combats.map((combat) => ({ ...combat, ...linkedTruth(combat.units, combat.air) })),
    (row) => row.id,
  );
  keep('contact', contacts, (row) => contactId(row.turn, row.unitId, row.enemyFormation));
  keep('report', reports, (row) => row.id);
  keep('sighting', sightings, (row) => row.id);
  keep('airSheet', airSheets, (row) => row.id);
  keep('expected', expected, (row) => row.id);
  keep('squadronTold', squadronsTold, (row) => row.id);
  keep('notice', notices, (row) => row.id);
  keep('nudge', nudges, (row) => row.id);
  keep('extension', extensions, (row) => `${row.turn}|${row.teamId}`);
  keep('decision', decisions, (row) => row.id);
  keep('decided', decided, (row) => row.decisionId);
  keep('message', messages, (row) => row.id);
  keep('carriage', carriages, (row) => row.messageId);
  keep('delivered', delivered, (row) => row.id);
  keep('news', news, (row) => row.id);
  keep('telephone', telephone, (row) => row.id);
  keep('binding', bindings, (row) => row.id);
  keep('exception', exceptions, (row) => `${row.turn}|${row.conflict}`);
  keep('companionGame', companionGames, (row) => row.id);
  keep('companionAct', companionActs, (row) => row.id);
  keep('companionSeat', companionSeats, (row) => row.id);
  keep('laidMove', laidMoves, (row) => row.tableId);
  keep('companionTables', companionTables, (row) => row.id);
  return state;
}
