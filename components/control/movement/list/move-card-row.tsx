'use client';

import type { ReactNode } from 'react';
import { gridReference } from '@/components/map/core/grid-reference';
import { Tag } from '@/components/ui/tag';
import type { CardState, MoveCard } from '@/lib/advice/movement/move-cards';
import type { MoveProposal } from '@/lib/advice/movement/propose-move';
import { actionWords } from '@/lib/visibility/forms/order-form';
import type { GoalWord } from './use-proposal';

const stateWords: Record<CardState, string> = {
  toMove: '',
  moved: 'moved',
  stopped: 'stopped',
  inContact: 'in contact already',
};

interface Props {
  card: MoveCard;
  goal: MoveProposal | null;
  by: GoalWord;
  isLit: boolean;
  /** Its move is on its way. */
  isSent: boolean;
  onLight: () => void;
  children: ReactNode;
}

/** A row of orders as a card: whose, which units and where they stand, its words, where they would go. */
export function MoveCardRow({ card, goal, by, isLit, isSent, onLight, children }: Props) {
  const { teamName, number, units, words, action, grouping, state } = card;
  const isOpen = state === 'toMove';
  const none = by === 'stays' ? 'they stay, says the team' : 'no place';
  return (
    <li
      aria-current={isLit || undefined}
      className={`border-b border-rule px-4 py-2 ${isLit ? 'bg-mine-soft' : isOpen ? 'bg-sheet' : 'text-ink-2'}`}
    >
      <button type="button" onClick={onLight} className="block w-full text-left">
        <span className="flex items-baseline gap-2 aside">
          <span className="min-w-0">
            {teamName}, row {number}
          </span>
          <b className="font-medium text-pencil">{actionWords[action].word}</b>
          <span className="ml-auto shrink-0">
            {isSent ? 'being moved…' : isOpen ? !goal && <Tag meaning="waiting">{none}</Tag> : stateWords[state]}
          </span>
        </span>
        <span className="block font-semibold">
          {grouping && `${grouping}: `}
          {units.map(({ shortName }) => shortName).join(', ')}
        </span>
        <span className={`block ${isLit ? '' : 'line-clamp-2'}`}>{words}</span>
        <span className="block aside">
          {units.map(({ x, y }) => gridReference({ x: x!, y: y! })).join(', ')}
          {isOpen && goal && ` → ${goal.isFollowing ? 'behind ' : ''}${goal.to.name}, ${by}`}
        </span>
      </button>
      {children}
    </li>
  );
}
