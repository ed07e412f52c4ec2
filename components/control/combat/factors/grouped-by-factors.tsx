import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import { RefusalLine } from '@/components/ui/refusal-line';
import type { ToGroup, useGrouping } from '../grouping/use-grouping';
import { factorsBefore } from './factors-before';
import { FactorsPanel } from './factors-panel';

const nothingRefused: ReadonlyMap<string, string> = new Map();

interface Props extends Pick<ToGroup, 'desk' | 'combat' | 'candidates'> {
  work: ReturnType<typeof useGrouping>;
  onLeave: () => void;
}

/** The factors of a combat before the die: a letter changes the grouping. */
export function GroupedByFactors({ desk, combat, candidates, work, onLeave }: Props) {
  const { form, closed, isChanged, isBusy, error, write, save } = work;
  return (
    <FactorsPanel
      says={closed ?? 'before the die: a letter changes the grouping'}
      table={factorsBefore({ desk, candidates, draft: form, closed, onDraft: write })}
      die={null}
      rulings={desk.rulings}
      combatId={combat?.id ?? null}
      refused={nothingRefused}
      onSend={save}
      onLeave={onLeave}
    >
      <div className="flex items-center gap-2">
        <Button
          kind={isChanged ? 'act' : 'plain'}
          hint={keyOf('send')}
          isBusy={isBusy}
          disabled={!isChanged}
          onClick={save}
        >
          Save grouping
        </Button>
        <Button kind="quiet" hint={keyOf('leave')} onClick={onLeave}>
          To the form
        </Button>
        <RefusalLine>{error}</RefusalLine>
      </div>
    </FactorsPanel>
  );
}
