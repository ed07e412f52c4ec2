import { gridReference } from '@/components/map/core/grid-reference';
import type { Projection } from '@/components/map/core/projection';
import type { Laid, WordsLaid } from '@/components/map/labels/item';
import type { Layout } from '@/components/map/labels/labeller';
import { Words } from '@/components/map/labels/words';
import type { SquareAsked } from '@/lib/desks/control/air/squares-asked';
import { squareKm } from '@/lib/geometry';
import type { AirMark, AirOverlay, AreaMark } from '@/lib/turn/air/air-overlay';
import { missionInSentence } from '@/lib/word-tables';
import type { AirMission } from '@/lib/words';
import { markerSize, type UnitPin } from './air-items';
import './air-marks.css';
import './map-words.css';

interface Props {
  overlay: AirOverlay;
  projection: Projection;
  /** The area or air order in hand. */
  inHand?: string | null;
  /** Where the markers and the names of areas lie. */
  layout: Layout;
  /** `ground`: what lies under the counters; `above`: the markers alone, which take no click. */
  part?: 'all' | 'ground' | 'above';
}

/** The air orders on a map of Control's (§9): bombing areas, ways in, cover, and a marker at each target. */
export function AirMarks({ overlay, projection, layout, inHand = null, part = 'all' }: Props) {
  const areas = part === 'above' ? [] : overlay.areas;
  return (
    <g className="air-marks map-words" pointerEvents={part === 'above' ? 'none' : undefined}>
      {areas.map((area) => (
        <AreaTemplate
          key={area.id}
          area={area}
          projection={projection}
          isInHand={area.id === inHand}
          words={layout.laid.get(area.id)?.words}
        />
      ))}
      {overlay.marks.map((mark) => (
        <Mark key={mark.id} mark={mark} projection={projection} part={part} laid={layout.laid.get(mark.id)} />
      ))}
    </g>
  );
}

/** A template as it lies on the map. */
export function AreaTemplate({
  area,
  projection,
  isInHand,
  words = null,
}: {
  area: Pick<AreaMark, 'x' | 'y' | 'isFlakSuppression' | 'isSettled'>;
  projection: Projection;
  isInHand: boolean;
  /** Its name, where there is room for it. */
  words?: WordsLaid | null;
}) {
  const corner = projection.toScreen({ x: area.x - squareKm / 2, y: area.y + squareKm / 2 });
  const side = squareKm * projection.scale;
  return (
    <g className={`${isInHand ? 'in-hand' : ''} ${area.isSettled ? 'settled' : ''}`}>
      <rect
        className={`template ${area.isFlakSuppression ? 'flak' : ''}`}
        x={corner.x}
        y={corner.y}
        width={side}
        height={side}
      />
      {words && <Words words={words} />}
    </g>
  );
}

/** The squares that teams ask to be bombed or shelled, as they drew them: Control's template lies on them. */
export function SquaresAsked({
  squares,
  projection,
  layout,
}: {
  squares: readonly SquareAsked[];
  projection: Projection;
  layout: Layout;
}) {
  const side = squareKm * projection.scale;
  return (
    <g className="air-marks map-words">
      {squares.map((square) => {
        const corner = projection.toScreen({ x: square.x - squareKm / 2, y: square.y + squareKm / 2 });
        return (
          <g key={square.id}>
            <title>{`Square of ${square.name}, ${gridReference(square)}`}</title>
            <rect className={`asked ${square.side}`} x={corner.x} y={corner.y} width={side} height={side} />
            <NameOf id={square.id} layout={layout} />
          </g>
        );
      })}
    </g>
  );
}

/** The name of something that is laid out, where there is room for it. */
const NameOf = ({ id, layout }: { id: string; layout: Layout }) => {
  const words = layout.laid.get(id)?.words;
  return words && <Words words={words} />;
};

const nowhere: Pick<AirMark, 'way' | 'radiusKm' | 'squares'> = { way: [], radiusKm: null, squares: [] };

