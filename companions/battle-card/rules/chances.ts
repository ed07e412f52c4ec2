import { type AllowedAct, actsAllowed } from './acts-allowed';
import { areaNames, type Order } from './figures';
import { battleWay } from './ground';
import { Solver } from './solve';
import { type BattleCardAct, type BattleCardSetup, type BattleCardState, orderable } from './state';

/** An act that is open now, and the chance of winning by best play after it. */
export interface ActChance extends AllowedAct {
  win: number;
}

/**
 * The exact chances of winning, for the desk. Made once for a setup, for it remembers every position it has worked out:
 * the first question costs a second or two, each one after it next to nothing.
 */
export class BattleCardChances {
  readonly #solver: Solver;

  constructor({ figures, orders }: BattleCardSetup) {
    this.#solver = new Solver(figures, orders);
  }

  /** The chance of winning by best play from here; an order that may still be changed binds nothing. */
  win(state: BattleCardState): number {
    return this.#from(state, standing(state));
  }

  /**
   * The chance of each act that is open now. With orders given before the first die, an order is weighed with those that
   * are given for the other areas, and best orders where there are none yet.
   */
  choices(state: BattleCardState): ActChance[] {
    return actsAllowed(state).map(({ act, label }) => ({ act, label, win: this.#after(state, act) }));
  }

  #after(state: BattleCardState, act: BattleCardAct): number {
    if (act.do === 'order') {
      const given = ordersOf(state).map((order, at) => (areaNames[at] === act.area ? act.order : order));
      return this.#from(state, given);
    }
    if (act.do === 'battle') return this.#from(state, ordersOf(state));
    if (act.do !== 'advance') return this.win(state);
    const position = positionOf(state);
    if (act.who === '30 Corps') return this.#solver.ifCorpsAdvances(position);
    return act.who === 'unit' ? this.#solver.ifUnitAdvances(position) : this.#solver.beforeAirborne(position);
  }

  #from(state: BattleCardState, fixed: readonly (Order | null)[]): number {
    const position = positionOf(state);
    switch (state.step) {
      case 'airdrop':
        return this.#solver.fromStart();
      case 'battle':
        return this.#solver.inBattle(
          position,
          battleWay[state.orders].filter((at) => !state.areas[at]!.isFought),
          fixed,
        );
      case 'reinforcements':
        return this.#solver.beforeReinforcements(position);
      case 'advance':
        return this.#solver.beforeAdvance(position);
      case 'airborne':
        return this.#solver.beforeAirborne(position);
      case 'weather':
        return this.#solver.beforeWeather(position);
      case 'over':
        return state.end?.isWon ? 1 : 0;
    }
  }
}

const ordersOf = ({ areas }: BattleCardState): (Order | null)[] => areas.map(({ order }) => order);

/** The orders that can no longer be changed. */
function standing(state: BattleCardState): (Order | null)[] {
  const open = orderable(state);
  return state.areas.map((area) => (open.includes(area) ? null : area.order));
}

const positionOf = ({ areas, corps, weather, turn }: BattleCardState) => ({
  areas,
  corps,
  isReinforced: weather === 'clear',
  turn,
});
