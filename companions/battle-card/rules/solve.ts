import { type Advantage, type BattleCardFigures, type Order, unitNames } from './figures';
import {
  advanceCorps,
  advanceUnit,
  advantageOf,
  arnhem,
  battleWay,
  belgium,
  fight,
  type Ground,
  isContested,
  mayCorpsAdvance,
  mayUnitAdvance,
  type OrdersGiven,
  reinforce,
  reinforceAirborne,
} from './ground';

/** The card as far as the chance of winning depends on it. `corps` is -1 in Belgium, else the index of its area. */
interface Position {
  areas: readonly Ground[];
  corps: number;
  isReinforced: boolean;
  /** 1 in the first turn. */
  turn: number;
}

/** The orders that are possible: an order that is fixed, or free. One for each area, south to north. */
type FixedOrders = readonly (Order | null)[];

const bothOrders: readonly Order[] = ['attack', 'defend'];
const free: FixedOrders = [null, null, null, null];

/** A possible result of a battle for both sides, and its chance. */
interface Outcome {
  allied: number;
  german: number;
  control: boolean;
  chance: number;
}

/** The outcomes of a combat table; rows with the same effect are one. */
function outcomesOf(table: BattleCardFigures['attack']): Record<Advantage, Outcome[]> {
  const merged = (rows: typeof table.none): Outcome[] =>
    rows.reduce<Outcome[]>((outcomes, row) => {
      const same = outcomes.find(
        ({ allied, german, control }) => allied === row.allied && german === row.german && control === row.control,
      );
      if (same) same.chance += chanceOf(row);
      else outcomes.push({ allied: row.allied, german: row.german, control: row.control, chance: chanceOf(row) });
      return outcomes;
    }, []);
  return { allied: merged(table.allied), german: merged(table.german), none: merged(table.none) };
}

/** The chance of each row of a die. */
const chanceOf = ({ from, to }: { from: number; to: number }): number => (to - from + 1) / 6;

/**
 * The exact chance of winning under best play, by dynamic programming over every position that can still win. Sums of
 * products of sixths in double precision: some thousand operations deep at the most, each right to 1 in 2^53, so that the
 * answer is right to twelve decimals; nothing is sampled.
 */
export class Solver {
  readonly #figures: BattleCardFigures;
  readonly #ordersGiven: OrdersGiven;
  readonly #outcomes: Readonly<Record<Order, Record<Advantage, Outcome[]>>>;
  /** The positions that have been worked out, turn by turn: before the battle and after it. */
  readonly #before: Map<number, number>[];
  readonly #after: Map<number, number>[];

  constructor(figures: BattleCardFigures, ordersGiven: OrdersGiven) {
    this.#figures = figures;
    this.#ordersGiven = ordersGiven;
    this.#outcomes = { attack: outcomesOf(figures.attack), defend: outcomesOf(figures.defend) };
    this.#before = figures.weather.track.map(() => new Map());
    this.#after = figures.weather.track.map(() => new Map());
  }

