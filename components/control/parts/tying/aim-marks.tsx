import { onMap } from '@/components/map/core/on-map';
import type { Projection } from '@/components/map/core/projection';
import type { Place } from '@/lib/geometry';

export interface AimMark {
  key: string;
  place: Place;
  /** One or two letters or figures in the ring. */
  sign: string;
  /** Beside the ring; empty: none. */
  name: string;
  isChosen: boolean;
}

interface Props {
  marks: readonly AimMark[];
  projection: Projection;
  onChoose: (key: string) => void;
}

/** Marks on a map one points at: a dot at the place, a ring above it that is taken hold of. */
export function AimMarks({ marks, projection, onChoose }: Props) {
  return marks.map(({ key, place, sign, name, isChosen }) => {
    const { x, y } = projection.toScreen(place);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
      <g
        key={key}
        {...onMap(key)}
        data-counter
        className="aim-mark"
        data-chosen={isChosen}
        role="button"
        aria-pressed={isChosen}
        aria-label={name || `Point ${sign}`}
        transform={`translate(${x} ${y})`}
        onClick={() => onChoose(key)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          onChoose(key);
        }}
      >
        <circle className="aim-dot" r={3} />
        <circle cy={-16} r={11} />
        <text y={-12}>{sign}</text>
        {name && (
          <text className="aim-name" x={16} y={-12}>
            {name}
          </text>
        )}
      </g>
    );
  });
}
