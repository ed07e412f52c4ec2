import type { CompanionLine, CompanionRefusal, Played, Source } from '@/companions/rules/companion';
import { bandOf } from '@/companions/rules/entered';
import type { TableDice } from '@/companions/rules/table-dice';
import { type AreaName, areaNames, type CombatCell, type Order } from './figures';
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
  type Area,
  areaOf,
  areaTitles,
  type BattleCardState,
  orderable,
  played,
  refused,
  unfought,
  unitTitles,
} from './state';

/**
 * The steps of a turn. Each takes a copy of the state that it may change, and answers with its lines; the step it belongs to
 * has been checked.
 */
type Answer = Played<BattleCardState> | CompanionRefusal;

const line = (what: string, rule: string, source: Source = 'book'): CompanionLine => ({ what, rule, source });
const signed = (figure: number): string => (figure < 0 ? `−${-figure}` : `${figure}`);

/** One die for each unit (BC-18). */
export function airdrop(state: BattleCardState, dice: TableDice): Answer {
  const { rows, source } = state.figures.airdrop;
  const lines = state.areas.flatMap((area) => {
    if (!area.unit) return [];
    const die = dice.d6(`airdrop of ${unitTitles[area.unit]}`);
    const { change } = bandOf(rows, die);
    area.allied += change;
    const effect = change === 0 ? 'no change' : signed(change);
    return [line(`${unitTitles[area.unit]} rolls ${die}: ${effect}, now ${area.allied}.`, 'Airdrop, BC-18', source)];
  });
  return played({ ...state, step: 'battle' }, lines);
}

const verbs: Readonly<Record<Order, string>> = { attack: 'attacks', defend: 'defends' };