  /** The number of positions worked out so far. */
  get positions(): number {
    return [...this.#before, ...this.#after].reduce((sum, { size }) => sum + size, 0);
  }

  /** Before the airdrop. */
  fromStart(): number {
    const { start } = this.#figures;
    const drop = (dropped: number, strengths: readonly number[]): number =>
      dropped === unitNames.length
        ? this.afterAirdrop(strengths)
        : this.#figures.airdrop.rows.reduce((sum, row) => {
            const strength = start.allied[unitNames[dropped]!] + row.change;
            return sum + chanceOf(row) * drop(dropped + 1, [...strengths, strength]);
          }, 0);
    return drop(0, []);
  }

  /** With 101st, 82nd and 1st Airborne on the ground at these strengths. */
  afterAirdrop([eindhoven, grave, north]: readonly number[]): number {
    const { german } = this.#figures.start;
    const areas = [
      { allied: eindhoven!, german: german.eindhoven, isHeld: false },
      { allied: grave!, german: german.grave, isHeld: false },
      { allied: 0, german: german.nijmegen, isHeld: false },
      { allied: north!, german: german.arnhem, isHeld: false },
    ];
    return this.beforeBattle({ areas, corps: belgium, isReinforced: false, turn: 1 });
  }

  /** At the beginning of a turn, before any order. */
  beforeBattle(position: Position): number {
    if (!this.#canWin(position)) return 0;
    const known = this.#before[position.turn - 1]!.get(keyOf(position));
    if (known !== undefined) return known;
    const value = this.inBattle(position, battleWay[this.#ordersGiven], free);
    this.#before[position.turn - 1]!.set(keyOf(position), value);
    return value;
  }

  /** In the battle, with these areas still to be fought, in this order, and these orders that stand. */
  inBattle(position: Position, unfought: readonly number[], fixed: FixedOrders): number {
    const table = copyOf(position);
    const contested = unfought.filter((at) => isContested(table.areas[at]!));
    if (this.#ordersGiven === 'area') return this.#fightOn(table, contested, 0, fixed);
    return Math.max(...filledIn(contested, fixed).map((orders) => this.#fightOn(table, contested, 0, orders)));
  }

  /** The battle from its `next`th area on. The table is as it was when this returns. */
  #fightOn(table: Position, contested: readonly number[], next: number, fixed: FixedOrders): number {
    const at = contested[next];
    if (at === undefined) return this.beforeReinforcements(table);
    const ground = table.areas[at]!;
    const { allied, german, isHeld } = ground;
    const order = fixed[at];
    const advantage = advantageOf(ground);
    let best = 0;
    for (const choice of order ? [order] : bothOrders) {
      let chance = 0;
      for (const outcome of this.#outcomes[choice][advantage]) {
        fight(ground, outcome);
        if (ground.allied > 0) chance += outcome.chance * this.#fightOn(table, contested, next + 1, fixed);
        ground.allied = allied;
        ground.german = german;
        ground.isHeld = isHeld;
      }
      if (chance > best) best = chance;
    }
    return best;
  }

  /** After the battle. */
  beforeReinforcements(position: Position): number {
    if (!this.#canWin(position)) return 0;
    const known = this.#after[position.turn - 1]!.get(keyOf(position));
    if (known !== undefined) return known;
    const table = copyOf(position);
    reinforce(table.areas, this.#figures.cap.strength);
    const value = this.beforeAdvance(table);
    this.#after[position.turn - 1]!.set(keyOf(position), value);
    return value;
  }

  /** The best of the advances that are allowed. */
  beforeAdvance(position: Position): number {
    return Math.max(
      this.beforeAirborne(position),
      mayCorpsAdvance(position.areas, position.corps) ? this.ifCorpsAdvances(position) : 0,
      mayUnitAdvance(position.areas, position.corps) ? this.ifUnitAdvances(position) : 0,
    );
  }

  ifCorpsAdvances(position: Position): number {
    const table = copyOf(position);
    table.corps = advanceCorps(table.areas, table.corps);
    return table.corps === arnhem ? 1 : this.beforeAirborne(table);
  }

  ifUnitAdvances(position: Position): number {
    const table = copyOf(position);
    advanceUnit(table.areas, table.corps, this.#figures.cap.strength);
    return this.beforeAirborne(table);
  }

  /** Before the die of 1st Airborne, which is left out once it has been reinforced (BC-16). */
  beforeAirborne(position: Position): number {
    if (position.isReinforced) return this.beforeWeather(position);
    const table = copyOf(position);
    reinforceAirborne(table.areas, this.#figures.cap.strength);
    table.isReinforced = true;
    const chance = (7 - this.#figures.weather.track[position.turn - 1]!) / 6;
    return chance * this.beforeWeather(table) + (1 - chance) * this.beforeWeather(position);
  }

  /** After the last turn the game is lost (BC-17). */
  beforeWeather(position: Position): number {
    if (position.turn >= this.#figures.weather.track.length) return 0;
    return this.beforeBattle({ ...position, turn: position.turn + 1 });
  }

  /**
   * True when there are turns enough: 30 Corps goes one area a turn, and an area that is neither held nor has an Allied
   * unit needs a turn in which a unit goes there, for without a battle it is never taken.
   */
  #canWin({ areas, corps, turn }: Position): boolean {
    let turnsNeeded = arnhem - corps;
    for (let at = corps + 1; at <= arnhem; at += 1) if (!areas[at]!.isHeld && areas[at]!.allied === 0) turnsNeeded += 1;
    return turnsNeeded <= this.#figures.weather.track.length - turn + 1;
  }
}

/** A whole number for each position of a turn, below 2^31. */
function keyOf({ areas, corps, isReinforced }: Position): number {
  let key = (corps + 1) * 2 + (isReinforced ? 1 : 0);
  for (const { allied, german, isHeld } of areas) key = (key * 7 + allied) * 14 + german * 2 + (isHeld ? 1 : 0);
  return key;
}

type Table = Position & { corps: number; isReinforced: boolean };

const copyOf = ({ areas, corps, isReinforced, turn }: Position): Table => ({
  areas: areas.map((ground) => ({ ...ground })),
  corps,
  isReinforced,
  turn,
});

/** Every way to give the orders that are still free in these areas. */
function filledIn(contested: readonly number[], fixed: FixedOrders): FixedOrders[] {
  return contested.reduce<FixedOrders[]>(
    (ways, at) =>
      fixed[at]
        ? ways
        : ways.flatMap((way) => bothOrders.map((order) => way.map((one, i) => (i === at ? order : one)))),
    [fixed],
  );
}
