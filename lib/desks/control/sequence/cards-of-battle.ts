import { isTold } from '@/lib/db/reports/is-told';
import type {
  AirTaskCard,
  CombatCardRow,
  CrossingCardRow,
  DecisionCard,
  ReportCardRow,
} from '@/lib/db/sequence/board-cards';
import { counted, listed } from '@/lib/text';
import type { TestCalled } from '@/lib/turn/crossings/bridge-tests-due';
import { missionInSentence } from '@/lib/word-tables';
import { type BoardCard, type BoardSetting, forControl, iso, plain } from './board-card';

/** A combat, and what stands between it and its ruling. */
export function combatCard(
  combat: CombatCardRow,
  decisions: readonly DecisionCard[],
  called: readonly TestCalled[],
  reports: readonly ReportCardRow[],
  setting: BoardSetting,
): BoardCard {
  const { id, number, name, state, teamIds } = combat;
  const base = {
    kind: 'combat' as const,
    subjectId: id,
    name: `C${number} ${name}`,
    to: `/combats/${id}`,
    teamIds,
    sector: setting.sectorAt(combat),
  };
  if (state === 'ruled') {
    const hasReport = (team: string) => reports.some((one) => one.teamId === team && isTold(one));
    const isOver = teamIds.length > 0 && teamIds.every(hasReport);
    const about = isOver ? 'told' : 'ruled on';
    return { ...base, ...plain, lane: isOver ? 'told' : 'resolved', about, since: iso(combat.ruledAt) };
  }
  if (state === 'resolved') {
    const words = { about: 'die thrown', blocks: 'Accept or overrule.' };
    return { ...base, ...forControl, ...words, lane: 'resolved', since: iso(combat.resolvedAt) };
  }
  if (!setting.isGroupingClosed) return { ...base, ...plain, lane: 'grouped', about: 'grouped', since: null };
  const open = decisions.filter((one) => one.combatId === id && !one.settledAt);
  const due = called.filter(({ call, combats }) => call === 'due' && combats.some((one) => one.id === id));
  const holds = [
    ...open.map(({ teamId, answeredAt }) =>
      answeredAt ? `the answer of ${setting.nameOf(teamId)} to be read` : `the answer of ${setting.nameOf(teamId)}`,
    ),
    ...due.map((test) => `the test of ${test.name}`),
  ];
  const reportsWaiting = teamIds.length === 1 ? 'One report waits' : `${counted(teamIds.length, 'report')} wait`;
  const blocks =
    holds.length > 0 ? `Waits for ${listed(holds, 3)}.` : `The die is to be thrown. ${reportsWaiting} for it.`;
  return { ...base, ...forControl, lane: 'grouped', about: 'grouped', blocks, since: iso(setting.groupingClosedAt) };
}

/** An air order: laid on, then flown or driven off. */
export function airTaskCard(
  task: AirTaskCard,
  liftName: (id: string) => string | null,
  setting: BoardSetting,
): BoardCard {
  const { id, mission, formation, squadrons, group, liftId, state, x, y } = task;
  const lift = liftId ? liftName(liftId) : null;
  const what = missionInSentence(mission);
  return {
    kind: 'airTask' as const,
    subjectId: id,
    ...plain,
    teamIds: [],
    since: null,
    to: '/air',
    name: lift ? `Lift, ${lift}` : formation ? `${group ?? 'Aircraft'} for ${formation}` : (group ?? 'Aircraft'),
    about: `${what}, ${counted(squadrons, lift ? 'serial' : 'squadron')}${state === 'drivenOff' ? ' · driven off' : ''}`,
    lane: state === 'ordered' ? 'checked' : 'resolved',
    sector: setting.sectorAt(x === null || y === null ? null : { x, y }),
  };
}

/** A crossing where a test is called for or units wait, or that was tested this turn (§7, §8). */
export function crossingCard(
  crossing: CrossingCardRow,
  called: readonly TestCalled[],
  { sectorAt, phase }: BoardSetting,
): BoardCard {
  const { id, name, queue, teamIds, state, isTestedNow, testedBy } = crossing;
  const base = {
    kind: 'crossing' as const,
    subjectId: id,
    name,
    to: `/crossings?at=${id}`,
    teamIds,
    sector: sectorAt(crossing),
  };
  const call = called.find(({ crossingId }) => crossingId === id);
  const waits = queue.length === 0 ? '' : `${counted(queue.length, 'unit waits', 'units wait')}, ${queue[0]} first`;
  if (call?.call === 'due') {
    const before = listed(
      call.combats.map(({ number }) => `C${number}`),
      3,
    );
    const blocks = before ? `Its test is due before ${before} is resolved.` : 'Its test is due.';
    return { ...base, ...forControl, lane: 'checked', about: waits || 'untested', blocks, since: null };
  }
  if (queue.length > 0) {
    const isTime = phase === 'movement';
    const blocks = isTime ? 'Let the queue cross.' : '';
    const meaning = isTime ? ('waiting' as const) : ('plain' as const);
    return {
      ...base,
      lane: 'checked',
      about: waits,
      blocks,
      meaning,
      waitsFor: isTime ? 'control' : null,
      since: null,
    };
  }
  if (isTestedNow)
    return {
      ...base,
      ...plain,
      lane: 'resolved',
      about: `tested by ${testedBy}: ${testWords(state)}`,
      since: iso(crossing.testedAt),
    };
  const about = 'a test may be made';
  return { ...base, ...plain, lane: 'checked', about, since: null };
}

const testWords = (state: string): string => (state === 'blown' ? 'blown' : 'it stands');
