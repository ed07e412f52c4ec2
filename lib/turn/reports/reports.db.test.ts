import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, storedTruth } from '@/lib/db/ledger/stored-truth';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import type { Result } from '@/lib/result';
import { emptyLine, type LineWrite } from '@/lib/visibility/forms/order-form';
import { mechanismWords } from '@/lib/visibility/guard/mechanism-words';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { masterMap } from '../control-desk/ground/map';
import { marksOf as readMarks, reportOnDesk, reportsTray } from '../control-desk/reports/reports';
import type { PlayerSeat } from '../kernel/seat';
import { moveUnit } from '../movement/move-unit';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { playerDesk } from '../player/player-desk';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftReport } from './draft-report';
import { releaseReport } from './release-report';
import { saveReport } from './save-report';

const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(`${answer.refusal.message} ${JSON.stringify(answer.refusal.theirs ?? '')}`);
  return answer.value;
};

let writes = 0;

/** A team hands in one row for the units named. */
async function order(seat: PlayerSeat, turn: number, units: readonly string[], words: Partial<LineWrite>) {
  const desk = await playerDesk(seat);
  const counterIds = units.map((name) => desk.counters.find((counter) => counter.name === name)!.id);
  const line: LineWrite = {
    ...emptyLine,
    id: `row-${++writes}`,
    position: 0,
    version: 0,
    counterIds,
    posture: 'tact',
    ...words,
  };
  const version = desk.sheets.find((sheet) => sheet.turn === turn)?.version ?? 0;
  return good(await submitOrderSheet(seat, { turn, version, lines: [line] }, `write-${writes}-of-the-test`));
}

const spindler = ['20 SS-PzGR Bn', '9 SS-PzJg Abt (von Allwörden)', '9 SS-Pz Abt (Harder)', '9 SS-PzArtR (Spindler)'];
const atTheBridge = ['2 Para Bn', '1 Airlanding AT Bty RA'];

/** §9 Example of Combat Procedure from both order sheets to the ruling: 18 against 12, die 2, margin 8, Success. */
async function playTheBridge(game: GivenGame, turn: number, die: 1 | 2): Promise<void> {
  const { control } = game;
  await order(await game.player('1-airborne'), turn, atTheBridge, {
    orders: 'Hold the north end of the bridge.',
    action: 'hold',
    standFast: true,
  });
  await order(await game.player('9-ss-panzer'), turn, spindler, { orders: 'Take the bridge.', action: 'attack' });
  good(await closeMovement(control, { turn }));
  const grouped = good(
    await groupCombat(control, {
      combatId: null,
      version: 0,
      ground: { isBuiltUp: true, isWoods: false, isCity: true, isFortified: false, isBadTerrain: false },
      units: [
        ...['G149', 'G151', 'G152', 'G153'].map((unitId) => ({ unitId, role: 'attacker' as const })),
        { unitId: 'G258', role: 'attacker', isArtillery: true, rangeKm: 7 },
        ...['A087', 'A096'].map((unitId) => ({
          unitId,
          role: 'defender' as const,
          tacticalAdvantages: ['in position in the city for a day'],
        })),
      ],
    }),
  );
  good(await closeGrouping(control, { turn }));
  const { combatId } = grouped;
  const resolved = good(await adjudicateCombat(control, { combatId, version: grouped.version, faces: [die] }));
  good(await ruleOnCombat(control, { combatId, version: resolved.version }));
}

const draft = async (game: GivenGame, teamKey: string) => {
  const { version = 0 } = (await reportOnDesk(game.control, teamKey))!.draft ?? {};
  return good(await draftReport(game.control, { teamKey, version }));
};

const save = async (game: GivenGame, teamKey: string, body: string, overruled: Record<string, string> = {}) => {
  const { id, version } = (await reportOnDesk(game.control, teamKey))!.draft!;
  return good(await saveReport(game.control, { reportId: id, version, body, overruled }));
};

const release = async (game: GivenGame, teamKey: string) => {
  const { id, version } = (await reportOnDesk(game.control, teamKey))!.draft!;
  return releaseReport(game.control, { reportId: id, version });
};

const marksOf = async (control: GivenGame['control'], teamKey: string, body: string) =>
  good(await readMarks(control, { teamKey, body }));

const bodyOf = async (game: GivenGame, teamKey: string) => (await reportOnDesk(game.control, teamKey))!.draft!.body;

const isLedgerTrue = async (game: GivenGame) =>
  compare(fold(openingTruth(game.scenario), await entriesOf(game.gameId)), await storedTruth(game.gameId));

