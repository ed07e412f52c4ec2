import { type ActRefusal, type AtTable, refuse } from '@/companions/rules/at-table';
import { otherSide } from '@/lib/sides';
import { capital, counted } from '@/lib/text';
import type { Side } from '@/lib/words';
import { type Card, cardName, casualtiesOf, matches, wholeDeck } from './cards';
import { moraleTest } from './morale';
import { sideNames } from './names';
import { type ActOf, type Assault, type State, sides } from './state';
import { refuseUnit } from './units';

const cardsWord = (count: number) => counted(count, 'card');
const figuresWord = (count: number) => counted(count, 'figure');

/** Figures of one side that fight, less those that cards have cost it. */
const figuresLeft = (state: State, { units, casualties }: Assault, side: Side): number =>
  units.reduce((sum, { unit, figures }) => (state.units[unit]!.side === side ? sum + figures : sum), -casualties[side]);

/** Deals a fight for a building: a card a figure, one more for each elite unit; the defender leads (IW-11). */
export function startAssault(at: AtTable<State>, act: ActOf<'assault'>): ActRefusal {
  const { state } = at;
  if (state.assault && !state.assault.holder)
    return refuse('assaultUnderWay', 'building assault', `Fight for ${state.assault.building} to its end first.`);
  if (state.phase !== 'buildingAssaults')
    return refuse('wrongPhase', 'building assault', 'Buildings are assaulted at the end of the fire phase.');
  const attacker = otherSide(act.defender);
  const seen = new Set<string>();
  for (const [field, side, list] of [
    ['defenders', act.defender, act.defenders],
    ['attackers', attacker, act.attackers],
  ] as const)
    for (const [index, { unit: id, figures }] of list.entries()) {
      const where = `${field}.${index}`;
      const unit = state.units[id];
      const wrong = refuseUnit(state, id, `${where}.unit`);
      if (wrong) return wrong;
      if (unit!.side !== side)
        return refuse('wrongSide', 'building assault', `${unit!.name} is not on this side.`, `${where}.unit`);
      if (unit!.kind !== 'foot')
        return refuse(
          'notOnFoot',
          'building assault',
          `${unit!.name} is a vehicle: only men on foot.`,
          `${where}.unit`,
        );
      if (figures > unit!.figures)
        return refuse(
          'tooManyFigures',
          'building assault',
          `${unit!.name} has ${figuresWord(unit!.figures)}.`,
          `${where}.figures`,
        );
      if (seen.has(id))
        return refuse('namedTwice', 'building assault', `${unit!.name} is named twice.`, `${where}.unit`);
      seen.add(id);
    }
  const units = [...act.defenders, ...act.attackers];
  const cardsFor = (list: readonly { unit: string; figures: number }[]) =>
    list.reduce((sum, { unit, figures }) => sum + figures + (state.units[unit]!.class === 'elite' ? 1 : 0), 0);
  const wanted = { [act.defender]: cardsFor(act.defenders), [attacker]: cardsFor(act.attackers) } as Record<
    Side,
    number
  >;
  const total = wanted.german + wanted.allied;
  if (total > wholeDeck.length)
    return refuse(
      'deckTooSmall',
      'IW-11',
      `This fight wants ${counted(total, 'card')}, and a deck has ${wholeDeck.length}: fight for the building in parts.`,
      'attackers',
    );
  const deck = [...wholeDeck];
  const deal = (count: number, side: Side): Card[] =>
    Array.from({ length: count }, () => {
      const pick = at.dice.card(deck.length, `a card for ${sideNames[side]}`);
      return deck.splice(pick - 1, 1)[0]!;
    });
  const hands = { [act.defender]: deal(wanted[act.defender], act.defender) } as Record<Side, Card[]>;
  hands[attacker] = deal(wanted[attacker], attacker);
  state.assault = {
    building: act.building,
    defender: act.defender,
    units,
    hands,
    deck,
    played: [],
    toPlay: act.defender,
    casualties: { german: 0, allied: 0 },
    holder: null,
  };
  at.say(
    `${act.building}: ${sideNames[act.defender]} hold it with ${cardsWord(wanted[act.defender])}, ${sideNames[attacker]} come with ${cardsWord(wanted[attacker])}.`,
    'building assault',
    'book',
  );
  at.say(`The defender leads: ${sideNames[act.defender]}.`, 'IW-11', 'book');
}

