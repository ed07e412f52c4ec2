'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { Ours } from '@/components/control/parts/ours';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { restTurns } from '@/lib/adjudication/rest';
import { counted } from '@/lib/text';

/** Shows whether teams may rest (§5, OC-74). Game Control changes it at any time, with a reason. */
export function RestSetting({ allowsRest, onRuling }: { allowsRest: boolean; onRuling: (ruling: string) => void }) {
  const isGameControl = useChrome().seat.roles.includes('gameControl');
  const send = useSend();
  const say = useToast();
  const does = allowsRest ? 'Stop rest from now on' : 'Allow rest from now on';
  return (
    <section aria-label="Rest" className="border-b border-rule py-2.5">
      <div className="flex items-baseline gap-2">
        <h2 className="font-semibold">Rest</h2>
        <Ours />
        <button
          type="button"
          aria-label="Show OC-74 among the rulings"
          onClick={() => onRuling('OC-74')}
          className="ml-auto min-h-press min-w-6 shrink-0 rounded-1 font-mono aside underline decoration-edge decoration-dotted underline-offset-2 hover:text-ink"
        >
          OC-74
        </button>
      </div>
      <p className="text-ink-2">
        Whether order sheets offer rest. A unit that rests for {counted(restTurns, 'turn')} running, out of contact,
        gets one step back, once. <span className="font-cond aside">§5 Orders</span>
      </p>
      <p className="mt-1 grid grid-cols-[3.875rem_1fr] gap-2 font-medium">
        <span className="font-cond text-small leading-[inherit]">in force</span>
        <span>
          {allowsRest ? 'Teams may rest.' : 'Nobody rests.'}{' '}
          {isGameControl && (
            <ReasonDialog
              title="Rest"
              trigger={
                <Button size="small" kind="quiet" aria-label={does}>
                  {allowsRest ? 'Stop rest…' : 'Allow rest…'}
                </Button>
              }
              does={does}
              hint="All of Control reads it with the change. It stays in the ledger."
              act={(reason) => send('set-rest', { allowsRest: !allowsRest, reason })}
              then={() => say(allowsRest ? 'Nobody rests from now on.' : 'Teams may rest from now on.')}
            >
              <p className="mb-3">
                {allowsRest
                  ? 'Order sheets leave rest out. Rows that are handed in stay as they are.'
                  : 'Order sheets offer rest to every team at once.'}
              </p>
            </ReasonDialog>
          )}
        </span>
      </p>
    </section>
  );
}
