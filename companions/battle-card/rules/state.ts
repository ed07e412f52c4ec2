import { z } from 'zod';
import {
  type AreaName,
  areaNames,
  type BattleCardFigures,
  figuresSchema,
  type Order,
  recoveredFigures,
  type UnitName,
} from './figures';
import { battleWay, belgium, type Ground, isContested, type OrdersGiven } from './ground';

export const setupSchema = z.strictObject({
  /** All orders before the first die of a battle, or area by area with results seen (BC-2). */
  orders: z.enum(['first', 'area']).default('first'),
  /** The figures of the card: the recovered ones unless the owner of a printed card enters his. */
  figures: figuresSchema.default(recoveredFigures),
});
export type BattleCardSetup = z.infer<typeof setupSchema>;

export const actSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('airdrop') }),
  z.strictObject({ do: z.literal('order'), area: z.enum(areaNames), order: z.enum(['attack', 'defend']) }),
  z.strictObject({ do: z.literal('battle') }),
  z.strictObject({ do: z.literal('reinforce') }),
  z.strictObject({ do: z.literal('advance'), who: z.enum(['30 Corps', 'unit', 'none']) }),
  z.strictObject({ do: z.literal('airborne') }),
  z.strictObject({ do: z.literal('weather') }),
]);
export type BattleCardAct = z.infer<typeof actSchema>;
export type ActOf<Name extends BattleCardAct['do']> = Extract<BattleCardAct, { do: Name }>;

const steps = ['airdrop', 'battle', 'reinforcements', 'advance', 'airborne', 'weather', 'over'] as const;
export type Step = (typeof steps)[number];

/** An area with its markers, and the order of its unit in this turn's battle. */
export interface Area extends Ground {
  name: AreaName;
  unit: UnitName | null;
  order: Order | null;
  isFought: boolean;
}

/** The whole card as it lies on the table. */
export interface BattleCardState {
  figures: BattleCardFigures;
  orders: OrdersGiven;
  step: Step;
  /** 1 in the first turn. */
  turn: number;
  weather: 'fog' | 'clear';
  /** Where 30 Corps is: -1 in Belgium, else the index of its area. */
  corps: number;
  /** South to north. */
  areas: Area[];
  /** The end, once `step` is "over". */
  end: { isWon: boolean; why: string } | null;
}

export const areaTitles: Readonly<Record<AreaName, string>> = {
  eindhoven: 'Eindhoven',
  grave: 'Grave',
  nijmegen: 'Nijmegen',
  arnhem: 'Arnhem',
};
export const unitTitles: Readonly<Record<UnitName, string>> = {
  '101st': '101st Airborne',
  '82nd': '82nd Airborne',
  '1st': '1st Airborne',
};

/** Where each unit starts (BC-1). */
const startsIn: Readonly<Partial<Record<AreaName, UnitName>>> = { eindhoven: '101st', grave: '82nd', arnhem: '1st' };

/** The card before the airdrop. */
export function startingState({ orders, figures }: BattleCardSetup): BattleCardState {
  const areas = areaNames.map((name): Area => {
    const unit = startsIn[name] ?? null;
    const allied = unit ? figures.start.allied[unit] : 0;
    return { name, unit, allied, german: figures.start.german[name], isHeld: false, order: null, isFought: false };
  });
  return { figures, orders, step: 'airdrop', turn: 1, weather: 'fog', corps: belgium, areas, end: null };
}

/** The area of a name. */
export const areaOf = (state: BattleCardState, name: AreaName): Area => state.areas[areaNames.indexOf(name)]!;

/** The areas in which a battle is still to be fought this turn, in the order in which they are fought. */
export const unfought = ({ areas, orders }: Pick<BattleCardState, 'areas' | 'orders'>): Area[] =>
  battleWay[orders].map((at) => areas[at]!).filter((area) => !area.isFought && isContested(area));

/** The areas whose order may still be given or changed: none once a die of a battle with all orders first has fallen. */
export function orderable(state: BattleCardState): Area[] {
  if (state.step !== 'battle') return [];
  if (state.orders === 'area') return unfought(state).slice(0, 1);
  return state.areas.some(({ isFought }) => isFought) ? [] : unfought(state);
}
