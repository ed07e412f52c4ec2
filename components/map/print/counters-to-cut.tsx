import type { ReactNode } from 'react';
import { counted } from '@/lib/text';
import { countersOn, inPieces, type PageFormat } from './page-layout';
import { PrintedPage } from './printed-page';

interface Props<Face> {
  title: string;
  secrecy?: string;
  paper: PageFormat;
  /** The width of a counter to be cut, mm. */
  widthMm: number;
  faces: readonly Face[];
  keyOf: (face: Face) => string;
  /** A counter as it is drawn on the map, in its own pixels, and how large that is. */
  draw: (face: Face) => ReactNode;
  size: { width: number; height: number };
}

/** Counters for the table, block by block, with marks to cut along at every row and column. */
export function CountersToCut<Face>({ title, secrecy = '', paper, widthMm, faces, keyOf, draw, size }: Props<Face>) {
  const block = countersOn(paper, widthMm, size.height / size.width);
  const sheets = inPieces(faces, block.columns * block.rows);
  return sheets.map((piece, i) => (
    <PrintedPage key={keyOf(piece[0]!)} paper={paper} label={`${title}, sheet ${i + 1}`}>
      <header className="printed-head">
        {secrecy && <p className="printed-secret">{secrecy}</p>}
        <p>
          <b>{title}</b>
          <span>
            Sheet {i + 1} of {sheets.length} · {counted(piece.length, 'counter')} of {widthMm} mm
          </span>
        </p>
      </header>
      <Block faces={piece} block={block} keyOf={keyOf} draw={draw} size={size} />
    </PrintedPage>
  ));
}

type Block = ReturnType<typeof countersOn>;

/** Counters edge to edge, and 4 mm of line outside the block wherever a cut runs. */
function Block<Face>({
  faces,
  block: { columns, width, height },
  keyOf,
  draw,
  size,
}: Pick<Props<Face>, 'faces' | 'keyOf' | 'draw' | 'size'> & { block: Block }) {
  const rows = Math.ceil(faces.length / columns);
  const across = columns * width;
  const down = rows * height;
  const mark = 4;
  let cuts = '';
  for (let i = 0; i <= columns; i++) cuts += `M${i * width} ${-1}v${-mark + 1}M${i * width} ${down + 1}v${mark - 1}`;
  for (let i = 0; i <= rows; i++) cuts += `M${-1} ${i * height}h${-mark + 1}M${across + 1} ${i * height}h${mark - 1}`;
  return (
    <svg
      className="cut-sheet"
      role="img"
      aria-label={`${counted(faces.length, 'counter')} to cut out`}
      style={{ width: `${across + 2 * mark}mm`, height: `${down + 2 * mark}mm` }}
      viewBox={`${-mark} ${-mark} ${across + 2 * mark} ${down + 2 * mark}`}
    >
      <path className="cut" d={cuts} />
      {faces.map((face, i) => (
        <g
          key={keyOf(face)}
          transform={`translate(${(i % columns) * width} ${Math.floor(i / columns) * height}) scale(${width / size.width})`}
        >
          {draw(face)}
        </g>
      ))}
    </svg>
  );
}
