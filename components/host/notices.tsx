import { Button } from '@/components/ui/button';
import { clockTime } from './host-words';
import { useHost } from './use-host';

/** Events that happened while nobody looked. Each stays until it is put away. */
export function Notices() {
  const { shown, ask } = useHost();
  if (shown.notices.length === 0) return null;
  return (
    <ul aria-label="What happened" className="not-printed divide-y divide-rule border-b border-rule bg-paper">
      {shown.notices.map(({ id, at, words, isTrouble }) => (
        <li key={id} className="flex items-start gap-3 px-5 py-1.5 max-sm:px-3">
          <span className="aside">{clockTime(at)}</span>
          <p
            role={isTrouble ? 'alert' : 'status'}
            className={`min-w-0 flex-1 whitespace-pre-line ${isTrouble ? 'font-medium text-overdue' : 'text-ink-2'}`}
          >
            {words}
          </p>
          <Button kind="quiet" size="small" onClick={() => void ask('put-away', { notice: id })}>
            Put away
          </Button>
        </li>
      ))}
    </ul>
  );
}
