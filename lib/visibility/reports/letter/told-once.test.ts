import { describe, expect, it } from 'vitest';
import { bookSides } from '@/lib/sides';
import type { Outcome, ReportFacts } from '../../facts';
import { british } from '../../testing/given-truth';
import {
  account,
  aim,
  at,
  contact,
  enemy,
  factsOf,
  fight,
  goal,
  mission,
  news,
  own,
  row,
  type Shape,
  strike,
  type Unit,
  unit,
} from '../../testing/letters/given-facts';
import { bodyOf, draftReport } from '../eleti';

/** Tests for the things that a letter puts first, never leaves out, and tells once. */

const turn = { number: 2, date: '1944-09-17', daypart: 'afternoon' } as const;
const letter = (facts: ReportFacts) =>
  bodyOf(draftReport({ ...british, sides: bookSides, voice: 'plain' }, turn, facts));
const names = [
  '1 Border',
  '7 KOSB',
  '2 S Staffs',
  '10 Para',
  'Recce Sqn',
  'Div Sappers',
  '9 Field',
  'Lonsdale',
  'Glider Wing',
];
const units = names.map((name) => unit(name, name, 'Bde'));
/** A place of its own for each unit, 10 km and more from every other. */
const placeOf = (i: number) => at(`${100 + i * 70} ${200 + i * 60}`);

describe('the first sentence of a day without a fight', () => {
  const border = units[0];
  const kosb = units[1];
  const opening = (more: Partial<Parameters<typeof factsOf>[0]>) =>
    letter(
      factsOf({
        sender: 'G Ops',
        others: [
          account(border!, at('690 785', 'just west of Oosterbeek'), 'fresh'),
          account(kosb!, placeOf(1), 'fresh'),
        ],
        ...more,
      }),
    ).split(/(?<=\.)\s/)[0];

  it('is the weightiest of what happened, and that the day was quiet when nothing did', () => {
    const held = row([border!], { is: 'held' }, { action: 'hold' });
    const beek = row([kosb!], { is: 'attackedNobody' }, { action: 'attack', goal: goal('770 601', 'Beek') });
    const near = contact([border!], { from: 'north', types: ['infantry'] });
    expect(opening({ news: [held, near, beek] })).toMatch(
      /^1 Border \(690 785, just west of Oosterbeek\) .*about half a battalion of infantry/,
    );
    expect(opening({ news: [held, beek] })).toMatch(
      /^7 KOSB \(170 260\) .*nobody.*at Beek|^7 KOSB \(170 260\) .*at Beek.*nobody/,
    );
    expect(opening({ news: [held] })).toMatch(/quiet/);
  });
});

describe('what a letter does not leave out', () => {
  const fightOf = (more: object) =>
    factsOf({
      sender: 'G Ops',
      fights: [
        fight({
          at: at('412 268', 'at Best'),
          outcome: 'thrownBack',
          own: [own(units[0]!, at('434 284'), 'hurt', 'light', { movement: 'thrownBack' })],
          enemy: enemy('about one battalion', ['infantry']),
          ...more,
        }),
      ],
    });

  it('is that an attack which failed was not prepared, and that one which succeeded was (§9)', () => {
    const unprepared = /without preparation|no time to prepare/;
    const prepared = /a prepared attack|had been prepared/;
    expect(letter(fightOf({ isPrepared: false }))).toMatch(unprepared);
    expect(letter(fightOf({ isPrepared: true }))).not.toMatch(/prepar/);
    expect(letter(fightOf({ isPrepared: true, outcome: 'tookGround' }))).toMatch(prepared);
    expect(letter(fightOf({ isPrepared: false, order: 'move' }))).not.toMatch(/prepar/);
    expect(letter(fightOf({}))).not.toMatch(/prepar/);
  });

  it('is bad weather, once (OC-113)', () => {
    const facts = { ...fightOf({}), isBadWeather: true as const };
    const grounded = mission({ mission: 'recce', result: 'badWeather', where: 'at Grave' });
    expect(letter(facts)).toMatch(/[Bb]ad weather|weather was bad/);
    expect(letter({ ...facts, news: [grounded] }).match(/weather/gi)).toHaveLength(1);
    expect(letter(fightOf({}))).not.toMatch(/weather/i);
  });

  it('is how far units stopped short, and the map’s words for where they are', () => {
    const stopped = row(
      [units[1]!],
      { is: 'stopped', why: 'mines', isByEnemy: false },
      { goal: goal('628 540', 'Grave') },
    );
    const facts = factsOf({
      sender: 'G Ops',
      news: [stopped],
      others: [account(units[1]!, at('628 470', 'just north of Uden'), 'fresh')],
    });
    expect(letter(facts)).toMatch(/7 KOSB \(628 470, just north of Uden\), .*seven kilometres short of Grave: mines\./);
  });

  it('is never that no tanks were met when a unit has them before it', () => {
    const facts = { ...fightOf({}), news: [contact([units[0]!], { types: ['tanks'] })] };
    expect(letter(fightOf({}))).toMatch(/tanks/);
    expect(letter(facts)).not.toMatch(/no tanks/i);
  });

  it('is that nobody is left of a team that lost all', () => {
    const facts = factsOf({
      sender: 'G Ops',
      objective: { words: 'Hold the bridge until the corps comes.', places: [aim('Arnhem', [74.5, 78.6], 'far')] },
      news: [news('taken', [units[0]!], {})],
      others: [account(units[0]!, null, 'taken')],
    });
    expect(letter(facts)).toMatch(
      /^We have lost 1 Border: it is in the enemy’s hands\. We have nobody left at Arnhem\.$/,
    );
  });
});

