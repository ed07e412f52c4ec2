import { LocalTime } from '@/components/ui/local-time';
import { StaffSignalHead } from '@/components/ui/staff-signal';
import { unbroken } from '@/lib/text';
import { meansWords } from '@/lib/visibility/forms/message-form';
import type { DeskMessage } from '@/lib/visibility/player/desk';
import { ReadReceipt } from './read-receipt';
import { WentWithIt } from './went-with-it';

/** The messages that have come in, one at least, the latest lying open. */
export function MessageSlips({ messages, to }: { messages: readonly DeskMessage[]; to: string }) {
  return (
    <section aria-label="Messages" className="on-desk shrink-0 desk:min-h-28 desk:shrink desk:overflow-y-auto">
      {messages.map((message, at) => (
        <MessageSlip key={message.id} message={message} to={to} isOpen={at === 0} />
      ))}
    </section>
  );
}

interface SlipProps {
  message: DeskMessage;
  to: string;
  isOpen: boolean;
}

/** A message as it came in: the heads in type, the words in a book face. */
function MessageSlip({ message, to, isOpen }: SlipProps) {
  const { id, sender, means, gameTime, text, marks, places, turn, deliveredAt } = message;
  return (
    <details open={isOpen} className="border-b border-rule px-4 last:border-0">
      <summary className="min-h-9 pointer-coarse:min-h-press content-center text-note">
        <b>Message from {sender}</b>
        <span className="float-right aside">
          <LocalTime time={deliveredAt} />
        </span>
      </summary>
      <ReadReceipt kind="message" paperId={id}>
        <article className="pb-2">
          <StaffSignalHead from={sender} to={to} time={gameTime || `turn ${turn}`} />
          <p className="font-serif text-desk leading-[1.45] whitespace-pre-wrap">{unbroken(text)}</p>
          <WentWithIt marks={marks} places={places} from={sender} />
          {means && <p className="mt-1 aside">{meansWords(means)}</p>}
        </article>
      </ReadReceipt>
    </details>
  );
}
