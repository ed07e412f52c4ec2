import { describe, expect, it } from 'vitest';
import type { RowOutcome } from '../news-facts';
import { bodyOf, draftReport } from '../reports/eleti';
import { factsFor } from '../reports/report-facts';
import { arnhemBridge, british, fighter, germans, germanTruth, reportTruth, turn, unit } from '../testing/given-truth';
import { goal, row } from '../testing/letters/given-facts';
import type { ReportTruth } from '../truth';
import { guard, lightsOf, type MarkKind } from './guard';
import { lexiconFor, notForThisTeam } from './guard-lexicon';
import { mechanismFigures, mechanismWords } from './mechanism-words';

/** Other units of the enemy: one in another fight, one nobody has seen. */
const unseen = [
  unit('gräbner', {
    side: 'german',
    teamId: 'german-team',
    name: 'SS-AA 9 (Gräbner)',
    shortName: 'SS-AA 9',
    arm: 'recce',
    formation: '9 SS Pz Div',
    brigade: 'Div troops',
    x: 73,
    y: 70,
  }),
  unit('frundsberg', {
    side: 'german',
    teamId: 'german-team-2',
    name: 'I/SS-PzGR 22 (Euling)',
    shortName: 'I/SS-PzGR22',
    arm: 'mechanised',
    formation: '10 SS Pz Div',
    brigade: 'SS-PzGR 22',
    x: 90,
    y: 90,
  }),
];

const third = unit('third', { name: '3 Para', arm: 'paras', x: 71.2, y: 77.4 });
const first = unit('first', { name: '1st Battalion, Border Regt', shortName: '1 Border', x: 69.9, y: 77.1 });

const truth = (own: Partial<ReportTruth> = {}): ReportTruth => {
  const base = reportTruth();
  return { ...base, own: [...base.own, third, first], enemy: [...base.enemy, ...unseen], ...own };
};

const marksOf = (text: string, of = truth(), viewer = british) =>
  guard(text, factsFor(viewer, of), lexiconFor(viewer, of));
const said = (text: string, kind: MarkKind, of = truth()): string[] =>
  marksOf(text, of)
    .filter((mark) => mark.kind === kind)
    .map(({ at }) => (at ? text.slice(...at) : ''));

/** All that §10 asks for, in a hand's own words. */
const full = `ARNHEM

The bridge was attacked twice since noon. The outer houses are lost; 2 Para still holds the north end at 746779.

The battalion is worn but can go on holding. The anti-tank guns have had heavy losses.

Between three and four battalions on foot, Panzergrenadiers among them, with field guns firing throughout. No tanks seen.

We do not know yet who they are.`;

