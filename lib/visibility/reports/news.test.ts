import { describe, expect, it } from 'vitest';
import type { LetGoWhy } from '@/lib/words';
import { lexiconFor } from '../guard/guard-lexicon';
import { mechanismWords } from '../guard/mechanism-words';
import { isSaid } from '../guard/news-said';
import { issueContacts } from '../issuing/contacts';
import { arnhemBridge, british, fighter, fixedSource, germans, reportTruth, turn, unit } from '../testing/given-truth';
import type { TruthTurn, TruthUnit } from '../truth';
import { noEvents, type TruthEvents, type TruthHit, type Weapon } from '../truth-events';
import type { Viewer } from '../viewer';
import { bodyOf, draftReport } from './eleti';
import { newsFor } from './news';
import { factsFor } from './report-facts';
import { aboutNews, sayNews } from './sentences-news';

/** 5-3-2-1-0: a step lost leaves 3, which is capable; two leave 2, which is low (§10: "less than 3"). */
const guards = unit('guards', { name: '1 Welsh Guards', shortName: '1 WG', stepsLost: 1 });
const hussars = unit('hussars', { name: '15/19 Hussars', shortName: '15/19 H', stepsLost: 1 });
const strangers = unit('strangers', { name: '4 Dorset', teamId: 'neighbour' });

const news = (
  events: Partial<TruthEvents>,
  { viewer = british, at = turn, own = [guards, hussars, strangers], enemy = [] as TruthUnit[] } = {},
) =>
  newsFor(
    viewer as Viewer,
    reportTruth({ turn: at as TruthTurn, own, enemy, combats: [], events: { ...noEvents, ...events } }),
  );

const said = (...of: Parameters<typeof news>) => news(...of).map((one) => sayNews(one));

const night: TruthTurn = { number: 6, date: '1944-09-18', daypart: 'night' };
const hit = (unitId: string, of: Partial<TruthHit> = {}): TruthHit => ({
  unitId,
  statusBefore: 5,
  statusAfter: 3,
  isImmobilised: false,
  isFlakSilenced: false,
  ...of,
});
const strike = (weapons: Weapon[], ...hits: TruthHit[]) => ({ strikes: [{ id: 's', weapons, hits }] });

describe('what a unit knows of what hit it (§10, OC-122)', () => {
  it('bombed by day: what sort of bombers, what it lost, in words', () => {
    expect(said(strike([{ bombs: 'heavy' }], hit('guards')))).toEqual([
      'Heavy bombers struck 1 Welsh Guards; it had heavy losses but can still attack.',
    ]);
    expect(said(strike([{ bombs: 'medium' }], hit('guards', { statusAfter: 5 })))).toEqual([
      'Medium bombers struck 1 Welsh Guards; it had hardly any losses and can still attack.',
    ]);
  });

  it('bombed by day: whose bombers, where that is known of all of them', () => {
    const by = (...weapons: Weapon[]) => said(strike(weapons, hit('guards')))[0];
    expect(by({ bombs: 'medium', side: 'german' })).toMatch(/^Enemy medium bombers struck 1 Welsh Guards;/);
    expect(by({ bombs: 'medium', side: 'allied' })).toMatch(/^Our own medium bombers struck 1 Welsh Guards;/);
    expect(by({ bombs: 'medium', side: 'german' }, { bombs: 'medium' })).toMatch(/^Medium bombers struck/);
  });

  it('bombed by night: that it was, and no more', () => {
    expect(said(strike([{ bombs: 'heavy' }, { bombs: 'light' }], hit('guards')))).not.toEqual(
      said(strike([{ bombs: 'heavy' }], hit('guards'))),
    );
    const [byNight] = said(strike([{ bombs: 'heavy' }], hit('guards')), { at: night });
    expect(byNight).toBe('1 Welsh Guards was bombed in the dark; it had heavy losses but can still attack.');
    expect(said(strike([{ bombs: 'light' }], hit('guards')), { at: night })).toEqual([byNight]);
  });

  it('shelled: by field guns or by heavy ones', () => {
    expect(said(strike([{ guns: 'field' }], hit('guards')))[0]).toMatch(/^Field guns shelled 1 Welsh Guards; it had/);
    expect(said(strike([{ bombs: 'light' }, { guns: 'heavy' }], hit('guards')))[0]).toMatch(
      /^1 Welsh Guards was struck by light bombers and shelled by heavy guns;/,
    );
  });

  it.each([
    ['morning', '; it could not move for the rest of the morning and had'],
    ['afternoon', '; it could not move for the rest of the afternoon and had'],
    ['night', '; it could not move for the rest of the night and had'],
  ] as const)('immobilised in the %s', (daypart, words) => {
    const told = said(strike([{ guns: 'field' }], hit('guards', { isImmobilised: true })), {
      at: { ...turn, daypart },
    });
    expect(told[0]).toContain(words);
  });

  it('units hit alike are told together, others apart; units of other teams not at all', () => {
    const told = said(
      strike([{ bombs: 'heavy' }], hit('guards'), hit('hussars'), hit('strangers', { statusAfter: 0 })),
    );
    expect(told).toEqual([
      'Heavy bombers struck 1 Welsh Guards and 15/19 Hussars; both had heavy losses but can still attack.',
    ]);
    expect(said(strike([{ bombs: 'heavy' }], hit('guards'), hit('hussars', { statusAfter: 5 })))).toHaveLength(2);
    expect(said(strike([{ bombs: 'heavy' }], hit('strangers')))).toEqual([]);
  });
});

