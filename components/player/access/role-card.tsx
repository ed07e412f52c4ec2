'use client';

import { ToBook } from '@/components/ui/book-link';
import { Dialog } from '@/components/ui/dialog';
import { listed, wordsOfPlayers } from '@/lib/glossary';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { CardLines, Line, Part } from './card-lines';
import { orderWords } from './order-words';
import { playerKeys } from './player-keys';
import { staffCards } from './staff-cards';

/** The team's objective, what an officer of this duty does, and what the words of the order sheet and of the field mean. */
export function RoleCard({ desk, onClose }: { desk: PlayerDesk; onClose: () => void }) {
  const card = staffCards.find(({ role }) => role === desk.seat.duty)!;
  const objectives = desk.reports.filter(({ isObjective }) => isObjective);
  return (
    <Dialog title={card.title} isOpen onOpen={(isOpen) => isOpen || onClose()} leaves="Close" isWide isToRead>
      <p className="font-serif text-lead">{card.purpose}</p>
      {objectives.map(({ id, heading, body }) => (
        <Part key={id} title={heading}>
          <p className="font-serif leading-snug whitespace-pre-wrap">{body}</p>
        </Part>
      ))}
      <CardLines card={card} />
      <Part title="Keys">
        <Words of={playerKeys()} />
      </Part>
      <Part title="The words of the order sheet">
        <Words of={orderWords} />
      </Part>
      <Part title="Words of the game and of the console">
        <Words of={listed(wordsOfPlayers)} />
      </Part>
      <p className="mt-5">
        More in the handbook: <ToBook page={desk.seat.duty}>{card.title}</ToBook>, <ToBook page="words">words</ToBook>,{' '}
        <ToBook page="when-something-breaks">when something breaks</ToBook>.
      </p>
    </Dialog>
  );
}

const Words = ({ of }: { of: readonly (readonly [string, string])[] }) => (
  <dl className="grid grid-cols-[11rem_1fr] gap-x-4 gap-y-1.5 max-sm:grid-cols-1">
    {of.map(([word, meaning]) => (
      <Line key={word} term={word} words={meaning} />
    ))}
  </dl>
);