describe('what must not be said', () => {
  it('§10: lets a commander’s own words pass', () => {
    expect(marksOf(full)).toEqual([]);
  });

  it('takes the figures of a place behind a colon or a bracket for no part of a name', () => {
    const regiment = (id: string, side: 'allied' | 'german', name: string) =>
      unit(id, {
        side,
        teamId: side === 'allied' ? 'british-team' : 'german-team-2',
        name,
        shortName: name,
        arm: 'artillery',
      });
    const own = regiment('own', 'allied', '963 Artillery Regt');
    const hidden = regiment('hidden', 'german', '235 Artillery Regt');
    const base = truth();
    const both = { ...base, own: [...base.own, own], enemy: [...base.enemy, hidden] };
    expect(said('963 Artillery Regt: 235 245, no longer able to fight.', 'hiddenUnit', both)).toEqual([]);
    expect(said('963 Artillery Regt: 746 779. Artillery Regt 235 is there.', 'hiddenUnit', both)).toEqual([
      'Artillery Regt 235',
    ]);
    expect(said('Before us is Artillery Regt: 235.', 'hiddenUnit', both)).toEqual(['Artillery Regt: 235']);
    expect(said('963 Artillery Regt (235 245, at Best) is burnt out.', 'hiddenUnit', both)).toEqual([]);
    expect(said('Before us is Artillery Regt (235).', 'hiddenUnit', both)).toEqual(['Artillery Regt (235']);
  });

  it('takes no part of two known names that follow each other for a name', () => {
    const battalion = (id: string, name: string, side: 'allied' | 'german' = 'allied') =>
      unit(id, { side, teamId: side === 'allied' ? 'british-team' : 'german-team-2', name, shortName: name });
    const base = truth();
    const own = ['1 Pol Rifles', '2 Pol Rifles', '3 Pol Rifles'].map((name) => battalion(name, name));
    const two = { ...base, own: [...base.own, ...own], enemy: [...base.enemy, battalion('g2', '2 Rifles', 'german')] };
    expect(said('1 Pol Rifles, 2 Pol Rifles and 3 Pol Rifles are fit.', 'hiddenUnit', two)).toEqual([]);
    expect(said('1 Pol Rifles, 2 Rifles and 3 Pol Rifles are fit.', 'hiddenUnit', two)).toHaveLength(1);
    // Two names with nothing between them are no list.
    const close = { ...two, own: [...two.own, battalion('irish', 'Irish'), battalion('foot', 'Foot Guards')] };
    const hidden = { ...close, enemy: [...close.enemy, battalion('g3', 'Irish Foot', 'german')] };
    expect(said('Before us are Irish Foot Guards.', 'hiddenUnit', hidden)).toEqual(['Irish Foot']);
    expect(said('1 Pol Rifles, with Rifles 2 before it.', 'hiddenUnit', two)).toEqual(['Rifles 2']);
  });

  it.each([
    ['The anti-tank guns lost a step.', 'lost a step'],
    ['Their status is low.', 'status'],
    ['It took two steps and stood.', 'took two steps'],
    ['The step loss is heavy.', 'step loss'],
    ['The score was 13.', 'score'],
    ['A score of 13 against 8.', 'score'],
    ['The die came up well.', 'The die'],
    ['The dice were kind.', 'dice'],
    ['They rolled a 6.', 'rolled a 6'],
    ['A roll on 1d6 decided it.', '1d6'],
    ['By a margin of 8.', 'margin'],
    ['The modifiers were against us.', 'modifiers'],
    ['An unfavourable factor.', 'factor'],
    ['See the CRT.', 'CRT'],
    ['The results table says so.', 'results table'],
    ['It was a Limited Success.', 'Limited Success'],
    ['Its profile is spent.', 'profile'],
    ['That is a ruling of Control.', 'ruling'],
    ['They have four strength points.', 'strength points'],
    ['A tactical advantage for the defence.', 'tactical advantage'],
    ['The defence got +2 for the houses.', '+2'],
    ['The houses gave the defence +2.', '+2'],
    ['The battalion stands at 6-5-4-3-2-0.', '6-5-4-3-2-0'],
    ['The guns are [2-1-0] now.', '[2-1-0]'],
    ['They are a 3-3-2 battalion.', '3-3-2'],
    ['They are (2)-(1)-0 by now.', '(2)-(1)-0'],
    ['17-9-44: they stand at 5-4-3.', '5-4-3'],
    ['Order 17-9-44-3.', '17-9-44-3'],
    ['2 Para is down to 3.', '3'],
    ['2 Para (5) holds on.', '5'],
    ['2 Para at 3 and the battery gone.', '3'],
    ['They rolled a two.', 'rolled a two'],
    ['A roll of five settled it.', 'roll of five'],
    ['We threw two sixes.', 'threw two sixes'],
    ['Their roll was a four.', 'roll was a four'],
    ['2 Para is at step two.', 'at step two'],
    ['The battery is on its last step.', 'on its last step'],
    ['The battalion dropped by two steps.', 'dropped by two steps'],
    ['They scored twelve against our eight.', 'scored twelve'],
    ['There were two limited successes.', 'limited successes'],
    ['The attackers were badly beaten.', 'attackers were badly beaten'],
    ['Confused combats all along the line.', 'Confused combats'],
    ['Control has ruled on it.', 'Control has ruled'],
    ['2 Para is down to three.', 'three'],
  ])('marks the mechanism in %j', (text, words) => {
    expect(said(text, 'mechanism')).toContain(words);
  });

  it.each([
    '3 Para and 2 Para are holding; 1st Battalion, Border Regt is on the way.',
    'The enemy fell back 8 km along the railway.',
    'The 1st Battalion is in reserve.',
    'The next step is Nijmegen.',
    'Step by step the houses were cleared; men die for each of them.',
    'Scores of prisoners came in, a score of them wounded.',
    'By a narrow margin the bridge was saved.',
    'They rolled up two battalions and threw a six-man patrol across the river.',
    'We threw two battalions at the bridge, and a four gun battery fired for six hours.',
    '2 Para is down to three companies, ten hours from the bridge and 4 km off.',
    'The next step, two days from now, is Nijmegen; one step at a time.',
    'The enemy was badly beaten on the left and scored two hits on our tanks.',
    'The deciding factor was the river.',
    'A daylight crossing is ruled out; the status quo holds.',
    'Low-profile patrols went out at 0300 on 17 September 1944.',
    '2 Para, 3 Para and two companies of sappers hold 746779.',
    '2 Para is 8 km from the landing zone.',
    'From 1400 to 2200 hours, 10 km of road were cleared.',
    'D+2, H+30: the column moved.',
    'Landed 17-9-44, by 0300; orders of 18 - 09 – 44 hold, those of 30-12-43 do not.',
  ])('lets %j pass', (text) => {
    expect(marksOf(text).filter(({ kind }) => kind === 'mechanism')).toEqual([]);
  });

  it('marks units that the team does not know, however they are written', () => {
    expect(said('SS-AA 9 is moving on Elst.', 'hiddenUnit')).toEqual(['SS-AA 9']);
    expect(said('Gräbner’s cars are about, or Grabner’s.', 'hiddenUnit')).toEqual(['Gräbner', 'Grabner']);
    expect(said('10th SS Panzer Division is coming.', 'hiddenUnit')).toEqual(['10th SS Panzer Division']);
    expect(said('AR 191 fires from the north.', 'hiddenUnit')).toEqual(['AR 191']);
  });

  it('OC-115: marks a formation named on the first turn of contact, and its units', () => {
    expect(said('Prisoners are of 9 SS Panzer Division.', 'tooEarly')).toEqual(['9 SS Panzer Division']);
    expect(said('These are the 9th SS.', 'tooEarly')).toEqual(['9th SS']);
    expect(said('20 SS-PzGR is in front of us.', 'tooEarly')).toEqual(['20 SS-PzGR']);
    expect(said('Kampfgruppe Spindler leads them.', 'tooEarly')).toEqual(['Kampfgruppe Spindler']);
  });

  it('OC-118: lets a formation pass once it is known, its units in contact too, and keeps the unseen hidden', () => {
    const known = truth({ contacts: [{ enemyFormation: '9 SS Pz Div', turnsRunning: 2 }] });
    const text = full.replace(
      'We do not know yet who they are.',
      'Prisoners are of 9 SS Panzer Division, 20 SS-PzGR among them.',
    );
    expect(marksOf(text, known)).toEqual([]);
    expect(said('SS-AA 9 is moving on Elst.', 'hiddenUnit', known)).toEqual(['SS-AA 9']);
  });

  it('does not take places or plain words for units', () => {
    const german = germanTruth();
    const text = 'Arnhem and Oosterbeek are full of infantry and armour; the division’s artillery fires by battery.';
    expect(marksOf(text, german, germans).filter(({ at }) => at)).toEqual([]);
  });
});