describe('crossings that a team holds, reaches or looks at (§8)', () => {
  const grave = {
    id: 'grave',
    name: 'Grave – Maas road bridge',
    spoken: 'the Maas road bridge of Grave',
    kind: 'mainRoadBridge',
    x: 70,
    y: 50,
  };
  const crossing = (of: Partial<TruthEvents['crossings'][number]>) => ({
    crossings: [
      {
        ...grave,
        state: 'blown',
        known: 'standing',
        isTold: false,
        isBuilt: false,
        combatIds: [],
        unitIds: ['guards'],
        ...of,
      },
    ] as TruthEvents['crossings'],
  });

  it.each([
    ['blown', 'standing', '1 Welsh Guards found the Maas road bridge of Grave blown.'],
    ['safe', 'standing', '1 Welsh Guards found the Maas road bridge of Grave intact and safe to cross.'],
    ['untested', 'blown', '1 Welsh Guards found the Maas road bridge of Grave standing.'],
    ['safe', null, '1 Welsh Guards reports a new crossing: the Maas road bridge of Grave is open.'],
  ] as const)('it is %s and was known as %s', (state, known, words) => {
    expect(said(crossing({ state, known }))).toEqual([words]);
  });

  it('one it was told of in this turn is told again as it stands now', () => {
    expect(said(crossing({ state: 'untested', isTold: true }))).toEqual([
      '1 Welsh Guards found the Maas road bridge of Grave standing.',
    ]);
  });

  it('nothing is told of one that looks as the team knew it, or that none of its units sees', () => {
    expect(said(crossing({ known: 'blown' }))).toEqual([]);
    expect(said(crossing({ state: 'tested' }))).toEqual([]);
    expect(said(crossing({ unitIds: ['strangers'] }))).toEqual([]);
  });

  it('that it is safe is known to those who have been on it: to the enemy it stands', () => {
    const panzers = unit('panzers', { side: 'german', teamId: 'german-team', name: '9 SS Pz Abt' });
    const seen = crossing({ state: 'safe', unitIds: ['panzers'] });
    expect(said(seen, { viewer: germans, own: [panzers] })).toEqual([]);
  });
});