describe('what is told once', () => {
  it('of a task that is partly done only what remains', () => {
    const objective = {
      words: 'Take Valkenswaard, and join the Americans at Eindhoven.',
      places: [aim('Valkenswaard', [43.4, 8.3], 'held'), aim('Eindhoven', [44.7, 18.8], 'far')],
    };
    const text = letter(
      factsOf({
        sender: 'G Ops',
        objective,
        news: [row([units[0]!], { is: 'done' }, { goal: goal('434 083', 'Valkenswaard') })],
        others: [account(units[0]!, at('434 083', 'at Valkenswaard'), 'fresh')],
      }),
    );
    expect(text).toMatch(
      /^Valkenswaard is ours: 1 Border \(434 083\), at full strength, moved in without a fight\. Eindhoven is still eleven kilometres away\./,
    );
    expect(text).not.toContain('Our task');
  });

  it('a bridge is called in full at first, then by its place; in the words of others as they have it', () => {
    const son = ['Son – road bridge', 'the road bridge of Son'] as const;
    const facts = factsOf({
      sender: 'G Ops',
      objective: {
        words: 'Take the bridges.',
        places: [aim(son[1], [45.4, 27.2], 'contested', 'standing'), aim('Best', [41.2, 26.8], 'held')],
      },
      news: [row([units[0]!], { is: 'queueing', place: 2, crossing: son[1], isPartAcross: false })],
      requests: [{ factId: 'r', what: '“boats at the road bridge of Son”', heard: 'none' }],
      others: [account(units[0]!, at('452 266', 'at Son'), 'fresh')],
    });
    const text = letter(facts);
    expect(text.replace('“boats at the road bridge of Son”', '').match(/the road bridge of Son/gi)).toHaveLength(1);
    expect(text).toContain('the Son bridge');
    expect(text).toContain('“boats at the road bridge of Son”');
  });

  it('one or two units that have lost nothing are told so beside their names, more at the end and not by name', () => {
    const held = (count: number) =>
      letter(
        factsOf({
          sender: 'G Ops',
          news: units.slice(0, count).map((one) => row([one], { is: 'moved' })),
          others: [
            ...units.slice(0, count).map((one, i) => account(one, placeOf(i), 'fresh')),
            account(units[8]!, placeOf(8), 'hurt'),
          ],
        }),
      );
    expect(held(2)).toMatch(/1 Border, at full strength, .*7 KOSB, at full strength, /s);
    expect(held(3)).toMatch(/[Tt]he rest are at full strength\./);
    expect(held(4)).toMatch(/[Tt]he rest are at full strength\./);
  });
});

describe('what is as grave as a fight', () => {
  it('a lift that was turned back and a unit that was taken stand before the news of the fights', () => {
    const facts = factsOf({
      sender: 'G Ops',
      fights: [
        fight({
          at: at('412 268', 'at Best'),
          outcome: 'heldOn',
          own: [own(units[0]!, at('412 268', 'at Best'), 'hurt', 'light')],
          enemy: enemy('about one battalion', ['infantry']),
        }),
      ],
      news: [
        news('taken', [units[1]!], {}),
        news('landing', [units[2]!], {
          zone: 'LZ L',
          met: ['flak'],
          isTurnedBack: true,
          isWide: false,
          effectiveness: 'capable',
          losses: 'light',
          since: 'hasLost',
        }),
      ],
      others: [account(units[1]!, null, 'taken'), account(units[2]!, null, 'hurt')],
    });
    expect(letter(facts)).toMatch(
      /^We have lost 7 KOSB: it is in the enemy’s hands\. 2 S Staffs did not land: flak turned back the lift to LZ L; 2 S Staffs had light losses\. .*Best/,
    );
  });
});

