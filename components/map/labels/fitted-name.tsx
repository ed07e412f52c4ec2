import { asWide, type FaceName } from './type';

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
  return (
    <text
      className={face === 'counter' ? 'counter-name' : 'counter-name from-afar'}
      x={x}
      y={y}
      textAnchor={anchor}
      {...asWide(name, face, width)}
    >
      {name}
    </text>
  );
}