describe('§10: reports of the worked example of §9', () => {
  let game: GivenGame;
  let frost: PlayerSeat;
  let harzer: PlayerSeat;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    frost = await game.player('1-airborne');
    harzer = await game.player('9-ss-panzer');
    await playTheBridge(game, 5, 2);
  });
  afterAll(() => game.drop());

  it('the tray lists every team, and who has a draft', async () => {
    const states = async () => (await reportsTray(game.control)).teams.map(({ name, state }) => `${name}: ${state}`);
    expect(await states()).toEqual(['1 Airborne: none', '9 SS-Pz Hohenstaufen: none']);
    await draft(game, '1-airborne');
    expect(await states()).toEqual(['1 Airborne: drafted', '9 SS-Pz Hohenstaufen: none']);
  });

  it('a draft tells effectiveness in words, the place, battalions (OC-118: 18 ÷ 5), the type with its guns, and the identity', async () => {
    const desk = (await reportOnDesk(game.control, '1-airborne'))!;
    expect(desk.draft).toMatchObject({ state: 'drafted', sender: 'G Ops', gameTime: '18 SEP 2200' });
    const [fight] = desk.facts.fights;
    expect(fight).toMatchObject({
      outcome: 'heldOn',
      own: [
        { name: '1 Airlanding AT Bty RA', effectiveness: 'low', losses: 'heavy', place: { gridReference: '747 782' } },
        { name: '2 Para Bn', effectiveness: 'capable', losses: 'light', place: { gridReference: '745 780' } },
      ],
      support: [],
      enemy: {
        battalions: 'three to four battalions',
        types: ['Panzergrenadiers', 'crews fighting on foot'],
        mustName: ['artillery'],
        identities: ['9 SS Pz Div'],
      },
    });
    for (const words of ['worn but capable', '745 780', 'three to four battalions', 'Panzergrenadiers', '9 SS Pz Div'])
      expect(desk.draft!.body).toContain(words);
    expect(desk.draft!.body).toMatch(/guns|artillery/);
    expect(desk.marks).toEqual([]);
    expect(desk.lights.map(({ letter, state }) => `${letter} ${state}`)).toEqual([
      'E said',
      'L said',
      'E2 said',
      'T said',
      'I said',
    ]);
  });

  it('units that stood on the map before are not told as arrivals of the opening turn', async () => {
    expect((await reportOnDesk(game.control, '1-airborne'))!.facts).toMatchObject({ arrivals: [], moves: [] });
    expect(await bodyOf(game, '1-airborne')).not.toContain('MOVES');
  });

  it('what Control must not say lies beside it: the guns’ name, the enemy near but not seen, the mechanism', async () => {
    expect((await reportOnDesk(game.control, '1-airborne'))!.withheld).toEqual([
      { what: 'Artillery Group Harzer', why: 'heard, never identified' },
      { what: 'Status, steps, dice, scores', why: 'never' },
      { what: 'HQ 9 SS-Pz Div (Harzer)', why: 'not seen' },
    ]);
  });

  it('a text with a status, a place that differs and guns unsaid has its marks, and is not released', async () => {
    const planted = (await bodyOf(game, '1-airborne'))
      .replaceAll('745 780', '741 780')
      .replace(/[^.\n]*(?:guns|artillery)[^.\n]*\./, '')
      .replace('ARNHEM\n\n', 'ARNHEM\n\n2 Para Bn is at status 3. ');
    expect(await readMarks(game.control, { teamKey: 'nobody', body: 'x' })).toMatchObject({
      ok: false,
      refusal: { code: 'notFound' },
    });
    expect(await readMarks(game.control, { teamKey: '1-airborne', body: 'x'.repeat(20_001) })).toMatchObject({
      ok: false,
      refusal: { code: 'badInput', field: 'body', message: 'Text: this is too long: at most 20000 letters.' },
    });
    const live = await marksOf(game.control, '1-airborne', planted);
    expect(live.marks.map(({ kind, suggestion }) => [kind, suggestion])).toEqual([
      ['mechanism', undefined],
      ['placeDiffers', '745 780'],
      ['mustName', expect.stringMatching(/guns|artillery/)],
    ]);
    const states = live.lights.map(({ state }) => state);
    expect(states).toEqual(['said', 'differs', 'said', 'missing', 'said']);
    await save(game, '1-airborne', planted);
    const answer = await release(game, '1-airborne');
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'marksOpen' } });
    expect((answer as { refusal: { theirs: unknown[] } }).refusal.theirs).toHaveLength(3);
    expect((await playerDesk(frost)).reports.map(({ heading }) => heading)).toEqual(['What is known']);
  });

  it('a save that did not see the last one is refused with the text that stands', async () => {
    const { draft: first } = (await reportOnDesk(game.control, '1-airborne'))!;
    await save(game, '1-airborne', first!.body, {});
    const late = await saveReport(game.control, {
      reportId: first!.id,
      version: first!.version,
      body: 'mine',
      overruled: {},
    });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'changedByAnother', theirs: { body: first!.body } } });
  });

  it('is drafted anew, edited, overruled with a reason, and released', async () => {
    await draft(game, '1-airborne');
    const coloured = `${await bodyOf(game, '1-airborne')}\n\nArtillery Group Harzer is said to be behind it.`;
    const { marks } = await marksOf(game.control, '1-airborne', coloured);
    expect(marks.map(({ kind }) => kind)).toEqual(['hiddenUnit']);
    await save(game, '1-airborne', coloured, { [marks[0]!.id]: '  ' });
    expect(await release(game, '1-airborne')).toMatchObject({ ok: false, refusal: { code: 'marksOpen' } });
    await save(game, '1-airborne', coloured, { [marks[0]!.id]: 'An intercepted call gave the name.' });

    const before = await playerDesk(frost);
    const theirs = await playerDesk(harzer);
    good(await release(game, '1-airborne'));
    const after = await playerDesk(frost);
    expect(after.reports[0]).toMatchObject({
      turn: 5,
      heading: 'Afternoon of 18 September 1944',
      sender: 'G Ops',
      gameTime: '18 SEP 2200',
      body: coloured,
    });
    expect(after.cursor).not.toBe(before.cursor);
    expect((await playerDesk(harzer)).cursor).toBe(theirs.cursor);
  });

  it('with the report go the own places and the contact as told', async () => {
    const { contacts, placesAsOf, reports } = await playerDesk(frost);
    expect(contacts).toMatchObject([
      {
        seenTurn: 5,
        symbol: 'mechanised',
        label: 'three to four battalions: Panzergrenadiers and crews fighting on foot',
      },
    ]);
    expect(placesAsOf).toBe(reports[0]!.releasedAt);
  });

  it('what is released is not saved or released again', async () => {
    const { draft: told } = (await reportOnDesk(game.control, '1-airborne'))!;
    expect(told!.state).toBe('released');
    const input = { reportId: told!.id, version: told!.version };
    const answers = [
      await saveReport(game.control, { ...input, body: 'more', overruled: {} }),
      await releaseReport(game.control, input),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, refusal: { code: 'alreadyDone' } });
  });

  it('the attackers hear of their own side only: capable, the houses not taken, parachute troops, their own guns', async () => {
    await draft(game, '9-ss-panzer');
    const { facts, draft: text } = (await reportOnDesk(game.control, '9-ss-panzer'))!;
    expect(facts.fights[0]).toMatchObject({
      outcome: 'pressedThem',
      support: ['artillery'],
      enemy: {
        battalions: 'one to two battalions',
        types: ['parachute troops', 'anti-tank guns'],
        mustName: [],
        identities: ['1 Airborne Div'],
      },
    });
    expect(text!.body).not.toContain('2 Para');
    good(await release(game, '9-ss-panzer'));
    expect((await playerDesk(harzer)).reports[0]!.body).toBe(text!.body);
  });

  it('no desk holds a word of the mechanism, a profile, or a name its team was not told', async () => {
    const desks = { frost: JSON.stringify(await playerDesk(frost)), harzer: JSON.stringify(await playerDesk(harzer)) };
    const profiles = ['6-5-4-3-2-0', '[2-1-0]', '6-4-3-2-0', '4-3-2-1-0'];
    for (const desk of Object.values(desks)) {
      for (const { pattern } of mechanismWords) expect(desk).not.toMatch(pattern);
      for (const profile of profiles) expect(desk).not.toContain(profile);
    }
    for (const name of ['20 SS-PzGR', 'Allwörden', 'HQ 9 SS']) expect(desks.frost).not.toContain(name);
    for (const name of ['2 Para', 'AT Bty', 'HQ 1 Airborne']) expect(desks.harzer).not.toContain(name);
  });

  it('a turn without events is all quiet, and that is a report too', async () => {
    good(await endTurn(game.control, { turn: 5, reason: 'Both reports are out.' }));
    good(await closeMovement(game.control, { turn: 6 }));
    await draft(game, '1-airborne');
    const { draft: quiet, marks, facts } = (await reportOnDesk(game.control, '1-airborne'))!;
    expect(facts).toMatchObject({ fights: [], moves: [], arrivals: [], requests: [] });
    expect(quiet!.body).toMatch(/all quiet/i);
    expect(quiet!.gameTime).toBe('19 SEP 0600');
    expect(marks).toEqual([]);
    good(await release(game, '1-airborne'));
    expect((await playerDesk(frost)).reports.map(({ heading }) => heading)).toEqual([
      'Night of 18 to 19 September 1944',
      'Afternoon of 18 September 1944',
      'What is known',
    ]);
  });

  it('and all of it stands in the ledger: folded over the scenario it equals what is stored', async () => {
    expect(await isLedgerTrue(game)).toEqual([]);
  });
});

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
    expect(marks).toEqual([]);
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
      enemy: { battalions: 'about one battalion', types: ['infantry'], mustName: [], hasPrisoners: false },
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
    expect(body).toContain('the canal road bridge of Veghel');
    expect(body).not.toMatch(/ – | \/ /);
  });

  it('and the ledger folds to what is stored', async () => {
    expect(await isLedgerTrue(game)).toEqual([]);
  });
});
