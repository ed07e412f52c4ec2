import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { type Act, type Tx, transaction } from '@/lib/db/kernel/transaction';
import { gameById } from '@/lib/db/sequence/games';
import { type Result, refusal } from '@/lib/result';
import { noticeMarks } from '@/lib/visibility/issuing/notices';
import { issueTheClock } from '../issuing/issue-clock';
import { publicLexicon } from '../issuing/public-lexicon';
import { resultOf } from '../kernel/perform';

/** From now on the projector names this network. `was`: the name that the person saw. @throws Refused */
export async function callNetwork(tx: Tx, act: Act, { was, network }: { was: string; network: string }): Promise<void> {
  const { gameId } = act;
  await lockTurn(tx, gameId, 'update');
  const stands = (await gameById(gameId, tx)).network;
  if (stands !== was)
    throw refusal('changedByAnother', `Somebody has named it “${stands}” meanwhile.`, { field: 'network' });
  const [mark] = noticeMarks(network, await publicLexicon(tx, gameId));
  if (mark) throw refusal('badInput', mark.message, { field: 'network' });
  await change(tx, act, 'game', gameId, { network });
  await issueTheClock(tx, gameId);
}

/** The host, who has no seat, says what the network is called. */
export const hostNamesNetwork = (gameId: string, said: { was: string; network: string }): Promise<Result<void>> =>
  transaction((tx) => resultOf(() => callNetwork(tx, { gameId, seat: null, verb: 'name-network', rule: '§2' }, said)));
