import { db } from '@/lib/db/client';
import { setWeather } from '@/lib/turn/air/set-weather';
import { extendDeadline } from '@/lib/turn/clock/extend-deadline';
import { nudgeLate } from '@/lib/turn/clock/nudge-late';
import { nudgeTeam } from '@/lib/turn/clock/nudge-team';
import { pauseClock } from '@/lib/turn/clock/pause-clock';
import { resumeClock } from '@/lib/turn/clock/resume-clock';
import { setBudgets } from '@/lib/turn/clock/set-budgets';
import { setDeadline } from '@/lib/turn/clock/set-deadline';
import { issueNotice } from '@/lib/turn/issuing/issue-notice';
import { withdrawNotice } from '@/lib/turn/issuing/withdraw-notice';
import { takeDraft } from '@/lib/turn/orders/take-draft';
import { flagMoment } from '@/lib/turn/record/flag-moment';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { draftReports } from '@/lib/turn/reports/draft-reports';
import { draftSighting } from '@/lib/turn/reports/draft-sighting';
import { markTold } from '@/lib/turn/reports/mark-told';
import { releaseReport } from '@/lib/turn/reports/release-report';
import { releaseReports } from '@/lib/turn/reports/release-reports';
import { saveReport } from '@/lib/turn/reports/save-report';
import { saveSighting } from '@/lib/turn/reports/save-sighting';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { movePhase } from '@/lib/turn/sequence/move-phase';
import { undoAct } from '@/lib/turn/undo/undo-act';
import { good } from '../combats';
import { after, game, guards, id, keep, players, type Row, seat, signed } from './scene-for-tests';

const draftOfAirborne = async () => {
  const teamId = players.find(({ key, gameId }) => key === '1-airborne' && gameId === seat.gameId)!.player.teamId;
  const draft = await db().reportDraft.findFirstOrThrow({ where: { teamId, turn: 5 } });
  return { reportId: draft.id, version: draft.version };
};

/** Reports, the clock, and the turn. */
export const rowsOfTurn: Row[] = [
  [
    'draft-report',
    'nobody',
    async () => keep('report', 'id', await draftReport(seat, { teamKey: 'guards-armoured', version: 0 }, signed())),
  ],
  [
    'save-report',
    'nobody',
    () => saveReport(seat, { reportId: id('report'), body: 'A quiet afternoon.', overruled: {}, version: 1 }, signed()),
  ],
  // The clock, and orders on time.
  ['set-deadline', 'nobody', () => setDeadline(seat, { deadline: 'takeDraft' }, signed())],
  [
    'set-budgets',
    'everybody',
    () => {
      const phases = game.scenario.phases.map(({ key, budgetSeconds }) => [key, budgetSeconds] as const);
      const was = Object.fromEntries(phases) as Parameters<typeof setBudgets>[1]['was'];
      return setBudgets(seat, { was, budgets: { ...was, orders: was.orders + 60 } }, signed());
    },
  ],
  ['pause-clock', 'everybody', () => pauseClock(seat, { turn: 5 }, signed())],
  ['resume-clock', 'everybody', () => resumeClock(seat, { turn: 5 }, signed())],
  [
    'issue-notice',
    'everybody',
    async () => keep('notice', 'id', await issueNotice(seat, { text: 'Lunch is served in the gallery.' }, signed())),
  ],
  ['withdraw-notice', 'everybody', () => withdrawNotice(seat, { noticeId: id('notice') }, signed())],
  ['nudge-team', 'guards-armoured', () => nudgeTeam(seat, { teamId: guards.teamId, turn: 5 }, signed())],
  // All but these two have more time, and one of them was nudged just now.
  ['nudge-late', '101-airborne', () => nudgeLate(seat, { turn: 5 }, signed())],
  [
    'extend-deadline',
    '101-airborne',
    async () => extendDeadline(seat, { teamId: await game.teamId('101-airborne'), turn: 5, minutes: 2 }, signed()),
  ],
  ['take-draft', 'guards-armoured', () => takeDraft(seat, { teamId: guards.teamId, turn: 5 }, signed())],
  ['close-movement', 'everybody', () => closeMovement(seat, { turn: 5 }, signed())],
  ['release-report', 'guards-armoured', () => releaseReport(seat, { reportId: id('report'), version: 2 }, signed())],
  ['draft-reports', 'nobody', () => draftReports(seat, { teams: [{ teamKey: '1-airborne', version: 0 }] }, signed())],
  [
    'mark-told',
    'nobody',
    after(
      async () => {
        const { reportId, version } = await draftOfAirborne();
        const { id: sightingId } = good(await draftSighting(seat, { teamKey: '1-airborne' }));
        const text = { source: 'civilians', body: 'Tanks in the wood.', contacts: [], overruled: {} };
        good(await saveSighting(seat, { sightingId, version: 1, ...text }));
        return [
          { kind: 'report' as const, id: reportId, version },
          { kind: 'sighting' as const, id: sightingId, version: 2 },
        ];
      },
      (told) => markTold(seat, { told }, signed()),
    ),
  ],
  [
    'release-reports',
    '1-airborne',
    after(draftOfAirborne, (report) => releaseReports(seat, { reports: [report] }, signed())),
  ],
  ['flag-moment', 'nobody', () => flagMoment(seat, { word: 'A bold move.' }, signed())],
  [
    'undo-act',
    'nobody',
    after(
      async () => {
        const { weather } = await db().turn.findUniqueOrThrow({
          where: { gameId_number: { gameId: seat.gameId, number: 5 } },
        });
        good(await setWeather(seat, { turn: 5, weather: weather === 'bad' ? 'fair' : 'bad' }));
        return (await db().game.findUniqueOrThrow({ where: { id: seat.gameId } })).entries;
      },
      (number) => undoAct(seat, { number, reason: 'It cleared up.' }, signed()),
    ),
  ],
  ['move-phase', 'everybody', () => movePhase(seat, { from: 'orders', to: 'briefing' }, signed())],
  ['end-turn', 'everybody', () => endTurn(seat, { turn: 5, reason: 'The test ends.' }, signed())],
];
