import { expect, it } from 'vitest';
import { bookSides } from '@/lib/sides';
import type { ReportFacts } from '../../facts';
import { british } from '../../testing/given-truth';
import { account, at, contact, enemy, factsOf, fight, news, own, row, unit } from '../../testing/letters/given-facts';
import { bodyOf, draftReport } from '../eleti';

/** Things that are alike are said together, each name and each place once. */

const turn = { number: 2, date: '1944-09-17', daypart: 'afternoon' } as const;
const letter = (facts: ReportFacts) =>
  bodyOf(draftReport({ ...british, sides: bookSides, voice: 'plain' }, turn, facts));
const border = unit('1 Border');
const kosb = unit('7 KOSB');

it('HQs below that said nothing stand in one sentence, and not before the news', () => {
  const silent = (from: string) => ({ factId: `return:${from}`, from, hour: '', text: '' });
  const text = letter(
    factsOf({
      sender: 'G Ops',
      returns: [silent('1 Airborne'), silent('82 Airborne'), silent('101 Airborne')],
      fights: [
        fight({
          at: at('412 268', 'at Best'),
          outcome: 'heldOn',
          own: [own(border, at('412 268', 'at Best'), 'hurt', 'light')],
          enemy: enemy('about one battalion', ['infantry']),
        }),
      ],
      others: [account(border, at('412 268', 'at Best'), 'hurt')],
    }),
  );
  expect(text).toMatch(/(?:Nothing|No report) has come from 1 Airborne, 82 Airborne or 101 Airborne\./);
  expect(text.match(/has come from/g)).toHaveLength(1);
  expect(text).not.toMatch(/^(?:Nothing|No report)/);
});

it('a unit that two enemies came near is named once', () => {
  const named = unit('FJ PzJg Abt (75 and 88 mm)', 'FJ PzJg');
  const text = letter(
    factsOf({
      sender: 'G Ops',
      news: [contact([named, kosb, named])],
      others: [account(named, at('383 999', 'at Best'), 'fresh'), account(kosb, at('388 999', 'at Best'), 'fresh')],
    }),
  );
  expect(text.match(/FJ PzJg/g)).toHaveLength(1);
});

it('a unit that two patrols came near is named once', () => {
  const text = letter(
    factsOf({
      sender: 'G Ops',
      patrols: [{ factId: 'p', names: [border.name, kosb.name, border.name], from: 'south-west' }],
      others: [account(border, at('432 087'), 'fresh'), account(kosb, at('434 083'), 'fresh')],
    }),
  );
  expect(text.match(/1 Border/g)).toHaveLength(1);
});

it('units of which nothing but that they are in contact is known are told of in one sentence', () => {
  const inContact = (of: typeof border) => news('change', [of], { what: 'inContact' });
  const text = letter(
    factsOf({
      sender: 'G Ops',
      news: [inContact(border), inContact(kosb)],
      others: [account(border, at('432 087'), 'fresh'), account(kosb, at('434 083'), 'fresh')],
    }),
  );
  expect(text).toContain('1 Border and 7 KOSB are in contact with the enemy.');
});

it('the map’s words that units share stand once, after the last of them, though a name ends in brackets', () => {
  const guns = unit('FJ PzJg Abt (75 and 88 mm)', 'FJ PzJg');
  const text = letter(
    factsOf({
      sender: 'G Ops',
      news: [contact([guns, kosb])],
      others: [
        account(guns, at('383 999', 'north of Neerpelt'), 'fresh'),
        account(kosb, at('388 999', 'north of Neerpelt'), 'fresh'),
      ],
    }),
  );
  expect(text).toContain('FJ PzJg Abt (75 and 88 mm) at 383 999, and 7 KOSB (388 999, both north of Neerpelt)');
});

it('units that came out of a fight alike are told of together, whatever they were good for before', () => {
  const text = letter(
    factsOf({
      sender: 'G Ops',
      fights: [
        fight({
          at: at('412 268', 'at Best'),
          outcome: 'sawThemOff',
          own: [own(border, at('412 268', 'at Best'), 'fresh'), own(kosb, at('418 271'), 'small')],
          enemy: enemy('about one battalion', ['infantry']),
        }),
      ],
      others: [],
    }),
  );
  expect(text.match(/full strength/g)).toHaveLength(1);
});

it('of a second attack that had been prepared it is said that this one too had been', () => {
  const attack = (of: typeof border, place: string, near: string) =>
    fight({
      at: at(place, near),
      outcome: 'tookGround',
      order: 'attack',
      isPrepared: true,
      own: [own(of, at(place, near), 'hurt', 'light')],
      enemy: enemy('about two battalions', ['infantry']),
    });
  const text = letter(
    factsOf({
      sender: 'G Ops',
      fights: [attack(border, '412 268', 'at Best'), attack(kosb, '552 280', 'at Uden')],
      others: [],
    }),
  );
  expect(text).not.toMatch(/Besides|Also, the attack|Further/);
  expect(text).toMatch(/The attack had been prepared.*(?:Here too the attack|This attack too) had been prepared/s);
});

it('a number after a word that is set before it has no capital', () => {
  const many = ['1 A', '1 B', '1 C', '1 D', '1 E'].map((name) => unit(name));
  const far = { goal: { ...at('734 785'), spoken: 'Arnhem', words: 'Arnhem' } } as never;
  const text = letter(
    factsOf({
      sender: 'G Ops',
      news: [row(many, { is: 'notBegun', why: '' }, far), row([border, kosb], { is: 'held' })],
      others: [...many, border, kosb].map((one, i) => account(one, at(`4${i}0 268`), 'fresh')),
    }),
  );
  expect(text).not.toMatch(/(?:Besides|Also|Further), (?:Five|Six|Seven|Eight)/);
});
