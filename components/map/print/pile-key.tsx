import type { ReactNode } from 'react';
import { onPages, type PageFormat, pxPerMm, windowOf } from './page-layout';
import { PrintedPage } from './printed-page';

interface Props {
  /** The counters in each pile, drawn one by one, and where it is. */
  piles: readonly { key: string; where: string; chips: ReactNode[] }[];
  /** A drawn counter, px. */
  size: { width: number; height: number };
  paper: PageFormat;
  asOf: string;
  secrecy?: string;
}

/** Between counters, mm. */
const gap = 1;
/** A pile's own line and what parts it from the next, mm. */
const lineMm = 9;

/** The contents of the piles of a printed map, on as many sheets as it needs. */
export function PileKey({ piles, size, paper, asOf, secrecy = '' }: Props) {
  const { width, height } = windowOf(paper);
  const across = Math.max(1, Math.floor((width + gap) / (size.width / pxPerMm + gap)));
  const heightOf = ({ chips }: Props['piles'][number]) =>
    Math.ceil(chips.length / across) * (size.height / pxPerMm + gap) + lineMm;
  return onPages(piles, heightOf, height).map((sheet, i) => (
    <PrintedPage key={sheet[0]!.key} paper={paper} label={`What lies in the piles, sheet ${i + 1}`}>
      <header className="printed-head">
        {secrecy && <p className="printed-secret">{secrecy}</p>}
        <p>
          <b>What lies in the piles</b> · {asOf}
        </p>
      </header>
      <ol className="pile-key">
        {sheet.map(({ key, where, chips }) => (
          <li key={key}>
            <p>{where}</p>
            <div>{chips}</div>
          </li>
        ))}
      </ol>
    </PrintedPage>
  ));
}
