import { describe, expect, it } from 'vitest';
import { bookSides } from '@/lib/sides';
import type { ReportFacts } from '../../facts';
import type { BridgingNews } from '../../news-facts';
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
  strike,
  unit,
} from '../../testing/letters/given-facts';
import { bodyOf, draftReport } from '../eleti';

/** With what a letter of a day without a fight opens, and what of a fight stands in one sentence. */

const turn = { number: 2, date: '1944-09-17', daypart: 'afternoon' } as const;
const letter = (facts: ReportFacts) =>
  bodyOf(draftReport({ ...british, sides: bookSides, voice: 'plain' }, turn, facts));
const border = unit('1 Border');
const kosb = unit('7 KOSB');
const staffords = unit('2 S Staffs');
const here = [account(border, at('452 280', 'at Son'), 'strong'), account(kosb, at('552 280'), 'fresh')];

describe('a place that was taken without a fight', () => {
  it('is told with those who moved in, once', () => {
    const text = letter(
      factsOf({
        sender: 'G Ops',
        objective: { words: 'Take Son.', places: [aim('Son', [45.2, 28], 'held')] },
        news: [row([border], { is: 'done' }, { goal: goal('452 280', 'Son') })],
        others: here,
      }),
    );
    expect(text).toMatch(/^Son is ours: 1 Border \(452 280\), still strong, moved in without a fight\./);
    expect(text.match(/1 Border/g)).toHaveLength(1);
  });

  it('is ours only where nobody of the enemy is near', () => {
    const empty = row([border], { is: 'attackedNobody' }, { action: 'attack', goal: goal('452 280', 'Son') });
    const told = (...more: ReportFacts['news']) =>
      letter(factsOf({ sender: 'G Ops', news: [empty, ...more], others: here }));
    expect(told()).toMatch(/^Son is ours without a fight: 1 Border .* found nobody there\./);
    expect(told(contact([kosb], { at: { x: 45.9, y: 28.4 } }))).not.toMatch(/is ours/);
  });
});

describe('the enemy', () => {
  const held = { words: 'Hold Son.', places: [aim('Son', [45.2, 28], 'held')] };

  it('who came near a team that is to hold opens its letter, and that nobody fought goes on it', () => {
    const text = letter(factsOf({ sender: 'G Ops', objective: held, news: [contact([kosb])], others: here }));
    expect(text).toMatch(
      /^7 KOSB .*faces about half a battalion of infantry to the north; there was no fighting in the afternoon\. We hold Son\./,
    );
    const two = [account(border, at('452 280', 'at Son'), 'fresh'), account(kosb, at('552 280'), 'fresh')];
    expect(letter(factsOf({ sender: 'G Ops', objective: held, news: [contact([kosb])], others: two }))).toMatch(
      /^About half a battalion of infantry is to the north of 7 KOSB \(552 280\); there was no fighting/,
    );
  });

  it('was not seen where nobody met him, nothing flew and no patrol came', () => {
    const of = (more: object) => letter(factsOf({ sender: 'G Ops', objective: held, others: here, ...more }));
    expect(of({})).toMatch(/quiet.* saw nothing of the enemy\./);
    expect(of({ news: [mission({ mission: 'recce', result: 'saw', where: 'at Best' })] })).not.toMatch(/saw nothing/);
    expect(of({ patrols: [{ factId: 'p', names: [border.name], from: 'east' }] })).toMatch(
      /quiet but for enemy patrols/,
    );
  });

  it('is named as the builder of a bridge where that could be seen, and work that stopped is not told as going on', () => {
    const seen = (more: Partial<BridgingNews>) =>
      letter(
        factsOf({
          sender: 'G Ops',
          news: [
            news('bridging', [border], {
              isOurs: false,
              spoken: 'the ferry of Driel',
              places: ['Driel'],
              at: { x: 69, y: 76 },
              work: 'goesOn',
              turnsLeft: null,
              lacks: [],
              ...more,
            }),
          ],
          others: here,
        }),
      );
    expect(seen({ by: 'enemy' })).toMatch(/^The enemy is building a bridge at the ferry of Driel; 1 Border/);
    expect(seen({ by: 'ours' })).toMatch(/^Our own troops are building a bridge at the ferry of Driel; 1 Border/);
    expect(seen({})).toMatch(/^1 Border .* reports a bridge at the ferry of Driel being built\./);
    expect(seen({ by: 'enemy', work: 'stopped' })).toMatch(
      /the work on an enemy bridge at the ferry of Driel has stopped/,
    );
  });
});

it('units that the enemy stopped are told of with him in one sentence, and the task stands beside it', () => {
  const stopped = row([border], { is: 'stopped', why: '', isByEnemy: true }, { goal: goal('482 280', 'Best') });
  const text = letter(
    factsOf({
      sender: 'G Ops',
      objective: { words: 'Take Best.', places: [aim('Best', [48.2, 28], 'near')] },
      news: [stopped, contact([border])],
      others: here,
    }),
  );
  expect(text).toMatch(
    /^1 Border .* met about half a battalion of infantry to the north and stopped three kilometres short of Best\. Our task is still to take Best\./,
  );
  expect(text.match(/battalion/g)).toHaveLength(1);
});

