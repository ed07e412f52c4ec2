import { describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { db } from '@/lib/db/kernel/client';
import { teamsOwing } from '@/lib/db/sequence/deadline';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { countStatements } from '@/lib/db/testing/count-statements';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { spend } from '@/scripts/testing/budgets';
import { extendDeadline } from '../clock/extend-deadline';
import { pauseClock } from '../clock/pause-clock';
import { setDeadline } from '../clock/set-deadline';
import { reportViews } from '../issuing/report-view';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { delayMessage } from '../messages/delay-message';
import { sendMessage } from '../messages/send-message';
import { saveDraft } from '../orders/save-draft';
import { good } from '../testing/combats';
import { givenGame } from '../testing/given-game';
import { closeMovement } from './close-movement';
import { endTurn } from './end-turn';
import { movePhase } from './move-phase';

/** Statements of the acts that touch every unit and every team, in Market Garden with only so many of its units. */
async function statementsWith(units: number): Promise<{ close: number; end: number }> {
  const game = await givenGame('market-garden', (scenario) => {
    const stay = new Set(scenario.units.filter((_, i) => i % Math.ceil(scenario.units.length / units) === 0));
    for (const { hqUnitId } of scenario.teams)
      for (const unit of scenario.units) if (unit.id === hqUnitId) stay.add(unit);
    return { ...scenario, units: scenario.units.filter((unit) => stay.has(unit)) };
  });
  try {
    const seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl) as ControlSeat[];
    const chief = seats.find(({ roles }) => roles.includes('gameControl'))!;
    // In a hall the scenario has been read long since; here another test may have read it, or not.
    await gameScenario(game.gameId);
    const { statements: close } = await countStatements(async () => good(await closeMovement(chief, { turn: 2 })));
    const { statements: end } = await countStatements(async () =>
      good(await endTurn(chief, { turn: 2, reason: 'on to the next' })),
    );
    return { close, end };
  } finally {
    await game.drop();
  }
}

/** Statements of a deadline at which so many teams' drafts are taken and as many have more time, and of the turn that opens with as many messages due. */
async function statementsWithTeams(teams: number): Promise<{ deadline: number; end: number; reports: number }> {
  const game = await givenGame('market-garden');
  try {
    const chief = { ...game.control, roles: ['gameControl', 'teamControl'] } as ControlSeat;
    const all = await teamsOf(game.gameId);
    const owing = new Set((await teamsOwing(db(), game.gameId, 2)).map(({ id }) => id));
    const keys = all.filter(({ id }) => owing.has(id)).map(({ key }) => key);
    good(await setDeadline(chief, { deadline: 'takeDraft' }));
    for (const key of keys.slice(0, teams)) {
      const seat = await game.player(key);
      const { counters, links } = await playerDesk(seat);
      const line = { ...emptyLine, id: `row-of-${key}`, position: 0, version: 0, counterIds: [counters[0]!.id] };
      good(await saveDraft(seat, { turn: 2, lines: [line], removed: [] }, `draft-of-${key}`));
      const linkId = links.find(({ toName }) => toName !== 'Control')!.id;
      const { id: messageId } = good(await sendMessage(seat, { linkId, text: 'All is well.' }, `message-of-${key}`));
      good(await delayMessage(chief, { messageId, version: 0, dueTurn: 3, gameTime: '', note: '', reason: '' }));
    }
    for (const key of keys.slice(-teams))
      good(await extendDeadline(chief, { teamId: await game.teamId(key), turn: 2, minutes: 5 }));
    good(await pauseClock(chief, { turn: 2 }));
    const deadline = await countStatements(async () =>
      good(await movePhase(chief, { from: 'orders', to: 'collection' })),
    );
    expect(deadline.value.taken).toHaveLength(teams);
    good(await closeMovement(chief, { turn: 2 }));
    const end = await countStatements(async () => good(await endTurn(chief, { turn: 2, reason: 'on to the next' })));
    const [first] = keys;
    expect((await playerDesk(await game.player(first!))).clock.turn).toBe(3);
    const reports = await countStatements(() => reportViews(game.gameId, all.slice(0, teams), 2));
    expect(reports.value.size).toBe(teams);
    return { deadline: deadline.statements, end: end.statements, reports: reports.statements };
  } finally {
    await game.drop();
  }
}

describe('closing movement and ending a turn', () => {
  it('ask the database as often for many units as for few', async () => {
    const few = await statementsWith(60);
    const all = await statementsWith(1_000);
    spend('statements: close-movement', all.close);
    spend('statements: end-turn', all.end);
    expect(all).toEqual(few);
  });
});

describe('a deadline, the turn that opens after it, and the reports of teams', () => {
  it('ask the database as often for many teams as for few', async () => {
    const few = await statementsWithTeams(2);
    const many = await statementsWithTeams(6);
    spend('statements: move-phase', many.deadline);
    expect(many).toEqual(few);
  });
});
