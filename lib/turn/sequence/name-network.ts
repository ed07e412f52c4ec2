import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { refusal } from '@/lib/result';
import { writtenText } from '@/lib/visibility/forms/order-writes';
import { noticeMarks } from '@/lib/visibility/issuing/notices';
import { issueTheClock } from '../issuing/issue-clock';
import { publicLexicon } from '../issuing/public-lexicon';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** Game Control says what the network of the hall is called: the projector shows it while the hall finds its seats. Empty: it shows none. */
export const nameNetwork = controlVerb({
  name: 'name-network',
  rule: '§2',
  who: gameControl,
  /** As long as the name of a wireless network may be. */
  form: z.strictObject({ network: writtenText(32).trim() }),
  inLedger: 'named the network of the hall',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat: { gameId }, form: { network } }): Promise<void> => {
    await lockTurn(tx, gameId, 'update');
    const [mark] = noticeMarks(network, await publicLexicon(tx, gameId));
    if (mark) throw refusal('badInput', mark.message, { field: 'network' });
    await change(tx, act, 'game', gameId, { network });
    await issueTheClock(tx, gameId);
  },
});
