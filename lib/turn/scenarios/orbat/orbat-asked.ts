import { z } from 'zod';
import { keepable } from '@/lib/scenario/orbat-mapper/keepable';

/**
 * The fields of what is asked of a file of ORBAT Mapper. `first`: the name of the side that is Allied here, empty for as they are drawn.
 * `leave`: sides and groups that are left out; `keep`: what is taken in although it is hidden there, or destroyed before the game begins;
 * `nations`: of the units of a side of which nobody says it; `begins`: the day on whose morning the game begins, empty for as the file does.
 */
export const orbatAsked = {
  first: z.string().trim().max(120),
  leave: z.array(z.string().trim().max(500)).max(60).default([]),
  keep: z.array(z.enum(keepable)).max(keepable.length).default([]),
  nations: z
    .array(z.strictObject({ side: z.string().max(200), nation: z.string().trim().max(40) }))
    .max(20)
    .default([]),
  begins: z
    .string()
    .trim()
    .max(10)
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, 'write a date such as 1944-09-17')
    .default(''),
};

type Asked = z.output<z.ZodObject<typeof orbatAsked>>;

/** The same as the readers of the file have it: an empty word is none. */
export const wantedOf = ({ first, leave, keep, nations, begins }: Asked) => ({
  first: first || null,
  begins: begins || null,
  leave,
  keep,
  nations: Object.fromEntries(nations.flatMap(({ side, nation }) => (nation === '' ? [] : [[side, nation]]))),
});
