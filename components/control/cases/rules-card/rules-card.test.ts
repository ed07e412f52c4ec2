import { describe, expect, it } from 'vitest';
import { airToAirTable } from '@/lib/adjudication/air-to-air';
import { interdictionRow } from '@/lib/adjudication/interdiction';
import { movementTable } from '@/lib/adjudication/movement';
import { resultFor, resultsTable } from '@/lib/adjudication/results-table';
import { readingOf } from '@/lib/adjudication/rulings';
import { rulingsIn } from '@/lib/adjudication/rulings-cited';
import { crossingCapacity } from '@/lib/adjudication/traffic';
import { rulesCard as cardOf, findInCard as findIn } from './rules-card';

const rulesCard = cardOf({ airLiaison: 'oneLevelLower' });
const findInCard = (typed: string) => findIn(typed, rulesCard);
const rows = (id: string) => rulesCard.find((table) => table.id === id)!.rows.map((row) => row.join(' | '));

describe('the card says what the book prints', () => {
  it('§4 Sequence of Action: the times add up to 12 to 21 minutes', () => {
    const minutes = rulesCard[0]!.rows.map((row) => row[1]!.split('–').map(Number));
    expect(minutes.at(-1)).toEqual([12, 21]);
    for (const end of [0, 1])
      expect(minutes.slice(0, -1).reduce((sum, of) => sum + of[end]!, 0)).toBe(minutes.at(-1)![end]);
  });

  it('§6 Movement, row by row', () => {
    expect(rows('movement')).toEqual([
      'Foot, horse-drawn, paras | all ground | 15 | 25 | 30 | possible',
      'Mechanised, motorised | open | 30 | 32 | 64 | bridge',
      'Mechanised, motorised | close, wood, town | 18 | 28 | 64 | bridge',
      'Mechanised, motorised | marsh | 8 | 18 | 64 | bridge',
      'Tanks, SP guns | open | 30 | 32 | 64 | bridge',
      'Tanks, SP guns | close, wood, town | 18 | 28 | 64 | bridge',
      'Tanks, SP guns | marsh | 8 | 18 | 64 | bridge',
      'Motor-towed guns | all ground | – | – | 75 | bridge',
      'Recce, light tanks | open | 30 | 35 | 100 | possible',
      'Recce, light tanks | close, wood, town, marsh | 18 | 28 | 100 | possible',
    ]);
  });

  it('§6 Passing By, §7 capacities, §8 bridges', () => {
    expect(rows('passing').map((row) => row.split(' | ')[1])).toEqual(['2', '1', '0.5']);
    expect(rows('traffic')).toEqual([
      'Main road bridge | 100',
      'Minor road bridge | 40',
      'Bailey bridge | 20',
      'Rail bridge | 20',
      'Civilian ferry | 4',
    ]);
    expect(rows('bridges')).toEqual(['1 | blown', '2–6 | stands, and counts as tested']);
  });

  it('§9 Factors, with the letter of each', () => {
    expect(rows('factors').map((row) => row.split(' | ').slice(0, 3).join(' '))).toEqual([
      'A Tactical advantage +2 a unit',
      'C Combined arms +2 a unit',
      'L Light infantry attacking −2 a unit',
      'H Heavy tanks against tanks +2 a unit',
      'U Unprepared attack −4 a unit',
      'D Defending close country against tanks +2 a unit',
      'I Unsupported infantry in the open against tanks −2 a unit',
      'N Moving non-tactically × ½ status',
      'F Of another formation −2 a unit',
      'B Tanks by night × ½ status',
      'S Air support by its level',
    ]);
  });

  it('§9 Results Table: both columns, steps and retreats', () => {
    expect(rows('results').map((row) => row.split(' | ').slice(0, 6).join(' | '))).toEqual([
      '12+ | 20+ | Total success | 1 | 2 | 1d6 km',
      '8 to 11 | 12 to 19 | Success | 1 | 1 | 1d3 km',
      '5 to 7 | 7 to 11 | Limited success | 1 | 1 | 2 km',
      '−1 to 4 | 2 to 6 | Confused combat | 1 | 1 | –',
      'below −1 | below 2 | Attackers badly beaten | 1 | 0 | attackers, to the start line',
    ]);
    expect(rows('overrun')).toHaveLength(3);
  });

  it('§9 Supporting Artillery and Close Air Support', () => {
    expect(rows('artillery')).toEqual([
      'Field | 8 | 12 | 8 | 12',
      'Medium | 12 | 18 | 12 | 18',
      'Heavy | 10 | 16 | 10 | 16',
      'Rocket | 8 | – | 8 | n.a.',
      'Infantry guns | 6 | – | 6 | n.a.',
    ]);
    expect(rulesCard.find(({ id }) => id === 'close-air-support')!.heads.slice(1)).toEqual([
      'normal +4',
      'superior +6',
      'overwhelming +8',
      'apocalyptic +10',
    ]);
    expect(rows('close-air-support').sort()).toEqual([
      'Allied ground attack | 1 | 2–3 | 4–7 | 8+',
      'German ground attack | 1–2 | 3–5 | 6–9 | 10+',
      'Heavy bombers | – | – | 1–2 | 3+',
    ]);
  });

  it.each([
    ['oneLevelLower', 'In this game close air support without air liaison counts one level lower (OC-42).'],
    ['required', 'In this game close air support without air liaison gives nothing (OC-42).'],
    ['ignored', 'In this game close air support without air liaison counts in full (OC-42).'],
  ] as const)('OC-131: air liaison as this game plays it: %s', (airLiaison, note) => {
    expect(cardOf({ airLiaison }).find(({ id }) => id === 'close-air-support')!.notes).toContain(note);
  });

  it('§9 Bombing/Interdiction: forces and faces', () => {
    expect(rows('interdiction')).toEqual([
      '1–2 | 1 | – | 6 | 5 | 1–4',
      '3–4 | 2 | 1 | 6 | 4–5 | 1–3',
      '5–6 | 3 | 2 | 5–6 | 3–4 | 1–2',
      '7–8 | 4 | 2 | 5–6 | 2–4 | 1',
      '10–11 | 5 | 3 | 4–6 | 2–3 | 1',
      '12+ | 6–8 | 4–5 | 3–6 | 2 | 1',
      '– | 9+ | 6+ | 3–6 | 1–2 | –',
    ]);
  });

  it('§12c Recce, §12 flak, §13 air to air', () => {
    expect(rows('recce')[0]).toBe('6 | direction, type, size | type, size | type | direction, type, size');
    expect(rows('recce')[5]).toBe('1 | – | – | – | –');
    expect(rows('flak')).toEqual([
      'Overflight | 2 | 6 | 5 | – | 6',
      'Landing or drop | 2 | 5–6 | 3–4 | 5–6 | 4',
      'Landing or drop | 4 | 6 | 5 | – | 6',
    ]);
    expect(rows('air-to-air')[0]).toBe('1 | lose | lose | draw | draw | draw | win');
    expect(rows('air-to-air')[5]).toBe('6 | win | win | win | win | win | win');
  });
});

