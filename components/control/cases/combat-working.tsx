'use client';

import { useMemo } from 'react';
import { doubtsOf } from '@/lib/adjudication/doubts';
import type { CombatCase, Face, Odds, Rulebook, ScoreLine } from '@/lib/adjudication/types';
import type { ResultsColumn } from '@/lib/words';
import { DoesItMatter, doubtfulLines, mattering } from '../parts/combat/does-it-matter';
import { useLikeLines } from '../parts/combat/like-lines';
import { useLineDoubt } from '../parts/combat/line-doubt';
import { OtherReadings } from '../parts/combat/other-readings';
import { type CardUnits, ScoreSides } from '../parts/combat/score-lines';

/** Both scores of a combat, its six dice, what is in doubt and the other readings, as on the combats desk. */
export function CombatWorking({
  put,
  score,
  die,
  units,
  rulebook,
}: {
  put: CombatCase;
  score: { lines: readonly ScoreLine[]; odds: readonly Odds[]; column: ResultsColumn };
  die: Face | null;
  units: CardUnits;
  /** The readings it is reckoned by. */
  rulebook: Rulebook;
}) {
  const argued = useMemo(() => mattering(doubtsOf(put, rulebook)), [put, rulebook]);
  const doubtful = doubtfulLines(score.lines, argued, die);
  const like = useLikeLines(score.lines, (line) => doubtful.has(line));
  const without = useLineDoubt({ lines: like.lines, odds: score.odds, column: score.column }, die)!;
  const readings = useMemo(() => ({ combat: put, rulebook }), [put, rulebook]);
  const prepared = put.attacker.units.filter(({ isPrepared }) => isPrepared).length;
  const standing = put.defender.units.filter(({ standFast }) => standFast).length;
  const name = (id: string) => units.get(id)?.name ?? id;
  const heads = {
    attacker: {
      lead: put.attacker.leadFormation,
      note: `${prepared} of ${put.attacker.units.length} prepared`,
    },
    defender: {
      lead: put.defender.leadFormation,
      note: standing > 0 ? `${standing} of ${put.defender.units.length} stand fast` : '',
    },
  };
  return (
    <div className="-mx-4">
      <ScoreSides heads={heads} like={like} units={units} doubtful={doubtful} without={without} />
      <div className="px-4 pt-2.5">
        <DoesItMatter score={score} doubts={argued} die={die} name={name} />
        <OtherReadings put={readings} odds={score.odds} die={die} name={name} />
      </div>
    </div>
  );
}
