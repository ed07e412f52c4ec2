'use client';

import { useRef } from 'react';
import type { CompanionGamesDesk } from '@/companions/reads/companion-games';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { DeskLink } from '@/components/control/parts/router';
import { Tag } from '@/components/ui/tag';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';

/** Every companion game of this game, the last begun first, and the way to a new one. */
export function CompanionList({ desk, openId }: { desk: CompanionGamesDesk; openId: string | null }) {
  const list = useRef<HTMLDivElement>(null);
  useWalk(list);
  const played = desk.games.filter(({ result }) => result === null).length;
  return (
    <section
      aria-label="Companion games"
      className="flex min-h-0 flex-col border-r border-rule bg-paper max-md:max-h-48 max-md:border-r-0 max-md:border-b"
    >
      <header className="border-b border-rule px-3 pt-3 pb-2">
        <h1 className="text-lead">Companion games</h1>
        <p className="aside">{played === 0 ? 'Other rulesets of the same campaign.' : `${played} being played.`}</p>
      </header>
      <div ref={list} className="scrolls">
        <DeskLink
          to="/companions"
          data-stop
          aria-current={openId === null ? 'page' : undefined}
          className={`flex min-h-handle-small items-center border-b border-rule-2 px-3 no-underline ${
            openId === null ? 'bg-mine-soft font-medium text-ink' : 'text-ink-2 hover:bg-sunk'
          }`}
        >
          Begin another
        </DeskLink>
        <ul>
          {desk.games.map((game) => (
            <li key={game.id} className="border-b border-rule">
              <Entry game={game} isOpen={game.id === openId} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Entry({ game, isOpen }: { game: CompanionGameOnList; isOpen: boolean }) {
  const { id, number, name, title, turn, result } = game;
  return (
    <DeskLink
      to={`/companions/${id}`}
      data-stop
      aria-current={isOpen ? 'page' : undefined}
      className={`block px-3 py-1.5 text-ink no-underline ${isOpen ? 'bg-mine-soft' : 'hover:bg-sunk'}`}
    >
      <span className="flex items-baseline gap-1.5">
        <b className="font-semibold">{number}</b>
        <span className="min-w-0 truncate">{name}</span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5 aside">
        {name !== title && <span>{title}</span>}
        <span>begun in turn {turn}</span>
        {result === null ? <Tag meaning="waiting">Being played</Tag> : <Tag>Put away</Tag>}
      </span>
    </DeskLink>
  );
}