describe('an enemy close by whom nobody has fought (OC-118)', () => {
  const met = unit('met', {
    side: 'german',
    teamId: 'german-team',
    formation: '9 SS Pz Div',
    arm: 'mechanised',
    x: 74.62,
    y: 79.2,
  });
  const standoff = (hasMoved: boolean) => ({
    standoffs: [{ id: 'guards', unitIds: ['guards'], metIds: ['met'], hasMoved }],
  });

  it('is told by his kind, where he is and rough battalions, not by name (§10.3)', () => {
    expect(said(standoff(true), { enemy: [met] })).toEqual([
      '1 Welsh Guards came up against about one battalion of Panzergrenadiers to the north.',
    ]);
    expect(said(standoff(false), { enemy: [met] })).toEqual([
      '1 Welsh Guards faces about one battalion of Panzergrenadiers to the north.',
    ]);
  });

  it('one enemy is one mark on the map: he whom a fight of the team tells of has no other', () => {
    const fight = (enemy: TruthUnit) => ({
      ...arnhemBridge,
      fighters: [fighter(unit('para'), 5, 5), fighter(enemy, 5, 5)],
    });
    const marks = (enemy: TruthUnit) => {
      const truth = reportTruth({
        own: [guards, unit('para')],
        enemy: [met, enemy],
        combats: [fight(enemy)],
        events: { ...noEvents, ...standoff(false) },
      });
      const facts = factsFor(british, truth);
      const body = bodyOf(draftReport(british, turn, facts));
      return issueContacts(british, turn, facts, body, lexiconFor(british, truth), fixedSource()).map(
        ({ label }) => label,
      );
    };
    expect(marks(met)).toEqual(['about one battalion: Panzergrenadiers']);
    expect(marks({ ...met, id: 'another', arm: 'infantry' })).toEqual([
      'about one battalion: infantry',
      'about one battalion: Panzergrenadiers',
    ]);
  });

  it('one enemy is one mark on the map: he who was in two fights has that of the first that is told', () => {
    const other = { ...met, id: 'another', x: 60, y: 60 };
    const combat = (id: string, enemy: TruthUnit, x: number) => ({
      ...arnhemBridge,
      id,
      place: { x, y: 50 },
      fighters: [fighter(unit(`own-${id}`, { x, y: 50 }), 5, 5), fighter(enemy, 5, 5)],
    });
    const marks = (first: TruthUnit, second: TruthUnit, isOneTakenOut = false) => {
      const combats = [combat('one', first, 50), combat('two', second, 60)];
      const own = combats.map(({ fighters }) => fighters[0]!.unit);
      const truth = reportTruth({ own, enemy: [met, other], combats });
      const facts = factsFor(british, truth);
      const told = isOneTakenOut ? { ...facts, fights: facts.fights.slice(1) } : facts;
      const body = bodyOf(draftReport(british, turn, told));
      return issueContacts(british, turn, facts, body, lexiconFor(british, truth), fixedSource()).length;
    };
    expect(marks(met, other)).toBe(2);
    expect(marks(met, met)).toBe(1);
    expect(marks(met, met, true)).toBe(1);
  });

  it('is named from the second turn running in contact (§10)', () => {
    const truth = reportTruth({
      own: [guards],
      enemy: [met],
      combats: [],
      contacts: [{ enemyFormation: '9 SS Pz Div', turnsRunning: 2 }],
      events: { ...noEvents, ...standoff(false) },
    });
    expect(sayNews(newsFor(british, truth)[0]!)).toBe(
      '1 Welsh Guards faces about one battalion of Panzergrenadiers of 9 SS Pz Div to the north.',
    );
  });
});

describe('aircraft, lifts and guns', () => {
  const mission = {
    id: 'm',
    side: 'allied',
    teamIds: [british.teamId],
    mission: 'closeAirSupport',
    name: 'Typhoons of 83 Group',
    at: null,
    result: 'flew',
    losses: 'light',
  } as const;
  const flown = (of: object) => said({ missions: [{ ...mission, ...of }] });

  it('own aircraft came, did not come, or were driven off; losses are light or heavy (OC-94)', () => {
    expect(flown({})).toEqual(['Typhoons of 83 Group gave us close support, with light losses.']);
    expect(flown({ result: 'didNotFly', losses: 'none' })).toEqual([
      'Typhoons of 83 Group did not fly the close air support mission.',
    ]);
    expect(flown({ result: 'turnedBack', losses: 'heavy' })).toEqual([
      'Typhoons of 83 Group, sent on close air support, had heavy losses and were turned back by enemy fighters.',
    ]);
    expect(flown({ teamIds: ['neighbour'] })).toEqual([]);
    expect(flown({ side: 'german' })).toEqual([]);
  });

  const lift = {
    id: 'l',
    zone: 'DZ Y',
    hits: [hit('guards', { statusAfter: 5 }), hit('hussars', { statusAfter: 5 })],
    hasMetFlak: true,
    hasMetFighters: false,
    isTurnedBack: false,
    wideIds: [] as string[],
  };
  const landed = (of: object) => said({ landings: [{ ...lift, ...of }] });

  it('whoever was carried tells of flak, of fighters, and of coming down wide', () => {
    expect(landed({})).toEqual([
      '1 Welsh Guards and 15/19 Hussars met flak on the way to DZ Y; both had hardly any losses and can still attack.',
    ]);
    expect(landed({ hasMetFlak: false, wideIds: ['guards'] })).toEqual([
      '1 Welsh Guards landed wide of DZ Y; it had hardly any losses and can still attack.',
    ]);
    expect(landed({ hasMetFlak: false, hasMetFighters: true, isTurnedBack: true })[0]).toMatch(
      /did not land: enemy fighters turned back the lift to DZ Y; both had hardly any losses/,
    );
    expect(landed({ hasMetFlak: false })).toEqual([]);
  });

  it('guns that fired in the fight of others say so, and where', () => {
    const fired = (isAtSquare: boolean) =>
      said({ fires: [{ id: 'f', unitIds: ['guards', 'strangers'], at: { x: 74.5, y: 78 }, isAtSquare }] });
    expect(fired(false)).toEqual(['1 Welsh Guards fired in support of the fighting at Arnhem.']);
    expect(fired(true)).toEqual(['1 Welsh Guards shelled the ground at Arnhem.']);
  });

  it('what Control crossed off by hand is owed like what a fight cost (OC-123)', () => {
    const worn = news({ worn: [{ unitId: 'guards', statusBefore: 5, statusAfter: 3 }] });
    expect(worn.map(({ isOwed }) => isOwed)).toEqual([true]);
    expect(worn.map((one) => sayNews(one))).toEqual([
      '1 Welsh Guards had heavy losses but can still attack; no cause is reported.',
    ]);
  });
});

