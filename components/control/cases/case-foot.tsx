import { PlayedOut } from '@/components/control/parts/companions/played-out';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import type { AppliedToCase } from '@/lib/advice/cases/case-record';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import type { Figure } from '../parts/combat/overrule-figures';
import { Verdict } from '../parts/combat/verdict';
import { outcomeByKind } from './case-by-kind';
import { Changes } from './case-changes';
import { CaseEffects } from './case-effects';
import { cardUnitsOf } from './case-names';
import { OverruledFigures } from './overruled-figures';
import type { CaseRulingMade } from './use-case-ruling';

interface Props {
  desk: RulesDesk;
  item: CaseOnDesk;
  figures: readonly Figure[];
  ruling: CaseRulingMade;
  named: (id: string) => string;
}

/** Says at the foot of a case's card what came of it, what that changes in the game, and what may be done. */
export function CaseFoot({ desk, item, figures, ruling, named }: Props) {
  const { isOpen, stands, changes, isApplied, setApplied } = ruling;
  /** Names what a change is about: a crossing or an air order by its own name, all else by its id. */
  const nameOf = ({ subject, id }: AppliedToCase) => {
    const known = subject === 'crossing' ? desk.crossings : subject === 'airTask' ? desk.tasks : [];
    return known.find((one) => one.id === id)?.name ?? named(id);
  };
  return (
    <footer className="max-h-[62%] shrink-0 overflow-y-auto border-t border-rule-2 bg-paper px-4 py-2.5">
      <CaseVerdict desk={desk} item={item} ruling={ruling} named={named} />
      {stands && <OverruledFigures item={item} figures={figures} />}
      <PlayedOut
        games={item.companions}
        wayOf={({ id }) => (isOpen ? `/rules/${item.kind}/${item.id}?played=${id}` : null)}
      />
      <Changes
        changes={changes}
        isDone={stands !== null}
        isApplied={isApplied}
        onApplied={isOpen ? setApplied : null}
        name={nameOf}
      />
      {!ruling.isOverruling && <CaseButtons ruling={ruling} />}
    </footer>
  );
}

function CaseVerdict({ desk, item, ruling, named }: Omit<Props, 'figures'>) {
  const { finding, dieBy } = item;
  const { stands, asRuled } = ruling;
  const found = outcomeByKind(item.kind, item.input.case, finding.outcome);
  const becomes = outcomeByKind(item.kind, item.input.case, ruling.outcome);
  if (found.kind === 'combat' && becomes.kind === 'combat')
    return (
      <Verdict
        finding={{ ...found.outcome, policies: finding.policies }}
        ruling={asRuled && { ...becomes.outcome, overruled: asRuled.overruled }}
        isRuled={stands !== null}
        saysHowFar
        dieBy={dieBy}
        units={cardUnitsOf(found.put, desk, named)}
      />
    );
  if (becomes.kind === 'combat') return null;
  const dice = finding.outcome.rolls.length === 0 ? '' : dieBy === 'Server' ? 'server’s dice' : `dice of ${dieBy}`;
  return (
    <>
      <CaseEffects kind={becomes.kind} put={becomes.put} outcome={becomes.outcome} named={named} note={dice} />
      {stands?.overruled.length === 0 && <p className="aside">Accepted as found.</p>}
    </>
  );
}

/** Accept or overrule a finding, or put its case again. */
function CaseButtons({ ruling }: Pick<Props, 'ruling'>) {
  const { isBusy, isRuled, isOpen, changes, isApplied, canAccept, accept, overrule, putAgain } = ruling;
  return (
    <div className="mt-2 flex gap-2">
      {canAccept && (
        <Button kind="act" hint={keyOf('open')} className="flex-1 justify-between" isBusy={isBusy} onClick={accept}>
          {changes.length > 0 && isApplied ? 'Accept and apply' : 'Accept'}
        </Button>
      )}
      {isOpen && (
        <Button hint={keyOf('doubt')} isBusy={isBusy} onClick={overrule}>
          {isRuled ? 'Rule again…' : 'Overrule…'}
        </Button>
      )}
      <Button kind="quiet" hint={keyOf('begin')} onClick={putAgain}>
        Put it again
      </Button>
    </div>
  );
}
