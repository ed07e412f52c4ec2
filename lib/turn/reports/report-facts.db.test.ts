import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { masterMap } from '@/lib/desks/control/movement/map';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { settleSpentUnit } from '../combat/settle-spent-unit';
import { moveUnit } from '../movement/move-unit';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { unitOf } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { releaseReport } from './release-report';
import { bodyOf, draft, good, isLedgerTrue, marksOf, order, playTheBridge, release } from './reports-for-tests';

describe('§10 Identity: from the second turn running in contact with the same formation (OC-115, OC-118)', () => {
  let game: GivenGame;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge', (scenario) => ({ ...scenario, contacts: [] }));
    await playTheBridge(game, 5, 2);
  });
  afterAll(() => game.drop());

  it('the first turn names nobody, and a name put in by hand is marked as too early', async () => {
    await draft(game, '1-airborne');
    const { facts, draft: text, withheld } = (await reportOnDesk(game.control, '1-airborne'))!;
    expect(facts.fights[0]!.enemy.identities).toEqual([]);
    expect(text!.body).not.toContain('9 SS');
    expect(withheld).toContainEqual({ what: '9 SS Pz Div', why: 'first turn in contact' });
    const { marks } = await marksOf(
      game.control,
      '1-airborne',
      `${text!.body}\n\nThey are of the 9th SS Panzer Division.`,
    );
    expect(marks.map(({ kind }) => kind)).toEqual(['tooEarly']);
    good(await release(game, '1-airborne'));
  });

  it('a report of a turn that is over is not released: its truth is gone', async () => {
    const { id } = await draft(game, '9-ss-panzer');
    good(await endTurn(game.control, { turn: 5, reason: 'One HQ hears nothing this time.' }));
    expect(await releaseReport(game.control, { reportId: id, version: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'notNow' },
    });
  });

  it('the second turn names the formation, and once it was told it stays known', async () => {
    await playTheBridge(game, 6, 2);
    await draft(game, '1-airborne');
    const { facts, draft: text } = (await reportOnDesk(game.control, '1-airborne'))!;
    expect(facts.fights[0]!.enemy.identities).toEqual(['9 SS Pz Div']);
    expect(text!.body).toContain('9 SS Pz Div');
    good(await release(game, '1-airborne'));
    good(await endTurn(game.control, { turn: 6, reason: 'On to the morning.' }));
    const { marks } = await marksOf(game.control, '1-airborne', 'All quiet in front of 9 SS Pz Div.');
    // They stand close to it still, and that is to be told; its name is no secret any more.
    expect(marks.map(({ kind }) => kind)).toEqual(['untold']);
  });

  it('and the ledger folds to what is stored', async () => {
    expect(await isLedgerTrue(game)).toEqual([]);
  });
});

describe('§10: moves, arrivals and probes', () => {
  let game: GivenGame;
  beforeAll(async () => {
    game = await givenGame('market-garden');
  });
  afterAll(() => game.drop());

  const counterNamed = async (name: string) =>
    (await masterMap(game.control)).counters.find((counter) => counter.name === name)!;

  /** Puts a counter down on the master map. */
  async function put(name: string, x: number, y: number, moveNote?: string) {
    const { id, version } = await counterNamed(name);
    const over = { overrule: 'Over the sappers’ bridges.' };
    good(await moveUnit(game.control, { unitId: id, version, turn: 2, x, y, mode: 'roadColumn', moveNote, ...over }));
  }

  it('a probe of two units is one item: who was met, roughly how many, and no losses (OC-73)', async () => {
    const guards = await game.player('guards-armoured');
    const enemy = await counterNamed('I/FJR 6');
    const probing = ['2 (Armd) Irish Guards', '3 Irish Guards'];
    await order(guards, 2, probing, { orders: 'Feel forward.', action: 'probe' });
    await put(probing[0]!, enemy.x!, enemy.y! - 0.9);
    await put(probing[1]!, enemy.x! + 0.1, enemy.y! - 0.9);
    await draft(game, 'guards-armoured');
    const { facts, marks } = (await reportOnDesk(game.control, 'guards-armoured'))!;
    expect(facts.fights).toHaveLength(1);
    expect(facts.fights[0]).toMatchObject({
      outcome: null,
      own: [
        { name: '2 (Armd) Irish Guards', losses: 'none', movement: 'stayed' },
        { name: '3 Irish Guards', losses: 'none', movement: 'stayed' },
      ],
      enemy: { battalions: 'two to three battalions', types: ['infantry'], mustName: [], hasPrisoners: false },
    });
    expect(marks).toEqual([]);
  });

  it('a formation met by a probe for the second turn running is named (OC-115, OC-118)', async () => {
    good(await closeMovement(game.control, { turn: 2 }));
    const { facts } = (await reportOnDesk(game.control, 'guards-armoured'))!;
    expect(facts.fights[0]!.enemy.identities).toEqual(['KG Walther']);
  });

  it('moves are told as finished, or as stopped with the reason Control noted', async () => {
    await put('5 Coldstream Guards', 50, 10);
    await put('1 (Armd) Coldstream Guards', 50, 10.2, 'the road is full of lorries.');
    const { facts } = (await reportOnDesk(game.control, 'guards-armoured'))!;
    expect(facts.moves).toMatchObject([
      { names: ['1 (Armd) Coldstream Guards'], isFinished: false, why: 'the road is full of lorries.' },
      { names: ['5 Coldstream Guards'], isFinished: true, why: '', place: { gridReference: '500 100' } },
    ]);
    await draft(game, 'guards-armoured');
    expect(await bodyOf(game, 'guards-armoured')).toContain(': the road is full of lorries.');
  });

  it('who came on as the turn began has arrived, and is told once though it moved', async () => {
    await put('1 Para Bn', 64, 79);
    const { facts } = (await reportOnDesk(game.control, '1-airborne'))!;
    const told = facts.arrivals.flatMap(({ names }) => names);
    expect(told).toContain('1 Para Bn');
    expect(told).not.toContain('4 Para Bn');
    expect(facts.moves).toEqual([]);
  });

  it('a bridge is called as one would say it, not as the list has it', async () => {
    await draft(game, '101-airborne');
    const body = await bodyOf(game, '101-airborne');
    expect(body).toMatch(/the canal road bridge of Veghel/i);
    expect(body).not.toMatch(/ – | \/ /);
  });

  it('and the ledger folds to what is stored', async () => {
    expect(await isLedgerTrue(game)).toEqual([]);
  });
});

