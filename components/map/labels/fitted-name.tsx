import { type FaceName, widthOf } from './type';

interface Props {
  name: string;
  x: number;
  y: number;
  /** Room for it, px. */
  width: number;
  anchor?: 'start' | 'middle';
  face?: FaceName;
}

/** A counter's name, drawn closer together where it would not fit. */
export function FittedName({ name, x, y, width, anchor = 'start', face = 'counter' }: Props) {
  const isTooLong = widthOf(name, face) > width;
  return (
    <text
      className={face === 'counter' ? 'counter-name' : 'counter-name from-afar'}
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