/** An order for the unit of an area. It stands until its battle is rolled, and may be changed until then. */
export function giveOrder(state: BattleCardState, name: AreaName, order: Order): Answer {
  const area = areaOf(state, name);
  if (!isContested(area)) {
    const lacks = area.allied === 0 ? 'no Allied unit' : 'no German unit';
    return refused('noBattleThere', 'Battle, BC-5', `There is ${lacks} in ${areaTitles[name]}: no battle.`, 'area');
  }
  const open = orderable(state);
  if (!open.includes(area)) {
    const right =
      state.orders === 'first'
        ? 'A die of this battle has been rolled: the orders stand.'
        : `Orders are given area by area: ${open.map((one) => areaTitles[one.name]).join()} is next.`;
    return refused('orderStands', 'Battle, BC-2', right, 'area');
  }
  area.order = order;
  return played(state, [line(`${unitTitles[area.unit!]} ${verbs[order]} at ${areaTitles[name]}.`, 'Battle')]);
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
export function battle(state: BattleCardState, dice: TableDice): Answer {
  const left = unfought(state);
  const area = left[0]!;
  const without = (state.orders === 'first' ? left : [area]).find(({ order }) => !order);
  if (without)
    return refused(
      'orderMissing',
      'Battle, BC-2',
      `${unitTitles[without.unit!]} at ${areaTitles[without.name]} has no order yet: attack or defend.`,
    );
  const order = area.order!;
  const title = areaTitles[area.name];
  const advantage = advantageOf(area);
  const lines = [
    line(
      `${title}: ${unitTitles[area.unit!]} (${area.allied}) ${verbs[order]}, Germans ${area.german}: ${inWords[advantage]}.`,
      advantage === 'none' ? 'Battle, BC-4' : 'Battle',
    ),
  ];
  const die = dice.d6(`battle at ${title}`);
  const cell = cellFor(state.figures, order, area, die);
  const germanBefore = area.german;
  fight(area, cell);
  area.isFought = true;
  lines.push(
    line(
      `${title}: ${die} is rolled: ${effectInWords(cell, area, germanBefore)}. Allies ${area.allied}, Germans ${area.german}.`,
      'Battle, BC-7',
      state.figures[order].source,
    ),
  );
  if (area.allied === 0) {
    const why = `${unitTitles[area.unit!]} is lost at ${title}.`;
    area.unit = null;
    return ended(state, lines, false, why);
  }
  return played({ ...state, step: left.length > 1 ? 'battle' : 'reinforcements' }, lines);
}

function ended(state: BattleCardState, lines: CompanionLine[], isWon: boolean, why: string): Answer {
  const verdict = line(`${why} The Allies ${isWon ? 'win' : 'lose'}.`, 'Ending the Game');
  return played({ ...state, step: 'over', end: { isWon, why } }, [...lines, verdict]);
}

/** The Germans grow stronger, top to bottom, and take back what they are the stronger in. */
export function reinforceGermans(state: BattleCardState): Answer {
  const lines: CompanionLine[] = [];
  reinforce(state.areas, state.figures.cap.strength, ({ at, isStronger, isRetaken }) => {
    const { name, german, isHeld } = state.areas[at]!;
    const title = areaTitles[name];
    if (isStronger) lines.push(line(`${title}: Germans +1, now ${german}.`, 'German Reinforcements'));
    else if (german === 0) lines.push(line(`${title}: no German unit to reinforce.`, 'German Reinforcements, BC-12'));
    else if (german === state.figures.cap.strength)
      lines.push(
        line(
          `${title}: Germans stay at ${german}, the most there is.`,
          'German Reinforcements, BC-6',
          state.figures.cap.source,
        ),
      );
    else if (at === nijmegen)
      lines.push(line(`${title}: no reinforcement, Arnhem is in Allied hands.`, 'German Reinforcements, BC-11'));
    if (isRetaken) lines.push(line(`${title}: the Germans are stronger and retake it.`, 'German Reinforcements, BC-9'));
    else if (isHeld) lines.push(line(`${title}: stays under Allied control.`, 'German Reinforcements'));
  });
  return played({ ...state, step: 'advance' }, lines);
}

/** One advance or none: 30 Corps, or the unit that is with it; forward only (BC-13). */
export function advance(state: BattleCardState, who: '30 Corps' | 'unit' | 'none'): Answer {
  const next = state.weather === 'clear' ? 'weather' : 'airborne';
  const onTo = state.corps < arnhem ? areaTitles[areaNames[state.corps + 1]!] : '';
  const skip =
    next === 'weather' ? [line('1st Airborne has been reinforced: no die.', '1st Airborne Reinforcement, BC-16')] : [];
  if (who === 'none')
    return played({ ...state, step: next }, [line('Nobody advances.', 'Allied Advance, BC-13'), ...skip]);
  if (who === '30 Corps') {
    if (!mayCorpsAdvance(state.areas, state.corps))
      return refused('notHeld', 'Allied Advance', `30 Corps needs ${onTo} under Allied control first.`, 'who');
    const hadGermans = state.areas[state.corps + 1]!.german > 0;
    const corps = advanceCorps(state.areas, state.corps);
    const removed = hadGermans ? '; the German unit there is removed' : '';
    const lines = [line(`30 Corps advances to ${onTo}${removed}.`, 'Allied Advance')];
    if (corps === arnhem) return ended({ ...state, corps }, lines, true, '30 Corps is in Arnhem.');
    return played({ ...state, corps, step: next }, [...lines, ...skip]);
  }
  if (!mayUnitAdvance(state.areas, state.corps))
    return refused(
      'notWithCorps',
      'Allied Advance, BC-13',
      'A unit advances only from the area that 30 Corps is in: there is none with it.',
      'who',
    );
  const from = state.areas[state.corps]!;
  const to = state.areas[state.corps + 1]!;
  const mover = unitTitles[from.unit!];
  const merged = to.unit;
  advanceUnit(state.areas, state.corps, state.figures.cap.strength);
  to.unit = merged ?? from.unit;
  from.unit = null;
  const joined = merged ? ` and joins ${unitTitles[merged]}, now ${to.allied}` : '';
  const rule = merged ? 'Allied Advance, BC-14' : 'Allied Advance';
  return played({ ...state, step: next }, [line(`${mover} advances to ${onTo}${joined}.`, rule), ...skip]);
}

/** The die of 1st Airborne against the weather track; once it has been reinforced there is none any more. */
export function rollAirborne(state: BattleCardState, dice: TableDice): Answer {
  const { track, source } = state.figures.weather;
  const needed = track[state.turn - 1]!;
  const die = dice.d6('reinforcement of 1st Airborne');
  const isReinforced = die >= needed;
  if (isReinforced) reinforceAirborne(state.areas, state.figures.cap.strength);
  const effect = isReinforced ? `the weather clears, Arnhem now ${state.areas[arnhem]!.allied}` : 'the fog stays';
  return played({ ...state, weather: isReinforced ? 'clear' : 'fog', step: 'weather' }, [
    line(
      `1st Airborne rolls ${die}, ${needed} or more is needed: ${effect}.`,
      '1st Airborne Reinforcement, BC-15',
      source,
    ),
  ]);
}

/** The weather marker goes one down; off the track the game is lost (BC-17). */
export function moveWeather(state: BattleCardState): Answer {
  const { track, source } = state.figures.weather;
  if (state.turn >= track.length)
    return ended(
      state,
      [line('The weather marker leaves the track.', 'Weather Track, BC-17')],
      false,
      'Time has run out.',
    );
  const turn = state.turn + 1;
  const areas = state.areas.map((area) => ({ ...area, order: null, isFought: false }));
  const fresh = { ...state, areas, turn };
  return played({ ...fresh, step: unfought(fresh).length > 0 ? 'battle' : 'reinforcements' }, [
    line(`Turn ${turn}: the weather marker is on ${track[turn - 1]}.`, 'Weather Track', source),
  ]);
}
