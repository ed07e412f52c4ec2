import { caseInputOf } from '@/lib/advice/cases/case-record';
import { lockCrossings, unruledCases } from '@/lib/db/cases/cases';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { Crossing } from '@/lib/db/rows';
import { refusal } from '@/lib/result';

const rule = '§8 Blowing Bridges, OC-110';

/** The test of a bridge in a sentence: by whom, when and with what face. */
const testedWords = ({ testedIn, testedBy, testedRoll, state }: Crossing): string =>
  `${testedBy ?? 'The rules desk'} tested it in turn ${testedIn}: ${testedRoll}, it ${state === 'blown' ? 'is blown' : 'stands'}.`;

/**
 * Checks that a bridge may be tested (§8): holds it. Refused for a ferry, for one that is safe or blown, for one tested
 * already unless a reason is given, for one another umpire has tested since `version`, and while a die of the rules
 * desk for it waits for its ruling.
 */
export async function fitToTest(
  tx: Tx,
  { gameId, turn }: Pick<TurnNow, 'gameId' | 'turn'>,
  crossingId: string,
  reason: string,
  version: number,
): Promise<void> {
  const crossing = (await lockCrossings(tx, gameId, [crossingId])).get(crossingId);
  if (!crossing) throw refusal('notFound', 'There is no such crossing.');
  const { name, kind, state } = crossing;
  const was = crossing.testedRoll === null ? '' : ` ${testedWords(crossing)}`;
  if (kind === 'civilianFerry') throw refusal('badInput', `${name} is a ferry: there is nothing to blow.`, { rule });
  if (state === 'blown') throw refusal('alreadyDone', `${name} is blown.${was}`, { rule, theirs: crossing });
  if (state === 'safe') throw refusal('alreadyDone', `${name} is safe: it is not tested any more.${was}`, { rule });
  if (state === 'tested' && reason === '' && crossing.version !== version)
    throw refusal('alreadyDone', `${name} has been tested by another umpire.${was}`, { rule, theirs: crossing });
  if (state === 'tested' && reason === '')
    throw refusal('reasonNeeded', `${name} has been tested.${was} Say why it is tested again.`, {
      field: 'reason',
      rule,
    });
  const waiting = (await unruledCases(tx, gameId, turn, 'bridge')).find(
    (other) => caseInputOf(other).about.crossingId === crossingId,
  );
  if (!waiting) return;
  throw refusal('alreadyDone', `The die for ${name} has fallen at the rules desk: rule on case ${waiting.number}.`, {
    rule,
  });
}
