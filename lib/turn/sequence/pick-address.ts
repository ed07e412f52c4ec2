import { z } from 'zod';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { handOut } from './hand-out';

/**
 * Game Control picks the address that links, cards, QR codes and the projector name. It counts while the console's machine
 * has it. Empty: the console chooses.
 */
export const pickAddress = controlVerb({
  name: 'pick-address',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    address: z.union([
      z.literal(''),
      z
        .string()
        .regex(/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)$/)
        .max(253),
    ]),
  }),
  inLedger: 'chose the address of the console',
  undo: 'atItsDesk',
  run: ({ tx, act, form: { address } }): Promise<void> => handOut(tx, act, address),
});
