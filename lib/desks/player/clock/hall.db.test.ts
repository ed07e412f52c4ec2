import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { createSeat } from '@/lib/turn/access/create-seat';
import { setWeather } from '@/lib/turn/air/set-weather';
import { extendDeadline } from '@/lib/turn/clock/extend-deadline';
import { nudgeTeam } from '@/lib/turn/clock/nudge-team';
import { pauseClock } from '@/lib/turn/clock/pause-clock';
import { setDeadline } from '@/lib/turn/clock/set-deadline';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { issueNotice } from '@/lib/turn/issuing/issue-notice';
import { withdrawNotice } from '@/lib/turn/issuing/withdraw-notice';
import type { ControlSeat, PlayerSeat } from '@/lib/turn/kernel/seat';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { saveDraft } from '@/lib/turn/orders/save-draft';
import { movePhase } from '@/lib/turn/sequence/move-phase';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { playerDesk } from '../frame/player-desk';
import { hallBoard } from './hall-board';

let game: GivenGame;
let control: ControlSeat;
let frost: PlayerSeat;
let harzer: PlayerSeat;

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  control = game.control;
  frost = await game.player('1-airborne');
  harzer = await game.player('9-ss-panzer');
});
afterAll(() => game.drop());

/** The answer to the projector, without the time it was sent at. */
const projector = async () => JSON.stringify({ ...(await hallBoard(game.gameId)), now: null });

describe('public notices', () => {
  it('hang on the projector and on every desk, and are taken down from all of them', async () => {
    const { id } = good(await issueNotice(control, { text: '  Lunch at half past twelve. ' }));
    for (const seat of [frost, harzer])
      expect((await playerDesk(seat)).notices).toMatchObject([{ id, text: 'Lunch at half past twelve.' }]);
    expect((await hallBoard(game.gameId))!.notices).toMatchObject([{ id, text: 'Lunch at half past twelve.' }]);
    good(await withdrawNotice(control, { noticeId: id }));
    expect((await playerDesk(frost)).notices).toEqual([]);
    expect((await hallBoard(game.gameId))!.notices).toEqual([]);
    expect(refusal(await withdrawNotice(control, { noticeId: id })).code).toBe('alreadyDone');
  });

  it('are held by the guard when they name troops of either side, and go with a reason that stays in the ledger', async () => {
    for (const text of ['2 Para holds the bridge.', 'Where is 20 SS-PzGR?']) {
      const held = refusal(await issueNotice(control, { text }));
      expect(held.code, text).toBe('marksOpen');
    }
    expect(await db().publicNotice.count()).toBe(0);
    const reason = 'They have won the quiz.';
    const { id } = good(await issueNotice(control, { text: '2 Para, come to the stage.', reason }));
    const entry = await db().ledgerEntry.findFirstOrThrow({ where: { kind: 'notice', subjectId: id } });
    expect(entry).toMatchObject({ verb: 'issue-notice', reason });
    const { id: plain } = good(await issueNotice(control, { text: 'The gallery is closed.', reason }));
    const other = await db().ledgerEntry.findFirstOrThrow({ where: { kind: 'notice', subjectId: plain } });
    expect(other.reason).toBe('');
  });

  it('are six at most, none empty, and game control’s alone to hang', async () => {
    for (const n of [3, 4, 5, 6]) good(await issueNotice(control, { text: `Notice the ${n}th.` }));
    expect(refusal(await issueNotice(control, { text: 'One more.' })).message).toContain('6 notices are up already');
    expect(refusal(await issueNotice(control, { text: '   ' })).code).toBe('badInput');
    expect(refusal(await issueNotice(control, { text: 'x'.repeat(281) })).code).toBe('badInput');
    const other = { ...control, roles: ['teamControl'] } as unknown as ControlSeat;
    expect(refusal(await issueNotice(other, { text: 'Mine.' })).code).toBe('notYours');
    await ledgerAgreesIn(game);
  });
});

describe('the projector', () => {
  it('holds the clock, the notices and no companion game, field by field, and nothing else', async () => {
    const board = (await hallBoard(game.gameId))!;
    expect(Object.keys(board).sort()).toEqual(
      [
        'address',
        'companion',
        'date',
        'daypart',
        'isBegun',
        'isEnded',
        'network',
        'notices',
        'now',
        'pausedAt',
        'phase',
        'phaseEndsAt',
        'title',
        'turn',
      ].sort(),
    );
    expect(Object.keys(board.notices[0]!).sort()).toEqual(['id', 'issuedAt', 'text']);
    expect(board).toMatchObject({ turn: 5, phase: 'orders', companion: null });
  });

  it('knows no game that is not there', async () => expect(await hallBoard('no-such-game')).toBeNull());

  it('says byte for byte the same whatever goes on in secret, and something else when the clock stops', async () => {
    const before = await projector();
    const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, name: 'HQ 1 Airborne Div' } });
    const to = { x: unit.x! + 0.4, y: unit.y!, turn: 5, mode: 'tactical' as const, overrule: 'So it is.' };
    good(await moveUnit(control, { unitId: unit.id, version: unit.version, ...to }));
    good(await setWeather(control, { turn: 5, weather: 'bad' }));
    good(await setDeadline(control, { deadline: 'takeDraft' }));
    good(await nudgeTeam(control, { teamId: frost.teamId, turn: 5 }));
    good(await extendDeadline(control, { teamId: harzer.teamId, turn: 5, minutes: 5 }));
    good(await createSeat(control, { kind: 'control', label: 'One more', roles: ['mapControl'], teamKeys: [] }));
    const [counter] = (await playerDesk(frost)).counters;
    const line = { ...emptyLine, id: 'row-of-frost', position: 0, version: 0, counterIds: [counter!.id] };
    good(await saveDraft(frost, { turn: 5, lines: [line], removed: [] }, 'write-1-of-the-test'));
    const ground = { isBuiltUp: true, isWoods: false, isCity: true, isFortified: false, isBadTerrain: false };
    const units = [
      { unitId: 'G149', role: 'attacker' as const },
      { unitId: 'A087', role: 'defender' as const },
    ];
    good(await groupCombat(control, { combatId: null, version: 0, ground, units }));
    expect(await projector()).toBe(before);

    good(await pauseClock(control, { turn: 5 }));
    const stopped = await projector();
    expect(stopped).not.toBe(before);
    good(await movePhase(control, { from: 'orders', to: 'collection' }));
    expect(await projector()).not.toBe(stopped);
    await ledgerAgreesIn(game);
  });
});
