import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kmBetween } from '@/lib/geometry';
import { bookSides } from '@/lib/sides';
import { type StaffVoice, staffVoices } from '@/lib/words';
import type { FightFacts, ReportFacts } from '../../facts';
import { british } from '../../testing/given-truth';
import {
  account,
  aim,
  at,
  bridge,
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
  support,
  tanks,
  unit,
} from '../../testing/letters/given-facts';
import { bodyOf, draftReport } from '../eleti';
import { distance } from './objective';
import { wordsOf } from './words/voices';

/** Words that say no more than the facts do, whatever the staff. */

const turn = { number: 2, date: '1944-09-17', daypart: 'afternoon' } as const;
const letter = (facts: ReportFacts, voice: StaffVoice = 'plain') =>
  bodyOf(draftReport({ ...british, sides: bookSides, voice }, turn, facts));
const inEachVoice = (facts: ReportFacts) => staffVoices.map((voice) => letter(facts, voice));

const border = unit('1 Border');
const kosb = unit('7 KOSB');
const staffords = unit('2 S Staffs');
const hq = support('HQ 1 Airborne Div', 'HQ 1 Abn');
const best = at('412 268', 'at Best');
const fought = (more: Partial<FightFacts> = {}) =>
  fight({
    at: best,
    outcome: 'tookGround',
    own: [own(border, best, 'hurt', 'light')],
    enemy: enemy('about one battalion', ['infantry']),
    ...more,
  } as never);
const told = (more: Partial<FightFacts>, others = {}) =>
  factsOf({ sender: 'G Ops', fights: [fought(more)], ...others });

describe('a distance', () => {
  it('is the straight line from where units are, rounded, whatever figure the row has', () => {
    const square = fc.integer({ min: 100, max: 800 });
    fc.assert(
      fc.property(square, square, fc.integer({ min: 1, max: 40 }), (east, north, kmLeft) => {
        const place = at(`${east} ${north}`);
        const there = goal('450 450', 'Apeldoorn');
        const text = letter(
          factsOf({
            sender: 'G Ops',
            news: [row([border], { is: 'onTheRoad', kmLeft }, { goal: there })],
            others: [account(border, place, 'strong')],
          }),
        );
        expect(text).toContain(distance(kmBetween(place, there)));
      }),
      { numRuns: 60 },
    );
  });

  it('of several units is a range', () => {
    const three = [border, kosb, staffords];
    for (const text of inEachVoice(
      factsOf({
        sender: 'G Ops',
        news: [row(three, { is: 'onTheRoad', kmLeft: 11 }, { goal: goal('628 540', 'Grave') })],
        others: ['560 450', '548 437', '555 444'].map((place, i) => account(three[i]!, at(place), 'strong')),
      }),
    ))
      expect(text).toContain('11 to 13 kilometres');
  });
});

describe('a unit that was taken', () => {
  it('is lost, nobody captured it, and its last place stands once', () => {
    const facts = factsOf({
      sender: 'G Ops',
      news: [news('taken', [kosb], { lastAt: [at('746 780', 'at the Rhine road bridge of Arnhem')] })],
      others: [account(kosb, null, 'taken'), account(border, at('690 785'), 'hurt')],
    });
    for (const text of inEachVoice(facts)) {
      expect(text).not.toMatch(/captured/);
      expect(text.match(/746 780/g)).toHaveLength(1);
      expect(text.match(/in the enemy’s hands/g)).toHaveLength(1);
    }
  });

  it('was not forced back, whoever stayed beside it', () => {
    const beside = [own(kosb, null, 'taken', 'heavy'), own(border, best, 'hurt', 'light', { stoodFast: true })];
    for (const text of inEachVoice(told({ outcome: 'lostGround', order: 'hold', own: beside })))
      expect(text).not.toMatch(/7 KOSB (?:back|off|had to)|drove it back/);
  });

  it('in a fight has the place of that fight', () => {
    const gone = own(kosb, null, 'taken', 'heavy');
    const withOthers = {
      outcome: 'wereOverrun',
      order: 'hold',
      own: [gone, own(border, at('434 284'), 'hurt', 'light', { movement: 'fellBack' })],
    } as const;
    for (const text of inEachVoice(told(withOthers as never))) expect(text).toMatch(/412 268/);
    for (const text of inEachVoice(told({ outcome: 'lostGround', order: 'hold', own: [gone] })))
      expect(text).toMatch(/412 268/);
  });
});

