import { z } from 'zod';
import type { SideRules } from '@/lib/sides';
import { counted } from '@/lib/text';
import { barPatterns, sideColours, sides } from '@/lib/words';
import { oneOf } from './csv-cells';

const word = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(max, `has more than ${counted(max, 'character')}`);

/** What the book ties to a side. What is left out is as the book has it for that key. */
const rulesShape = z.strictObject({
  closeSupport: oneOf(sides).optional(),
  hasCabRank: z.boolean().optional(),
  makesBridgesSafe: z.boolean().optional(),
  troops: oneOf(sides).optional(),
  airLiaison: word(24).optional(),
  operations: word(24).optional(),
  intelligence: word(24).optional(),
  airStaff: word(24).optional(),
} satisfies Record<keyof SideRules, z.ZodType>);

/** A side: its key, which tables name, and what it is called. */
export const sideShape = z.strictObject({
  key: z.enum(sides),
  name: z.string().trim().min(1, 'is empty'),
  /** At the head of its order sheet. */
  letter: z
    .string()
    .regex(/^[\p{L}\p{N}]{1,2}$/u, 'is not one or two letters')
    .optional(),
  colour: oneOf(sideColours).optional(),
  rules: rulesShape.optional(),
});

/** A nation: what units call it, its name, whose side it may be on, and the bar of its counters. */
export const nationShape = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9]{1,8}$/, 'is not a key: one to eight letters and figures'),
  name: word(40),
  sides: z.array(oneOf(sides)).min(1, 'names no side').max(2, 'names a side twice'),
  bar: oneOf(barPatterns),
});
