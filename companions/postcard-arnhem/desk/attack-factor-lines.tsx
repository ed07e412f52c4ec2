import { SourceMark } from '@/companions/parts/companion-log';
import type { FactorLine } from '@/companions/postcard-arnhem/rules/state';

/** The count of an attack, line by line, for both sides. */
export function FactorLines({
  factors,
  attack,
  defence,
}: {
  factors: readonly FactorLine[];
  attack: number;
  defence: number;
}) {
  return (
    <div className="grid max-w-xl gap-y-2">
      {(['attack', 'defence'] as const).map((side) => (
        <div key={side}>
          <p className="flex justify-between border-b border-rule-2 font-medium">
            <span>{side === 'attack' ? 'Attack' : 'Defence'}</span> <span>{side === 'attack' ? attack : defence}</span>
          </p>
          <ul>
            {factors
              .filter((line) => line.side === side)
              .map(({ what, points, rule, source }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
                <li key={i} className="flex items-baseline gap-2 border-b border-rule py-0.5">
                  <span className="min-w-0 flex-1">{what}</span>
                  <SourceMark source={source} />
                  <span className="font-cond aside">{rule}</span>
                  <span className="w-4 text-right tabular-nums">{points}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
