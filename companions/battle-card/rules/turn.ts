import { type ActRefusal, type AtTable, refuse } from '@/companions/rules/at-table';
import { bandOf, printed } from '@/companions/rules/entered';
import { areaNames, type CombatCell, type Order } from './figures';
import {
  advanceCorps,
  advanceUnit,
  advantageOf,
  arnhem,
  cellFor,
  fight,
  isContested,
  mayCorpsAdvance,
  mayUnitAdvance,
  nijmegen,
  reinforce,
  reinforceAirborne,
} from './ground';
import {
  type ActOf,
  type Area,
  areaOf,
  areaTitles,
  type BattleCardState,
  orderable,
  unfought,
  unitTitles,
} from './state';

/** The steps of a turn: the step that each belongs to has been checked. */
type Card = AtTable<BattleCardState>;

/** One die for each unit (BC-18). */
export function airdrop({ state, dice, say }: Card): undefined {
  const { rows, source } = state.figures.airdrop;
  for (const area of state.areas) {
    if (!area.unit) continue;
    const die = dice.d6(`airdrop of ${unitTitles[area.unit]}`);
    const { change } = bandOf(rows, die);
    area.allied += change;
    const effect = change === 0 ? 'no change' : printed(change);
    say(`${unitTitles[area.unit]} rolls ${die}: ${effect}, now ${area.allied}.`, 'Airdrop, BC-18', source);
  }
  state.step = 'battle';
}

const verbs: Readonly<Record<Order, string>> = { attack: 'attacks', defend: 'defends' };

/** An order for the unit of an area. It stands until its battle is rolled, and may be changed until then. */
export function giveOrder({ state, say }: Card, { area: name, order }: ActOf<'order'>): ActRefusal {
  const area = areaOf(state, name);
  if (!isContested(area)) {
    const lacks = area.allied === 0 ? 'no Allied unit' : 'no German unit';
    return refuse('noBattleThere', 'Battle, BC-5', `There is ${lacks} in ${areaTitles[name]}: no battle.`, 'area');
  }
  const open = orderable(state);
  if (!open.includes(area)) {
    const right =
      state.orders === 'first'
        ? 'A die of this battle has been rolled: the orders stand.'
        : `Orders are given area by area: ${open.map((one) => areaTitles[one.name]).join()} is next.`;
    return refuse('orderStands', 'Battle, BC-2', right, 'area');
  }
  area.order = order;
  say(`${unitTitles[area.unit!]} ${verbs[order]} at ${areaTitles[name]}.`, 'Battle', 'book');
}

const inWords = { allied: 'Allied advantage', german: 'German advantage', none: 'no advantage' } as const;

