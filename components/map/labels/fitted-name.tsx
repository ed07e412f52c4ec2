import { asWide } from './type';

interface Props {
  name: string;
  x: number;
  y: number;
  /** Room for it, px. */
  width: number;
  anchor?: 'start' | 'middle';
}

/** A counter's name, drawn closer together where it would not fit. */
export function FittedName({ name, x, y, width, anchor = 'start' }: Props) {
  return (
    <text className="counter-name" x={x} y={y} textAnchor={anchor} {...asWide(name, 'counter', width)}>
      {name}
    </text>
  );
}
