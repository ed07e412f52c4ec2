'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { deeds } from '@/components/control/parts/keys/deeds';
import { type DeskKeys, useKeysShown } from '@/components/control/parts/keys/keys-shown';
import { Kbd } from '@/components/ui/kbd';
import { desks } from '../desks';

/** What is shown of a key: `a` stands as A, Enter as its arrow. */
const faces: Readonly<Record<string, string>> = { Enter: '↵', Escape: 'Esc', Backspace: '⌫', 'Ctrl Enter': 'Ctrl ↵' };
const faceOf = (key: string) => faces[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** What a desk's own letter leads to at that desk. */
const next: Readonly<Record<string, string>> = {
  C: 'the next combat',
  E: 'the next message',
  M: 'what is to be moved',
  O: 'the next sheet',
  R: 'the next report',
};

/** The page of keys: of the desk that lies open, of every desk, and the deed each key has wherever it is used. */
export function KeysPage({ typed }: { typed: string }) {
  const { desk, frame } = useKeysShown();
  const { seat, isOneUmpire } = useChrome();
  const ways = desks
    .filter(({ isGameControls }) => !isGameControls || seat.roles.includes('gameControl'))
    .map(({ letter, name }) => [letter, next[letter] ? `${name}; there, ${next[letter]}` : name] as const);
  const everywhere: DeskKeys = [
    ...frame,
    ['Ctrl K', 'go to anything by its name'],
    ...(isOneUmpire ? [['.', 'show or fold the desks seldom used'] as const] : []),
    ...ways,
  ];
  return (
    <>
      <Keys title="Keys of this desk" keys={desk} typed={typed} />
      <Keys title="Keys of every desk" keys={everywhere} typed={typed} />
      <Keys title="What a key does wherever it is used" keys={Object.entries(deeds)} typed={typed} />
    </>
  );
}

function Keys({ title, keys, typed }: { title: string; keys: DeskKeys; typed: string }) {
  const wanted = typed.trim().toLowerCase();
  const shown = keys.filter(([key, does]) => wanted === '' || `${faceOf(key)} ${does}`.toLowerCase().includes(wanted));
  if (shown.length === 0) return null;
  return (
    <section className="mb-4" aria-label={title}>
      <h2 className="cap mb-1">{title}</h2>
      <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-1 text-small">
        {shown.map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="flex flex-wrap gap-1">
              {faceOf(key)
                .split(' ')
                .map((one) => (
                  <Kbd key={one}>{one}</Kbd>
                ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
