import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookSides } from '@/lib/sides';
import { dayparts, type StaffVoice, staffVoices } from '@/lib/words';
import type { OwnFact, ReportFacts } from '../../facts';
import { guard } from '../../guard/guard';
import { lexiconFor } from '../../guard/guard-lexicon';
import type { RowOutcome } from '../../news-facts';
import { Draw } from '../../testing/drawn-known';
import { drawKnownWorld, drawWorld } from '../../testing/drawn-worlds';
import { british } from '../../testing/given-truth';
import {
  account,
  aim,
  at,
  enemy,
  factsOf,
  fight,
  goal,
  news,
  own,
  row,
  type Shape,
  unit,
} from '../../testing/letters/given-facts';
import { bodyOf, draftReport, formFor, type LetterForm } from '../eleti';
import { factsFor } from '../report-facts';

const turn = { number: 2, date: '1944-09-17', daypart: 'afternoon' } as const;
const viewer = (voice: StaffVoice = 'plain') => ({ ...british, sides: bookSides, voice });
const letter = (facts: ReportFacts, voice: StaffVoice = 'plain', form?: LetterForm, daypart = turn.daypart as never) =>
  bodyOf(draftReport(viewer(voice), { ...turn, daypart }, facts, '', form));

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
const placeOf = (i: number, words = '') => at(`${100 + i * 70} ${200 + i * 60}`, words);

const shapes = fc.constantFrom<Shape>('fresh', 'complete', 'small', 'strong', 'hurt', 'weak', 'breaking', 'finished');
const lossOf = (shape: Shape) =>
  (['fresh', 'complete', 'small'].includes(shape) ? 'none' : 'light') as OwnFact['losses'];
const outcomes = fc.constantFrom<RowOutcome>(
  { is: 'done' },
  { is: 'moved' },
  { is: 'onTheRoad', kmLeft: 4 },
  { is: 'stopped', why: 'mines on the road', isByEnemy: false },
  { is: 'queueing', place: 2, crossing: 'the ferry of Driel', isPartAcross: false },
  { is: 'notBegun', why: '' },
  { is: 'attackedNobody' },
  { is: 'didNotAttack', why: 'movedTooFar' },
  { is: 'probedNobody' },
  { is: 'held' },
  { is: 'prepared' },
  { is: 'fired', where: 'at Best', isAtSquare: false },
  { is: 'notCarriedOut' },
);

interface Drawn {
  facts: ReportFacts;
  rows: { name: string; outcome: RowOutcome }[];
}
/** A turn of nine units: some fought, each of the others had a row or none. */
const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    fights: fc.array(fc.constantFrom('tookGround', 'thrownBack', 'locked', 'heldOn', 'lostGround', 'overran'), {
      maxLength: 6,
    }),
    shapes: fc.array(shapes, { minLength: 9, maxLength: 9 }),
    rows: fc.array(fc.option(outcomes), { minLength: 9, maxLength: 9 }),
  })
  .map(({ fights, shapes: of, rows }) => {
    const fought = fights.map((outcome, i) =>
      fight({
        at: at(`${100 + i * 70} ${200 + i * 60}`, `at Town ${'ABCDEF'[i]}`),
        outcome: outcome as never,
        own: [own(units[i]!, placeOf(i, `at Town ${'ABCDEF'[i]}`), of[i]!, lossOf(of[i]!))],
        enemy: enemy('about half a battalion', ['infantry']),
      }),
    );
    const others = units.slice(fights.length).map((one, k) => ({ one, i: k + fights.length }));
    const ordered = others.flatMap(({ one, i }) => (rows[i] ? [{ one, outcome: rows[i]! }] : []));
    return {
      rows: ordered.map(({ one, outcome }) => ({ name: one.name, outcome })),
      facts: factsOf({
        sender: 'G Ops',
        fights: fought,
        news: ordered.map(({ one, outcome }) => row([one], outcome, { goal: goal('999 111', 'Apeldoorn') })),
        others: others.map(({ one, i }) => account(one, placeOf(i), of[i]!)),
      }),
    };
  });

