import { describe, expect, it } from 'vitest';
import { bookSides } from '@/lib/sides';
import type { OwnFact, ReportFacts } from '../../facts';
import { guard } from '../../guard/guard';
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
  news,
  own,
  row,
  strike,
  support,
  unit,
} from '../../testing/letters/given-facts';
import { bodyOf, draftReport } from '../eleti';

/** Tests for the words of a letter on the task, on lost units, and on the worth of units. */

const turn = { number: 2, date: '1944-09-17', daypart: 'afternoon' } as const;
const viewer = { ...british, sides: bookSides, voice: 'plain' } as const;
const letter = (facts: ReportFacts) => bodyOf(draftReport(viewer, turn, facts));

const border = unit('1 Border', '1 Border');
const kosb = unit('7 KOSB', '7 KOSB');
const staff = support('HQ 1 Airborne Div', 'HQ 1 Abn');
const best = at('412 268', 'at Best');
const fought = (more: object) =>
  fight({
    at: best,
    outcome: 'thrownBack',
    own: [own(border, at('434 284'), 'hurt', 'light', { movement: 'thrownBack' })],
    enemy: enemy('about one battalion', ['infantry']),
    ...more,
  });

describe('the task', () => {
  const keep = (fights: ReportFacts['fights']) =>
    letter(
      factsOf({
        sender: 'G Ops',
        objective: { words: 'Keep the British in their bridgehead.', places: [aim('Arnhem', [43.4, 32], 'far')] },
        fights,
      }),
    );

  it('of keeping what has been lost is not told any more, nor how far the place is', () => {
    const text = keep([fought({ outcome: 'lostGround', order: 'hold' })]);
    expect(text).not.toContain('Our task');
    expect(text).not.toContain('kilometres');
    expect(keep([fought({ outcome: 'heldOn', order: 'hold' })])).toContain('Our task is still to keep the British');
  });

  it('is not told after a success: what remains of it is', () => {
    const text = letter(
      factsOf({
        sender: 'G Ops',
        objective: { words: 'Break through and take Arnhem.', places: [aim('Arnhem', [43.4, 32], 'far')] },
        fights: [fought({ outcome: 'overran', own: [own(border, best, 'hurt', 'light')] })],
      }),
    );
    expect(text).not.toContain('Our task');
    expect(text).toContain('Arnhem is still six kilometres away.');
  });

  it('of which nothing is done is told before an enemy who was only seen', () => {
    const text = letter(
      factsOf({
        sender: 'G Ops',
        objective: { words: 'Take Arnhem.', places: [aim('Arnhem', [43.4, 32], 'far')] },
        news: [contact([border])],
        others: [account(border, at('434 284'), 'fresh')],
      }),
    );
    expect(text).toMatch(
      /^There was no fighting in the \w+\. Our task is still to take Arnhem\. Arnhem is .* away\. 1 Border \(434 284\), at full/,
    );
  });
});

it('a task that HQs below report of is not told as still to be done: how far the own units are is', () => {
  const facts = factsOf({
    sender: 'G Ops',
    objective: { words: 'Break out and take Arnhem.', places: [aim('Arnhem', [43.4, 32], 'far')] },
    returns: [{ factId: 'r', from: 'Guards Armoured', hour: '17 SEP 2130', text: 'Through the guns.' }],
    others: [account(border, at('434 284'), 'fresh')],
  });
  expect(letter(facts)).toMatch(
    /“Through the guns\.”.*The nearest unit of this headquarters is four kilometres from Arnhem\.$/s,
  );
  expect(letter(facts)).not.toContain('Our task');
  const silent = { ...facts, returns: [{ factId: 'r', from: 'Guards Armoured', hour: '', text: '' }] };
  expect(letter(silent)).toContain('Our task is still to break out and take Arnhem.');
});

it('own guns could not prevent what the enemy did, not that an own attack failed', () => {
  const of = (outcome: 'thrownBack' | 'lostGround') =>
    letter(
      factsOf({
        sender: 'G Ops',
        fights: [
          fought({
            outcome,
            support: ['artillery'],
            own: [own(border, at('434 284'), 'hurt', 'light', { movement: 'fellBack' })],
          }),
        ],
      }),
    );
  expect(of('thrownBack')).not.toContain('prevent');
  expect(of('lostGround')).toMatch(
    /Our guns could not prevent it\.|Even with our guns in support it could not be prevented\./,
  );
});

describe('the first sentences', () => {
  it('tell who was lost in a fight beside others, and nobody tells it again', () => {
    const text = letter(
      factsOf({
        sender: 'G Ops',
        fights: [
          fought({
            outcome: 'wereOverrun',
            order: 'hold',
            own: [
              own(border, at('434 284'), 'hurt', 'heavy', { movement: 'fellBack' }),
              own(kosb, null, 'taken', 'heavy'),
            ],
          }),
        ],
      }),
    );
    expect(text).toMatch(/^[^.]+at Best\. (?:7 KOSB is lost|We have lost 7 KOSB) at 412 268, and large/);
    expect(text.match(/lost|prisoners/g)!.length).toBeLessThan(3);
  });

  it('tell a bridge that is gone before a road that is cut, and a cut road before an enemy near', () => {
    const cut = row(
      [border],
      { is: 'stopped', why: 'The road is cut at Uden.', isByEnemy: false },
      { goal: goal('628 540', 'Grave') },
    );
    const text = letter(
      factsOf({
        sender: 'G Ops',
        news: [contact([kosb]), cut],
        others: [account(border, at('628 470'), 'fresh'), account(kosb, at('434 284'), 'fresh')],
      }),
    );
    expect(text).toMatch(
      /^The road is cut at Uden, and 1 Border \(628 470\) came to a stop seven kilometres short of Grave\./,
    );
  });
});

