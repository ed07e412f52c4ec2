import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, play, replay } from '@/companions/rules/recorded-game';
import { wouldDo } from './building-assault';
import { cardName, casualtiesOf, matches, wholeDeck } from './cards';
import { allied, german, inPhase, played, refused, said, table } from './desk-for-tests';
import { impressionistic } from './impressionistic';
import { seenBy } from './seen-by';
import type { Act, State } from './state';

/** Where a card lies in the whole deck, from 1: spades, hearts, diamonds, clubs, each from the ace to the king. */
const place = (card: string) => wholeDeck.indexOf(card as (typeof wholeDeck)[number]) + 1;

/** The deals that give these cards in turn. */
function deals(cards: string[]): number[] {
  const deck: string[] = [...wholeDeck];
  return cards.map((card) => {
    const at = deck.indexOf(card);
    deck.splice(at, 1);
    return at + 1;
  });
}

const assault = (attackers: number, defenders: number): Act => ({
  kind: 'assault',
  building: 'the school',
  defender: 'german',
  attackers: [{ unit: 'paras', figures: attackers }],
  defenders: [{ unit: 'grenadiers', figures: defenders }],
});

const street = () => inPhase(table([german('grenadiers'), allied('paras')]), 'buildingAssaults');

/** The defender's cards are dealt first. */
function dealt(defender: string[], attacker: string[]): State {
  return played(street(), assault(attacker.length, defender.length), deals([...defender, ...attacker])).state;
}
const card = (side: 'german' | 'allied', name: string) => ({ kind: 'playCard', side, card: name }) as Act;