const times = (text: string, words: string): number => text.split(words).length - 1;
const sentencesAbout = (text: string, name: string): string[] =>
  text.split(/(?<=[.;])\s+|\n+/).filter((sentence) => sentence.includes(name));

describe('every letter, whatever the turn', () => {
  it.each(staffVoices)('in the words of a %s staff places each unit once, by its name', (voice) => {
    fc.assert(
      fc.property(drawn, ({ facts }) => {
        const text = letter(facts, voice);
        for (const { name, place } of facts.accounts) {
          expect(times(text, name), `${name}\n${text}`).toBeGreaterThan(0);
          expect(times(text, place!.gridReference), `${name} ${place!.gridReference}\n${text}`).toBe(1);
        }
        expect(text).not.toMatch(/undefined|[{}[\]<>|]|,,| {2}|\.\./);
      }),
      { numRuns: 150 },
    );
  });

  it('says of nobody short of the goal that they reached it, and of nobody that they arrived who did not', () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom(...staffVoices), ({ facts, rows }, voice) => {
        const text = letter(facts, voice);
        for (const { name, outcome } of rows)
          if (outcome.is !== 'done')
            for (const sentence of sentencesAbout(text, name))
              expect(sentence).not.toMatch(/reached|completed|closed in|made it to|got where|as ordered/);
        expect(text).not.toMatch(/arrived at|has arrived|have arrived|came in\b/);
      }),
      { numRuns: 200 },
    );
  });

  it('calls nobody whole who has lost, and nobody worn who has not (§10.1)', () => {
    fc.assert(
      fc.property(shapes, fc.constantFrom(...staffVoices), (shape, voice) => {
        const text = letter(
          factsOf({
            sender: 'G Ops',
            fights: [
              fight({
                at: at('745 780', 'at Arnhem'),
                outcome: 'heldOn',
                own: [own(units[0]!, at('745 780', 'at Arnhem'), shape, lossOf(shape))],
                enemy: enemy('about half a battalion', ['infantry']),
              }),
            ],
          }),
          voice,
        );
        const isWhole = ['fresh', 'complete', 'small'].includes(shape);
        expect(/fresh|full (?:combat )?strength|complete/.test(text)).toBe(isWhole);
        expect(/light|slight/.test(text)).toBe(!isWhole);
        expect(text).not.toMatch(/\bworn\b/);
        expect(/very close to disintegration/.test(text)).toBe(shape === 'breaking');
      }),
    );
  });

  it('tells a loss and a recovery both', () => {
    const facts = factsOf({
      sender: 'G Ops',
      news: [
        news('worn', [units[0]!], { effectiveness: 'capable', losses: 'light', since: 'hasLost' }),
        news('recovered', [units[1]!], { effectiveness: 'capable', losses: 'none', since: 'recovered' }),
      ],
      others: [account(units[0]!, placeOf(0), 'hurt'), account(units[1]!, placeOf(1), 'mended')],
    });
    expect(letter(facts)).toMatch(/1 Border \(100 200\) (?:has )?had light losses/);
    expect(letter(facts)).toMatch(/7 KOSB \(170 260\) has won back some of its strength/);
  });

  it('speaks of no hour that is not the end of its turn', () => {
    const of = {
      morning: /nightfall|dark|last light|daybreak|daylight|first light|dawn/,
      afternoon: /daybreak|daylight|first light|dawn|midday|early afternoon/,
      night: /nightfall|by dark|last light|midday|early afternoon/,
    };
    fc.assert(
      fc.property(drawn, fc.constantFrom(...staffVoices), fc.constantFrom(...dayparts), ({ facts }, voice, daypart) => {
        expect(letter(facts, voice, undefined, daypart as never)).not.toMatch(of[daypart]);
      }),
      { numRuns: 200 },
    );
  });

  it('has no table of fewer than four units', () => {
    fc.assert(
      fc.property(drawn, ({ facts }) => {
        for (const table of letter(facts)
          .split('\n\n')
          .filter((part) => part.includes('\n')))
          expect(
            names.filter(
              (name) => table.includes(`${name}:`) || table.includes(`${name},`) || table.includes(`${name} and`),
            ).length,
          ).toBeGreaterThanOrEqual(4);
      }),
      { numRuns: 150 },
    );
  });

  it('tells the same facts in every voice and in either form', () => {
    const toldIn = (text: string) => [
      (text.match(/\d{3} \d{3}/g) ?? []).sort(),
      names.filter((name) => text.includes(name)),
      times(text.toLowerCase(), 'about half a battalion'),
    ];
    fc.assert(
      fc.property(drawn, ({ facts }) => {
        const plain = toldIn(letter(facts));
        for (const voice of staffVoices) expect(toldIn(letter(facts, voice))).toEqual(plain);
        for (const form of ['story', 'outline'] as const) expect(toldIn(letter(facts, 'plain', form))).toEqual(plain);
      }),
      { numRuns: 100 },
    );
  });

  it('passes the guard as it is drafted, in every voice, in any world', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...staffVoices), (known, hidden, voice) => {
        const { truth } = drawWorld(new Draw(hidden), drawKnownWorld(new Draw(known)));
        const facts = factsFor(british, truth);
        const text = bodyOf(draftReport(viewer(voice), truth.turn, facts));
        expect(guard(text, facts, lexiconFor(british, truth)), text).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the form of a letter', () => {
  const fought = (count: number) =>
    factsOf({
      sender: 'G Ops',
      fights: units.slice(0, count).map((one, i) =>
        fight({
          at: placeOf(i, `at Town ${'ABCDEFGHI'[i]}`),
          outcome: 'heldOn',
          own: [own(one, placeOf(i, `at Town ${'ABCDEFGHI'[i]}`), 'strong', 'light')],
          enemy: enemy('about half a battalion', ['infantry']),
        }),
      ),
    });

  it('is an outline with more than four fights, a numbered line each', () => {
    expect([formFor(fought(4)), formFor(fought(5))]).toEqual(['story', 'outline']);
    expect(letter(fought(5)).match(/^\d+\. Town [A-E]\. /gm)).toHaveLength(5);
    expect(letter(fought(5), 'plain', 'story')).not.toMatch(/^\d+\. /m);
  });
});

