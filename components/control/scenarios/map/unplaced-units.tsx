import { Button } from '@/components/ui/button';
import { counted } from '@/lib/text';

interface Props {
  /** By their rows. */
  units: readonly { at: number; name: string }[];
  /** The one that is placed by the next press. */
  placing: number | null;
  onPlace: (at: number | null, name: string) => void;
}

/** Units that have no place yet: each is put on the map by a press. */
export function UnplacedUnits({ units, placing, onPlace }: Props) {
  if (units.length === 0) return null;
  return (
    <section aria-label="Not on the map yet" className="space-y-1">
      <h2 className="font-semibold">{counted(units.length, 'unit')} not on the map yet</h2>
      <ul className="max-h-56 ruled-list overflow-y-auto">
        {units.map(({ at, name }) => (
          <li key={at} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <Button
              size="small"
              aria-pressed={placing === at}
              aria-label={`${placing === at ? 'Press the map' : 'Place it'}: ${name}`}
              onClick={() => onPlace(placing === at ? null : at, name)}
            >
              {placing === at ? 'Press the map' : 'Place it'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
