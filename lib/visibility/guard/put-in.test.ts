import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportFacts } from '../facts';
import type { NewsFact } from '../news-facts';
import { movesTitle } from '../reports/eleti';
import { factsFor } from '../reports/report-facts';
import { Draw } from '../testing/drawn-known';
import { drawKnownWorld, drawWorld } from '../testing/drawn-worlds';
import { british } from '../testing/given-truth';
import { news, row, unit } from '../testing/letters/given-facts';
import { guard, type Mark } from './guard';
import { lexiconFor } from './guard-lexicon';
import { isSaid } from './news-said';

/** “Put it in”: the sentences that the guard offers, and what counts as told. */

/** A text that tells nothing, with the title of each fight; a sentence put in under one of them. */
const written = ({ fights }: ReportFacts, mark?: Mark): string =>
  [
    ...fights.map(({ id, title }) => `${title}\n\nWe were there.${mark?.combatId === id ? ` ${mark.suggestion}` : ''}`),
    `${movesTitle}\n\nHQ is well.${mark && !mark.combatId ? ` ${mark.suggestion}` : ''}`,
  ].join('\n\n');

/** True when two marks are about other fights, or other units. */
function areApart(one: Mark, other: Mark, facts: ReportFacts): boolean {
  if (one.combatId || other.combatId) return one.combatId !== other.combatId;
  const unitsOf = ({ id }: Mark): string[] =>
    (facts.news.find(({ factId }) => id === `untold:${factId}`)?.units ?? []).map(([name]) => name!);
  const units = unitsOf(one);
  return units.length > 0 && !unitsOf(other).some((name) => units.includes(name)) && unitsOf(other).length > 0;
}

describe('a sentence that the guard offers', () => {
  it('settles its mark, makes no other, and leaves the marks of other fights and other units', () => {
    let offered = 0;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (known, hidden) => {
        const { truth } = drawWorld(new Draw(hidden), drawKnownWorld(new Draw(known)));
        const facts = factsFor(british, truth);
        const lexicon = lexiconFor(british, truth);
        const marks = guard(written(facts), facts, lexicon);
        const before = marks.map(({ id }) => id);
        for (const mark of marks.filter(({ suggestion }) => suggestion)) {
          offered += 1;
          const after = guard(written(facts, mark), facts, lexicon).map(({ id }) => id);
          expect(after, `${mark.id}: ${mark.suggestion}`).not.toContain(mark.id);
          for (const id of after) expect(before, `${mark.suggestion} makes a mark`).toContain(id);
          for (const other of marks)
            if (areApart(mark, other, facts))
              expect(after, `${mark.suggestion} settles ${other.id}`).toContain(other.id);
        }
      }),
      { numRuns: 30 },
    );
    expect(offered).toBeGreaterThan(50);
  });
});

describe('what counts as told', () => {
  const border = unit('1 Border');
  const own = [['1 Border'], ['7 KOSB']];
  const says = (fact: NewsFact, text: string) => isSaid(fact, text, own);

  it.each<[string, NewsFact, told: string, ofAnother: string]>([
    [
      'an attack that met nobody',
      row([border], { is: 'attackedNobody' }),
      '1 Border attacked and found nobody.',
      '1 Border is at Son. 7 KOSB attacked and found nobody.',
    ],
    [
      'an attack that was not made',
      row([border], { is: 'didNotAttack', why: 'movedTooFar' }),
      '1 Border came up too late to attack.',
      '1 Border came up. 7 KOSB was too late to attack.',
    ],
    [
      'a probe that met nobody',
      row([border], { is: 'probedNobody' }),
      'Patrols of 1 Border found nobody.',
      'Patrols of 7 KOSB found nobody. 1 Border is at Son.',
    ],
    [
      'a place in a queue',
      row([border], { is: 'queueing', place: 2, crossing: 'the ferry of Driel', isPartAcross: false }),
      '1 Border is second in the queue at the ferry of Driel.',
      '1 Border is at Driel. 7 KOSB is second in the queue at the ferry.',
    ],
    [
      'a march that has not begun',
      row([border], { is: 'notBegun', why: '' }),
      '1 Border has not moved off.',
      '7 KOSB has not moved off. 1 Border is at Son.',
    ],
    [
      'an order that was not carried out',
      row([border], { is: 'notCarriedOut' }),
      '1 Border did not carry out its orders.',
      '1 Border is at Son. 7 KOSB did not carry out its orders.',
    ],
    [
      'a wait that no row orders',
      news('queue', [border], { place: 1, crossing: 'the ferry of Driel', isPartAcross: false }),
      '1 Border waits to cross the ferry of Driel.',
      '7 KOSB waits to cross the ferry of Driel. 1 Border is there.',
    ],
    [
      'flak that fired',
      news('flak', [border], { at: 'aircraft', effect: 'none' }),
      'The flak of 1 Border fired at enemy aircraft.',
      'The flak of 7 KOSB fired at enemy aircraft. 1 Border is at Son.',
    ],
    [
      'work on a bridge',
      news('bridging', [border], {
        isOurs: true,
        spoken: 'the road bridge of Son',
        places: ['Son'],
        at: { x: 1, y: 1 },
        work: 'goesOn',
        turnsLeft: 1,
        lacks: [],
      }),
      '1 Border is still building the road bridge of Son.',
      '1 Border is at Son. 7 KOSB is building the bridge of Best.',
    ],
    ...(
      [
        ['blown', '1 Border blew the road bridge of Son.', '1 Border did not blow the bridge of Son.'],
        ['failed', '1 Border tried to blow Son bridge, but it still stands.', '7 KOSB could not blow Son bridge.'],
        ['notDue', '1 Border did not have to blow Son bridge: no enemy came near.', '1 Border is at Son.'],
        ['nobodyThere', '1 Border did not blow Son bridge, being too far from it.', '7 KOSB never blew Son bridge.'],
      ] as const
    ).map(
      ([result, told, ofAnother]) =>
        [
          `an order to blow a bridge, ${result}`,
          news('demolition', [border], {
            spoken: 'the road bridge of Son',
            places: ['Son'],
            at: { x: 1, y: 1 },
            result,
          }),
          told,
          ofAnother,
        ] as [string, NewsFact, string, string],
    ),
    [
      'work that another does there',
      news('bridging', [border], {
        isOurs: true,
        spoken: 'the road bridge of Son',
        places: ['Son'],
        at: { x: 1, y: 1 },
        work: 'goesOn',
        turnsLeft: 1,
        lacks: [],
      }),
      'The work on Son bridge goes on; 1 Border has it in hand.',
      '7 KOSB worked hard at Son.',
    ],
    [
      'work that was only asked for',
      news('bridging', [border], {
        isOurs: true,
        spoken: 'the road bridge of Son',
        places: ['Son'],
        at: { x: 1, y: 1 },
        work: 'begun',
        turnsLeft: 1,
        lacks: [],
      }),
      '1 Border has started work on Son bridge.',
      '1 Border saw no work at Son.',
    ],
  ])('%s: by its own unit, and by no sentence about another', (_, fact, told, ofAnother) => {
    expect(says(fact, told)).toBe(true);
    expect(says(fact, ofAnother)).toBe(false);
  });
});
