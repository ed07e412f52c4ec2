import { bandOf } from '@/companions/rules/entered';
import type { Advantage, BattleCardFigures, CombatCell, Order } from './figures';

/** An area as its dice and its control marker show it. A side without a unit has strength 0. */
export interface Ground {
  allied: number;
  german: number;
  isHeld: boolean;
}

/** Indices of the four areas, south to north, and of 30 Corps before the first of them. */
export const nijmegen = 2;
export const arnhem = 3;
export const belgium = -1;

/** When orders are given: all before the first die of a battle, or each when its area is fought (BC-2). */
export type OrdersGiven = 'first' | 'area';

/** The four areas top to bottom, as the Germans are reinforced. */
const northToSouth = [3, 2, 1, 0] as const;

/**
 * The areas as a battle goes through them. With all orders given it is top to bottom, which matters only for the log
 * (BC-3). Area by area it is bottom to top: the text names no order, and this one is worth as much as a free choice.
 */
export const battleWay = { first: northToSouth, area: [0, 1, 2, 3] } as const;

/** A battle needs both sides (BC-5). */
export const isContested = ({ allied, german }: Ground): boolean => allied > 0 && german > 0;

/** The stronger side; a tie is nobody's advantage (BC-4). */
export const advantageOf = ({ allied, german }: Ground): Advantage =>
  allied > german ? 'allied' : german > allied ? 'german' : 'none';

/** The cell of a die for an order at this strength. */
export const cellFor = (figures: BattleCardFigures, order: Order, ground: Ground, die: number): CombatCell =>
  bandOf(figures[order][advantageOf(ground)], die);

/** Applies a battle. A German unit stays at 1; an Allied unit at 0 is lost (BC-7). Control is only won here (BC-8). */
export function fight(ground: Ground, { allied, german, control }: Omit<CombatCell, 'from' | 'to'>): void {
  ground.allied = Math.max(0, ground.allied - allied);
  ground.german = Math.max(1, ground.german - german);
  if (control) ground.isHeld = true;
}

/** The German reinforcement in one area. */
interface Reinforced {
  at: number;
  isStronger: boolean;
  isRetaken: boolean;
}

/**
 * German reinforcement, top to bottom: each German unit 1 stronger up to the cap, Nijmegen's only while Arnhem is German
 * after its own check (BC-10, BC-11). Then a German unit stronger than what the Allies have there takes the area back
 * (BC-9). A German unit that 30 Corps removed is gone (BC-12).
 */
export function reinforce(areas: readonly Ground[], cap: number, tell?: (done: Reinforced) => void): void {
  for (const at of northToSouth) {
    const ground = areas[at]!;
    const isStronger = ground.german > 0 && ground.german < cap && (at !== nijmegen || !areas[arnhem]!.isHeld);
    if (isStronger) ground.german += 1;
    const isRetaken = ground.isHeld && ground.german > ground.allied;
    if (isRetaken) ground.isHeld = false;
    tell?.({ at, isStronger, isRetaken });
  }
}

/** 30 Corps needs Allied control where it goes (BC-13). */
export const mayCorpsAdvance = (areas: readonly Ground[], corps: number): boolean =>
  corps < arnhem && areas[corps + 1]!.isHeld;

/** A unit needs to begin with 30 Corps; it goes forward only (BC-13). */
export const mayUnitAdvance = (areas: readonly Ground[], corps: number): boolean =>
  corps !== belgium && corps < arnhem && areas[corps]!.allied > 0;

/** 30 Corps goes one area on; the German unit there is removed. Answers where it is now. */
export function advanceCorps(areas: readonly Ground[], corps: number): number {
  areas[corps + 1]!.german = 0;
  return corps + 1;
}

/** The unit with 30 Corps goes one area on; with a unit already there it is summed up to the cap (BC-14). */
export function advanceUnit(areas: readonly Ground[], corps: number, cap: number): void {
  const from = areas[corps]!;
  const to = areas[corps + 1]!;
  to.allied = Math.min(cap, to.allied + from.allied);
  from.allied = 0;
}

/** 1st Airborne's reinforcement goes to the Allied unit in Arnhem, up to the cap (BC-15). */
export function reinforceAirborne(areas: readonly Ground[], cap: number): void {
  const ground = areas[arnhem]!;
  if (ground.allied > 0) ground.allied = Math.min(cap, ground.allied + 1);
}
