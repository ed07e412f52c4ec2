import { crossingWords } from '@/components/control/parts/crossings/crossing-words';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import type { BridgeProposed } from '@/lib/drawing/bridges';
import { asPlace } from '@/lib/geometry';
import { capital, counted } from '@/lib/text';

interface Props {
  bridges: readonly BridgeProposed[];
  onShow: (bridge: BridgeProposed) => void;
  onTake: (bridges: readonly BridgeProposed[]) => void;
  onIgnore: (bridge: BridgeProposed) => void;
}

/** More of them are shown as these are taken. */
const shownAtMost = 20;

/** What a bridge is called before it has a name. */
export const titleOfBridge = ({ way, water }: BridgeProposed): string =>
  `${way || 'The way'} over ${water || 'the water'}`;

/** Where a road or railway goes over a river or canal and nothing stands there: a bridge is proposed. */
export function BridgesList({ bridges, onShow, onTake, onIgnore }: Props) {
  if (bridges.length === 0) return null;
  return (
    <section aria-label="Bridges proposed" className="space-y-2">
      <div className="flex flex-wrap items-baseline gap-2">
        <h2 className="font-semibold">{counted(bridges.length, 'bridge')} proposed</h2>
        {bridges.length > 1 && (
          <Button size="small" className="ml-auto" onClick={() => onTake(bridges)}>
            Build all
          </Button>
        )}
      </div>
      <p className="text-note text-ink-3">
        A road or railway goes over a river or canal here, and no crossing stands within 150 m.
      </p>
      <ul className="ruled-list">
        {bridges.slice(0, shownAtMost).map((bridge) => (
          <li key={bridge.at.join(' ')} className="flex flex-wrap items-center gap-2 py-1">
            <button type="button" onClick={() => onShow(bridge)} className="min-w-0 flex-1 text-left hover:underline">
              <b className="block truncate font-medium">{titleOfBridge(bridge)}</b>
              <span className="text-note text-ink-3">
                {capital(crossingWords[bridge.kind])}, {gridReference(asPlace(bridge.at))}
              </span>
            </button>
            <Button size="small" aria-label={`Build ${titleOfBridge(bridge)}`} onClick={() => onTake([bridge])}>
              Build
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={`Ignore ${titleOfBridge(bridge)}`}
              onClick={() => onIgnore(bridge)}
            >
              Ignore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
