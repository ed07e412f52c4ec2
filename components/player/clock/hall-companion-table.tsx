import type { CardArea, HallCompanion } from '@/lib/visibility/player/hall';
import type { Side } from '@/lib/words';

/** A companion game that the hall follows: the table as it lies, and what was last done. Sized by its own box, to be read across a hall. */
export function CompanionTable({ title, table, lines }: HallCompanion) {
  const { turn, turns, weather, isCorpsInBelgium, areas, outcome } = table;
  return (
    <section
      aria-label={title}
      className="on-desk flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-3 [container-type:size] max-sm:min-h-120 max-sm:flex-none"
    >
      <header className="flex shrink-0 flex-wrap items-baseline gap-x-[2cqw] px-[3cqw] pt-[max(0.5rem,2cqh)] text-[clamp(1rem,min(5.5cqh,4cqw),3rem)] leading-tight">
        <h2 className="font-serif font-semibold">{title}</h2>
        <p className="ml-auto text-ink-2">
          Turn {turn} of {turns}, {weather === 'fog' ? 'fog' : 'clear'}
        </p>
      </header>
      <ol aria-label="The road, Arnhem first" className="flex min-h-0 flex-1 flex-col px-[3cqw]">
        {areas.map((area) => (
          <Area key={area.name} area={area} />
        ))}
      </ol>
      <div className="shrink-0 border-t border-rule-2 px-[3cqw] py-[max(0.5rem,1.6cqh)] text-[clamp(0.9375rem,min(5cqh,3.4cqw),2.75rem)] leading-snug">
        {isCorpsInBelgium && <p className="text-ink-2">30 Corps is still in Belgium.</p>}
        <div aria-live="polite">
          {outcome ? (
            <p className="font-semibold">{outcome}</p>
          ) : (
            lines.slice(-2).map((line) => (
              <p key={line} className="truncate text-ink-2 last:text-ink">
                {line}
              </p>
            ))
          )}
        </div>
      </div>
    </section>
  );
}

const orderWords = { attack: 'attacks', defend: 'defends' };

function Area({ area }: { area: CardArea }) {
  const { name, unit, order, allied, german, isHeld, isCorpsHere } = area;
  return (
    <li
      aria-label={name}
      className="grid min-h-0 flex-1 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-[2.5cqw] border-t border-rule first:border-t-0"
    >
      <Strength side="allied" strength={allied} />
      <div className="min-w-0 leading-tight">
        <p className="flex flex-wrap items-baseline gap-x-[1.6cqw] text-[clamp(1.125rem,min(7.5cqh,5.4cqw),4.25rem)] font-semibold">
          {name}
          {isCorpsHere && (
            <span className="rounded-2 bg-allied px-[1.2cqw] font-cond text-[max(0.8125rem,0.6em)] text-sheet">
              30 Corps
            </span>
          )}
        </p>
        <p className="truncate text-[clamp(0.9375rem,min(5cqh,3.6cqw),2.75rem)] text-ink-2">
          <span className={isHeld ? 'text-allied' : 'text-german'}>{isHeld ? 'Allied control' : 'German control'}</span>
          {unit && ` · ${unit}`}
          {order && ` ${orderWords[order]}`}
        </p>
      </div>
      <Strength side="german" strength={german} />
    </li>
  );
}

const sideWords = { allied: 'Allies', german: 'Germans' };

/** A die as it lies, square for the Allies and round for the Germans. */
function Strength({ side, strength }: { side: Side; strength: number }) {
  const look =
    side === 'allied'
      ? 'rounded-3 border-allied bg-allied-fill text-allied'
      : 'rounded-full border-german bg-german-fill text-german';
  const size = 'size-[clamp(2.5rem,min(13cqh,10cqw),7.5rem)]';
  if (strength === 0) return <span className={size} />;
  return (
    <span
      role="img"
      aria-label={`${sideWords[side]}: ${strength}`}
      className={`grid ${size} shrink-0 place-items-center border-[max(2px,0.5cqw)] text-[clamp(1.375rem,min(8.5cqh,6.5cqw),4.75rem)] font-semibold tabular-nums ${look}`}
    >
      {strength}
    </span>
  );
}