describe('the objective', () => {
  const task = (words: string, places = [aim('Arnhem', [74.5, 78.6], 'near')]) =>
    letter(
      factsOf({ sender: 'G Ops', objective: { words, places }, others: [account(units[0]!, at('730 780'), 'fresh')] }),
    );

  it('stands in the words of the team’s own paper: the first order that names one of its places', () => {
    expect(task('Lead the corps. Take Valkenswaard, and join them at Arnhem if you can.')).toContain(
      'Our task is still to take Valkenswaard, and join them at Arnhem if we can. Arnhem is two kilometres away.',
    );
    expect(task('Hold the canals before Arnhem, and keep touch with KG Walther on your right.')).toContain(
      'Our task is still to hold the canals before Arnhem, and keep touch with KG Walther on our right. Arnhem is two kilometres away.',
    );
    expect(task('To the sea before the snow.')).toContain(
      'Our orders say: “To the sea before the snow”. Arnhem is two',
    );
  });

  it('says of each place whether it is held, fought for or gone', () => {
    expect(
      task('Take the bridges.', [
        aim('the road bridge of Son', [74.5, 78.6], 'contested', 'blown'),
        aim('Best', [74.5, 78.6], 'contested'),
        aim('the Groesbeek heights', [74.5, 78.6], 'held'),
      ]),
    ).toContain('The Groesbeek heights remain ours; enemy troops are at Best; the road bridge of Son is down.');
  });
});
