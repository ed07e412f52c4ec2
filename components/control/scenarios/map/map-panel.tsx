import type { BridgeProposed } from '@/lib/drawing/bridges';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { BridgesList, titleOfBridge } from './bridges-list';
import { MapTools } from './map-tools';
import { withoutBridge } from './no-bridges';
import { ThingList } from './thing-list';
import { type Thing, unitsWithoutPlace } from './things';
import { UnplacedUnits } from './unplaced-units';
import type { MapDraft } from './use-map-draft';

interface Props {
  files: Draft;
  map: MapDraft;
  isSaving: boolean;
  /** The picture that the map is drawn over; null: there is none. */
  picture: { isShown: boolean; onTurn: () => void } | null;
  /** The unit, by its row, that is placed by the next press; null: none is. */
  placing: number | null;
  onWhere: () => void;
  onScan: () => void;
  onShow: (bridge: BridgeProposed) => void;
  onBuild: (bridges: readonly BridgeProposed[]) => void;
  onPlace: (at: number | null, name: string) => void;
  onChoose: (thing: Thing) => void;
  onDrop: (things: readonly Thing[]) => void;
  /** Says something to whoever does not see the map. */
  onHeard: (words: string) => void;
  onChange: (what: string, splices: Splice[]) => void;
}

/** Beside the map of a draft: what is done with it as a whole, bridges proposed, units without a place, and all that lies on it. */
export function MapPanel({ files, map, isSaving, picture, placing, onWhere, onScan, onChange, ...does }: Props) {
  return (
    <div className="scrolls space-y-4 pr-1">
      <MapTools
        files={files}
        map={map}
        isSaving={isSaving}
        picture={picture}
        onWhere={onWhere}
        onScan={onScan}
        onChange={onChange}
      />
      <BridgesList
        bridges={map.bridges}
        onShow={does.onShow}
        onTake={does.onBuild}
        onIgnore={(bridge) => {
          onChange(`No bridge: ${titleOfBridge(bridge)}`, withoutBridge(files, bridge.at, map.ground.grid));
          does.onHeard('It is not proposed again. Undo brings it back.');
        }}
      />
      <UnplacedUnits units={unitsWithoutPlace(files)} placing={placing} onPlace={does.onPlace} />
      <ThingList things={map.things} frame={map.ground.frame} onChoose={does.onChoose} onDrop={does.onDrop} />
    </div>
  );
}
