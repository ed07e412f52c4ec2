import type { ReturnFact } from '../facts';
import type { TruthTurn } from '../truth';
import { gameTimeOf } from '../words/player-words';

/** A message as it lies on the desk of the team: in the words that were delivered to it. */
export interface Heard {
  sender: string;
  /** "18 SEP 1300"; empty: no hour was given. */
  gameTime: string;
  text: string;
}

/** A message is quoted up to this many letters, in whole sentences. */
const lettersAtMost = 240;

function shortened(text: string): string {
  const told: string[] = [];
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    if (told.length > 0 && told.join(' ').length + sentence.length > lettersAtMost) break;
    told.push(sentence);
  }
  return told.join(' ');
}

/**
 * The last message of the turn from each HQ below (OC-126), in the order of the scenario. `below`: their names;
 * `heard`: the last message of each sender to this team. Of an HQ that said nothing the hour is empty.
 */
export const returnsFor = (below: readonly string[], heard: readonly Heard[], turn: TruthTurn): ReturnFact[] =>
  below.map((from) => {
    const said = heard.find(({ sender }) => sender === from);
    const text = shortened((said?.text ?? '').trim().replace(/\s+/g, ' '));
    return { factId: `return:${from}`, from, hour: text ? said!.gameTime || gameTimeOf(turn) : '', text };
  });