describe('what must be said', () => {
  const missing = (text: string, of = truth()): string[] =>
    marksOf(text, of)
      .filter(({ kind }) => kind === 'missingLetter')
      .map(({ letter }) => letter!);

  it('§10: marks each of the five letters that is lost', () => {
    expect(missing('ARNHEM\n\nThere was a fight.')).toEqual(['E', 'L', 'E2', 'T']);
    expect(missing(full.replace(' at 746779', ''))).toEqual(['L']);
    expect(missing(full.replace('Between three and four battalions', 'A crowd of men'))).toEqual(['E2']);
    const known = truth({ issuedIdentities: ['9 SS Pz Div'] });
    expect(missing(full, known)).toEqual(['I']);
  });

  it('looks for the letters of each fight under its own title', () => {
    const elsewhere = {
      ...arnhemBridge,
      id: 'oosterbeek',
      place: { x: 71.2, y: 77.4 },
      fighters: [fighter(third, 5, 4), ...arnhemBridge.fighters.slice(2)],
      guns: [],
    };
    const both = truth({ combats: [arnhemBridge, elsewhere] });
    const marks = marksOf(`${full}\n\nOOSTERBEEK\n\nThe road is closed.`, both);
    expect(marks.map(({ combatId, letter }) => [combatId, letter])).toEqual([
      ['oosterbeek', 'E'],
      ['oosterbeek', 'L'],
      ['oosterbeek', 'E2'],
      ['oosterbeek', 'T'],
    ]);
  });

  it('§10: tanks, artillery and air that took part must be named; to deny them is not to name them', () => {
    const unnamed = (text: string, of = truth()) => marksOf(text, of).filter(({ kind }) => kind === 'mustName');
    expect(unnamed(full.replace(', with field guns firing throughout', '')).map(({ id }) => id)).toEqual([
      'mustName:bridge:artillery:enemy',
    ]);
    const tanks = unit('tigers', {
      side: 'german',
      teamId: 'german-team',
      arm: 'armour',
      formation: '9 SS Pz Div',
      brigade: '',
    });
    const withTanks = truth({
      combats: [
        {
          ...arnhemBridge,
          fighters: [...arnhemBridge.fighters, fighter(tanks, 8, 8)],
          air: [{ side: 'allied', kind: 'alliedGroundAttack' }],
        },
      ],
    });
    const marks = unnamed(full, withTanks);
    expect(marks.map(({ id }) => id)).toEqual(['mustName:bridge:tanks:enemy', 'mustName:bridge:air:own']);
    const mended = `${full}\n\n${marks.map(({ suggestion }) => suggestion).join(' ')}`;
    expect(unnamed(mended, withTanks)).toEqual([]);
  });

  it('own guns do not stand for the enemy’s', () => {
    const text = full.replace('with field guns firing throughout', 'while our own guns fired throughout');
    expect(marksOf(text).map(({ id }) => id)).toEqual(['mustName:bridge:artillery:enemy']);
  });

  it('marks an own place that differs from the counter’s, with the right one beside it', () => {
    const text = full.replace('746779', '746777');
    const [mark, ...others] = marksOf(text);
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ kind: 'placeDiffers', letter: 'L', suggestion: '746 779' });
    expect(text.slice(...mark!.at!)).toBe('746777');
  });

  it('holds each place against the unit it is said of', () => {
    expect(said('3 Para is at 712774 and 2 Para at 746 779.', 'placeDiffers')).toEqual([]);
    expect(said('3 Para is at 746779 and 2 Para at 712 774.', 'placeDiffers')).toEqual(['746779', '712 774']);
    expect(said('2 Para fell back from 700700 to 746779.', 'placeDiffers')).toEqual([]);
  });

  it('lets a letter say where units were sent by a reference, and not that they stand there', () => {
    const facts = factsFor(british, truth());
    const sent = (outcome: RowOutcome) => ({
      ...facts,
      news: [...facts.news, row([third], outcome, { goal: goal('730 750', '730 750') })],
    });
    const placed = (text: string, outcome: RowOutcome) =>
      guard(text, sent(outcome), lexiconFor(british, truth()))
        .filter(({ kind }) => kind === 'placeDiffers')
        .map(({ at }) => text.slice(...at!));
    const onTheRoad = { is: 'onTheRoad', kmLeft: 2 } as const;
    expect(placed('3 Para (712 774) is on the march to 730 750; two kilometres remain.', onTheRoad)).toEqual([]);
    expect(placed('3 Para was stopped two kilometres short of 730 750.', onTheRoad)).toEqual([]);
    expect(placed('3 Para is at 730 750.', onTheRoad)).toEqual(['730 750']);
    expect(placed('3 Para is on the march to 740 750.', onTheRoad)).toEqual(['740 750']);
    // Who is within half a kilometre of it has come there.
    expect(placed('3 Para has reached 730 750.', { is: 'done' })).toEqual([]);
  });

  it('never offers the place of a fight in place of another: it may be the enemy’s', () => {
    // He who attacks is told where he attacked: that is where the enemy stood.
    const attacked = truth({ combats: [{ ...arnhemBridge, attackingSide: 'allied', place: { x: 74.9, y: 78.3 } }] });
    const [mark] = marksOf('2 Para is at 749 782.', attacked).filter(({ kind }) => kind === 'placeDiffers');
    expect(mark!.suggestion).toBe('746 779');
    expect(said('They went in at 749 783.', 'placeDiffers', attacked)).toEqual([]);
  });

  it('never offers the place of another unit than the one spoken of', () => {
    const offered = (text: string) =>
      marksOf(text)
        .filter(({ kind }) => kind === 'placeDiffers')
        .map(({ suggestion }) => suggestion);
    // Nobody is named: 3 Para is at 712 774, 2 Para at 746 779.
    expect(offered('The battalion is at 712 775.')).toEqual([undefined]);
    // Two are named, and the place is neither's.
    expect(offered('2 Para and 3 Para are at 712 775.')).toEqual([undefined]);
    // One is named, and another stands nearer to what was written.
    expect(offered('2 Para is at 712 774.')).toEqual(['746 779']);
  });

  it('a report that says nothing is marked', () => {
    expect(marksOf(' \n')).toHaveLength(1);
    expect(marksOf('All quiet.', truth({ combats: [] }))).toEqual([]);
  });
});