describe('what became of an order that no fight came of (§9 Analysing Combat 4)', () => {
  const letGo = (why: LetGoWhy, action: 'attack' | 'probe' = 'attack', ...ids: string[]) => ({
    letGo: (ids.length > 0 ? ids : ['guards']).map((unitId) => ({ unitId, action, why })),
  });

  it.each<[LetGoWhy, 'attack' | 'probe', string]>([
    ['noEnemy', 'attack', '1 Welsh Guards went to attack and found nobody.'],
    ['noEnemy', 'probe', '1 Welsh Guards sent out patrols, which met nobody.'],
    ['movedTooFar', 'attack', '1 Welsh Guards came up too late to attack.'],
    ['notEffective', 'attack', '1 Welsh Guards was no longer able to attack.'],
    ['attackedFirst', 'attack', 'The enemy attacked 1 Welsh Guards before it could attack.'],
    ['other', 'attack', '1 Welsh Guards did not carry out its orders.'],
    ['other', 'probe', '1 Welsh Guards did not carry out its orders.'],
  ])('%s, ordered to %s: in words of the battle', (why, action, sentence) => {
    const [told] = news(letGo(why, action));
    expect(told).toMatchObject({ isOwed: true });
    expect(sayNews(told!)).toBe(sentence);
    expect(isSaid(told!, sentence)).toBe(true);
    expect(isSaid(told!, '1 Welsh Guards is at Valkenswaard.')).toBe(false);
  });

  it('units let go alike are told together, and those of other teams not at all', () =>
    expect(said(letGo('noEnemy', 'attack', 'hussars', 'guards', 'strangers'))).toEqual([
      '1 Welsh Guards and 15/19 Hussars went to attack and found nobody.',
    ]));
});