function effectInWords({ allied, german, control }: CombatCell, area: Area, germanBefore: number): string {
  const germanLoss = germanBefore - area.german;
  const parts = [
    allied > 0 && `Allies −${allied}`,
    german > 0 && (germanLoss === german ? `Germans −${german}` : `Germans −${german}, but they stay at 1`),
    control && 'Allied control',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'no effect';
}

/** Fights the next area. With all orders first, each contested area must have its order before. */
export function battle({ state, dice, say }: Card): ActRefusal {
  const left = unfought(state);
  const area = left[0]!;
  const without = (state.orders === 'first' ? left : [area]).find(({ order }) => !order);
  if (without) {
    const who = `${unitTitles[without.unit!]} at ${areaTitles[without.name]}`;
    return refuse('orderMissing', 'Battle, BC-2', `${who} has no order yet: attack or defend.`);
  }
  const order = area.order!;
  const title = areaTitles[area.name];
  const advantage = advantageOf(area);
  const attacker = `${title}: ${unitTitles[area.unit!]} (${area.allied}) ${verbs[order]}`;
  const rule = advantage === 'none' ? 'Battle, BC-4' : 'Battle';
  say(`${attacker}, Germans ${area.german}: ${inWords[advantage]}.`, rule, 'book');
  const die = dice.d6(`battle at ${title}`);
  const cell = cellFor(state.figures, order, area, die);
  const germanBefore = area.german;
  fight(area, cell);
  area.isFought = true;
  const effect = effectInWords(cell, area, germanBefore);
  const now = `Allies ${area.allied}, Germans ${area.german}`;
  say(`${title}: ${die} is rolled: ${effect}. ${now}.`, 'Battle, BC-7', state.figures[order].source);
  state.step = left.length > 1 ? 'battle' : 'reinforcements';
  if (area.allied > 0) return undefined;
  const why = `${unitTitles[area.unit!]} is lost at ${title}.`;
  area.unit = null;
  return ended({ state, say }, false, why);
}

function ended({ state, say }: Pick<Card, 'state' | 'say'>, isWon: boolean, why: string): undefined {
  say(`${why} The Allies ${isWon ? 'win' : 'lose'}.`, 'Ending the Game', 'book');
  Object.assign(state, { step: 'over', end: { isWon, why } });
}

/** The Germans grow stronger, top to bottom, and take back what they are the stronger in. */
export function reinforceGermans({ state, say }: Card): undefined {
  const { strength, source } = state.figures.cap;
  const german = (what: string, ruling = '', whose = 'book' as typeof source) =>
    say(what, `German Reinforcements${ruling}`, whose);
  reinforce(state.areas, strength, ({ at, isStronger, isRetaken }) => {
    const { name, german: now, isHeld } = state.areas[at]!;
    const title = areaTitles[name];
    if (isStronger) german(`${title}: Germans +1, now ${now}.`);
    else if (now === 0) german(`${title}: no German unit to reinforce.`, ', BC-12');
    else if (now === strength) german(`${title}: Germans stay at ${now}, the most there is.`, ', BC-6', source);
    else if (at === nijmegen) german(`${title}: no reinforcement, Arnhem is in Allied hands.`, ', BC-11');
    if (isRetaken) german(`${title}: the Germans are stronger and retake it.`, ', BC-9');
    else if (isHeld) german(`${title}: stays under Allied control.`);
  });
  state.step = 'advance';
}

/** One advance or none: 30 Corps, or the unit that is with it; forward only (BC-13). */
export function advance({ state, say }: Card, { who }: ActOf<'advance'>): ActRefusal {
  const { areas, corps } = state;
  const onTo = corps < arnhem ? areaTitles[areaNames[corps + 1]!] : '';
  if (who === '30 Corps') {
    if (!mayCorpsAdvance(areas, corps))
      return refuse('notHeld', 'Allied Advance', `30 Corps needs ${onTo} under Allied control first.`, 'who');
    const removed = areas[corps + 1]!.german > 0 ? '; the German unit there is removed' : '';
    state.corps = advanceCorps(areas, corps);
    say(`30 Corps advances to ${onTo}${removed}.`, 'Allied Advance', 'book');
    if (state.corps === arnhem) return ended({ state, say }, true, '30 Corps is in Arnhem.');
  } else if (who === 'unit') {
    const none = 'A unit advances only from the area that 30 Corps is in: there is none with it.';
    if (!mayUnitAdvance(areas, corps)) return refuse('notWithCorps', 'Allied Advance, BC-13', none, 'who');
    const from = areas[corps]!;
    const to = areas[corps + 1]!;
    const mover = unitTitles[from.unit!];
    const merged = to.unit;
    advanceUnit(areas, corps, state.figures.cap.strength);
    to.unit = merged ?? from.unit;
    from.unit = null;
    const joined = merged ? ` and joins ${unitTitles[merged]}, now ${to.allied}` : '';
    say(`${mover} advances to ${onTo}${joined}.`, merged ? 'Allied Advance, BC-14' : 'Allied Advance', 'book');
  } else say('Nobody advances.', 'Allied Advance, BC-13', 'book');
  state.step = state.weather === 'clear' ? 'weather' : 'airborne';
  if (state.weather === 'clear')
    say('1st Airborne has been reinforced: no die.', '1st Airborne Reinforcement, BC-16', 'book');
}

/** The die of 1st Airborne against the weather track; once it has been reinforced there is none any more. */
export function rollAirborne({ state, dice, say }: Card): undefined {
  const { track, source } = state.figures.weather;
  const needed = track[state.turn - 1]!;
  const die = dice.d6('reinforcement of 1st Airborne');
  const isReinforced = die >= needed;
  if (isReinforced) reinforceAirborne(state.areas, state.figures.cap.strength);
  const effect = isReinforced ? `the weather clears, Arnhem now ${state.areas[arnhem]!.allied}` : 'the fog stays';
  const rule = '1st Airborne Reinforcement, BC-15';
  say(`1st Airborne rolls ${die}, ${needed} or more is needed: ${effect}.`, rule, source);
  Object.assign(state, { weather: isReinforced ? 'clear' : 'fog', step: 'weather' });
}

/** The weather marker goes one down; off the track the game is lost (BC-17). */
export function moveWeather({ state, say }: Card): ActRefusal {
  const { track, source } = state.figures.weather;
  if (state.turn >= track.length) {
    say('The weather marker leaves the track.', 'Weather Track, BC-17', 'book');
    return ended({ state, say }, false, 'Time has run out.');
  }
  state.turn += 1;
  for (const area of state.areas) Object.assign(area, { order: null, isFought: false });
  say(`Turn ${state.turn}: the weather marker is on ${track[state.turn - 1]}.`, 'Weather Track', source);
  state.step = unfought(state).length > 0 ? 'battle' : 'reinforcements';
}
