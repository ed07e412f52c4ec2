'use client';

import { useEffect, useRef, useState } from 'react';
import { roleBriefings } from '@/components/control/access/briefings/role-briefings';
import { findInCard, rulesCard } from '@/components/control/cases/rules-card/rules-card';
import { CardTableShown } from '@/components/control/cases/rules-card/rules-card-tables';
import { useChrome } from '@/components/control/parts/desk-context';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { DeskLink } from '@/components/control/parts/router';
import { wordsOfGame } from '@/components/control/parts/rulebook/words-of-game';
import { CardLines, Line } from '@/components/player/access/card-lines';
import { ToBook } from '@/components/ui/book-link';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { counted } from '@/lib/text';
import { KeysPage } from './keys-page';

/** Keys, the card of the umpire's part, the rules card and the words of the field, with one field that finds in all of it. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const chrome = useChrome();
  const { seat } = chrome;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wanted = typed.trim().toLowerCase();
  const found = findInCard(typed, rulesCard(chrome));
  const words = [...wordsOfGame(chrome)].filter(([word, means]) => `${word} ${means}`.toLowerCase().includes(wanted));
  const parts = roleBriefings.filter(({ role }) => seat.roles.some((own) => own === role));
  useEffect(() => field.current?.focus(), []);
  /** Finds the words; a new result is read from its top. */
  const find = (written: string) => {
    setTyped(written);
    if (list.current) list.current.scrollTop = 0;
  };
  return (
    <aside
      aria-label="Keys, rules and words"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      className="on-desk fixed top-20 right-0 bottom-0 z-20 flex w-[min(32.5rem,100vw)] flex-col rounded-r-none border-l border-rule-2"
    >
      <header className="shrink-0 border-b border-rule px-4 py-2.5">
        <div className="flex items-center gap-2">
          <h1 className="text-lead">Keys, rules and words</h1>
          <span className="ml-auto text-small">
            <ToBook page="words-of-control">Handbook</ToBook>
          </span>
          <DeskLink to="/rulebook/card" className="text-small text-link">
            Print the rules card
          </DeskLink>
          <Button size="small" kind="quiet" hint={keyOf('leave')} onClick={onClose}>
            Close
          </Button>
        </div>
        <TextField
          frame="mt-1.5"
          label="Find a key, a rule or a word"
          isLabelHidden
          ref={field}
          placeholder="accept, bridge, −4, flak, §12 …"
          value={typed}
          onChange={(event) => find(event.target.value)}
        />
        <p role="status" className="mt-1 aside">
          {wanted === ''
            ? 'The keys, your part in the turn, and the rules of OP COM in our words.'
            : found.length === 0
              ? 'No rule is found.'
              : `${found.length === 1 ? 'One table' : counted(found.length, 'table')} of the rules found.`}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div ref={list} tabIndex={0} className="scrolls px-4 pt-3">
        <KeysPage typed={typed} />
        {wanted === '' &&
          parts.map((card) => (
            <details key={card.role} className="mb-4 border-t border-rule pt-2">
              <summary className="font-semibold">Your part: {card.title}</summary>
              <p className="mt-1">{card.purpose}</p>
              <CardLines card={card} />
            </details>
          ))}
        {found.map((one) => (
          <CardTableShown key={one.table.id} found={one} />
        ))}
        {words.length > 0 && (
          <section aria-label="Words of the game and of the console" className="mb-4">
            <h2 className="cap mb-1">Words of the game and of the console</h2>
            <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-1 text-small">
              {words.map(([word, means]) => (
                <Line key={word} term={word} words={means} />
              ))}
            </dl>
          </section>
        )}
      </div>
    </aside>
  );
}