interface MarkProps {
  mark: AirMark;
  projection: Projection;
  /** Where its marker lies; undefined: it has no room. */
  laid: Laid | undefined;
  part: NonNullable<Props['part']>;
}

function Mark({ mark, projection, laid, part }: MarkProps) {
  const { at } = mark;
  const { way, radiusKm, squares } = part === 'above' ? nowhere : mark;
  const spot = at && projection.toScreen(at);
  const points = way.map((place) => projection.toScreen(place));
  const km = projection.scale;
  return (
    <g className={`mark ${mark.side} ${mark.left === 0 ? 'gone' : ''}`} data-air={mark.id}>
      {points.length > 1 && <path className="way" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
      {spot && radiusKm !== null && <circle className="reach" cx={spot.x} cy={spot.y} r={radiusKm * km} />}
      {squares.map(([x, y]) => {
        const corner = projection.toScreen({ x, y: y + 1 });
        return <rect key={`${x} ${y}`} className="square" x={corner.x} y={corner.y} width={km} height={km} />;
      })}
      {laid?.box && part !== 'ground' && (
        <g transform={`translate(${laid.box.x} ${laid.box.y})`}>
          <title>{`${mark.name}, ${missionInSentence(mark.mission)}: ${mark.left}`}</title>
          <rect
            className="card"
            width={markerSize.width}
            height={markerSize.height}
            rx={mark.side === 'german' ? 6 : 1.5}
          />
          <path className="glyph" d={glyphs[mark.mission]} transform="translate(4 4)" />
          <text className="count" x={markerSize.width - 4} y={14} textAnchor="end">
            {mark.left}
          </text>
        </g>
      )}
    </g>
  );
}

/** One small sign a mission, in a field of 12 by 12: support dives, bombers drop, scouts look, fighters circle. */
const glyphs: Record<AirMission, string> = {
  closeAirSupport: 'M1 1L9 9M9 4V9H4',
  cabRank: 'M1 2H9M1 6H9M1 10H9',
  bombing: 'M5 0V7M2 5L5 9L8 5M2 11H8',
  recce: 'M0 6C3 2 7 2 10 6C7 10 3 10 0 6ZM5 5V7',
  escort: 'M1 9L5 2L9 9M3 6H7',
  airCover: 'M5 1A5 5 0 1 1 0.7 8.5M0.7 8.5L0.2 5.5M0.7 8.5L3.8 8',
  airTransport: 'M0 5C2 -1 8 -1 10 5M0 5L5 11L10 5',
};

/** A unit as the air desk's map shows it: a small card of its side; flak ringed, who cannot move struck out. */
export function UnitPins({ units, layout }: { units: readonly UnitPin[]; layout: Layout }) {
  return (
    <g className="air-marks map-words">
      {units.map((unit) => {
        const laid = layout.laid.get(unit.id);
        if (!laid?.box) return null;
        const { x, y, width, height } = laid.box;
        return (
          <g key={unit.id}>
            <title>{pinWords(unit)}</title>
            <g transform={`translate(${x + width / 2} ${y + height / 2})`}>
              <rect
                className={`pin ${unit.side}`}
                x={-5}
                y={-3.5}
                width={10}
                height={7}
                rx={unit.side === 'german' ? 2.5 : 0}
              />
              {unit.isFlak && <path className="pin-flak" d="M-4 3A4 4 0 0 1 4 3" />}
              {(unit.isImmobilised || unit.isSuppressed) && <path className="pin-held" d="M-6 4.5L6 -4.5" />}
            </g>
            {laid.words && <Words words={laid.words} />}
          </g>
        );
      })}
    </g>
  );
}

const pinWords = ({ name, isImmobilised, isSuppressed }: UnitPin): string =>
  [name, isImmobilised && 'cannot move this turn', isSuppressed && 'flak suppressed this turn']
    .filter(Boolean)
    .join(', ');
