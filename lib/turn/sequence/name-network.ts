import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gameById } from '@/lib/db/sequence/games';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { noticeMarks } from '@/lib/visibility/issuing/notices';
import { issueTheClock } from '../issuing/issue-clock';
import { publicLexicon } from '../issuing/public-lexicon';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

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
  run: async ({ tx, act, seat: { gameId }, form: { was, network } }): Promise<void> => {
    await lockTurn(tx, gameId, 'update');
    const stands = (await gameById(gameId, tx)).network;
    if (stands !== was)
      throw refusal('changedByAnother', `Somebody has named it “${stands}” meanwhile.`, { field: 'network' });
    const [mark] = noticeMarks(network, await publicLexicon(tx, gameId));
    if (mark) throw refusal('badInput', mark.message, { field: 'network' });
    await change(tx, act, 'game', gameId, { network });
    await issueTheClock(tx, gameId);
  },
});
