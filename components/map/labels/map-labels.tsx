import { memo } from 'react';
import type { MapData } from '../core/map-data';
import { type Box, overlap, type Point, type Projection } from '../core/projection';
import { CrossingGates } from './crossing-marks';
import type { Layout } from './labeller';
import { LeadersAndPins } from './leaders-and-pins';
import { crossingsOf, isMajorCrossing, townsAt } from './sheet';
import { asWide } from './type';
import { Words } from './words';

interface Props {
  mapData: MapData;
  projection: Projection;
  layout: Layout;
  /** The window with a margin, in pixels of the projection: what lies outside is not drawn. null: all is drawn. */
  seen: Box | null;
}

/**
 * Names of towns and waters, and the crossings: as large on the screen at every scale, where the labeller has put them. Beneath
 * them the lines to all places beside which something lies, so that no pin lies over a name.
 */
export const MapLabels = memo(function MapLabels({ mapData, projection, layout, seen }: Props) {
  const isSeen = ({ x, y }: Point) => !seen || overlap(seen, { x, y, width: 0, height: 0 });
  const gates = crossingsOf(mapData)
    .map(({ feature, point: [x, y], turn }) => ({
      ...projection.toScreen({ x, y }),
      turn,
      isMajor: isMajorCrossing(feature),
    }))
    .filter(isSeen);
  const tied = [...layout.laid.values()].filter(
    // A mark of a team's own is tied in pencil, where it is drawn.
    ({ kind, leaders }) => kind !== 'mark' && leaders.some((leader) => !seen || overlap(seen, leader)),
  );
  return (
    <g className="names" aria-hidden>
      <LeadersAndPins of={tied} />
      <CrossingGates gates={gates.filter(({ isMajor }) => !isMajor)} rank="minor" />
      <CrossingGates gates={gates.filter(({ isMajor }) => isMajor)} rank="major" />
      {layout.along.filter(isSeen).map(({ key, name, face, x, y, turn }) => (
        <text
          key={key}
          className={face}
          textAnchor="middle"
          {...asWide(name, face)}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          {name}
        </text>
      ))}
      <Heights heights={layout.heights.filter(({ at }) => isSeen(at))} />
      {townsAt(mapData, projection)
        .filter(({ at }) => isSeen(at))
        .map(({ id, at, rank: tier = 0 }) => {
          const words = layout.laid.get(id)?.words;
          return (
            words && (
              <g key={id}>
                {tier > 1 && <circle className="town-dot" cx={at.x} cy={at.y} r={1.8} />}
                <Words words={words} className={`town-${tier}`} />
              </g>
            )
          );
        })}
    </g>
  );
});

/** Heights: a small triangle each, all of them one path, with its figure. */
function Heights({ heights }: { heights: Layout['heights'] }) {
  if (heights.length === 0) return null;
  return (
    <g className="heights">
      <path className="summit" d={heights.map(({ at: { x, y } }) => `M${x} ${y - 3.5}l3.5 6h-7z`).join('')} />
      {heights.map(({ key, words }) => (
        <Words key={key} words={words} className="spot" />
      ))}
    </g>
  );
}