describe('firm possession', () => {
  const son = { words: 'Hold Son.', places: [aim('Son', [45.2, 28], 'held')] };
  const held = (place: string, more = {}) =>
    letter(factsOf({ sender: 'Ia', objective: son, others: [account(kosb, at(place), 'hurt')], ...more }), 'german');

  it('is of places where an own unit is, and of none beside ground that was lost', () => {
    expect(held('452 280')).toContain('We are in firm possession of Son.');
    expect(held('482 310')).toContain('Son remains in our hands.');
    const broken = { fights: [fought({ outcome: 'lostGround', order: 'hold' })] };
    expect(held('452 280', broken)).toMatch(/We hold Son\./);
  });

  it('may be a place whose name has hyphens, told of already', () => {
    const fleury = { words: 'Hold Fleury-sur-Orne.', places: [aim('Fleury-sur-Orne', [45.2, 28], 'held')] };
    const others = [account(kosb, at('452 280', 'at Fleury-sur-Orne'), 'hurt')];
    const news = [
      row([kosb], { is: 'attackedNobody' }, { action: 'attack', goal: goal('452 280', 'Fleury-sur-Orne') }),
    ];
    for (const text of inEachVoice(factsOf({ sender: 'Ia', objective: fleury, others, news })))
      expect(text).toContain('Fleury-sur-Orne');
  });

  it('nobody finds a bridge that the team holds', () => {
    const spoken = 'the Waal road bridge of Nijmegen';
    for (const look of ['safe', 'standing'] as const)
      for (const text of inEachVoice(
        factsOf({
          sender: 'Ia',
          objective: { words: 'Hold the bridge.', places: [aim(spoken, [71.3, 64], 'held', look)] },
          news: [bridge([border], ['Nijmegen – Waal road bridge', spoken], [71.3, 64], { look })],
          others: [account(border, at('713 640', `at ${spoken}`), 'hurt')],
        }),
      ))
        expect(text).not.toMatch(/found/);
  });

  it('a place is fought for where there was a fight; elsewhere enemy troops are there', () => {
    const places = [aim('Oosterbeek', [70.1, 78.9], 'contested')];
    const of = (place: string, words: string) =>
      letter(
        told({ place: at(place, words), outcome: 'tookGround' }, { objective: { words: 'Take Oosterbeek.', places } }),
        'german',
      );
    expect(of('721 783', 'east of Oosterbeek')).toContain('Enemy troops are at Oosterbeek.');
    expect(of('721 783', 'east of Oosterbeek')).not.toContain('contested');
  });
});

describe('a fight', () => {
  it('“to a standstill” is that of those who were attacked, and “held” is not said of those whom nobody attacked', () => {
    for (const voice of staffVoices) {
      for (let i = 0; i < 5; i++) {
        const attacked = letter(
          told({ outcome: 'locked', order: 'attack', own: [own(unit(`${i} Para`), best, 'hurt', 'light')] }),
          voice,
        );
        expect(attacked).not.toContain('standstill');
      }
      expect(wordsOf[voice].rows.held.join()).not.toMatch(/\bheld\b|ground/);
      expect(wordsOf[voice].courses.tookGround.join()).not.toMatch(/\boff\b/);
    }
  });

  it('of one course has one meaning in every voice', () => {
    for (const { heads, headsOfAims, courses, flak } of Object.values(wordsOf)) {
      for (const way of [...heads.pressedThem, ...headsOfAims.pressedThem!, ...courses.pressedThem])
        expect(way).toMatch(/better of|upper hand/);
      for (const way of flak.someDown) expect(way).toMatch(/brought some down/);
    }
  });

  it('speaks of own tanks where tanks are not those who fought', () => {
    const of = (who: typeof border) =>
      inEachVoice(told({ isPrepared: true, support: ['tanks'], own: [own(who, best, 'hurt', 'light')] }));
    for (const text of of(tanks('2 Irish Gds'))) expect(text).not.toMatch(/our tanks/i);
    for (const text of of(border)) expect(text).toMatch(/our tanks/i);
  });

  it('names no guns of both sides in one sentence', () => {
    const guns = {
      support: ['artillery'],
      enemy: enemy('about one battalion', ['infantry'], { mustName: ['artillery'] }),
    };
    for (const outcome of ['tookGround', 'thrownBack', 'heldOn', 'locked'] as const)
      for (const text of inEachVoice(told({ ...(guns as object), outcome })))
        for (const sentence of text.split(/(?<=\.)\s+/))
          expect((sentence.match(/\bguns\b|\bartillery\b/gi) ?? []).length, sentence).toBeLessThan(2);
  });

  it('leaves no doubt where each of two units is that are at one place', () => {
    const two = [own(border, best, 'hurt', 'light'), own(kosb, best, 'weak', 'none')];
    for (const text of inEachVoice(told({ own: two }))) {
      expect(text).toMatch(/Both (?:are|stand) at 412 268: 1 Border [^;]*; 7 KOSB /);
      expect(text).not.toMatch(/ now (?:good|fit)/);
    }
    const behind = told(
      { own: two, support: ['artillery'] },
      {
        news: [
          row([staffords], { is: 'fired', where: 'at Best', isAtSquare: false }),
          mission({ mission: 'cabRank', result: 'flew', losses: 'light' }),
        ],
        others: [account(staffords, at('300 300'), 'fresh')],
      },
    );
    expect(letter(behind)).toMatch(/infantry[^.]*\. Both are at 412 268/);
  });
});

