'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { useBoundOf } from '@/components/control/parts/keys/bound-keys';
import { wordsOfAnyDesk, wordsOfItsDesk } from '@/components/control/parts/keys/deed-words';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { type Deed, type DeskKeys, digitsOf, keysOf } from '@/components/control/parts/keys/key-table';
import { useKeysShown } from '@/components/control/parts/keys/keys-shown';
import { desks } from '../desks';

/** The place where a desk's own key leads at that desk. */
const next: { readonly [D in Deed]?: keyof typeof wordsOfItsDesk } = {
  combats: 'nextCombat',
  messages: 'nextMessage',
  map: 'movementList',
  orders: 'nextSheet',
  reports: 'nextReport',
};

const anywhere: DeskKeys = [
  ...Object.entries(wordsOfAnyDesk).map(([deed, does]) => [deed as Deed, does] as const),
  [digitsOf(9), 'what has that number: a row, a choice, a button'],
];

/** The page of keys: of the desk that lies open, of every desk, and the deed each key has wherever it is used. */
export function KeysPage({ typed }: { typed: string }) {
  const { desk, frame } = useKeysShown();
  const bound = useBoundOf(desk);
  const { seat, isOneUmpire } = useChrome();
  const ways = desks
    .filter(({ isGameControls }) => !isGameControls || seat.roles.includes('gameControl'))
    .map(({ deed, name }) => [deed, next[deed] ? `${name}; there, ${wordsOfItsDesk[next[deed]]}` : name] as const);
  const everywhere: DeskKeys = [
    ...frame,
    ['palette', 'go to anything by its name'],
    ['book', 'open the handbook at the page that speaks of this desk'],
    ...(isOneUmpire ? [['unfold', 'show or fold the desks seldom used'] as const] : []),
    ...ways,
  ];
  return (
    <>
      <Keys title="Keys of this desk" keys={desk} bound={bound} typed={typed} />
      <Keys title="Keys of every desk" keys={everywhere} typed={typed} />
      <Keys title="What a key does wherever it is used" keys={anywhere} typed={typed} />
    </>
  );
}

function Keys({
  title,
  keys,
  bound = keys,
  typed,
}: {
  title: string;
  keys: DeskKeys;
  typed: string;
  bound?: DeskKeys;
}) {
  const wanted = typed.trim().toLowerCase();
  const shown = keys.filter(
    ([deed, does]) => wanted === '' || `${keysOf(deed).join(' ')} ${does}`.toLowerCase().includes(wanted),
  );
  if (shown.length === 0) return null;
  return (
    <section className="mb-4" aria-label={title}>
      <h2 className="cap mb-1">{title}</h2>
      <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-1 text-small">
        {shown.map(([deed, does]) => (
          <div key={deed} className="contents">
            <dt className="flex flex-wrap gap-1">
              <KeyOf deed={deed} />
            </dt>
            <dd className={bound.some(([one]) => one === deed) ? '' : 'text-ink-3'}>
              {does}
              {!bound.some(([one]) => one === deed) && ', not now'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