describe('whether a text tells it', () => {
  const struck = news(strike([{ bombs: 'heavy' }], hit('guards', { isImmobilised: true })))[0]!;
  const crossing = (name: string, spoken: string) =>
    ({
      id: name,
      name,
      spoken,
      kind: 'b',
      x: 1,
      y: 1,
      state: 'blown',
      known: 'standing',
      isTold: false,
      isBuilt: false,
      combatIds: [],
      unitIds: ['guards'],
    }) as const;
  const [blown] = news({ crossings: [crossing('Grave – Maas road bridge', 'the Maas road bridge of Grave')] });
  const [son] = news({ crossings: [crossing('Son – canal bridge', 'the canal bridge of Son')] });
  const [road, pontoon] = news({
    crossings: [
      crossing('Arnhem – Rhine road bridge', 'the Rhine road bridge of Arnhem'),
      crossing('Arnhem – pontoon bridge (Schipbrug)', 'the pontoon bridge of Arnhem'),
    ],
  });

  it.each([
    [struck, 'Heavy bombers came over. 1 WG has had heavy casualties and is pinned.', true],
    [struck, 'Heavy bombers came over. 1 WG has had heavy casualties.', false],
    [struck, '1 WG has had heavy casualties and cannot move.', false],
    [struck, 'The Guards were bombed, have lost heavily and cannot move; losses are heavy.', false],
    [blown, 'The bridge at Grave is blown.', true],
    [blown, 'The enemy blew the Grave bridge in our faces.', true],
    [blown, 'We are at Grave. A culvert was blown at Uden.', false],
    [blown, 'The bridge at Grave has not been blown.', false],
    [blown, 'All quiet.', false],
    // A name is a word, and not a part of one.
    [son, 'The prisoners and a person were blown off their feet.', false],
    [son, 'Son bridge was blown before we got there.', true],
    // Two of one town are told apart.
    [road, 'The pontoon bridge at Arnhem has been blown.', false],
    [pontoon, 'The pontoon bridge at Arnhem has been blown.', true],
    [road, 'The road bridge at Arnhem has been blown.', true],
    [road, 'The bridge at Arnhem has been blown.', false],
  ])('%#', (fact, text, isTold) => {
    expect(isSaid(fact!, text)).toBe(isTold);
  });

  it('what befell a unit stands with its name, and not with another’s', () => {
    const [wgHit, hHit] = news(
      strike(
        [{ bombs: 'heavy' }],
        hit('guards', { isImmobilised: true }),
        hit('hussars', { statusAfter: 5, isImmobilised: true }),
      ),
    );
    const own = [...wgHit!.units, ...hHit!.units];
    const both = [wgHit, hHit].map((one) => sayNews(one!)).join(' ');
    const saidOfBoth = (text: string) => [wgHit, hHit].map((one) => isSaid(one!, text, own));
    expect(saidOfBoth(both)).toEqual([true, true]);
    expect(saidOfBoth(`${sayNews(wgHit!)} 15/19 Hussars holds Grave.`)).toEqual([true, false]);
    expect(saidOfBoth(`1 Welsh Guards, with heavy losses, holds Grave.\n\n${sayNews(hHit!)}`)).toEqual([false, true]);
    expect(saidOfBoth(`15/19 Hussars holds Grave. ${sayNews(wgHit!)} `)).toEqual([true, false]);
    expect(
      saidOfBoth('1 WG and 15/19 H were bombed. 1 WG has lost heavily in casualties. Both are pinned.'),
      'who is meant by “both” is the unit named last',
    ).toEqual([true, false]);
    expect(saidOfBoth('1 WG and 15/19 H were bombed with heavy losses. They cannot move.')).toEqual([true, true]);
  });

  it('a lift that met flak tells its losses with the names of who was carried', () => {
    const [flown] = news({
      landings: [
        {
          id: 'l',
          zone: 'DZ Y',
          hits: [hit('guards')],
          hasMetFlak: true,
          hasMetFighters: false,
          isTurnedBack: false,
          wideIds: [],
        },
      ],
    });
    expect(isSaid(flown!, sayNews(flown!))).toBe(true);
    expect(isSaid(flown!, '1 Welsh Guards met flak on the way to DZ Y.')).toBe(false);
  });

  it('each sentence of ours tells its own news, and speaks of no mechanism', () => {
    for (const one of [struck, blown!, son!, road!, pontoon!]) {
      expect(isSaid(one, sayNews(one))).toBe(true);
      for (const { pattern } of mechanismWords) expect(`${sayNews(one)} ${aboutNews(one)}`).not.toMatch(pattern);
    }
  });
});

it('whose work on a bridge it is those who see it know by day, and by night nobody', () => {
  const work = (side: 'allied' | 'german', builderIds: string[] = []) => ({
    works: [
      {
        id: 'w',
        name: 'Driel – ferry',
        spoken: 'the ferry of Driel',
        x: 69,
        y: 76,
        state: 'begun' as const,
        turnsLeft: 2,
        lacks: [],
        side,
        builderIds,
        unitIds: ['guards'],
      },
    ],
  });
  expect(said(work('german'))).toEqual([
    'The enemy is building a bridge at the ferry of Driel; 1 Welsh Guards reports it.',
  ]);
  expect(said(work('allied'))).toEqual([
    'Our own troops are building a bridge at the ferry of Driel; 1 Welsh Guards reports it.',
  ]);
  expect(said(work('german'), { at: night })).toEqual([
    '1 Welsh Guards reports a bridge at the ferry of Driel being built.',
  ]);
  expect(news(work('allied', ['guards']))[0]).not.toHaveProperty('by');
});
