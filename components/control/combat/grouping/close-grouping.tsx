'use client';

import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import type { Candidates } from '@/lib/advice/combat/grouping/combat-draft';
import type { CombatProposal, ProposedSides } from '@/lib/advice/combat/propose-combats';
import type { CombatsDesk } from '@/lib/desks/control/combat/combats';
import { counted } from '@/lib/text';
import { attackersOf, namesIn } from '../combat-proposals';
import { OrdersOpen } from './orders-open';
import { SpentUnits } from './spent-units';
import { useLetGo } from './use-let-go';

interface CloseGroupingProps {
  desk: CombatsDesk;
  candidates: Candidates;
  /** Combats that can be grouped now. */
  proposals: readonly CombatProposal[];
  isBusy: boolean;
  onGroup: (proposal: ProposedSides) => void;
  onLeave: () => void;
}

/**
 * Asked before the grouping is closed: every proposed combat, and every unit that is ordered to attack and in no combat. Each is
 * grouped or let go; the reasons are proposed, and the dark button takes them all (§9 Analysing Combat 4 and 5).
 */
export function CloseGrouping({ desk, candidates, proposals, isBusy, onGroup, onLeave }: CloseGroupingProps) {
  const send = useSend();
  const closing = useMutation();
  const letting = useLetGo(desk);
  const names = namesIn(candidates);
  const proposed = new Set(proposals.flatMap(attackersOf));
  const others = desk.orders.filter(({ unitId }) => !proposed.has(unitId));
  const close = () =>
    closing.run(
      async () => {
        const gone = others.length > 0 ? await letting.writeOf(others.map(({ unitId }) => unitId))() : null;
        return gone && !gone.ok ? gone : send('close-grouping', { turn: desk.turn });
      },
      () => onLeave(),
    );
  const isOpen = proposals.length > 0;
  return (
    <Dialog
      title="In no combat yet"
      isOpen
      onOpen={(opens) => opens || onLeave()}
      actions={
        <>
          <DialogClose>
            <Button>Leave the grouping open</Button>
          </DialogClose>
          <Button kind="act" isBusy={closing.isBusy} disabled={isOpen} onClick={close}>
            {others.length > 0
              ? `Let ${others.length === 1 ? 'it' : `all ${others.length}`} go and close grouping`
              : 'Close grouping'}
          </Button>
        </>
      }
    >
      {isOpen && (
        <section aria-label="Proposed combats">
          <h3 className="cap">Proposed combats: group each, or let it go</h3>
          <ul>
            {proposals.map((proposal) => (
              <li key={proposal.attackers.join()} className="border-b border-rule py-2 detail">
                <p>
                  <b>{names(proposal.attackers)}</b> against <b>{names(proposal.defenders)}</b>
                </p>
                <p className="mt-1 flex gap-1.5">
                  <Button
                    size="small"
                    isBusy={isBusy}
                    aria-label={`Group ${names(proposal.attackers)} against ${names(proposal.defenders)}`}
                    onClick={() => onGroup(proposal)}
                  >
                    Group
                  </Button>
                  <Button
                    size="small"
                    kind="quiet"
                    isBusy={letting.isBusy}
                    aria-label={`Let the attack of ${names(attackersOf(proposal))} go`}
                    onClick={() => letting.letGo(attackersOf(proposal))}
                  >
                    Let it go
                  </Button>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-label="Ordered to attack, in no combat" className="mt-2">
          <h3 className="cap">{counted(others.length, 'unit')} ordered to attack or probe, in no combat</h3>
          <OrdersOpen orders={others} candidates={candidates} letting={letting} />
          <p className="aside">Each team is told in its report what became of its order.</p>
        </section>
      )}
      <SpentUnits spent={desk.spent} candidates={candidates} />
      {isOpen && (
        <p className="mt-2 text-small text-waiting">Grouping can be closed when no proposed combat is left.</p>
      )}
    </Dialog>
  );
}
