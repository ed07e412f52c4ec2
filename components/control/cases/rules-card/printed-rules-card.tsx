'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { findInCard, rulesCard } from './rules-card';
import { CardTableShown } from './rules-card-tables';
import './printed-rules-card.css';

/** The whole rules card, for the table: two pages of paper. */
export function PrintedCard() {
  const chrome = useChrome();
  return (
    <div className="bg-sheet px-6 py-4 print:p-0">
      <header className="mb-3 flex items-baseline gap-3">
        <h1 className="text-title">Rules card</h1>
        <p className="text-ink-3">OP COM 2011, in our words; sections as in the book’s body.</p>
        <span className="not-printed ml-auto flex items-center gap-3">
          <DeskLink to="/rulebook" className="text-link">
            Rulebook
          </DeskLink>
          <Button kind="act" onClick={() => window.print()}>
            Print
          </Button>
        </span>
      </header>
      <div className="rules-on-paper">
        {findInCard('', rulesCard(chrome)).map((one) => (
          <CardTableShown key={one.table.id} found={one} />
        ))}
      </div>
    </div>
  );
}
