import { expect, it } from 'vitest';
import { bookSides } from '@/lib/sides';
import { staffVoices } from '@/lib/words';
import type { RowOutcome } from '../news-facts';
import { bodyOf, draftReport } from '../reports/eleti';
import { british } from '../testing/given-truth';
import { account, at, contact, factsOf, goal, row, unit } from '../testing/letters/given-facts';
import { untoldNews } from './news-said';

/** Results of orders of which a letter has to tell for each unit, however many fared so. */

const turn = { number: 2, date: '1944-09-17', daypart: 'afternoon' } as const;
const units = ['1 Border', '7 KOSB', '2 S Staffs', '1 Para', '3 Para', '10 Para'].map((name) => unit(name));
const others = units.map((one, i) => account(one, at(`${100 + i * 70} ${200 + i * 60}`), i === 0 ? 'strong' : 'fresh'));

const outcomes: [RowOutcome, string][] = [
  [{ is: 'attackedNobody' }, 'attack'],
  [{ is: 'probedNobody' }, 'probe'],
  [{ is: 'didNotAttack', why: 'movedTooFar' }, 'attack'],
  [{ is: 'queueing', place: 2, crossing: 'the ferry of Driel', isPartAcross: false }, 'move'],
  [{ is: 'notBegun', why: '' }, 'move'],
  [{ is: 'notCarriedOut' }, 'move'],
];

/** So many of the six have met somebody, and are told of with that. */
const met = [0, 1, 4];

it.each(
  staffVoices.flatMap((voice) =>
    outcomes.flatMap(([outcome, action]) => met.map((count) => [voice, outcome, count, action] as const)),
  ),
)(
  'the letter of a %s staff tells of each of six units that came to %o, %i of whom met somebody',
  (voice, outcome, count, action) => {
    const news = units.map((one, i) =>
      row([one], outcome, { action: action as never, factId: `row ${i}`, goal: goal(`99${i} 111`, 'Apeldoorn') }),
    );
    const contacts = units.slice(0, count).map((one, i) => contact([one], { at: { x: 10 + i * 7, y: 21 + i * 6 } }));
    const facts = factsOf({ sender: 'G Ops', news: [...news, ...contacts], others });
    const text = bodyOf(draftReport({ ...british, sides: bookSides, voice }, turn, facts));
    expect(untoldNews(text, facts), text).toEqual([]);
  },
);