it('several units that moved near one place are told of together, and of several stops only the first wants a reason', () => {
  const near = [
    account(border, at('452 280', 'south of Son'), 'strong'),
    account(kosb, at('453 281', 'south of Son'), 'fresh'),
  ];
  const moved = letter(factsOf({ sender: 'G Ops', news: [row([border, kosb], { is: 'moved' })], others: near }));
  expect(moved).toMatch(/1 Border \(452 280\).* and 7 KOSB \(453 281\).* have moved and are now south of Son\./);
  const stop = (of: typeof border) =>
    row([of], { is: 'notBegun', why: '' }, { goal: goal('482 280', of === border ? 'Best' : 'Uden') });
  const text = letter(factsOf({ sender: 'G Ops', news: [stop(border), stop(kosb)], others: here }));
  expect(text.match(/no reason is reported/g)).toHaveLength(1);
});

it('the note of a row that stayed goes on with the sentence', () => {
  const stayed = row([border], { is: 'notBegun', why: 'Stayed where it was' }, { goal: goal('482 280', 'Best') });
  const text = letter(factsOf({ sender: 'G Ops', news: [stayed], others: here }));
  expect(text).toMatch(/(?:has not moved|did not move) off for Best: stayed where it was\./);
});

it('units of one lift that was turned back are told of in one sentence, each with its losses', () => {
  const back = (of: typeof border, losses: 'light' | 'heavy') =>
    news('landing', [of], {
      zone: 'LZ L',
      met: ['flak'],
      isTurnedBack: true,
      isWide: false,
      effectiveness: 'capable',
      losses,
      since: 'hasLost',
    });
  const others = [
    account(border, null, 'hurt'),
    account(kosb, null, 'hurt'),
    account(staffords, at('652 280'), 'fresh'),
  ];
  const text = letter(factsOf({ sender: 'G Ops', news: [back(border, 'light'), back(kosb, 'heavy')], others }));
  expect(text).toContain(
    '1 Border and 7 KOSB did not land: flak turned back the lift to LZ L; 1 Border had light losses and 7 KOSB had heavy losses.',
  );
});

it('a day on which units lost men is not called quiet', () => {
  const worn = news('worn', [border], { effectiveness: 'capable', losses: 'light', since: 'hasLost' });
  expect(letter(factsOf({ sender: 'G Ops', news: [worn], others: here }))).toMatch(/^1 Border .* had light losses/);
});

it('three units and more that the same bombs hit open a letter with the bombs, and each is told how it fared', () => {
  const hit = strike([border, kosb], 'bombed in the dark', 'strong', 'light');
  const others = [...here, account(staffords, at('652 280'), 'fresh')];
  const text = letter(
    factsOf({ sender: 'G Ops', news: [hit, strike([staffords], 'bombed in the dark', 'fresh', 'none')], others }),
  );
  expect(text).toMatch(
    /^We were bombed in the dark, but lost little\. 1 Border .* had light losses .*, and 2 S Staffs .* was hardly touched/,
  );
});

it('units that wait at one crossing are told of in one sentence', () => {
  const waits = (of: typeof border, place: number) =>
    row([of], { is: 'queueing', place, crossing: 'the road bridge of Son', isPartAcross: place === 1 });
  const text = letter(factsOf({ sender: 'G Ops', news: [waits(kosb, 2), waits(border, 1)], others: here }));
  expect(text).toMatch(
    /^At the road bridge of Son, part of 1 Border \(452 280\), still strong, is across and the rest at the head of the queue, and 7 KOSB \(552 280\), at full strength, is second\./,
  );
});

it('missions that nobody flew are told in one sentence for each reason', () => {
  const none = (where: string, result: 'badWeather' | 'notLaidOn', name: string) =>
    mission({ mission: 'bombing', result, where, name });
  const text = letter(
    factsOf({
      sender: 'G Ops',
      news: [
        none('at Best', 'badWeather', 'Mitchells'),
        none('at Son', 'badWeather', 'Bostons'),
        none('at Uden', 'notLaidOn', ''),
        none('at Grave', 'notLaidOn', ''),
      ],
      others: here,
    }),
  );
  expect(text).toContain(
    'kept Mitchells and Bostons on the ground: there was no bombing at Best and no bombing at Son.',
  );
  expect(text).toContain('the bombing at Uden and the bombing at Grave.');
});

describe('a fight', () => {
  const fought = (more: object) =>
    letter(
      factsOf({
        sender: 'G Ops',
        objective: { words: 'Take Best.', places: [aim('Best', [41.2, 26.8], 'contested')] },
        fights: [
          fight({
            at: at('412 268', 'at Best'),
            where: 'in the streets of Best',
            outcome: 'thrownBack',
            own: [own(border, at('434 284'), 'hurt', 'light', { movement: 'thrownBack' })],
            enemy: enemy('about one battalion', ['infantry']),
            ...more,
          }),
        ],
      }),
    );

  it('for a place of the objective says first whether it was got, and does not end with that it is still to be taken', () => {
    const text = fought({});
    expect(text).toMatch(/^(?:We have not taken Best: the attack failed|The attack on Best failed)\./);
    expect(text).not.toContain('Our task');
  });

  it('goes on from what happened to what it cost, with haste and own support in the same sentence', () => {
    const text = fought({ isPrepared: false, support: ['artillery'] });
    expect(text).toMatch(
      /With our guns in support, 1 Border attacked [^.]*without preparation[^.]*; it is now at 434 284 with light losses/,
    );
    expect(text.match(/guns|preparation/g)).toHaveLength(2);
  });
});
