import type { DecisionActs } from '@/components/control/parts/decisions/decision-acts';
import type { Result } from '@/lib/result';

type Act<Input> = (seatId: string, input: Input) => Promise<Result<unknown>>;

/** Which message, and its carriage as seen. */
interface Seen {
  messageId: string;
  version: number;
}

/** What a telephone note can become. */
export type Becomes =
  | { what: 'message'; linkId: string | null; text: string }
  | { what: 'query'; lineId: string | null; text: string; reason: string }
  | { what: 'amendment'; lineId: string; text: string }
  | { what: 'nothing' };

/** Control's acts on messages, telephone notes, boxes and instant decisions. */
export interface MessageActs extends DecisionActs {
  deliverMessage: Act<Seen & { gameTime: string; otherWords: string | null; note: string; reason: string }>;
  delayMessage: Act<Seen & { dueTurn: number; gameTime: string; note: string; reason: string }>;
  loseMessage: Act<Seen & { note: string }>;
  tellSender: Act<{ messageId: string; news: 'delivered' | 'notReceived' | 'read' }>;
  writeMessage: Act<{
    teamIds: string[];
    sender: string;
    means: 'radio' | 'telephone' | 'dispatchRider' | 'liaisonOfficer';
    gameTime: string;
    text: string;
    answers: string | null;
    reason: string;
  }>;
  giveBox: Act<{ teamId: string; seatId: string | null }>;
  deliverCopy: Act<{ copyId: string }>;
  settleTelephoneNote: Act<{ noteId: string; version: number; teamId: string | null; becomes: Becomes }>;
}
