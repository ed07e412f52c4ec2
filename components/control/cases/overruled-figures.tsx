import { ByCompanion } from '@/components/control/parts/companions/by-companion';
import type { CaseOnDesk } from '@/lib/desks/control/cases/rules';
import { type Figure, figureWords } from '../parts/combat/overrule-figures';

/** The figures that Control ruled otherwise than found, side by side, with the reasons. */
export function OverruledFigures({ item, figures }: { item: CaseOnDesk; figures: readonly Figure[] }) {
  const { by, reason, overruled, companionGameId } = item.ruling!;
  const companion = item.companions.find(({ id }) => id === companionGameId);
  const known = new Map(figures.map((figure) => [figure.path, figure]));
  const words = (path: string, value: unknown) => figureWords(value, known.get(path));
  return (
    <div className="mt-1.5 detail">
      <p className="text-ink-3">
        Ruled by {by}
        {reason && ` again: ${reason}`}
        {companion && (
          <>
            {' '}
            · by <ByCompanion game={companion} />
          </>
        )}
      </p>
      {overruled.length > 0 && (
        <ul aria-label="Overruled">
          {overruled.map(({ path, found, ruled, reason: why }) => (
            <li key={path}>
              <b className="font-medium">{known.get(path)?.label ?? path}</b>: found {words(path, found)}, ruled{' '}
              {words(path, ruled)}: {why}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
