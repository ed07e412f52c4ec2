interface Props {
  name: string;
  x: number;
  y: number;
  /** Room for it, px. */
  width: number;
  anchor?: 'start' | 'middle';
}

/** A counter's name in 11 px condensed letters, drawn closer together where it would not fit. */
export function FittedName({ name, x, y, width, anchor = 'start' }: Props) {
  const isTooLong = widthOf(name) > width;
  return (
    <text
      className="counter-name"
      x={x}
      y={y}
      textAnchor={anchor}
      textLength={isTooLong ? width : undefined}
      lengthAdjust={isTooLong ? 'spacingAndGlyphs' : undefined}
    >
      {name}
    </text>
  );
}

const narrow = new Set("iljtfrI1 .,'’/-()");
const wide = new Set('mwMWGOQ');

/** About how wide a name is, px: letters of the semi-bold condensed face at 11 px in three widths. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (narrow.has(letter) ? 3.3 : wide.has(letter) ? 7.8 : 5.6), 0);