describe('the card says what the engine reckons with', () => {
  it('every figure of movement and of a crossing is one of the engine’s', () => {
    const figures = Object.values(movementTable).flatMap((of) =>
      Object.values(of).map(({ roadColumn }) => `${roadColumn}`),
    );
    for (const row of rulesCard.find(({ id }) => id === 'movement')!.rows) expect(figures).toContain(row[4]);
    expect(rows('traffic')).toHaveLength(Object.keys(crossingCapacity).length);
  });

  it('a margin within a span of the card is the row the engine looks up', () => {
    const table = rulesCard.find(({ id }) => id === 'results')!;
    for (const [column, at] of [
      ['normal', 0],
      ['badTerrain', 1],
    ] as const)
      for (const [i, row] of table.rows.entries()) {
        const least = /^[−\d]+/.exec(row[at]!)?.[0].replace('−', '-');
        if (least === undefined) continue;
        expect(resultFor(Number(least), column)).toBe(resultsTable[i]!.result);
        expect(resultFor(Number(least) - 1, column)).toBe(resultsTable[i + 1]!.result);
      }
  });

  it('the interdiction rows and the air table are the engine’s own', () => {
    expect(interdictionRow('light', 8)).toBe(4);
    expect(rulesCard.find(({ id }) => id === 'air-to-air')!.rows.map((row) => row.slice(1))).toEqual(airToAirTable);
  });

  it('every table cites its section, and every ruling it cites is one', () => {
    for (const { rule, title, rows: of, heads, notes } of rulesCard) {
      expect(rule, title).toMatch(/^§\d+/);
      for (const row of of) expect(row.length, title).toBe(heads.length);
      for (const number of rulingsIn([rule, ...notes, ...of.flat()].join(' '))) expect(readingOf(number)).toBeDefined();
    }
  });
});

describe('finding on the card', () => {
  const found = (typed: string) => findInCard(typed).map(({ table }) => table.id);
  it('nothing typed: the whole of it', () => expect(found(' ')).toHaveLength(16));
  it('a word of a title gives the whole table', () => {
    expect(found('flak')).toContain('flak');
    expect(findInCard('flak').find(({ table }) => table.id === 'flak')!.rows).toHaveLength(3);
  });
  it('a word in a row gives that row', () => {
    const ferry = findInCard('ferry').find(({ table }) => table.id === 'traffic')!;
    expect(ferry.rows).toEqual([['Civilian ferry', '4']]);
  });
  it('−4, however the stroke is typed', () => {
    for (const typed of ['−4', '-4', '–4'])
      expect(
        findInCard(typed)
          .find(({ table }) => table.id === 'factors')!
          .rows.map((row) => row[1]),
      ).toEqual(['Unprepared attack']);
  });
  it('a section, and words of a head with words of a row', () => {
    expect(found('§8')).toEqual(['bridges']);
    expect(findInCard('factors unprepared')[0]!.rows).toHaveLength(1);
    expect(found('xyzzy')).toEqual([]);
  });
});
