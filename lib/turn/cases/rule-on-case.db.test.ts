import { describe, expect, it } from 'vitest';
import type { CaseRuling } from '@/lib/advice/cases/case-record';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { rulesDesk } from '@/lib/desks/control/cases/rules';
import { markCrossing } from '../crossings/mark-crossing';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { endTurn } from '../sequence/end-turn';
import { alter, atTheRulesDesk, fresh, game, kept, put, putting } from '../testing/cases';
import { good, ledgerAgreesIn, refusal, unitOf } from '../testing/combats';
import { ruleOnCase } from './rule-on-case';

atTheRulesDesk();

const ruling = (caseId: string, version: number, more: Partial<Parameters<typeof ruleOnCase>[1]> = {}) =>
  ruleOnCase(game.control, { caseId, version, ...more });
const unit = (id: string) => unitOf(game, id);
const crossing = (id: string) => db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
const group = (id: string) => db().squadron.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
const because = (path: string, ruled: never, reason = 'the umpire saw it') => [{ path, ruled, reason }];

describe('ruling and applying', () => {
  it('interdiction: steps, immobilised and suppressed for this turn; who is not of the game is kept', async () => {
    const { turn } = await rulesDesk(game.control);
    const [one, flak] = await fresh();
    const caseId = await put(
      'interdiction',
      {
        targets: [
          { id: one!.id, profile: one!.profile },
          { id: flak!.id, profile: flak!.profile, isFlak: true },
          { id: 'horse lines', profile: '2-0' },
        ],
        forces: [{ weight: 'heavy', count: 3 }],
      },
      [4, 2, 6],
    );
    good(await ruling(caseId, 1));
    expect(await unit(one!.id)).toMatchObject({ stepsLost: 1, immobilisedIn: turn, suppressedIn: null });
    expect(await unit(flak!.id)).toMatchObject({ stepsLost: 0, immobilisedIn: turn, suppressedIn: turn });
    const { ruling: ruled, state } = await kept(caseId);
    expect(state).toBe('ruled');
    expect(ruled!.applied.map(({ id }) => id)).toEqual([one!.id, flak!.id]);
    expect(ruled!.applied[0]).toEqual({
      subject: 'unit',
      id: one!.id,
      before: { stepsLost: 0, immobilisedIn: null },
      after: { stepsLost: 1, immobilisedIn: turn },
    });
    await ledgerAgreesIn(game);

    // A further ruling needs a reason, takes the first back, and leaves what others did since.
    await alter('unit', one!.id, { stepsLost: 2 } as never);
    expect(refusal(await ruling(caseId, 2))).toMatchObject({ code: 'reasonNeeded', field: 'reason' });
    expect(
      refusal(await ruling(caseId, 2, { reason: 'again', overrules: because(`targets.${one!.id}.steps`, 9 as never) })),
    ).toMatchObject({ code: 'badInput', field: `targets.${one!.id}.steps` });
    expect(
      refusal(
        await ruling(caseId, 2, { reason: 'again', overrules: because(`targets.${one!.id}.steps`, 0 as never, ' ') }),
      ),
    ).toMatchObject({ code: 'reasonNeeded', message: `${one!.name}: steps lost: say why it is ruled otherwise.` });
    const none = [
      ...because(`targets.${one!.id}.steps`, 0 as never),
      ...because(`targets.${one!.id}.isImmobilised`, false as never),
    ];
    good(await ruling(caseId, 2, { reason: 'the bombs fell in the wood', overrules: none }));
    expect(await unit(one!.id)).toMatchObject({ stepsLost: 1, immobilisedIn: null });
    expect(await unit(flak!.id)).toMatchObject({ immobilisedIn: turn, suppressedIn: turn });
    const again = (await kept(caseId)).ruling as CaseRuling<'interdiction'>;
    expect(again.overruled[0]).toMatchObject({ found: 1, ruled: 0, reason: 'the umpire saw it' });
    expect((await kept(caseId)).finding.outcome).toMatchObject({ targets: [{ steps: 1 }, { steps: 0 }, { steps: 1 }] });
    await ledgerAgreesIn(game);
  });

  it('a result only kept changes nothing', async () => {
    const [one] = await fresh();
    const input = { targets: [{ id: one!.id, profile: one!.profile }], forces: [{ weight: 'heavy', count: 3 }] };
    const caseId = await put('interdiction', input, [6]);
    good(await ruling(caseId, 1, { isApplied: false }));
    expect(await unit(one!.id)).toMatchObject({ stepsLost: 0 });
    expect((await kept(caseId)).ruling).toMatchObject({
      isApplied: false,
      applied: [],
      outcome: { targets: [{ steps: 1 }] },
    });
  });

  it('combat: steps and captures; no places are kept here', async () => {
    const [one, other] = await fresh({ isOnMap: true });
    const side = (id: string, profile: string, more = {}) => ({
      leadFormation: 'A',
      units: [{ id, profile, arm: 'infantry', formation: 'A', isPrepared: true, ...more }],
    });
    const caseId = await put(
      'combat',
      {
        daypart: 'morning',
        attacker: side(one!.id, '10-8-0'),
        defender: side(other!.id, '1-0', { cannotRetire: true }),
      },
      [6],
    );
    // 10 against 1 and a 6: Total success; two steps are due on a profile that holds one, and it cannot retire.
    good(await ruling(caseId, 1));
    expect(await unit(one!.id)).toMatchObject({ stepsLost: 1, x: one!.x, hasRetired: false });
    expect(await unit(other!.id)).toMatchObject({ stepsLost: 1, isCaptured: true, x: other!.x });
    good(
      await ruling(caseId, 2, {
        reason: 'they slipped away',
        overrules: because(`units.${other!.id}.isCaptured`, false as never),
      }),
    );
    expect(await unit(other!.id)).toMatchObject({ stepsLost: 1, isCaptured: false });
    await ledgerAgreesIn(game);
  });

  it('movement: km and share of the turn are added, and taken back', async () => {
    const [one] = await fresh({ kmMoved: 0 });
    const move = { mover: 'mech', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 12 };
    const caseId = await put('movement', move, null, { about: { unitId: one!.id } });
    good(await ruling(caseId, 1));
    expect(await unit(one!.id)).toMatchObject({ kmMoved: 12, turnShareMoved: 0.4 });
    good(await ruling(caseId, 2, { reason: 'the lane was blocked', overrules: because('maxKm', 20 as never) }));
    expect(await unit(one!.id)).toMatchObject({ kmMoved: 12, turnShareMoved: 0.6 });
    await ledgerAgreesIn(game);
    expect(refusal(await putting('movement', move, null, { about: { unitId: 'nobody' } })).field).toBe('about.unitId');
  });

  it('flak: the carried unit loses the step, the squadron group the squadron', async () => {
    const [carried] = await fresh();
    const bombers = (await db().squadron.findFirst({ where: { gameId: game.gameId, squadrons: { gt: 1 } } }))!;
    const caseId = await put(
      'flak',
      {
        mission: 'landing',
        serials: [
          { id: 'Serial 1', kind: 'transport', carries: { id: carried!.id, profile: carried!.profile } },
          { id: bombers.id, kind: 'bomber' },
        ],
        flak: [
          { id: 'heavy', weight: 'heavy', distanceKm: 1 },
          { id: 'light', weight: 'light', distanceKm: 1 },
        ],
      },
      // §12 landing within 2 km: heavy 5 is a loss, light 1 nothing; heavy 3 and light 4 damage.
      [5, 1, 3, 4],
    );
    good(await ruling(caseId, 1));
    expect(await unit(carried!.id)).toMatchObject({ stepsLost: 1 });
    expect(await group(bombers.id)).toMatchObject({ lost: 1 });
    good(await ruling(caseId, 2, { reason: 'cloud', overrules: because('damage', 1 as never) }));
    expect(await group(bombers.id)).toMatchObject({ lost: 0 });
    await ledgerAgreesIn(game);
  });

  it('air to air: losses are taken from the groups in the order in which they were named', async () => {
    const [first, second] = await db().squadron.findMany({
      where: { gameId: game.gameId, lost: 0 },
      orderBy: [{ squadrons: 'asc' }, { id: 'asc' }],
    });
    // §13 at 1-1 a 6 wins: the attacker loses 10 % of 40, the defender 20 % of 40.
    const caseId = await put('airToAir', { a: 40, b: 40 }, [6], { about: { b: [first!.id, second!.id] } });
    good(await ruling(caseId, 1));
    const taken = Math.min(8, first!.squadrons);
    expect((await group(first!.id)).lost).toBe(taken);
    expect((await group(second!.id)).lost).toBe(Math.min(8 - taken, second!.squadrons));
    good(await ruling(caseId, 2, { reason: 'counted twice', overrules: because('losses.b', 0 as never) }));
    expect((await group(first!.id)).lost).toBe(0);
    expect((await group(second!.id)).lost).toBe(0);
    await ledgerAgreesIn(game);
    expect(
      refusal(await putting('airToAir', { a: 3, b: 3 }, null, { about: { a: [first!.id], b: [first!.id] } })).field,
    ).toBe('about.a');
  });

  it('traffic and recce: the result is kept, and nothing of the game changes', async () => {
    const entries = (await entriesOf(game.gameId)).length;
    const jam = await put(
      'traffic',
      { crossing: { kind: 'railBridge' }, queue: [{ id: 'a', unitSizePoints: 30 }] },
      null,
    );
    good(await ruling(jam, 1, { overrules: because('queue.a.crosses', 'wholly' as never) }));
    expect((await kept(jam)).ruling).toMatchObject({
      applied: [],
      outcome: { queue: [{ crosses: 'wholly', pointsAcross: 30 }], capacityLeft: 0 },
    });
    expect((await entriesOf(game.gameId)).slice(entries).map(({ kind }) => kind)).toEqual(['case', 'case']);
  });

  it('two umpires rule at once: one ruling, one set of steps', async () => {
    const [one] = await fresh();
    const input = { targets: [{ id: one!.id, profile: one!.profile }], forces: [{ weight: 'heavy', count: 3 }] };
    const caseId = await put('interdiction', input, [6]);
    const answers = await Promise.all([ruling(caseId, 1), ruling(caseId, 1)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!).code).toBe('changedByAnother');
    expect((await unit(one!.id)).stepsLost).toBe(1);
  });
});

