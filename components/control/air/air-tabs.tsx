'use client';

import { DeskLink } from '../parts/router';

const tabs = [
  ['orders', '/air', 'Orders'],
  ['requests', '/air/requests', 'Requests'],
  ['picture', '/air/picture', 'Picture'],
  ['sightings', '/air/sightings', 'Sightings'],
] as const;

/** The pages of the air desk. */
export function AirTabs({ here }: { here: (typeof tabs)[number][0] }) {
  return (
    <nav aria-label="Air desk" className="flex gap-1">
      {tabs.map(([key, to, name]) => (
        <DeskLink
          key={key}
          to={to}
          aria-current={key === here ? 'page' : undefined}
          className={`flex h-8 items-center rounded-4 px-3 no-underline ${
            key === here
              ? 'bg-sheet font-semibold text-ink shadow-[inset_0_0_0_1px_var(--rule-2)]'
              : 'text-ink-2 hover:bg-sunk'
          }`}
        >
          {name}
        </DeskLink>
      ))}
    </nav>
  );
}
