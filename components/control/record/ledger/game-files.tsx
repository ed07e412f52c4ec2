import { useDeskAddress } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Dialog } from '@/components/ui/dialog';
import type { LedgerPage } from '@/lib/turn/control-desk/record/ledger';

/** This game in time as files of ORBAT Mapper: one with the truth, and one a team with what it was told alone. */
export function GameFiles({ teams }: { teams: NonNullable<LedgerPage['files']> }) {
  const address = useDeskAddress();
  const files = [
    { to: '/ledger/orbat', name: 'The truth', says: 'Every unit of both sides. For nobody who still plays.' },
    ...teams.map(({ key, name }) => ({
      to: `/ledger/orbat?team=${encodeURIComponent(key)}`,
      name,
      says: 'What it was told, and nothing else.',
    })),
  ];
  return (
    <Dialog title="Files of this game" trigger={<Button kind="quiet">Files of this game…</Button>} leaves="Done">
      <p className="mb-3 text-ink-2">For ORBAT Mapper: the units on a map, turn by turn.</p>
      <ul className="space-y-3">
        {files.map(({ to, name, says }) => (
          <li key={to} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <a className={`${buttonLook()} min-w-48`} href={address(to)} download>
              {name}
            </a>
            <span className="text-ink-2">{says}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
