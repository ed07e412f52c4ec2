'use client';

import { DeskLink, useDeskAddress, useRouter } from '../parts/router';

const pages = [
  { path: '/setup', name: 'Seats' },
  { path: '/setup/teams', name: 'Teams' },
  { path: '/setup/clock', name: 'Clock and notices' },
  { path: '/setup/maps', name: 'A map of your own' },
  { path: '/scenarios', name: 'Your scenarios' },
  { path: '/briefings', name: 'Role briefings' },
  { path: '/print?what=orderSheet', name: 'Blank forms' },
];

/** The ways between the pages on which game control sets the game up. */
export function SetupTabs() {
  const { address } = useRouter();
  const at = useDeskAddress();
  const isHere = (path: string) => address === at(path) || (path === '/scenarios' && address.startsWith(at(path)));
  return (
    <nav aria-label="Setting up" className="not-printed flex gap-5 border-b border-rule bg-paper px-6 max-sm:px-3">
      {pages.map(({ path, name }) => (
        <DeskLink
          key={path}
          to={path}
          aria-current={isHere(path) ? 'page' : undefined}
          className={`flex min-h-handle items-center border-b-2 font-medium no-underline ${isHere(path) ? 'border-ink text-ink' : 'border-transparent text-ink-3 hover:text-ink'}`}
        >
          {name}
        </DeskLink>
      ))}
    </nav>
  );
}