describe('marks', () => {
  it('keep their id while the text moves about them', () => {
    const id = (text: string) => marksOf(text).find(({ kind }) => kind === 'mechanism')!.id;
    expect(id('The battery lost a step.')).toBe(id('Since noon, we hear, the battery LOST a  step.'));
  });

  it('twice the same words are two marks', () => {
    const ids = marksOf('One status here, one status there.').filter(({ kind }) => kind === 'mechanism');
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
  });

  it('light the five letters', () => {
    const facts = factsFor(british, truth());
    const states = (text: string) => lightsOf(marksOf(text), facts).map(({ letter, state }) => `${letter} ${state}`);
    expect(states(full)).toEqual(['E said', 'L said', 'E2 said', 'T said', 'I said', 'M notAsked']);
    expect(states(full.replace('746779', '746777').replace(', with field guns firing throughout', ''))).toEqual([
      'E said',
      'L differs',
      'E2 said',
      'T missing',
      'I said',
      'M notAsked',
    ]);
  });

  it('the draft passes its own guard', () => {
    for (const [viewer, of] of [
      [british, truth()],
      [british, truth({ issuedIdentities: ['9 SS Pz Div'] })],
      [germans, germanTruth()],
      [british, truth({ combats: [] })],
    ] as const) {
      for (let number = 1; number <= 60; number++) {
        const facts = factsFor(viewer, of);
        const body = bodyOf(draftReport(viewer, { ...turn, number }, facts));
        expect(guard(body, facts, lexiconFor(viewer, of)), body).toEqual([]);
      }
    }
  });
});

