import { db } from '@/lib/db/client';
import { closeMovement } from '../close-movement';
import { good } from '../combats-for-tests';
import { draftReport } from '../draft-report';
import { draftReports } from '../draft-reports';
import { draftSighting } from '../draft-sighting';
import { endTurn } from '../end-turn';
import { extendDeadline } from '../extend-deadline';
import { issueNotice } from '../issue-notice';
import { markTold } from '../mark-told';
import { movePhase } from '../move-phase';
import { nudgeLate } from '../nudge-late';
import { nudgeTeam } from '../nudge-team';
import { pauseClock } from '../pause-clock';
import { releaseReport } from '../release-report';
import { releaseReports } from '../release-reports';
import { resumeClock } from '../resume-clock';
import { saveReport } from '../save-report';
import { saveSighting } from '../save-sighting';
import { setBudgets } from '../set-budgets';
import { setDeadline } from '../set-deadline';
import { setWeather } from '../set-weather';
import { takeDraft } from '../take-draft';
import { undoAct } from '../undo-act';
import { withdrawNotice } from '../withdraw-notice';
import { after, game, guards, id, keep, players, type Row, seat } from './scene-for-tests';

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
    async () => keep('report', 'id', await draftReport(seat, { teamKey: 'guards-armoured', version: 0 })),
  ],
  [
    'save-report',
    'nobody',
    () => saveReport(seat, { reportId: id('report'), body: 'A quiet afternoon.', overruled: {}, version: 1 }),
  ],
  // The clock, and orders on time.
  ['set-deadline', 'nobody', () => setDeadline(seat, { deadline: 'takeDraft' })],
  [
    'set-budgets',
    'everybody',
    () => {
      const phases = game.scenario.phases.map(({ key, budgetSeconds }) => [key, budgetSeconds] as const);
      const was = Object.fromEntries(phases) as Parameters<typeof setBudgets>[1]['was'];
      return setBudgets(seat, { was, budgets: { ...was, orders: was.orders + 60 } });
    },
  ],
  ['pause-clock', 'everybody', () => pauseClock(seat, { turn: 5 })],
  ['resume-clock', 'everybody', () => resumeClock(seat, { turn: 5 })],
  [
    'issue-notice',
    'everybody',
    async () => keep('notice', 'id', await issueNotice(seat, { text: 'Lunch is served in the gallery.' })),
  ],
  ['withdraw-notice', 'everybody', () => withdrawNotice(seat, { noticeId: id('notice') })],
  ['nudge-team', 'guards-armoured', () => nudgeTeam(seat, { teamId: guards.teamId, turn: 5 })],
  // All but these two have more time, and one of them was nudged just now.
  ['nudge-late', '101-airborne', () => nudgeLate(seat, { turn: 5 })],
  [
    'extend-deadline',
    '101-airborne',
    async () => extendDeadline(seat, { teamId: await game.teamId('101-airborne'), turn: 5, minutes: 2 }),
  ],
  ['take-draft', 'guards-armoured', () => takeDraft(seat, { teamId: guards.teamId, turn: 5 })],
  ['close-movement', 'everybody', () => closeMovement(seat, { turn: 5 })],
  ['release-report', 'guards-armoured', () => releaseReport(seat, { reportId: id('report'), version: 2 })],
  ['draft-reports', 'nobody', () => draftReports(seat, { teams: [{ teamKey: '1-airborne', version: 0 }] })],
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
      (told) => markTold(seat, { told }),
    ),
  ],
  ['release-reports', '1-airborne', after(draftOfAirborne, (report) => releaseReports(seat, { reports: [report] }))],
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
      (number) => undoAct(seat, { number, reason: 'It cleared up.' }),
    ),
  ],
  ['move-phase', 'everybody', () => movePhase(seat, { from: 'orders', to: 'briefing' })],
  ['end-turn', 'everybody', () => endTurn(seat, { turn: 5, reason: 'The test ends.' })],
];
