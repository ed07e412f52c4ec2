import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { DraftDesk } from '@/lib/desks/control/scenarios/draft-desk';

/** The hall plays this scenario instead of the one that is open: what changes is listed before it is done. */
export function TakeOver({ desk }: { desk: DraftDesk }) {
  const { act, isBusy } = useMutation();
  const { go } = useRouter();
  const address = useDeskAddress();
  const { id: draftId, version, file, takeOver, problems } = desk;
  if (!desk.mayTakeOver) return null;
  const at = (over: string) => go(address(`/scenarios/${draftId}?file=${file}${over}`));
  const leave = ({ seatId }: { seatId: string }) => location.assign(`/control/${seatId}/setup`);
  return (
    <>
      <Button
        disabled={problems !== 0}
        title={problems !== 0 ? 'Fix its faults first' : undefined}
        onClick={() => at('&over=1')}
      >
        Play it in this game…
      </Button>
      <Dialog
        title={`Play ${desk.title} in this game?`}
        isOpen={takeOver !== null}
        onOpen={(isOpen) => !isOpen && at('')}
        leaves="Leave it"
        actions={
          <Button
            kind="act"
            disabled={takeOver !== null && 'why' in takeOver}
            isBusy={isBusy}
            onClick={() => act('take-over-draft', { draftId, version }, leave)}
          >
            Take it over
          </Button>
        }
      >
        {takeOver && 'why' in takeOver && <p>{takeOver.why}</p>}
        {takeOver && !('why' in takeOver) && (
          <div className="space-y-3">
            {takeOver.differences.length === 0 ? (
              <p>It is the scenario that is open: nothing changes.</p>
            ) : (
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
                {takeOver.differences.map(({ what, says }) => (
                  <div key={what} className="contents">
                    <dt className="font-semibold">{what}</dt>
                    <dd>
                      {says.map((words) => (
                        <span key={words} className="block">
                          {words}
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <ul className="list-disc space-y-1 pl-5">
              {takeOver.seats.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <p className="text-ink-2">
              Who sits in the hall signs in again with one press. You go to the seats of the new game.
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}