describe('what a unit is good for', () => {
  it('follows from what it lost, and of an HQ no word of attacking is said', () => {
    const facts = factsOf({
      sender: 'G Ops',
      news: [strike([staff], 'bombed by heavy bombers', 'hurt', 'light')],
      others: [account(staff, at('690 785'), 'hurt')],
    });
    expect(letter(facts)).toMatch(/HQ 1 Airborne Div .*light losses and is still fit for action/);
    expect(letter(facts)).not.toMatch(/attack/);
    const weak = fought({ own: [own(border, at('434 284'), 'weak', 'light', { movement: 'thrownBack' })] });
    expect(letter(factsOf({ sender: 'G Ops', fights: [weak] }))).toMatch(/light losses,? but (?:is )?too weak/);
  });

  it('is told of those who did not fight once: where they are told of', () => {
    const text = letter(
      factsOf({
        sender: 'G Ops',
        news: [row([border], { is: 'held' }, { action: 'hold' })],
        others: [account(border, at('690 785'), 'weak'), account(kosb, at('434 284'), 'hurt')],
      }),
    );
    expect(text).toMatch(
      /1 Border \(690 785\), too weak to attack, (?:remained|stayed) in position\. No change: 7 KOSB \(434 284\), still able to attack\.$/s,
    );
    expect(text.match(/too weak/g)).toHaveLength(1);
    const both = [row([border, kosb], { is: 'held' }, { action: 'hold' })];
    const others = [account(border, at('690 785'), 'weak'), account(kosb, at('434 284'), 'hurt')];
    expect(letter(factsOf({ sender: 'G Ops', news: both, others }))).toMatch(
      /1 Border \(690 785\), too weak to attack, and 7 KOSB \(434 284\), still able to attack, (?:remained|stayed) in/,
    );
  });
});

describe('those who stood in the way', () => {
  const hunters = unit('559', '559');
  const of = (...own: ReturnType<typeof fought>['own']) =>
    letter(factsOf({ sender: 'G Ops', fights: [fought({ outcome: 'wereOverrun', order: 'hold', own })] }));
  const back = { movement: 'fellBack' } as const;

  it('are overrun where they are lost or nearly so, and the others forced back; the lost are named once', () => {
    const text = of(
      own(border, null, 'taken', 'heavy'),
      own(kosb, at('434 284'), 'breaking', 'heavy', back),
      own(hunters, at('444 294'), 'weak', 'light', back),
    );
    expect(text).toMatch(/overran it and 7 KOSB and forced back 559/);
    expect(text.match(/1 Border/g)).toHaveLength(1);
    const light = of(own(border, at('434 284'), 'hurt', 'light', back));
    expect(light).not.toContain('overran');
    expect(light).toMatch(/back/);
  });

  it('and held, but can hardly fight again, are told so with a “but”', () => {
    const held = (more: object) =>
      letter(
        factsOf({
          sender: 'G Ops',
          fights: [
            fought({
              outcome: 'heldOn',
              order: 'hold',
              own: [own(border, best, 'finished', 'heavy', { stoodFast: true }), ...(more as OwnFact[])],
            }),
          ],
        }),
      );
    expect(held([])).toMatch(/412 268,? but with heavy losses, no longer able to fight|Standing fast/);
    const rows = held([
      own(kosb, at('434 284'), 'weak', 'heavy'),
      own(hunters, at('444 294'), 'hurt', 'light'),
      own(staff, at('454 294'), 'breaking', 'heavy'),
    ]);
    expect(rows).toContain('1 Border: 412 268, stood fast, but had heavy losses and is no longer able to fight');
  });
});

describe('a unit taken by no fight', () => {
  it('has its last place, which the guard lets pass and no other', () => {
    const facts = factsOf({
      sender: 'G Ops',
      news: [news('taken', [kosb], { lastAt: [at('391 015', 'just north of Best')] })],
      others: [account(kosb, null, 'taken'), account(border, at('690 785'), 'fresh')],
    });
    const text = letter(facts);
    expect(text).toMatch(
      /^We have lost 7 KOSB: it is in the enemy’s hands\. 7 KOSB was last reported at 391 015, just north of Best\./,
    );
    const lexicon = { known: [], early: [], hidden: [], places: [] } as never;
    const wrong = (words: string) => guard(words, facts, lexicon).filter(({ kind }) => kind === 'placeDiffers');
    expect(wrong(text)).toEqual([]);
    expect(wrong(text.replace('391 015', '391 016'))).toHaveLength(1);
  });
});

it('those who landed wide tell how far and which way', () => {
  const wide = {
    zone: 'DZ E',
    met: [],
    isTurnedBack: false,
    isWide: true,
    off: { km: 3, to: 'west' },
    effectiveness: 'capable',
    losses: 'none',
    since: 'untouched',
  } as const;
  const facts = factsOf({
    sender: 'G Ops',
    news: [news('landing', [border], { ...wide, met: [] })],
    others: [account(border, at('690 785'), 'fresh')],
  });
  expect(letter(facts)).toContain('1 Border (690 785) landed three kilometres west of DZ E;');
});

it('a report after an update says of no day that it was quiet: what was told already may be a fight', () => {
  const given = {
    sender: 'G Ops',
    objective: { words: 'Take Arnhem.', places: [aim('Arnhem', [43.4, 32], 'far')] },
    others: [account(border, at('434 284'), 'fresh')],
  };
  for (const facts of [factsOf({ ...given, news: [contact([border])] }), factsOf(given)]) {
    const told = (lead: string) => bodyOf(draftReport(viewer, turn, facts, lead));
    expect(told('')).toMatch(/no fighting|quiet/i);
    expect(told('Told already: the bombing of 1 Border.')).not.toMatch(/no fighting|quiet/i);
  }
});