describe('what befell units', () => {
  it('beside bombers they are “both” or “all three”, and one list has no comma before a pair', () => {
    const bombed = (who: typeof border) =>
      strike([who], 'bombed by enemy medium bombers', 'hurt', 'light', { pinned: 'for the rest of the afternoon' });
    const text = letter(
      factsOf({
        sender: 'G Ops',
        fights: [fought({ own: [own(unit('10 Para'), best, 'hurt', 'light')] })],
        news: [bombed(border), bombed(kosb), bombed(staffords)],
        others: [
          account(kosb, at('438 284'), 'hurt'),
          account(staffords, at('438 284'), 'hurt'),
          account(border, at('440 288'), 'hurt'),
        ],
      }),
    );
    expect(text).toContain('struck 1 Border (440 288), 7 KOSB and 2 S Staffs (both at 438 284); all three were pinned');
  });

  it('whose anti-aircraft guns are silent is not at full strength', () => {
    for (const text of inEachVoice(
      factsOf({
        sender: 'G Ops',
        news: [strike([border], 'shelled by field guns', 'complete', 'none', { isFlakSilenced: true })],
        others: [account(border, at('440 288'), 'complete')],
      }),
    )) {
      expect(text).toMatch(/\) and silenced its anti-aircraft guns; it .*men to speak of\./);
      expect(text).not.toMatch(/full (?:combat )?strength/);
    }
  });

  it('a lift lands: nothing comes down twice', () => {
    const wide = {
      zone: 'DZ E',
      met: ['flak'],
      isTurnedBack: false,
      isWide: true,
      off: { km: 3, to: 'west' },
    } as const;
    const facts = factsOf({
      sender: 'G Ops',
      news: [
        news('landing', [border], {
          ...wide,
          met: ['flak'],
          effectiveness: 'capable',
          losses: 'light',
          since: 'hasLost',
        }),
      ],
      others: [account(border, at('440 288'), 'hurt')],
    });
    for (const text of inEachVoice(facts)) expect(text).not.toMatch(/came down/);
  });
});

describe('the condition of every own unit', () => {
  const shapes = fc.constantFrom<Shape>('fresh', 'complete', 'small', 'strong', 'hurt', 'weak', 'breaking');
  const whole: readonly Shape[] = ['fresh', 'complete', 'small'];
  const units = [border, kosb, staffords, hq, support('1 Para Sqn RE'), unit('10 Para')];

  it('is told once: beside its name, in a table, or with the rest', () => {
    fc.assert(
      fc.property(
        fc.array(shapes, { minLength: 1, maxLength: units.length }),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        fc.constantFrom(...staffVoices),
        (of, moved, voice) => {
          const text = letter(
            factsOf({
              sender: 'G Ops',
              news: of.flatMap((_, i) => (moved[i] ? [row([units[i]!], { is: 'moved' })] : [])),
              others: of.map((shape, i) => account(units[i]!, at(`${200 + i * 50} 300`), shape)),
            }),
            voice,
          );
          const areAll =
            /(?:All (?:our )?(?:units|troops)|The rest|the rest) are at full|unless stated|, at full .*\n/.test(text);
          of.forEach((shape, i) => {
            const { name, shortName } = units[i]!;
            const sentences = text
              .split(/(?<=[.;])\s+|\n+/)
              .filter((one) => one.includes(name) || one.includes(shortName));
            const isTold = sentences.some((one) =>
              /streng|strong|attack|weak|disintegration|defence|fit for/.test(one),
            );
            expect(
              isTold || (whole.includes(shape) && areAll) || /^[^\n]*unless stated/m.test(text),
              `${name}, ${shape}\n${text}`,
            ).toBe(true);
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of units with which nothing has changed stands beside their place, and nobody is named again', () => {
    for (const text of inEachVoice(
      factsOf({
        sender: 'G Ops',
        others: [
          account(border, at('709 631'), 'hurt'),
          account(hq, at('742 571'), 'small'),
          account(staffords, at('738 595'), 'strong'),
        ],
      }),
    ))
      for (const { name } of [border, hq, staffords]) expect(text.split(name)).toHaveLength(2);
  });
});
