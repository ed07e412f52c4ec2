import { LocalTime } from '@/components/ui/local-time';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { extrasSaid } from '@/lib/visibility/forms/order-row';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { ReadReceipt } from './read-receipt';

/** A copy of another HQ's sheet, as Control delivered it. */
export function CopySlip({ copy }: { copy: PlayerDesk['copies'][number] }) {
  return (
    <details className="on-desk shrink-0 px-4 py-2">
      <summary className="min-h-8 pointer-coarse:min-h-press content-center text-note">
        <b>Orders of {copy.sender}</b>, turn {copy.turn}
        <span className="float-right aside">
          <LocalTime time={copy.deliveredAt} />
        </span>
      </summary>
      <ReadReceipt kind="copy" paperId={copy.id}>
        <ul className="border-t border-rule">
          {copy.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy is paper, its lines never change places
            <li key={at} className="border-b border-rule py-2 text-note last:border-0">
              <b className="block">{line.units}</b>
              <p className="whitespace-pre-wrap">
                {line.orders}
                {line.standFast && <b className="text-pencil"> Stand fast.</b>}
              </p>
              {line.support && <p className="text-ink-2">With {line.support}</p>}
              {extrasSaid(line, 'copy').map((words) => (
                <p key={words} className="font-semibold text-pencil">
                  {words}
                </p>
              ))}
              <p className="mt-1 flex gap-5 pl-2 font-cond">
                {line.action && <span className="circled">{actionWords[line.action].word}</span>}
                {line.posture && <span className="circled">{postureWords[line.posture].word}</span>}
              </p>
            </li>
          ))}
        </ul>
      </ReadReceipt>
    </details>
  );
}
