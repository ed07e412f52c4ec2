'use client';

import { useMemo, useState } from 'react';
import {
  actsAllowed,
  BattleCardChances,
  type BattleCardSetup,
  type BattleCardState,
} from '@/companions/battle-card/rules';
import { areaTitles } from '@/companions/battle-card/rules/state';
import { ChoiceList } from '@/companions/parts/choice-list';
import type { CompanionTableProps } from '@/companions/parts/companion-table-props';
import { OnThisBoard } from '@/companions/parts/on-this-board';
import { onBoard } from '@/companions/rules/scene';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import { BattleCard } from './battle-card';

/** Battle Card on its table: the card, and every act that is open now under a number key, with its chance of winning when asked. */
export function BattleCardTable({ game, play, isBusy }: CompanionTableProps) {
  const state = game.state as BattleCardState;
  const setup = game.record.setup as BattleCardSetup;
  const [isWeighing, setWeighing] = useState(false);
  const solver = useMemo(() => (isWeighing ? new BattleCardChances(setup) : null), [isWeighing, setup]);
  const at = game.of && onBoard(game.of.scene, Object.values(areaTitles));
  const isOpen = game.result === null;
  const open = isOpen ? actsAllowed(state) : [];
  const chances = useMemo(() => solver?.choices(state) ?? null, [solver, state]);
  useKeys({ see: () => setWeighing((was) => !was) });
  return (
    <div className="max-w-3xl">
      <OnThisBoard place={at} />
      <BattleCard state={state} at={at} />
      <section aria-label="Choices" className="mt-4 border-t border-rule-2 pt-3">
        {state.end ? (
          <p role="status" className="font-serif text-head">
            {state.end.why} The Allies {state.end.isWon ? 'win' : 'lose'}.
          </p>
        ) : (
          <ChoiceList
            isBusy={isBusy}
            choices={open.map(({ act, label }, i) => ({
              label,
              choose: () => play(act),
              chance: chances && <Win win={chances[i]!.win} isBest={isBestOf(chances, i)} />,
            }))}
          />
        )}
        {!state.end && isOpen && (
          <Button kind="quiet" className="mt-2" hint={keyOf('see')} onClick={() => setWeighing((was) => !was)}>
            {isWeighing ? 'Hide the chances' : 'Show the chance of winning by each'}
          </Button>
        )}
      </section>
    </div>
  );
}

const isBestOf = (chances: readonly { win: number }[], at: number): boolean =>
  chances[at]!.win >= Math.max(...chances.map(({ win }) => win)) - 1e-12;

const Win = ({ win, isBest }: { win: number; isBest: boolean }) => (
  <span className={`w-28 text-right tabular-nums ${isBest ? 'font-semibold' : 'text-ink-2'}`}>
    {(win * 100).toFixed(2)} %{isBest && <span className="sr-only"> best</span>}
  </span>
);
