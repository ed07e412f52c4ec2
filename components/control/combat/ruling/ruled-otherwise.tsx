import { type Figure, figureWords } from '@/components/control/parts/combat/overrule-figures';
import type { CardUnits } from '@/components/control/parts/combat/score-lines';
import { ByCompanion } from '@/components/control/parts/companions/by-companion';
import type { CombatRuling } from '@/lib/advice/combat/combat-grouping';
import { goesWords } from '@/lib/advice/combat/vital-spots';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { ColourGoes } from './colour-line';

/** The figures that Control ruled otherwise than found, side by side, with the reasons. */
export function RuledOtherwise(props: {
  combatId: string;
  ruling: CombatRuling;
  /** The companion game it was ruled by. */
  by: CompanionGameOnList | null;
  figures: readonly Figure[];
  units: CardUnits;
}) {
  const { combatId, ruling, by, figures, units } = props;
  const known = new Map(figures.map((figure) => [figure.path, figure]));
  const gone = goesWords(ruling.answers ?? [], (id) => units.get(id)?.name ?? id);
  return (
    <div className="mt-1.5 detail">
      <p className="text-ink-3">
        Ruled by {ruling.by}
        {ruling.reason && ` again: ${ruling.reason}`}
        {by && (
          <>
            {' '}
            · by <ByCompanion game={by} />
          </>
        )}
      </p>
      {gone.map((words) => (
        <p key={words}>{words}.</p>
      ))}
      {ruling.colour && (
        <>
          <p>Colour: “{ruling.colour}”</p>
          <ColourGoes combatId={combatId} line={ruling.colour} />
        </>
      )}
      {ruling.overruled.length > 0 && (
        <ul aria-label="Overruled">
          {ruling.overruled.map(({ path, found, ruled, reason }) => (
            <li key={path}>
              <b className="font-medium">{known.get(path)?.label ?? path}</b>: found{' '}
              {figureWords(found, known.get(path))}, ruled {figureWords(ruled, known.get(path))}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
