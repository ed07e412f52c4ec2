'use client';

import { Dialog } from '@/components/ui/dialog';
import { glossary } from '@/lib/glossary';
import type { PlayerDuty } from '@/lib/words';
import { CardLines, Line, Part } from './card-lines';
import { orderWords } from './order-words';
import { playerKeys } from './player-keys';
import { staffCards } from './staff-cards';

/** What an officer of this duty does, and what the words of the order sheet and of the field mean. */
export function RoleCard({ duty, onClose }: { duty: PlayerDuty; onClose: () => void }) {
  const card = staffCards.find(({ role }) => role === duty)!;
  return (
    <Dialog title={card.title} isOpen onOpen={(isOpen) => isOpen || onClose()} leaves="Close" isWide isToRead>
      <p className="font-serif text-lead">{card.purpose}</p>
      <CardLines card={card} />
      <Part title="Keys">
        <Words of={playerKeys} />
      </Part>
      <Part title="The words of the order sheet">
        <Words of={orderWords} />
      </Part>
      <Part title="Words of the field">
        <Words of={Object.entries(glossary)} />
      </Part>
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
