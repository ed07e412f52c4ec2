'use client';

import { useMemo } from 'react';
import { RuledBy } from '@/components/control/parts/companions/by-companion';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { CombatColumns } from '../parts/combat/combat-columns';
import { type Figure, figuresOf } from '../parts/combat/overrule-figures';
import { OverrulePanel } from '../parts/combat/overrule-panel';
import { CaseAsEntered } from './case-as-entered';
import { outcomeByKind } from './case-by-kind';
import { CaseFoot } from './case-foot';
import { CaseFound } from './case-found';
import { CaseFrame } from './case-frame';
import { namesOf } from './case-names';
import { caseFigures } from './case-words';
import { useCaseRuling } from './use-case-ruling';

/** A case whose dice have fallen: the finding with its working, to be accepted or overruled, and applied to the game. */
export function CaseDesk({
  desk,
  item,
  played,
}: {
  desk: RulesDesk;
  item: CaseOnDesk;
  /** The companion game whose result is ruled by; null: none. */
  played: CompanionGameOnList | null;
}) {
  const names = useMemo(() => namesOf(desk), [desk]);
  const named = (id: string) => names.get(id) ?? id;
  const figures = useMemo(() => figuresIn(item, (id) => names.get(id) ?? id), [item, names]);
  const ruling = useCaseRuling(desk, item, figures, played);
  const { isOpen, canAccept, accept, overrule, putAgain } = ruling;
  useKeys({
    accept: canAccept ? accept : undefined,
    doubt: isOpen ? overrule : undefined,
    begin: putAgain,
    open: canAccept ? accept : undefined,
  });
  return (
    <CombatColumns
      work={
        ruling.isOverruling ? (
          <OverrulePanel
            figures={figures}
            written={ruling.written}
            onWrite={ruling.write}
            again={ruling.isRuled ? ruling.again : null}
            onAgain={ruling.setAgain}
            errors={ruling.errors}
            isBusy={ruling.isBusy}
            onRule={ruling.rule}
            onCancel={ruling.leave}
          >
            {played && <RuledBy game={played} />}
          </OverrulePanel>
        ) : (
          <CaseAsEntered item={item} named={named} desk={desk} />
        )
      }
      card={
        <CaseFrame
          kind={item.kind}
          name={item.name}
          number={item.number}
          when={`turn ${item.turn}${isOpen ? '' : ', kept as it was'}`}
          foot={<CaseFoot desk={desk} item={item} figures={figures} ruling={ruling} named={named} />}
        >
          <CaseFound item={item} desk={desk} names={names} />
        </CaseFrame>
      }
    />
  );
}

function figuresIn({ kind, input, finding }: CaseOnDesk, named: (id: string) => string): Figure[] {
  const found = outcomeByKind(kind, input.case, finding.outcome);
  return found.kind === 'combat'
    ? figuresOf({ ...found.outcome, combat: found.put, policies: finding.policies }, named)
    : caseFigures(found.kind, found.put, found.outcome, named);
}
