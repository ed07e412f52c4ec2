'use client';

import { useRef } from 'react';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { DeskLink } from '@/components/control/parts/router';
import { Tag } from '@/components/ui/tag';
import { type Kind, kinds } from '@/lib/adjudication/adjudicate';
import { kindNames } from '@/lib/advice/cases/case-words';
import type { CaseOnList, RulesDesk } from '@/lib/desks/control/cases/rules';

/** The eight kinds, each the way to a new case, and every case put in this game. */
export function CaseList({ desk, kind, caseId }: { desk: RulesDesk; kind: Kind | null; caseId: string | null }) {
  const list = useRef<HTMLDivElement>(null);
  useWalk(list);
  const turns = [...new Set(desk.cases.map(({ turn }) => turn))];
  const waiting = desk.cases.filter(({ turn, state }) => turn === desk.turn && state === 'resolved').length;
  return (
    <section aria-label="Rules desk" className="flex min-h-0 flex-col border-r border-rule bg-paper">
      <header className="border-b border-rule px-3 pt-3 pb-2">
        <h1 className="text-lead">Rules desk</h1>
        <p className="aside">
          {waiting === 0 ? 'Settle anything by hand, on a map or without.' : `${waiting} to rule on.`}
        </p>
      </header>
      <div ref={list} className="scrolls">
        <nav aria-label="New case" className="border-b border-rule-2 py-1">
          {kinds.map((one) => {
            const isHere = one === kind && caseId === null;
            return (
              <DeskLink
                key={one}
                to={`/rules/${one}`}
                data-stop
                aria-current={isHere ? 'page' : undefined}
                className={`flex min-h-handle-small items-center px-3 no-underline ${
                  isHere ? 'bg-mine-soft font-medium text-ink' : 'text-ink-2 hover:bg-sunk'
                }`}
              >
                {kindNames[one]}
              </DeskLink>
            );
          })}
        </nav>
        {desk.cases.length === 0 && <p className="px-3 py-3 text-ink-3">No case has been put yet.</p>}
        {turns.map((turn) => (
          <section key={turn} aria-label={`Cases of turn ${turn}`}>
            <h2 className="cap px-3 pt-2 pb-0.5">{turn === desk.turn ? 'This turn' : `Turn ${turn}`}</h2>
            <ul>
              {desk.cases
                .filter((one) => one.turn === turn)
                .map((one) => (
                  <li key={one.id} className="border-b border-rule">
                    <Entry one={one} isOpen={one.id === caseId} isWaiting={turn === desk.turn} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Entry({ one, isOpen, isWaiting }: { one: CaseOnList; isOpen: boolean; isWaiting: boolean }) {
  const { id, kind, number, name, state } = one;
  return (
    <DeskLink
      to={`/rules/${kind}/${id}`}
      data-stop
      aria-current={isOpen ? 'page' : undefined}
      className={`block px-3 py-1.5 text-ink no-underline ${isOpen ? 'bg-mine-soft' : 'hover:bg-sunk'}`}
    >
      <span className="flex items-baseline gap-1.5">
        <b className="font-semibold">{number}</b>
        <span className="min-w-0 truncate">{name}</span>
      </span>
      <span className="flex items-center gap-1.5 aside">
        {name !== kindNames[kind] && <span>{kindNames[kind]}</span>}
        {state === 'ruled' ? (
          <Tag meaning="mine">Ruled on</Tag>
        ) : isWaiting ? (
          <Tag meaning="waiting">No ruling</Tag>
        ) : (
          <Tag>No ruling</Tag>
        )}
      </span>
    </DeskLink>
  );
}
