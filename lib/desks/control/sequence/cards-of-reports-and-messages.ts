import { whyCorrected } from '@/lib/advice/reports/correction-words';
import { isTold, lastToldAt } from '@/lib/db/reports/is-told';
import type {
  CombatCardRow,
  MessageCardRow,
  ReportCardRow,
  SightingCardRow,
  TelephoneCardRow,
} from '@/lib/db/sequence/board-cards';
import { listed } from '@/lib/text';
import type { CorrectionDue } from '@/lib/turn/reports/corrections-due';
import { meansWords } from '@/lib/visibility/forms/message-form';
import { type BoardCard, type BoardSetting, forControl, iso, plain, short } from './board-card';

/**
 * A team's report of the turn. It has a card once it is drafted, or once briefing has begun; and a letter that is not true
 * any more, of this turn or an earlier one, until its correction is out.
 */
export function reportCard(
  teamId: string,
  report: ReportCardRow | null,
  combats: readonly CombatCardRow[],
  corrections: readonly CorrectionDue[],
  { nameOf, keyOf, sectorOfTeam, phase, phaseStartedAt }: BoardSetting,
): BoardCard | null {
  const base = {
    kind: 'report' as const,
    subjectId: teamId,
    name: nameOf(teamId),
    teamIds: [teamId],
    sector: sectorOfTeam(teamId),
    to: `/reports/${keyOf(teamId)}`,
  };
  const wrong = corrections.find(
    ({ team, isEarlier }) => team.id === teamId && (isEarlier || (report && isTold(report))),
  );
  if (wrong) {
    const { turn, isEarlier, toldAt, draft } = wrong;
    const letter = isEarlier ? `letter of turn ${turn}` : 'letter';
    const about = draft ? `correction of the ${letter} drafted` : `${letter} not true any more`;
    const blocks = `${draft ? 'To be released' : 'Needs a correction'}: ${whyCorrected(wrong)}.`;
    const to = isEarlier ? `${base.to}?turn=${turn}` : base.to;
    return {
      ...base,
      ...forControl,
      to,
      lane: 'resolved',
      about,
      blocks,
      isDrafted: draft !== null,
      since: iso(toldAt),
    };
  }
  if (report && isTold(report)) {
    const about = report.state === 'released' ? 'report' : 'told aloud';
    return { ...base, ...plain, lane: 'told', about, since: iso(lastToldAt(report)) };
  }
  const isTime = phase === 'briefing' || phase === 'reinforcements';
  if (!report && !isTime) return null;
  const open = combats.filter((one) => one.state !== 'ruled' && one.teamIds.includes(teamId));
  const about = report ? (report.number > 1 ? 'correction drafted' : 'report drafted') : 'report, no draft';
  const blocks =
    open.length > 0
      ? `Waits for ${listed(
          open.map(({ number, name }) => `C${number} ${name}`),
          3,
        )}.`
      : isTime
        ? `To be ${report ? 'released' : 'drafted'}.`
        : '';
  const isDrafted = report !== null;
  const since = isTime ? iso(phaseStartedAt) : null;
  const meaning = isTime ? ('waiting' as const) : ('plain' as const);
  return { ...base, lane: 'resolved', about, blocks, isDrafted, meaning, waitsFor: isTime ? 'control' : null, since };
}

export function sightingCard(sighting: SightingCardRow, { nameOf, sectorOfTeam }: BoardSetting): BoardCard {
  const { id, teamId, source, state } = sighting;
  const base = {
    kind: 'sighting' as const,
    subjectId: id,
    name: nameOf(teamId),
    teamIds: [teamId],
    sector: sectorOfTeam(teamId),
    to: `/air/sightings?report=${id}`,
  };
  if (isTold(sighting)) {
    const about = state === 'released' ? 'sightings' : 'sightings aloud';
    return { ...base, ...plain, lane: 'told', about, since: iso(lastToldAt(sighting)) };
  }
  return {
    ...base,
    ...forControl,
    lane: 'resolved',
    about: `sightings, ${source}`,
    blocks: 'To be released.',
    since: null,
  };
}

/** A message between HQs, or to Control. */
export function messageCard(message: MessageCardRow, { nameOf, sectorOfTeam }: BoardSetting): BoardCard {
  const { id, teamId, toTeamId, toName, means, state, dueTurn, dueAt, at, sentAt, moreBehind } = message;
  const base = {
    kind: 'message' as const,
    subjectId: id,
    teamIds: [teamId, ...(toTeamId ? [toTeamId] : [])],
    name: `${nameOf(teamId)} to ${toName}`,
    sector: sectorOfTeam(teamId),
    to: `/messages?message=${id}`,
  };
  const more = moreBehind > 0 ? `, and ${moreBehind} more from that desk` : '';
  const about = `${toTeamId ? meansWords(means) : 'to Control'}${more}`;
  if (state === null || state === 'held')
    return { ...base, ...forControl, lane: 'in', about, blocks: 'Nobody has carried it yet.', since: iso(sentAt) };
  if (state === 'onItsWay')
    return {
      ...base,
      ...plain,
      lane: 'checked',
      about: `${about}, ${dueTurn !== null ? `due in turn ${dueTurn}` : dueAt ? 'on its way' : 'with its next report'}`,
      since: iso(at),
    };
  return { ...base, ...plain, lane: 'told', about: `${settledWords[state]}${more}`, since: iso(at) };
}

const settledWords = { delivered: 'message', lost: 'message lost', setAside: 'message set aside' } as const;

/** A telephone note of which nothing has been made yet. */
export function telephoneCard(note: TelephoneCardRow, { nameOf, sectorOfTeam }: BoardSetting): BoardCard {
  const { id, teamId, text, takenBy, takenAt } = note;
  return {
    kind: 'message' as const,
    subjectId: id,
    lane: 'in' as const,
    ...forControl,
    since: iso(takenAt),
    name: teamId ? `${nameOf(teamId)}, by telephone` : 'A call',
    about: `taken down by ${takenBy}`,
    blocks: `“${short(text)}”`,
    teamIds: teamId ? [teamId] : [],
    sector: teamId ? sectorOfTeam(teamId) : null,
    to: `/messages?note=${id}`,
  };
}
