import { everybodyIn, type Hall } from './hall';
import { inSixes } from './in-sixes';
import { keptWord } from './marked-words';
import { readDesk } from './player-desk';

/**
 * Shows that the search finds something where there is something: Control hangs a notice with a word that no team may know,
 * and every player's connection must be found to have received it. Last of all: what the search says afterwards counts for
 * nothing. @throws where a connection is not found
 */
export async function plantOne(hall: Hall): Promise<void> {
  const { seats } = hall.forbidden;
  seats.clear();
  await hall.control[0]!.act('issue-notice', { text: `Word of ${keptWord(1)}.`, reason: 'The bench plants it.' });
  const everybody = everybodyIn(hall);
  await inSixes(everybody, ({ laptop }) => readDesk(laptop));
  if (seats.size !== everybody.length)
    throw new Error(
      `The search is blind: it found a planted word at ${seats.size} of ${everybody.length} connections.`,
    );
}
