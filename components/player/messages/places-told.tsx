import { gridReference } from '@/components/map/core/grid-reference';
import type { Place } from '@/lib/geometry';

/** The places of a return in words. */
export const PlacesTold = ({ places }: { places: readonly ({ name: string } & Place)[] }) =>
  places.length > 0 && (
    <ul aria-label="Places told" className="mt-1 columns-2 text-note text-ink-2">
      {places.map(({ name, x, y }) => (
        <li key={name}>
          {name} <span className="font-mono text-small">{gridReference({ x, y })}</span>
        </li>
      ))}
    </ul>
  );
