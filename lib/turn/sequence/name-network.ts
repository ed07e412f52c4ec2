import { z } from 'zod';
import { writtenText } from '@/lib/forms';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { callNetwork } from './call-network';

/** As long as the name of a wireless network may be. */
const networkName = writtenText(32).trim();

/** Game Control says what the network of the hall is called: the projector shows it while the hall finds its seats. Empty: it shows none. */
export const nameNetwork = controlVerb({
  name: 'name-network',
  rule: '§2',
  who: gameControl,
  /** `was` is the name the person saw. */
  form: z.strictObject({ was: networkName, network: networkName }),
  inLedger: 'named the network of the hall',
  undo: 'atItsDesk',
  run: ({ tx, act, form }): Promise<void> => callNetwork(tx, act, form),
});