describe('cards', () => {
  it('52, in the order of the suits', () => {
    expect(wholeDeck.length).toBe(52);
    expect([place('AS'), place('KS'), place('AH'), place('KC')]).toEqual([1, 13, 14, 52]);
    expect([cardName('10H'), cardName('QS')]).toEqual(['10 of hearts', 'queen of spades']);
  });

  it('building assault: the same suit or the same number follows', () => {
    expect([matches('7H', '7C'), matches('7H', '2H'), matches('7H', '8C'), matches('10H', 'AH')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('building assault: a face card costs one, an ace two, others nothing', () => {
    const byRank = ['AD', '2D', '9D', '10D', 'JD', 'QD', 'KD'] as const;
    expect(byRank.map(casualtiesOf)).toEqual([2, 0, 0, 0, 1, 1, 1]);
  });
});

describe('building assault (IW-11)', () => {
  it('deals a card a figure, one more for an elite unit, and the defender leads', () => {
    const begun = inPhase(table([german('grenadiers', { class: 'elite' }), allied('paras')]), 'buildingAssaults');
    const { state, lines } = played(begun, assault(3, 2), [1, 1, 1, 1, 1, 1]);
    expect(state.assault?.hands).toEqual({ german: ['AS', '2S', '3S'], allied: ['4S', '5S', '6S'] });
    expect(state.assault?.toPlay).toBe('german');
    expect(state.assault?.deck.length).toBe(46);
    expect(said(lines)).toEqual([
      'the school: the Germans hold it with 3 cards, the Allies come with 3 cards.',
      'The defender leads: the Germans.',
    ]);
  });

  it('is played card by card until one side cannot match; who played last holds the building', () => {
    let state = dealt(['7H', 'KH', '2C'], ['7C', '9H', 'AH']);
    state = played(state, card('german', '7H')).state;
    state = played(state, card('allied', 'AH')).state;
    expect(state.assault?.casualties).toEqual({ german: 2, allied: 0 });
    // The king costs the Allies one; the 9 of hearts follows it, and the 2 of clubs does not follow that. Both then test
    // their morale for the men they lost: veterans, 3 or more.
    state = played(state, card('german', 'KH')).state;
    const end = played(state, card('allied', '9H'), [3, 2]);
    expect(end.state.assault).toMatchObject({
      toPlay: null,
      holder: 'allied',
      casualties: { german: 2, allied: 1 },
    });
    expect(said(end.lines)).toEqual([
      'The Allies play the 9 of hearts.',
      'The Germans have no card of its suit or number.',
      'The Allies played the last card and hold the school.',
      'grenadiers loses 2 figures, 4 left.',
      'grenadiers tests its morale: men have fallen.',
      'grenadiers: 3 of 3 or more, it holds.',
      'paras loses 1 figure, 5 left.',
      'paras tests its morale: men have fallen.',
      'paras: 2 of 3 or more, it fails.',
      'paras routs off the table.',
      'What is left of the Germans is put 3" outside the building.',
    ]);
    expect(end.state.units.grenadiers?.figures).toBe(4);
    expect(end.state.units.paras?.gone).toBe('routed');
  });

  it('ends when a side has no man left in the fight, and takes no more than fight', () => {
    const begun = dealt(['2S'], ['AS', '3D']);
    const end = played(played(begun, card('german', '2S')).state, card('allied', 'AS'), [10]);
    expect(end.state.assault).toMatchObject({ holder: 'allied', casualties: { german: 1, allied: 0 } });
    expect(end.state.units.grenadiers?.figures).toBe(5);
  });

  it('what a card would do is what it does: no more fall than stand, and nobody left answers with nothing', () => {
    const last = played(dealt(['2S', '4S'], ['AS', '3D']), card('german', '2S')).state;
    expect(wouldDo(last, last.assault!, 'allied', 'AS')).toEqual({ fallen: 2, standing: 0, answers: [] });
    const one = played(dealt(['2S'], ['AS', '3D']), card('german', '2S')).state;
    expect(wouldDo(one, one.assault!, 'allied', 'AS')).toEqual({ fallen: 1, standing: 0, answers: [] });
    // The queen costs one of two; of the two cards left only the 5 of hearts follows her.
    const two = dealt(['QH', '9S'], ['5H', '3D']);
    expect(wouldDo(two, two.assault!, 'german', 'QH')).toEqual({ fallen: 1, standing: 1, answers: ['5H'] });
  });

  it('refuses a card that is not in the hand, does not match, or comes out of turn', () => {
    const begun = dealt(['7H', '9C'], ['7C', '2D']);
    expect(refused(begun, card('allied', '7C'))).toMatchObject({
      code: 'notYourTurn',
      message: 'The Germans are to play.',
      field: 'side',
    });
    expect(refused(begun, card('german', '7C'))).toMatchObject({
      code: 'cardNotInHand',
      message: 'The 7 of clubs is not in this hand.',
      field: 'card',
    });
    const led = played(begun, card('german', '7H')).state;
    expect(refused(led, card('allied', '2D'))).toMatchObject({
      code: 'cardDoesNotMatch',
      message: 'The 2 of diamonds does not follow the 7 of hearts: play the same suit or the same number.',
      field: 'card',
    });
    const none = refused(street(), card('german', '7H'));
    expect(none.code).toBe('noAssault');
    expect(impressionistic.actSchema.safeParse(card('german', '11H')).error?.issues[0]?.message).toBe(
      'A card is its number and its suit, as 10H or QS.',
    );
  });

  it('refuses who cannot fight: too many figures, a vehicle, the wrong side, the wrong phase, too small a deck', () => {
    const begun = street();
    expect(refused(begun, assault(7, 2))).toMatchObject({
      code: 'tooManyFigures',
      message: 'paras has 6 figures.',
      field: 'attackers.0.figures',
    });
    expect(refused(table([german('grenadiers'), allied('paras')]), assault(1, 1)).code).toBe('wrongPhase');
    const tank = inPhase(
      table([german('grenadiers'), allied('paras', { kind: 'armour', armour: 'mediumTank' })]),
      'buildingAssaults',
    );
    expect(refused(tank, assault(1, 1)).code).toBe('notOnFoot');
    const crowd = inPhase(
      table([german('grenadiers', { figures: 30 }), allied('paras', { figures: 30 })]),
      'buildingAssaults',
    );
    expect(refused(crowd, assault(30, 30))).toMatchObject({
      code: 'deckTooSmall',
      message: 'This fight wants 60 cards, and a deck has 52: fight for the building in parts.',
      field: 'attackers',
    });
    const swapped: Act = { ...assault(1, 1), defender: 'allied' } as Act;
    expect(refused(begun, swapped).code).toBe('wrongSide');
    expect(refused(dealt(['2S'], ['3S']), { kind: 'nextPhase' }).code).toBe('assaultUnderWay');
  });
});

describe('a hand is secret', () => {
  it('a side sees its hand, how many cards the other holds, and what lies on the table', () => {
    const state = played(dealt(['7H', '9C'], ['7C', '2D', '5S']), card('german', '7H')).state;
    expect(seenBy('allied', state)).toEqual({
      side: 'allied',
      turn: 1,
      assault: {
        building: 'the school',
        defender: 'german',
        hand: ['7C', '2D', '5S'],
        mayPlay: ['7C'],
        cardsOfTheOther: 1,
        played: [{ side: 'german', card: '7H' }],
        toPlay: 'allied',
        casualties: { german: 0, allied: 0 },
        holder: null,
      },
    });
    expect(seenBy('german', state).assault).toMatchObject({ hand: ['9C'], mayPlay: [], cardsOfTheOther: 3 });
  });

  it('two deals that differ only in the other hand and the deck look the same, and so do the lines', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...wholeDeck], { minLength: 9, maxLength: 9 }), (cards) => {
        const own = cards.slice(0, 3);
        const one = cards.slice(3, 6);
        const other = cards.slice(6, 9);
        const first = played(street(), assault(3, 3), deals([...own, ...one]));
        const second = played(street(), assault(3, 3), deals([...own, ...other]));
        expect(JSON.stringify(seenBy('german', first.state))).toBe(JSON.stringify(seenBy('german', second.state)));
        expect(first.lines).toEqual(second.lines);
        expect(seenBy('allied', first.state).assault?.hand).toEqual(one);
      }),
    );
  });
});

