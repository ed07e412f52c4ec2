import { faceOdds } from '@/lib/adjudication/face-odds';
import type { Face } from '@/lib/adjudication/types';
import { rulebookOf } from '@/lib/advice/cases/case-record';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import { outcomeByKind } from './case-by-kind';
import { Advised, Working } from './case-frame';
import { cardUnitsOf } from './case-names';
import { CaseOtherReadings } from './case-other-readings';
import { CombatWorking } from './combat-working';
import { FacesTable } from './faces-table';

interface Props {
  item: Pick<CaseOnDesk, 'kind' | 'input' | 'finding'>;
  /** The units of the game that may be in it. */
  desk: Pick<RulesDesk, 'units'>;
  names: ReadonlyMap<string, string>;
}

/** Shows what the rules found in a case: its faces and its working. */
export function CaseFound({ item, desk, names }: Props) {
  const { finding } = item;
  const { rolls, advice } = finding.outcome;
  const named = (id: string) => names.get(id) ?? id;
  const rulebook = rulebookOf(finding);
  const found = outcomeByKind(item.kind, item.input.case, finding.outcome);
  return (
    <>
      {found.kind === 'combat' ? (
        <CombatWorking
          put={found.put}
          score={found.outcome}
          die={found.outcome.die}
          units={cardUnitsOf(found.put, desk, named)}
          rulebook={rulebook}
        />
      ) : (
        <>
          {rolls.length > 0 && (
            <FacesTable odds={faceOdds(found.kind, found.put, rulebook)} rolls={rolls} named={names} />
          )}
          <Working lines={finding.lines} named={named} />
          <CaseOtherReadings
            kind={found.kind}
            put={found.put}
            outcome={found.outcome}
            rulebook={rulebook}
            rolls={rolls.map(({ value }) => value as Face)}
            named={named}
          />
        </>
      )}
      <Advised advice={advice} named={named} />
    </>
  );
}