describe('§8 a bridge of the game', () => {
  it('two umpires test it at once: one die; the state follows the ruling and is taken back with it', async () => {
    const [bridge] = await db().crossing.findMany({
      where: { gameId: game.gameId, state: 'untested' },
      orderBy: { id: 'asc' },
    });
    const about = { crossingId: bridge!.id };
    const tests = () => putting('bridge', { state: 'untested' }, [3], { about });
    const answers = await Promise.all([tests(), tests()]);
    const won = good(answers.find(({ ok }) => ok)!);
    expect(refusal(answers.find(({ ok }) => !ok)!)).toMatchObject({
      code: 'alreadyDone',
      message: `${bridge!.name} has been tested: the die has fallen. Rule on case ${won.number}.`,
    });
    good(await ruling(won.caseId, 1));
    const { at } = await db().rulesCase.findUniqueOrThrow({ where: { id: won.caseId } });
    const tested = { testedBy: game.control.label, testedAt: at, testedRoll: 3 };
    expect(await crossing(bridge!.id)).toMatchObject({ state: 'tested', ...tested });

    // Tested already: not again without a reason, whatever state is written on the form (OC-110).
    expect(refusal(await tests())).toMatchObject({ field: 'retestReason' });
    good(await ruling(won.caseId, 2, { reason: 'the charge was found', overrules: because('isBlown', true as never) }));
    expect(await crossing(bridge!.id)).toMatchObject({ state: 'blown', ...tested });
    good(await ruling(won.caseId, 3, { reason: 'not that bridge', isApplied: false }));
    expect(await crossing(bridge!.id)).toMatchObject({ state: 'untested', testedBy: null, testedAt: null });
    good(await ruling(won.caseId, 4, { reason: 'that bridge', overrules: because('isBlown', true as never) }));
    expect(refusal(await tests())).toMatchObject({
      field: 'state',
      message: 'It is blown: there is nothing left to test.',
    });
    await ledgerAgreesIn(game);
  });

  it('a bridge marked safe since the die fell is not marked tested by it', async () => {
    const [bridge] = await db().crossing.findMany({
      where: { gameId: game.gameId, state: 'untested' },
      orderBy: { id: 'asc' },
    });
    const caseId = await put('bridge', { state: 'untested' }, [2], { about: { crossingId: bridge!.id } });
    good(
      await markCrossing(game.control, {
        crossingId: bridge!.id,
        version: bridge!.version,
        state: 'safe',
        reason: 'engineers have been over it',
      }),
    );
    expect(refusal(await ruling(caseId, 1)).code).toBe('changedByAnother');
    good(await ruling(caseId, 1, { isApplied: false }));
    expect((await crossing(bridge!.id)).state).toBe('safe');
  });

  it('a bridge of no game is tested all the same', async () => {
    const caseId = await put('bridge', { state: 'untested' }, [1]);
    good(await ruling(caseId, 1));
    expect((await kept(caseId)).ruling).toMatchObject({ outcome: { state: 'blown' }, applied: [] });
  });
});

it('a case of an earlier turn stays as it is', async () => {
  const caseId = await put('bridge', { state: 'untested' }, [1]);
  const { turn } = await rulesDesk(game.control);
  const gameControl = (await seatsOf(game.gameId)).find(({ roles }) => roles.includes('gameControl'))!;
  good(await endTurn(seatOf(gameControl) as ControlSeat, { turn, reason: 'time' }));
  expect(refusal(await ruling(caseId, 1)).code).toBe('notNow');
  expect((await kept(caseId)).turn).toBe(turn);
});