describe.each([
  { scenario: 'arnhem-bridge', standing: ['1-airborne', '9-ss-panzer'], flown: null },
  { scenario: 'market-garden', standing: ['guards-armoured'], flown: { team: '1-airborne', unit: '1 Para Bn' } },
])('§10: the first report of $scenario, where nobody was ordered anything before', ({ scenario, standing, flown }) => {
  let game: GivenGame;
  beforeAll(async () => {
    game = await givenGame(scenario, (as) => ({ ...as, previousOrders: [] }));
  });
  afterAll(() => game.drop());

  it('who stood on the map when it opened has not arrived; who was flown in has', async () => {
    const arrivedOf = async (team: string) =>
      (await reportOnDesk(game.control, team))!.facts.arrivals.flatMap(({ names }) => names);
    for (const team of standing) expect(await arrivedOf(team)).toEqual([]);
    if (flown) expect(await arrivedOf(flown.team)).toContain(flown.unit);
  });
});

describe('§9 Unit Status: a unit that is spent goes back after its combat (OC-60)', () => {
  let game: GivenGame;
  const guns = 'A096';
  /** What came of the fight for each side, before the guns went back. */
  const outcomes: unknown[] = [];
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge', (scenario) => ({
      ...scenario,
      units: scenario.units.map((unit) => (unit.id === guns ? { ...unit, stepsLost: 1 } : unit)),
    }));
    await playTheBridge(game, 5, 2);
    for (const team of ['1-airborne', '9-ss-panzer'])
      outcomes.push((await reportOnDesk(game.control, team))!.facts.fights[0]!.outcome);
  });
  afterAll(() => game.drop());

  it('is told to have gone back, and by no word to have stood', async () => {
    const { version } = await unitOf(game, guns);
    good(await settleSpentUnit(game.control, { unitId: guns, version, place: { x: 75.4, y: 76.3 }, reason: '' }));
    await draft(game, '1-airborne');
    const { facts, draft: text } = (await reportOnDesk(game.control, '1-airborne'))!;
    const its = facts.fights[0]!.own.find(({ shortName }) => shortName === '1 AL AT Bty')!;
    expect([its.movement, its.stoodFast]).toEqual(['fellBack', false]);
    // 2 Para stands where it stood: the ground is lost to nobody.
    await draft(game, '9-ss-panzer');
    const theirs = (await reportOnDesk(game.control, '9-ss-panzer'))!;
    expect([facts.fights[0]!.outcome, theirs.facts.fights[0]!.outcome]).toEqual(outcomes);
    expect(text!.body).not.toMatch(/give ground|off the ground/);
    expect(theirs.draft!.body).not.toMatch(/has been taken|out of the position/);
    const sentences = text!.body.split(/(?<=[.;])\s/).filter((one) => one.includes('1 AL AT Bty'));
    expect(sentences.join(' ')).toMatch(/fell back|fallen back|back (?:at|to)|withdr|driven back/);
    expect(sentences.join(' ')).not.toMatch(/stood fast|held on|held (?:its|their) ground/);
  });
});
