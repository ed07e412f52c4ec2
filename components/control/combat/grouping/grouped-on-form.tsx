import { EmptyState } from '@/components/ui/empty-state';
import { GroupingForm } from './grouping-form';
import { Regroup } from './regroup';
import { SettledOrders } from './settled-orders';
import type { ToGroup, useGrouping } from './use-grouping';

interface Props extends ToGroup {
  work: ReturnType<typeof useGrouping>;
}

/** Shows a combat on its form, or as it was grouped once grouping is closed. */
export function GroupedOnForm({ desk, combat, following, candidates, onGrouped, work }: Props) {
  const { form, follows, isChanged, theirs } = work;
  if (work.closed)
    return combat ? (
      <SettledOrders combat={combat} />
    ) : (
      <EmptyState title="Grouping is closed.">Reopen it to group a further combat.</EmptyState>
    );
  return (
    <>
      {theirs !== null && (
        <div role="alert" className="flex items-center gap-3 bg-waiting-soft px-4 py-2 text-waiting">
          <span className="flex-1">Someone else has changed this combat meanwhile.</span>
          <button type="button" className="font-medium underline" onClick={work.takeTheirs}>
            Take theirs
          </button>
          <button type="button" className="font-medium underline" onClick={() => work.keepMine(theirs)}>
            Keep mine
          </button>
        </div>
      )}
      <GroupingForm
        desk={desk}
        candidates={candidates}
        draft={form}
        onDraft={work.write}
        number={combat?.number ?? null}
        following={follows && { ...follows, open: following?.open ?? null }}
        standingOrder={combat ? null : work.standingOrder}
        onStandingOrder={work.setStandingOrder}
        isChanged={isChanged}
        isBusy={work.isBusy}
        error={work.error}
        onSave={work.save}
        regroup={
          combat &&
          form.kind === 'attack' && (
            <Regroup
              combat={combat}
              desk={desk}
              candidates={candidates}
              bar={isChanged ? 'Save what you changed first.' : null}
              onRegrouped={onGrouped}
            />
          )
        }
        onDrop={work.drop}
      />
    </>
  );
}