/** The cards of a hand that may be played now. */
export function playable({ hands, played, toPlay }: Assault, side: Side): Card[] {
  if (toPlay !== side) return [];
  const before = played.at(-1)?.card;
  return before ? hands[side].filter((card) => matches(card, before)) : [...hands[side]];
}

/**
 * The effect of a card when a side plays it: how many figures of the other fall, how many of them still stand, and the
 * cards with which they may answer. Where none stands nobody answers, whatever is in the hand (ours).
 */
export function wouldDo(state: State, assault: Assault, side: Side, card: Card) {
  const other = otherSide(side);
  const before = figuresLeft(state, assault, other);
  const fallen = Math.min(casualtiesOf(card), before);
  const standing = before - fallen;
  const answers = standing === 0 ? [] : assault.hands[other].filter((one) => matches(one, card));
  return { fallen, standing, answers };
}

/** Plays a card: it matches the one before it, and costs the other side figures. Ends the fight where nothing can follow. */
export function playCard(at: AtTable<State>, { side, card }: ActOf<'playCard'>): ActRefusal {
  const { assault } = at.state;
  if (!assault || assault.holder)
    return refuse('noAssault', 'building assault', 'No fight for a building is under way: deal one first.');
  const before = assault.played.at(-1)?.card;
  if (assault.toPlay !== side)
    return refuse('notYourTurn', 'building assault', `${capital(sideNames[assault.toPlay!])} are to play.`, 'side');
  if (!assault.hands[side].includes(card))
    return refuse('cardNotInHand', 'building assault', `The ${cardName(card)} is not in this hand.`, 'card');
  if (before && !matches(card, before))
    return refuse(
      'cardDoesNotMatch',
      'building assault',
      `The ${cardName(card)} does not follow the ${cardName(before)}: play the same suit or the same number.`,
      'card',
    );
  const other = otherSide(side);
  assault.hands[side] = assault.hands[side].filter((one) => one !== card);
  assault.played.push({ side, card });
  at.say(`${capital(sideNames[side])} play the ${cardName(card)}.`, 'building assault', 'book');
  const { fallen, standing, answers } = wouldDo(at.state, assault, side, card);
  if (fallen > 0) {
    assault.casualties[other] += fallen;
    at.say(`It costs ${sideNames[other]} ${figuresWord(fallen)}.`, 'IW-11', 'ours');
  }
  assault.toPlay = other;
  if (standing === 0) {
    at.say(`Nobody is left to ${sideNames[other]} to answer.`, 'IW-11', 'ours');
    finish(at, assault, side);
  } else if (answers.length === 0) {
    at.say(`${capital(sideNames[other])} have no card of its suit or number.`, 'building assault', 'book');
    finish(at, assault, side);
  }
}

function finish(at: AtTable<State>, assault: Assault, holder: Side): void {
  assault.toPlay = null;
  assault.holder = holder;
  at.say(
    `${capital(sideNames[holder])} played the last card and hold ${assault.building}.`,
    'building assault',
    'book',
  );
  for (const side of sides) takeCasualties(at, assault, side);
  takePlaces(at.state, assault, holder);
  if (holder !== assault.defender)
    at.say(
      `What is left of ${sideNames[assault.defender]} is put 3" outside the building.`,
      'building assault',
      'book',
    );
}

/**
 * The places after a building assault: the holder is in the building, where it is a place of the table; the ousted are
 * nowhere that has a name.
 */
function takePlaces({ places, units }: State, { building, defender, units: fought }: Assault, holder: Side): void {
  const isPlace = places.some(({ name }) => name === building);
  for (const unit of fought.map(({ unit: id }) => units[id]!)) {
    if (unit.side === holder && isPlace) unit.place = building;
    if (unit.side !== holder && holder !== defender) unit.place = null;
  }
}

/** Takes the fallen from the units of a side in the order they were named (ours), and tests those that lost figures. */
function takeCasualties(at: AtTable<State>, assault: Assault, side: Side): void {
  let left = assault.casualties[side];
  for (const { unit: id, figures } of assault.units) {
    const unit = at.state.units[id]!;
    if (unit.side !== side || left === 0) continue;
    const fallen = Math.min(left, figures);
    left -= fallen;
    unit.figures -= fallen;
    at.say(`${unit.name} loses ${figuresWord(fallen)}, ${unit.figures} left.`, 'IW-11', 'ours');
    if (unit.figures === 0) unit.gone = 'noFigures';
    else moraleTest(at, unit, 'casualties');
  }
}