describe('the words of the mechanism', () => {
  it.each([
    '{"statusBefore":5}',
    '{"currentStatus":5}',
    '{"stepsLost":2}',
    '{\\"step\\":1}',
    '{"attackersScore":18}',
    '{"die":4}',
    '{"margin":8}',
    '{"result":"totalSuccess"}',
    '{"statusProfile":"x"}',
    '{"ruling":null}',
    'Status 4',
    'one step lost',
  ])('finds %j in what is sent to a page', (sent) => {
    expect(mechanismWords.some(({ pattern }) => pattern.test(sent))).toBe(true);
  });

  it.each([
    'margin: 0 auto',
    'margin-top',
    '{"margin":"0 20px 0 0"}',
    'V1StGXR8_Z5jdHi6B-myT',
    'd3-zoom',
    'The soldiers die.',
    'next-step',
  ])('does not find one in %j', (sent) => {
    expect(mechanismWords.filter(({ pattern }) => pattern.test(sent))).toEqual([]);
  });

  it('keeps no place between two looks', () => {
    for (const { pattern } of [...mechanismWords, ...mechanismFigures]) expect(pattern.global).toBe(false);
  });
});

describe('what is not for this team', () => {
  it('lists those met but not identified, those near but not seen, and the mechanism', () => {
    expect(notForThisTeam(british, truth())).toEqual([
      { what: '9 SS Pz Div', why: 'first turn in contact' },
      { what: '20 SS PzGR Bn', why: 'not identified' },
      { what: '9 SS PzJg Abt', why: 'not identified' },
      { what: '9 SS Pz Abt', why: 'not identified' },
      { what: '9 SS PzArtR', why: 'not identified' },
      { what: 'AR 191', why: 'heard, never identified' },
      { what: 'Status, steps, dice, scores', why: 'never' },
      { what: 'SS-AA 9 (Gräbner)', why: 'not seen' },
    ]);
  });
});
