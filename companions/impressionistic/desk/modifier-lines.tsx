import { SourceMark } from '@/companions/parts/companion-log';
import type { Source } from '@/companions/rules/companion';
import { withSign } from '@/companions/rules/entered';

/** A modifier that counts now. */
export interface Counting {
  name: string;
  points: number;
  source: Source;
}

/** The modifiers that count, each with whose it is. */
export function ModifierLines({ lines, tweak }: { lines: readonly Counting[]; tweak: number }) {
  const all = tweak === 0 ? lines : [...lines, { name: 'the umpire’s own', points: tweak, source: 'book' as const }];
  if (all.length === 0) return <p className="text-ink-2">No modifier counts.</p>;
  return (
    <ul aria-label="Modifiers" className="flex flex-wrap gap-x-4 gap-y-0.5">
      {all.map(({ name, points, source }) => (
        <li key={name} className="flex items-center gap-1.5">
          <b className="font-semibold">{withSign(points)}</b> {name} <SourceMark source={source} />
        </li>
      ))}
    </ul>
  );
}
