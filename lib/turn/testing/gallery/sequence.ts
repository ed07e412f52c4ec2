import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { now, transaction } from '@/lib/db/kernel/transaction';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { updateDraft } from '@/lib/desks/control/reports/updates';
import { done } from '@/lib/result';
import { setWeather } from '@/lib/turn/air/set-weather';
import { draftSighting } from '@/lib/turn/reports/draft-sighting';
import { saveSighting } from '@/lib/turn/reports/save-sighting';
import { good } from '../combats';
import type { ControlAct } from './act';
import { game, guards, id, playerOf, seat } from './scene';

const draftOfAirborne = async () => {
  const { teamId } = playerOf('1-airborne');
  const { id: reportId, version } = await db().reportDraft.findFirstOrThrow({ where: { teamId, turn: 5 } });
  return { reportId, version };
};

/** The game is a lobby once more, without a verb: nobody is told. */
const lobbyAgain = () =>
  transaction(async (tx) => {
    const act = { gameId: seat.gameId, seat: null, verb: 'test', rule: '' };
    return done(await change(tx, act, 'game', seat.gameId, { isBegun: false, pausedAt: await now(tx) }));
  });

/** Reports, the clock, and the turn. */
export const actsOfSequence: ControlAct[] = [
  {
    verb: 'draft-report',
    reaches: 'nobody',
    keeps: ['report', 'id'],
    input: () => ({ teamKey: 'guards-armoured', version: 0 }),
  },
  {
    verb: 'save-report',
    reaches: 'nobody',
    input: () => ({
      reportId: id('report'),
      body: [
        '2 (Armd) Irish Guards are in contact with the enemy. The bridge at Grave is safe to cross.',
        '3 Irish Guards wait at Joe’s Bridge. 2 (Armd) Grenadier Guards had light losses and has left the field.',
        'Clerks of the Guards is free again.',
      ].join(' '),
      overruled: {},
      version: 1,
    }),
  },

  {
    verb: 'name-person',
    reaches: 'nobody',
    input: async () => {
      const { id: seatId } = await db().seat.findFirstOrThrow({
        where: { gameId: seat.gameId, holderId: null },
        orderBy: { id: 'asc' },
      });
      return { seatId, was: '', person: 'Anna Visser' };
    },
  },
  {
    verb: 'seat-people',
    reaches: 'nobody',
    input: () => ({ people: [{ teamKey: 'guards-armoured', duty: 'commander', person: 'Piet de Boer' }] }),
  },
  { verb: 'size-teams', reaches: 'nobody', input: () => ({ teamKeys: ['guards-armoured'], size: 5 }) },
  {
    verb: 'make-codes',
    reaches: 'nobody',
    leavesCursor: true,
    showsOnce: true,
    input: async () => {
      const free = await db().seat.findMany({
        where: { gameId: seat.gameId, holderId: null },
        orderBy: { id: 'asc' },
        take: 2,
      });
      return { seatIds: free.map(({ id: seatId }) => seatId) };
    },
  },
  { verb: 'set-one-umpire', reaches: 'nobody', input: () => ({ isOn: true }) },
  {
    verb: 'set-teams-played',
    reaches: 'nobody',
    input: () => ({ teams: [{ teamKey: 'viii-corps', playedBy: 'control' }] }),
  },
  { verb: 'set-rest', reaches: 'everybody', input: () => ({ allowsRest: true, reason: 'A long battle.' }) },
  { verb: 'set-deadline', reaches: 'nobody', input: () => ({ deadline: 'takeDraft' }) },
  {
    verb: 'set-budgets',
    reaches: 'everybody',
    input: () => {
      const phases = game.scenario.phases.map(({ key, budgetSeconds }) => [key, budgetSeconds] as const);
      const was = Object.fromEntries(phases) as Record<(typeof phases)[number][0], number>;
      return { was, budgets: { ...was, orders: was.orders + 60 } };
    },
  },
  {
    verb: 'begin-game',
    reaches: 'everybody',
    input: async () => {
      await lobbyAgain();
      return {};
    },
  },
  { verb: 'name-network', reaches: 'everybody', input: () => ({ was: '', network: 'Hall' }) },
  { verb: 'pick-address', reaches: 'everybody', input: () => ({ address: 'hall.local' }) },
  { verb: 'pause-clock', reaches: 'everybody', input: () => ({ turn: 5 }) },
  { verb: 'resume-clock', reaches: 'everybody', input: () => ({ turn: 5 }) },
  {
    verb: 'issue-notice',
    reaches: 'everybody',
    keeps: ['notice', 'id'],
    input: () => ({ text: 'Lunch is served in the gallery.' }),
  },
  { verb: 'withdraw-notice', reaches: 'everybody', input: () => ({ noticeId: id('notice') }) },
  { verb: 'nudge-team', reaches: 'guards-armoured', input: () => ({ teamId: guards.teamId, turn: 5 }) },
  // All but this one and the Guards have more time, and the Guards were nudged just now.
  { verb: 'nudge-late', reaches: '101-airborne', input: () => ({ turn: 5 }) },
  {
    verb: 'extend-deadline',
    reaches: '101-airborne',
    input: async () => ({ teamId: await game.teamId('101-airborne'), turn: 5, minutes: 2 }),
  },
  {
    verb: 'leave-as-it-is',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({ turn: 5, teamIds: [await game.teamId('82-airborne')] }),
  },
  { verb: 'take-draft', reaches: 'guards-armoured', input: () => ({ teamId: guards.teamId, turn: 5 }) },
  { verb: 'close-movement', reaches: 'everybody', input: () => ({ turn: 5 }) },
  {
    verb: 'release-update',
    reaches: 'guards-armoured',
    input: async () => {
      const [update] = (await reportOnDesk(seat, 'guards-armoured'))!.updates.open;
      const its = { teamKey: 'guards-armoured', of: update!.of };
      return { ...its, ...good(await updateDraft(seat, its)) };
    },
  },
  {
    verb: 'release-report',
    reaches: 'guards-armoured',
    input: () => ({ reportId: id('report'), version: 2 }),
  },
  { verb: 'draft-reports', reaches: 'nobody', input: () => ({ teams: [{ teamKey: '1-airborne', version: 0 }] }) },
  {
    verb: 'mark-told',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const { reportId, version } = await draftOfAirborne();
      const { id: sightingId } = good(await draftSighting(seat, { teamKey: '1-airborne' }));
      const text = { source: 'civilians', body: 'Tanks in the wood.', contacts: [], overruled: {} };
      good(await saveSighting(seat, { sightingId, version: 1, ...text }));
      return {
        told: [
          { kind: 'report', id: reportId, version },
          { kind: 'sighting', id: sightingId, version: 2 },
        ],
      };
    },
  },
  { verb: 'release-reports', reaches: '1-airborne', input: async () => ({ reports: [await draftOfAirborne()] }) },
  {
    verb: 'undo-act',
    reaches: 'nobody',
    input: async () => {
      const { weather } = await db().turn.findUniqueOrThrow({
        where: { gameId_number: { gameId: seat.gameId, number: 5 } },
      });
      good(await setWeather(seat, { turn: 5, weather: weather === 'bad' ? 'fair' : 'bad' }));
      const { entries } = await db().game.findUniqueOrThrow({ where: { id: seat.gameId } });
      return { number: entries, reason: 'It cleared up.' };
    },
  },
  { verb: 'flag-moment', reaches: 'nobody', input: () => ({ word: 'A bold move.' }) },
  {
    verb: 'decide-training-case',
    reaches: 'nobody',
    leavesCursor: true,
    input: () => ({ caseId: 'move-guns', answer: '0', factors: [], isNamed: false }),
  },
  { verb: 'name-in-training', reaches: 'nobody', leavesCursor: true, input: () => ({ isNamed: true }) },
  { verb: 'keep-training', reaches: 'nobody', leavesCursor: true, input: () => ({ isKept: true }) },
  { verb: 'erase-training', reaches: 'nobody', leavesCursor: true, input: () => ({}) },
  { verb: 'move-phase', reaches: 'everybody', input: () => ({ from: 'orders', to: 'briefing' }) },
  { verb: 'end-turn', reaches: 'everybody', input: () => ({ turn: 5, reason: 'The test ends.' }) },
  { verb: 'end-game', reaches: 'everybody', input: () => ({ turn: 6, reason: 'The hall closes.' }) },
  { verb: 'reveal-truth', reaches: 'everybody', input: () => ({ turns: [5] }) },
  {
    verb: 'say-feedback',
    reaches: 'nobody',
    leavesCursor: true,
    input: () => ({ id: 'an-answer', wentWell: 'The maps.', wentBadly: '', moment: '', isNamed: false }),
  },
];