/** Plays a fight to its end, choosing cards by numbers; every die by chance. */
function fight(seed: readonly number[], attackers: number, defenders: number) {
  let at = 0;
  const next = (below: number) => {
    at += 1;
    return (seed[at % seed.length]! + at * 7) % below;
  };
  const draw = (sides: number) => next(sides) + 1;
  let game = begin(impressionistic, { units: [german('grenadiers'), allied('paras')] }, draw);
  const act = (one: Act) => {
    if (!game.ok) throw new Error(game.message);
    game = play(impressionistic, game, one, draw);
  };
  for (let step = 0; step < 4; step += 1) act({ kind: 'nextPhase' });
  act(assault(attackers, defenders));
  for (;;) {
    if (!game.ok) throw new Error(game.message);
    const { assault: now } = game.state;
    if (!now?.toPlay) return game;
    const may = seenBy(now.toPlay, game.state).assault!.mayPlay;
    act(card(now.toPlay, may[next(may.length)]!));
  }
}

describe('whatever is dealt and played', () => {
  it('cards are neither made nor lost, casualties are the sum of the cards, and a replay ends the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(51), { minLength: 20, maxLength: 40 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        (seed, attackers, defenders) => {
          const game = fight(seed, attackers, defenders);
          const { assault: end, units } = game.state;
          const all = [...end!.deck, ...end!.hands.german, ...end!.hands.allied, ...end!.played.map((one) => one.card)];
          expect([...all].sort()).toEqual([...wholeDeck].sort());
          expect(end!.holder).toBe(end!.played.at(-1)!.side);
          for (const [side, foe, who, men] of [
            ['german', 'allied', 'grenadiers', defenders],
            ['allied', 'german', 'paras', attackers],
          ] as const) {
            const cost = end!.played
              .filter((one) => one.side === foe)
              .reduce((sum, one) => sum + casualtiesOf(one.card), 0);
            expect(end!.casualties[side]).toBe(Math.min(cost, men));
            expect(units[who]!.figures).toBe(6 - end!.casualties[side]);
          }
          for (const [index, one] of end!.played.entries())
            if (index > 0) expect(matches(one.card, end!.played[index - 1]!.card)).toBe(true);
          const again = replay(impressionistic, game.game);
          expect(again).toEqual(game);
        },
      ),
    );
  });
});
