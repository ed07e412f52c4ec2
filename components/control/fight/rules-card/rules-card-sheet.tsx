'use client';

import { useEffect, useRef, useState } from 'react';
import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { findInCard } from './rules-card';
import { CardTableShown } from './rules-card-tables';

/** The rules card as it lies beside a desk, with a field to find in it. */
export function RulesCardSheet({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = findInCard(typed);
  useEffect(() => field.current?.focus(), []);
  /** What is found again is read from its top. */
  const find = (words: string) => {
    setTyped(words);
    if (list.current) list.current.scrollTop = 0;
  };
  return (
    <aside
      aria-label="Rules card"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      className="on-desk fixed top-[80px] right-0 bottom-0 z-20 flex w-[min(520px,100vw)] flex-col rounded-r-none border-l border-rule-2"
    >
      <header className="shrink-0 border-b border-rule px-4 py-2.5">
        <div className="flex items-center gap-2">
          <h1 className="text-lead">Rules card</h1>
          <DeskLink to="/rulebook/card" className="ml-auto text-small text-mine underline underline-offset-2">
            To print
          </DeskLink>
          <Button size="small" kind="quiet" hint="Esc" onClick={onClose}>
            Close
          </Button>
        </div>
        <TextField
          frame="mt-1.5"
          label="Find on the rules card"
          isLabelHidden
          ref={field}
          placeholder="bridge, −4, flak, §12 …"
          value={typed}
          onChange={(event) => find(event.target.value)}
        />
        <p role="status" className="mt-1 text-small text-ink-3">
          {typed.trim() === ''
            ? 'The rules of OP COM in our words, with the sections of the book.'
            : found.length === 0
              ? 'Nothing found.'
              : `${found.length === 1 ? 'One table found' : `${found.length} tables found`}.`}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div ref={list} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-4 pt-3">
        {found.map((one) => (
          <CardTableShown key={one.table.id} found={one} />
        ))}
      </div>
      <p aria-hidden className="shrink-0 border-t border-rule px-4 py-1.5 text-small text-ink-3">
        <Kbd>?</Kbd> brings it at every desk
      </p>
    </aside>
  );
}
