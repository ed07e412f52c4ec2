import type { Kind, Kinds } from '@/lib/adjudication/adjudicate';
import { scoreCombat } from '@/lib/adjudication/combat';
import { faceOdds } from '@/lib/adjudication/face-odds';
import { settleCase } from '@/lib/adjudication/settle-case';
import { spoilersOf } from '@/lib/adjudication/spoilers';
import type { CombatCase, Face } from '@/lib/adjudication/types';
import type { RulesDesk } from '@/lib/desks/control/cases/rules';
import { caseByKind } from './case-by-kind';
import { CaseEffects } from './case-effects';
import { Advised, Working } from './case-frame';
import { cardUnitsOf } from './case-names';
import { CaseOtherReadings } from './case-other-readings';
import { CombatWorking } from './combat-working';
import { FacesTable } from './faces-table';

/** Dice that are never asked for. */
const noDice = {
  d6: (): never => {
    throw new Error('no die is due');
  },
  d3: (): never => {
    throw new Error('no die is due');
  },
};

interface Props {
  kind: Kind;
  put: Kinds[Kind]['case'];
  faces: readonly Face[];
  /** It is settled without a die. */
  isSettled: boolean;
  desk: RulesDesk;
  names: ReadonlyMap<string, string>;
}

/** Shows the working of a case that is complete, as far as the dice typed take it. */
export function CaseInMaking({ kind, put, faces, isSettled, desk, names }: Props) {
  const { rulebook, weather } = desk;
  const named = (id: string) => names.get(id) ?? id;
  const made = caseByKind(kind, put);
  if (made.kind === 'combat') return <CombatInMaking put={made.put} die={faces[0] ?? null} desk={desk} named={named} />;
  const { outcome, lines } = isSettled
    ? settleCase(made.kind, made.put, noDice, rulebook, weather)
    : { outcome: null, lines: [] };
  return (
    <>
      {outcome ? (
        <>
          <CaseEffects kind={made.kind} put={made.put} outcome={outcome} named={named} />
          <Working lines={lines} named={named} />
        </>
      ) : (
        <FacesTable
          odds={faceOdds(made.kind, made.put, rulebook)}
          rolls={faces.map((value) => ({ value }))}
          named={names}
        />
      )}
      <CaseOtherReadings
        kind={made.kind}
        put={made.put}
        outcome={outcome}
        rulebook={rulebook}
        rolls={null}
        named={named}
      />
      {outcome && <Advised advice={outcome.advice} named={named} />}
    </>
  );
}

function CombatInMaking({
  put,
  die,
  desk,
  named,
}: {
  put: CombatCase;
  die: Face | null;
  desk: RulesDesk;
  named: (id: string) => string;
}) {
  const { rulebook } = desk;
  const score = scoreCombat(put, rulebook);
  return (
    <>
      <CombatWorking put={put} score={score} die={die} units={cardUnitsOf(put, desk, named)} rulebook={rulebook} />
      <Advised advice={[...spoilersOf(put, rulebook), ...score.advice]} named={named} />
    </>
  );
}
