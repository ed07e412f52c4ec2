import type { AirSheetCard, CombatCardRow, DecisionCard, QueryCard } from '@/lib/db/sequence/board-cards';
import type { TrayTeam } from '@/lib/desks/control/orders/tray-teams';
import { type BoardCard, type BoardSetting, forControl, forTeam, iso, plain, rowsIn, short } from './board-card';

/** A team's order sheet. A team without troops owes none, and has a card only when it has written one. */
export function sheetCard(team: TrayTeam, setting: BoardSetting): BoardCard | null {
  const { state, rows, cameLate, isOwing, longerUntil, isAsked, teamId, key, name, sheetId, hasPaper, unanswered } =
    team;
  const mayWrite = isAsked && team.hasTroops;
  const isMissing = state === 'nothing' || state === 'drafting';
  if (state === 'nothing' && !mayWrite && !hasPaper) return null;
  const base = {
    kind: 'sheet' as const,
    subjectId: sheetId ?? teamId,
    name,
    to: `/orders/${key}`,
    teamIds: [teamId],
    sector: setting.sectorOfTeam(teamId),
  };
  const late = cameLate && !isMissing ? ' · late' : '';
  if (isMissing) {
    const about = state === 'nothing' ? 'order sheet not begun' : `drafting, ${rowsIn(rows)}`;
    const lateWords =
      state === 'nothing'
        ? 'Not handed in.'
        : `Draft only, ${rowsIn(rows)}.${setting.takesDrafts ? ' The draft may be taken as it lies.' : ''}`;
    const onPaper = hasPaper ? 'A paper sheet is being typed in.' : '';
    const waitsFor = mayWrite ? ('team' as const) : null;
    const inTime = { ...base, lane: 'in' as const, about, blocks: onPaper, meaning: 'plain' as const, waitsFor };
    const isLate = { meaning: 'overdue' as const, blocks: onPaper || lateWords, since: iso(setting.ordersEndedAt) };
    if (setting.phase === 'orders' || !isOwing) return { ...inTime, since: null };
    return longerUntil ? { ...inTime, since: null, later: { at: longerUntil, ...isLate } } : { ...inTime, ...isLate };
  }
  const about = `order sheet, ${rowsIn(rows)}${late}`;
  const since = team.submittedAt;
  if (state === 'accepted') return { ...base, ...plain, lane: 'checked', about, since: team.acceptedAt };
  if (state === 'queried') {
    const blocks = unanswered === 1 ? 'An answer is missing.' : `${unanswered} answers are missing.`;
    return { ...base, ...forTeam, lane: 'in', about, blocks, since };
  }
  const blocks = state === 'handedIn' ? 'Nobody has opened it.' : 'To be accepted.';
  return { ...base, ...forControl, lane: 'in', about, blocks, since };
}

export function airSheetCard(sheet: AirSheetCard, { nameOf, keyOf, sectorOfTeam }: BoardSetting): BoardCard {
  const { id, teamId, rows, isLate, reading } = sheet;
  const base = {
    kind: 'airSheet' as const,
    subjectId: id,
    name: nameOf(teamId),
    teamIds: [teamId],
    sector: sectorOfTeam(teamId),
    to: `/air/requests?team=${keyOf(teamId)}`,
    about: `air requests, ${rowsIn(rows)}${isLate ? ' · late' : ''}`,
  };
  if (reading === 'accepted') return { ...base, ...plain, lane: 'checked', since: iso(sheet.acceptedAt) };
  const blocks = reading ? 'To be accepted.' : 'Nobody has opened it.';
  return { ...base, ...forControl, lane: 'in', blocks, since: iso(sheet.submittedAt) };
}

/** A question to a team about a sheet that is not accepted yet. */
export function queryCard(query: QueryCard, { nameOf, keyOf, sectorOfTeam }: BoardSetting): BoardCard {
  const { id, teamId, text, row, isAir, answeredAt } = query;
  const key = keyOf(teamId);
  const base = {
    kind: 'query' as const,
    subjectId: id,
    teamIds: [teamId],
    sector: sectorOfTeam(teamId),
    name: row === null ? nameOf(teamId) : `${nameOf(teamId)}, row ${row}`,
    to: isAir ? `/air/requests?team=${key}` : `/orders/${key}${row === null ? '' : `?row=${row}`}`,
  };
  const said = `“${short(text)}”`;
  if (answeredAt) {
    const words = { about: `answer to ${said}`, blocks: 'Answered: read it.' };
    return { ...base, ...forControl, ...words, lane: 'checked', since: iso(answeredAt) };
  }
  return {
    ...base,
    ...forTeam,
    about: 'query',
    blocks: `${said} Not answered.`,
    lane: 'in',
    since: iso(query.askedAt),
  };
}

/** An instant decision (§9 Analysing Combat 3). */
export function decisionCard(
  decision: DecisionCard,
  combats: readonly CombatCardRow[],
  { nameOf, sectorOfTeam }: BoardSetting,
): BoardCard {
  const { id, teamId, combatId, question, chosen, answeredAt, settledAt } = decision;
  const combat = combats.find((one) => one.id === combatId);
  const base = {
    kind: 'decision' as const,
    subjectId: id,
    name: nameOf(teamId),
    teamIds: [teamId],
    sector: sectorOfTeam(teamId),
    to: combat ? `/combats/${combat.id}` : '/combats',
  };
  const about = `decision${combat ? ` for C${combat.number}` : ''}`;
  if (settledAt)
    return { ...base, ...plain, lane: 'checked', about: `${about}: ${chosen ?? 'settled'}`, since: iso(settledAt) };
  if (answeredAt)
    return { ...base, ...forControl, lane: 'checked', about, blocks: `Answered: ${chosen}.`, since: iso(answeredAt) };
  const said = `“${short(question)}”`;
  const at = decision.endsAt.toISOString();
  return {
    ...base,
    ...forTeam,
    lane: 'in',
    about,
    blocks: `${said} Not answered.`,
    since: iso(decision.askedAt),
    later: { at, meaning: 'overdue', waitsFor: 'control', blocks: `${said} The time is up.`, since: at },
  };
}