describe('what befell units alike', () => {
  const [border, kosb, staffords] = units as [Unit, Unit, Unit];
  const hit = (of: Unit[], shape: Shape, more = {}) =>
    strike(of, 'bombed by enemy medium bombers', shape, 'light', more);
  const others = [
    account(border, placeOf(0), 'strong'),
    account(kosb, placeOf(1), 'hurt'),
    account(staffords, placeOf(2), 'fresh'),
  ];
  const cover = (more: object) =>
    mission({ mission: 'airCover', name: 'Mustangs of 8th Air Force', where: 'at Son', result: 'won', ...more });

  it('is told in one sentence, with the common result once, and own fighters who did not prevent it beside it', () => {
    const pinned = { pinned: 'for the rest of the afternoon' };
    const news = [hit([border], 'strong', pinned), hit([kosb], 'hurt', pinned)];
    const text = letter(factsOf({ sender: 'G Ops', news, others }));
    expect(text).toContain(
      'Enemy medium bombers struck 1 Border (100 200) and 7 KOSB (170 260); both were pinned for the rest of the afternoon and had light losses: 1 Border is still strong and 7 KOSB can still attack.',
    );
    const covered = letter(factsOf({ sender: 'G Ops', news: [...news, cover({})], others }));
    expect(covered).toContain(
      'Mustangs of 8th Air Force fought enemy aircraft over Son and had the better of them, but enemy medium bombers struck 1 Border',
    );
    expect(covered.match(/Mustangs|bombers/g)).toHaveLength(2);
  });

  it('a lift that fighters turned back stands with the own fighters who met nobody at the same place', () => {
    const lift = mission({
      mission: 'airTransport',
      name: 'Dakotas of 38 Group',
      where: 'at Son',
      result: 'turnedBack',
      losses: 'heavy',
    });
    const text = letter(factsOf({ sender: 'G Ops', news: [lift, cover({ result: 'metNobody' })], others }));
    expect(text).toMatch(
      /^Dakotas of 38 Group, .* turned back by enemy fighters; Mustangs of 8th Air Force flew air cover at Son itself and met no enemy aircraft\./,
    );
    expect(text.match(/Mustangs/g)).toHaveLength(1);
    const elsewhere = cover({ result: 'metNobody', where: 'at Best' });
    expect(letter(factsOf({ sender: 'G Ops', news: [lift, elsewhere], others }))).toMatch(/over Best and met no enemy/);
  });

  it('losses have no cause where only patrols came: those drew off', () => {
    const worn = news('worn', [border], { effectiveness: 'considerable', losses: 'light', since: 'hasLost' });
    const patrols = [{ factId: 'p', names: [border.name], from: 'east' as const }];
    for (const facts of [
      factsOf({ sender: 'G Ops', news: [worn], others }),
      factsOf({ sender: 'G Ops', news: [worn], patrols, others }),
    ])
      expect(letter(facts)).toMatch(/1 Border [^.]*had light losses and is still strong; no cause is reported\./);
  });
});

it('a stop of the work on a bridge that is down leads, and the bridge is told of with it', () => {
  const sappers = units[5]!;
  const work = (more: object) =>
    news('bridging', [sappers], {
      isOurs: true,
      spoken: 'the road bridge of Son',
      places: ['Son'],
      at: { x: 45.4, y: 27.2 },
      work: 'stopped',
      turnsLeft: 2,
      lacks: [],
      ...more,
    });
  const seen = work({ isOurs: false, spoken: 'the ferry of Driel', places: ['Driel'], work: 'begun', turnsLeft: null });
  const text = letter(
    factsOf({
      sender: 'G Ops',
      objective: {
        words: 'Build a bridge at Son.',
        places: [aim('the road bridge of Son', [45.4, 27.2], 'contested', 'blown')],
      },
      news: [seen, work({})],
      others: [account(sappers, at('452 266', 'at Son'), 'small')],
    }),
  );
  expect(text).toMatch(
    /^The road bridge of Son is down, and the enemy is too near for Div Sappers \(452 266\)[^.]* to work on it\. .*Driel/,
  );
});

