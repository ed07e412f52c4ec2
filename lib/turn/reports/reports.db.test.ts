import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marksOf as readMarks, reportOnDesk, reportsTray } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { mechanismWords } from '@/lib/visibility/guard/mechanism-words';
import type { PlayerSeat } from '../kernel/seat';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { type GivenGame, givenGame } from '../testing/given-game';
import { releaseReport } from './release-report';
import { bodyOf, draft, good, isLedgerTrue, marksOf, playTheBridge, release, save } from './reports-for-tests';
import { saveReport } from './save-report';

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
        {
          name: '1 Airlanding AT Bty RA',
          effectiveness: 'disintegrating',
          losses: 'heavy',
          place: { gridReference: '747 782' },
        },
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
    for (const words of ['light casualties', '745 780', 'three to four battalions', 'Panzergrenadiers', '9 SS Pz Div'])
      expect(desk.draft!.body).toContain(words);
    expect(desk.draft!.body).toMatch(/guns|artillery/);
    expect(desk.marks).toEqual([]);
    expect(desk.lights.map(({ letter, state }) => `${letter} ${state}`)).toEqual([
      'E said',
      'L said',
      'E2 said',
      'T said',
      'I said',
      'M notAsked',
    ]);
  });

  it('units that stood on the map before are not told as arrivals of the opening turn', async () => {
    expect((await reportOnDesk(game.control, '1-airborne'))!.facts).toMatchObject({ arrivals: [], moves: [] });
    expect(await bodyOf(game, '1-airborne')).not.toMatch(/arrived|come up|reached/);
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
      .replaceAll(' supported by guns', '')
      .replace(/^/, '2 Para Bn is at status 3. ');
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
    expect(states).toEqual(['said', 'differs', 'said', 'missing', 'said', 'notAsked']);
    await save(game, '1-airborne', planted);
    const answer = await release(game, '1-airborne');
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'marksOpen' } });
    expect((answer as { refusal: { theirs: unknown[] } }).refusal.theirs).toHaveLength(3);
    expect((await playerDesk(frost)).reports.map(({ heading }) => heading)).toEqual([
      'Your objective',
      'What is known',
    ]);
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
    // What was planted is Control's own, and would stay: the text as it was drafted is put back first.
    await save(game, '1-airborne', (await reportOnDesk(game.control, '1-airborne'))!.draft!.drafted!);
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

  it('a turn without a fight tells who stands close, and that is a report too', async () => {
    good(await endTurn(game.control, { turn: 5, reason: 'Both reports are out.' }));
    good(await closeMovement(game.control, { turn: 6 }));
    await draft(game, '1-airborne');
    const { draft: quiet, marks, facts } = (await reportOnDesk(game.control, '1-airborne'))!;
    expect(facts).toMatchObject({ fights: [], moves: [], arrivals: [], requests: [] });
    expect(quiet!.body).toMatch(/Panzergrenadiers and crews fighting on foot of 9 SS Pz Div .*to the north-west/);
    expect(quiet!.gameTime).toBe('19 SEP 0600');
    expect(marks).toEqual([]);
    good(await release(game, '1-airborne'));
    expect((await playerDesk(frost)).reports.map(({ heading }) => heading)).toEqual([
      'Night of 18 to 19 September 1944',
      'Afternoon of 18 September 1944',
      'Your objective',
      'What is known',
    ]);
  });

  it('and all of it stands in the ledger: folded over the scenario it equals what is stored', async () => {
    expect(await isLedgerTrue(game)).toEqual([]);
  });
});
