import { useIsRead } from '@/components/ui/first-hint';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import { actions, postures } from '@/lib/words';
import { orderWords } from '../access/order-words';

interface Props extends Partial<Pick<LineWords, 'action' | 'posture'>> {
  allowsRest?: boolean;
  /** In the row of the sheet; else under the ring on a phone. */
  isPaper?: boolean;
}

/**
 * The meaning of the words of a ring, a line each, for somebody who is here for the first time: while the row has no
 * action, its six, while it has no posture, those. What is left out is not asked of this row.
 */
export function WordsMeant({ action, posture, allowsRest = false, isPaper = false }: Props) {
  const isRead = useIsRead('desk');
  const asked = [
    ...(action === null ? orderWords.slice(0, actions.length) : []),
    ...(posture === null
      ? orderWords.slice(actions.length).filter((_, at) => allowsRest || at < postures.length - 1)
      : []),
  ];
  if (isRead || asked.length === 0) return null;
  return (
    <dl className={`not-printed detail leading-[1.46] ${isPaper ? 'px-3 pb-2' : 'mt-1'}`}>
      {asked.map(([word, meaning]) => (
        <div key={word}>
          <dt className="inline font-semibold">{word}:</dt> <dd className="inline">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