describe('own guns and aircraft that are known by name', () => {
  const [border, guns] = units as [Unit, Unit];
  const facts = (more: object, where = 'at Best') =>
    factsOf({
      sender: 'G Ops',
      fights: [
        fight({
          at: at('412 268', 'at Best'),
          outcome: 'tookGround',
          own: [own(border, at('412 268', 'at Best'), 'hurt', 'light')],
          support: ['artillery', 'air'],
          enemy: enemy('about one battalion', ['infantry']),
          ...more,
        }),
      ],
      news: [
        row([guns], { is: 'fired', where, isAtSquare: false }),
        mission({ mission: 'cabRank', name: 'Typhoons of 83 Group', result: 'flew', losses: 'light' }),
      ],
      others: [account(guns, placeOf(1), 'fresh')],
    });

  it('are told where they fought, once', () => {
    const text = letter(facts({}));
    expect(text).toMatch(
      /Our guns, 7 KOSB \(170 260\), at full strength, fired in support\. Our aircraft, Typhoons of 83/,
    );
    expect(text.match(/Typhoons|in support|guns|7 KOSB/g)).toHaveLength(4);
    const lost = { outcome: 'lostGround', order: 'hold', support: ['artillery'] };
    expect(letter(facts(lost))).toContain('Our guns, 7 KOSB (170 260), at full strength, could not prevent it.');
  });

  it('stand apart where it is not known that they were there', () => {
    expect(letter(facts({}, 'at Veghel'))).toMatch(/with our guns in support\b|With our guns in support,/);
    expect(letter(facts({}, 'at Veghel'))).toMatch(/7 KOSB .*at Veghel/);
  });
});

it('an outline leads with each place that was won or lost, every failure and enemy tanks, and its items follow that order', () => {
  const of = (i: number, name: string, outcome: Outcome, more = {}) =>
    fight({
      at: at(`${100 + i * 70} ${200 + i * 60}`, `at ${name}`),
      outcome,
      own: [own(units[i]!, at(`${100 + i * 70} ${200 + i * 60}`, `at ${name}`), 'hurt', 'light')],
      enemy: enemy('about half a battalion', ['infantry'], more),
    });
  const text = letter(
    factsOf({
      sender: 'G Ops',
      objective: { words: 'Take Uden.', places: [aim('Uden', [38, 44], 'held')] },
      fights: [
        of(0, 'Heesch', 'heldOn'),
        of(1, 'Son', 'locked', { mustName: ['tanks'], types: ['tanks'] }),
        of(2, 'Best', 'thrownBack'),
        of(3, 'Acht', 'thrownBack'),
        of(4, 'Uden', 'tookGround'),
      ],
    }),
  );
  expect(text).toMatch(
    /^Uden is ours\. Our attacks at (?:Best and at Acht|Acht and at Best) failed\. (?:The enemy has|Enemy) tanks .*at Son/,
  );
  const items = [...text.matchAll(/^\d\. (\w+)\. /gm)].map(([, name]) => name);
  expect([items[0], items.slice(1, 3).sort(), ...items.slice(3)]).toEqual(['Uden', ['Acht', 'Best'], 'Son', 'Heesch']);
});

it('several attacks that failed open a letter in one sentence, and the answers to several requests open alike in none', () => {
  const failed = (i: number, name: string) =>
    fight({
      at: at(`${100 + i * 70} ${200 + i * 60}`, `at ${name}`),
      outcome: 'thrownBack',
      own: [own(units[i]!, at(`${100 + i * 70} ${200 + i * 60}`, `at ${name}`), 'hurt', 'light')],
      enemy: enemy('about half a battalion', ['infantry']),
    });
  const asked = (what: string, heard: string) => ({ factId: what, what, heard });
  const text = letter(
    factsOf({
      sender: 'G Ops',
      fights: [failed(0, 'Best'), failed(1, 'Acht')],
      requests: [asked('boats', 'none'), asked('fighters', ''), asked('guns', 'tonight')],
    }),
  );
  expect(text).toMatch(/^Our attacks at (?:Best and at Acht|Acht and at Best) failed\./);
  expect(text).not.toMatch(/\b(?:Besides|Also|Further),/);
});
