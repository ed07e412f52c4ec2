import { z } from 'zod';
import { sourceSchema } from '@/companions/rules/companion';
import { bandsOf, finds } from '@/companions/rules/entered';

/** The four areas of the card, south to north. Belgium, where 30 Corps starts, is not one of them. */
export const areaNames = ['eindhoven', 'grave', 'nijmegen', 'arnhem'] as const;
export type AreaName = (typeof areaNames)[number];

/** The three Allied units, by the area in which each starts. */
export const unitNames = ['101st', '82nd', '1st'] as const;
export type UnitName = (typeof unitNames)[number];

/** A unit is a die: its strength has six values (BC-6). */
const strength = z.int().min(1).max(6);
const loss = z.int().min(0).max(6);
const cells = bandsOf(6, { allied: loss, german: loss, control: z.boolean() });
const combatTable = z.strictObject({ source: sourceSchema, allied: cells, german: cells, none: cells });

/**
 * Every figure of the card. The seed has lost them (BC-1): an owner of the printed card may enter his own, and each table
 * says whose it is.
 */
export const figuresSchema = z
  .strictObject({
    start: z.strictObject({
      source: sourceSchema,
      allied: z.strictObject({ '101st': strength, '82nd': strength, '1st': strength }),
      german: z.strictObject({ eindhoven: strength, grave: strength, nijmegen: strength, arnhem: strength }),
    }),
    airdrop: z.strictObject({ source: sourceSchema, rows: bandsOf(6, { change: z.int().min(-5).max(0) }) }),
    /** The losses of each side and whether the Allies take control, by the advantage. */
    attack: combatTable,
    defend: combatTable,
    /** The face that the weather asks of the die of 1st Airborne, turn by turn; the game has as many turns. */
    weather: z.strictObject({
      source: sourceSchema,
      track: z.array(z.int().min(1).max(6)).min(1).max(6, 'The track has six turns at most.'),
    }),
    cap: z.strictObject({ source: sourceSchema, strength }),
  })
  .superRefine(({ start, airdrop, cap }, context) => {
    const worst = Math.min(...airdrop.rows.map(({ change }) => change));
    for (const unit of unitNames) {
      const figure = start.allied[unit];
      const wrong = (message: string) => finds(context)(['start', 'allied', unit], message);
      if (figure + worst < 1)
        wrong(`${figure} with an airdrop of ${worst} leaves nothing: no unit is lost in the airdrop`);
      if (figure > cap.strength) wrong(`${figure} is above the most a unit may have, ${cap.strength}`);
    }
  });

export type BattleCardFigures = z.infer<typeof figuresSchema>;

/** The effect of a battle on both: one cell of a combat table. */
export type CombatCell = BattleCardFigures['attack']['allied'][number];
export type Order = 'attack' | 'defend';
/** The stronger side in an area; a tie is "none" (BC-4). */
export type Advantage = 'allied' | 'german' | 'none';

type Losses = readonly [allied: number, german: number, control: boolean];

/** Three rows of a combat table as the card prints them: a 1, a 2 to 4, a 5 or 6. */
const printed = (one: Losses, middle: Losses, high: Losses): CombatCell[] =>
  [
    { from: 1, to: 1, losses: one },
    { from: 2, to: 4, losses: middle },
    { from: 5, to: 6, losses: high },
  ].map(({ from, to, losses: [allied, german, control] }) => ({ from, to, allied, german, control }));

/**
 * The figures of the printed card of 2022 (Nils Johansson and David Thompson), recovered from its map and from two
 * programs that agree with it (BC-1). The cap is ours: the text has it for merged units only (BC-6).
 */
export const recoveredFigures: BattleCardFigures = {
  start: {
    source: 'recovered',
    allied: { '101st': 6, '82nd': 6, '1st': 5 },
    german: { eindhoven: 2, grave: 2, nijmegen: 1, arnhem: 2 },
  },
  airdrop: {
    source: 'recovered',
    rows: [
      { from: 1, to: 2, change: -2 },
      { from: 3, to: 4, change: -1 },
      { from: 5, to: 6, change: 0 },
    ],
  },
  attack: {
    source: 'recovered',
    allied: printed([1, 0, false], [1, 1, true], [0, 1, true]),
    german: printed([3, 0, false], [2, 1, false], [1, 0, true]),
    none: printed([2, 0, false], [1, 1, false], [1, 1, true]),
  },
  defend: {
    source: 'recovered',
    allied: printed([1, 1, false], [0, 0, false], [0, 0, false]),
    german: printed([2, 0, false], [1, 0, false], [0, 0, false]),
    none: printed([1, 0, false], [1, 1, false], [0, 0, false]),
  },
  weather: { source: 'recovered', track: [6, 5, 4, 3, 2, 1] },
  cap: { source: 'ours', strength: 6 },
};
