import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '@/lib/db/change';
import { db } from '@/lib/db/client';
import { entriesOf } from '@/lib/db/ledger-books';
import { seatsOf } from '@/lib/db/seats';
import { transaction } from '@/lib/db/transaction';
import { adjudicateCase } from './adjudicate-case';
import { done } from './answer';
import type { CaseFinding, CaseRuling } from './case-kept';
import { good, ledgerAgreesIn, refusal, unitOf } from './combats-for-tests';
import { caseOnDesk, rulesDesk } from './control-desk/rules';
import { endTurn } from './end-turn';
import { markCrossing } from './mark-crossing';
import { ruleOnCase } from './rule-on-case';
import { type ControlSeat, seatOf } from './seat';
import { type GivenGame, givenGame } from './testing';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('market-garden');
});
afterAll(() => game.drop());

type Put = Parameters<typeof adjudicateCase>[1];
const putting = (kind: Put['kind'], input: object, faces: number[] | null, more: Partial<Put> = {}) =>
  adjudicateCase(game.control, { kind, input: input as Put['input'], faces, ...more });
const put = async (...given: Parameters<typeof putting>) => good(await putting(...given)).caseId;
const ruling = (caseId: string, version: number, more: Partial<Parameters<typeof ruleOnCase>[1]> = {}) =>
  ruleOnCase(game.control, { caseId, version, ...more });
const kept = async (caseId: string) => (await caseOnDesk(game.control, caseId))!;
const unit = (id: string) => unitOf(game, id);
const crossing = (id: string) => db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
const group = (id: string) => db().squadron.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
const act = () => ({ gameId: game.gameId, seat: null, verb: 'test', rule: '' });
const alter = (...given: Parameters<typeof change> extends [infer _T, infer _A, ...infer Rest] ? Rest : never) =>
  transaction(async (tx) => done(await change(tx, act(), ...(given as [never, never, never]))));
/** Units of the scenario that hold at least two steps, undamaged. */
const fresh = async (where: object = {}) =>
  (await db().unit.findMany({ where: { gameId: game.gameId, stepsLost: 0, ...where }, orderBy: { id: 'asc' } })).filter(
    ({ profile }) => profile.split('-').length > 2,
  );
const because = (path: string, ruled: never, reason = 'the umpire saw it') => [{ path, ruled, reason }];

describe('putting a case by hand', () => {
  it('numbers the cases of a turn, keeps case, dice, lines and readings, and enters the ledger', async () => {
    const input = {
      targets: [{ id: 'a column of lorries', profile: '3-2-0' }],
      forces: [{ weight: 'heavy', count: 3 }],
    };
    const first = good(await putting('interdiction', input, [4], { name: 'The road to Veghel' }));
    const second = good(await putting('interdiction', input, null));
    expect(second.number).toBe(first.number + 1);
    const found = await kept(first.caseId);
    expect(found).toMatchObject({
      name: 'The road to Veghel',
      state: 'resolved',
      kind: 'interdiction',
      dieBy: game.control.label,
    });
    const finding = found.finding as CaseFinding<'interdiction'>;
    // Heavy 3 is row 5 of the table; a 4 is a step.
    expect(finding.outcome.targets).toEqual([
      { id: 'a column of lorries', steps: 1, isImmobilised: true, isSuppressed: false, statusAfter: 2 },
    ]);
    expect(finding.outcome.rolls).toEqual([{ forWhat: 'heavy on a column of lorries', value: 4 }]);
    expect(finding.lines).toHaveLength(1);
    expect(finding.policies.heavyInterdictionTwo).toBe('row3');
    expect(found.input.case).toEqual({
      targets: [{ id: 'a column of lorries', profile: '3-2-0', stepsLost: 0, isFlak: false }],
      forces: [{ weight: 'heavy', count: 3 }],
    });
    expect(await kept(second.caseId)).toMatchObject({ dieBy: 'Server', name: 'Interdiction' });
    const entries = (await entriesOf(game.gameId)).filter(({ kind }) => kind === 'case');
    expect(entries.map(({ subjectId }) => subjectId)).toEqual([first.caseId, second.caseId]);
    await ledgerAgreesIn(game);
  });

  it('all that is wrong comes back at once, each at its field, in words', async () => {
    const input = {
      targets: [
        { id: 'x', profile: '3-5' },
        { id: 'x', profile: '5-3', stepsLost: 4 },
      ],
      forces: [{ weight: 'huge', count: 0 }],
    };
    expect(refusal(await putting('interdiction', input, null))).toMatchObject({
      code: 'badInput',
      field: 'targets.0.profile',
      problems: [
        {
          path: 'targets.0.profile',
          message: 'It rises from 3 to 5: "3-5"; no level stands above the one before it.',
        },
        { path: 'forces.0.weight', message: 'It must be one of light, medium, heavy.' },
        { path: 'forces.0.count', message: 'It must be at least 1.' },
        { path: 'targets.1.id', message: '“x” is in this case already: give it another name.' },
        { path: 'targets.1.stepsLost', message: 'It cannot have lost 4: the profile holds 1.' },
      ],
    });
    expect(refusal(await putting('recce', { targets: [] }, null))).toMatchObject({ message: 'Put at least one in.' });
    expect(refusal(await putting('bridge', { state: 'untested', rolls: [1], depth: 3 }, null)).field).toBe('depth');
  });

  it('exactly as many dice as are asked for: the refusal says how many are due, and for what', async () => {
    const [one] = await fresh();
    const input = {
      targets: [{ id: one!.id, profile: '5-3-0' }],
      forces: [
        { weight: 'light', count: 2 },
        { weight: 'heavy', count: 3 },
      ],
    };
    expect(refusal(await putting('interdiction', input, [2]))).toMatchObject({
      field: 'faces.1',
      message: `One die is given; the next is due for: Heavy on ${one!.name}.`,
    });
    expect(refusal(await putting('interdiction', input, [2, 3, 4]))).toMatchObject({
      field: 'faces.2',
      message: '3 dice are given, but only 2 asked for: take the last off.',
    });
    expect(refusal(await putting('interdiction', input, [2, 7]))).toMatchObject({
      field: 'faces.1',
      message: 'Die 2: a die shows 1 to 6.',
    });
  });

  it('two umpires at once: two cases, two numbers', async () => {
    const move = { mover: 'foot', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 3 };
    const [one, other] = await Promise.all([putting('movement', move, null), putting('movement', move, null)]);
    expect(good(one).number).not.toBe(good(other).number);
    await ledgerAgreesIn(game);
  });

  it('OC-113: in bad weather a recce reports nothing and no die falls', async () => {
    const { turn } = await rulesDesk(game.control);
    await alter('turn', `${turn}`, { weather: 'bad' } as never);
    const looked = { targets: [{ id: 'a column', kind: 'vehicles', isMoving: true }] };
    expect(refusal(await putting('recce', looked, [6])).message).toBe(
      'One die is given, but none asked for: take the last off.',
    );
    const { finding } = await kept(await put('recce', looked, null));
    expect(finding).toMatchObject({
      weather: 'bad',
      outcome: { targets: [{ id: 'a column', report: 'nothing' }], rolls: [] },
    });
    await alter('turn', `${turn}`, { weather: 'fair' } as never);
    expect((await kept(await put('recce', looked, [6]))).finding).toMatchObject({
      outcome: { targets: [{ report: 'directionTypeAndSize' }] },
    });
  });
});

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
