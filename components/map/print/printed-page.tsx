import type { ReactNode } from 'react';
import { type PageFormat, rim, sizeOf } from './page-layout';
import './print.css';

/** A sheet of paper, on the screen as in print. */
export function PrintedPage({ paper, label, children }: { paper: PageFormat; label: string; children: ReactNode }) {
  const { width, height } = sizeOf(paper);
  const turned = paper.isLandscape ? 'landscape' : 'portrait';
  return (
    <section
      aria-label={label}
      className={`printed-sheet ${paper.name.toLowerCase()}-${turned}`}
      style={{ width: `${width}mm`, height: `${height}mm`, padding: `0 ${rim.side}mm` }}
    >
      {children}
    </section>
  );
}
