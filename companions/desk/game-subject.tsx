import type { ReactNode } from 'react';
import type { AboutOnDesk } from '@/companions/about/companion-about';
import type { RulingTaken } from '@/companions/reads/companion-games';
import type { UnitOfTheGame } from '@/companions/rules/scene';
import { DeskLink } from '@/components/control/parts/router';
import { sideWords } from '@/lib/text';
import { sides } from '@/lib/words';

/** The subject in the main game, its units, and the way back to it. */
export function GameSubject({ of: { title, path, scene }, children }: { of: AboutOnDesk; children?: ReactNode }) {
  return (
    <section aria-label="What it is about" className="detail">
      <p className="flex flex-wrap gap-x-4">
        <DeskLink to={path} className="inline-flex min-h-press items-center font-medium">
          {title}
        </DeskLink>
        {children}
      </p>
      {sides.map((side) => (
        <Side key={side} side={side} units={scene.units.filter((unit) => unit.side === side)} />
      ))}
    </section>
  );
}

function Side({ side, units }: { side: UnitOfTheGame['side']; units: readonly UnitOfTheGame[] }) {
  if (units.length === 0) return null;
  return (
    <p>
      <span className={side === 'allied' ? 'text-allied' : 'text-german'}>{sideWords[side]}</span>{' '}
      {units.map(({ name }) => name).join(', ')}
    </p>
  );
}

/** The rulings in the main game by the result of a companion game. */
export function RuledByIt({ rulings, path }: { rulings: readonly RulingTaken[]; path: string | null }) {
  return (
    <ul aria-label="Ruled by it" className="detail">
      {rulings.map(({ number, turn, done, by, what, reason, isUndone }) => (
        <li key={number}>
          Turn {turn}: {by} {done}
          {what && (
            <>
              {' '}
              {path ? (
                <DeskLink to={path} className="font-medium">
                  {what}
                </DeskLink>
              ) : (
                what
              )}
            </>
          )}
          {reason && `. ${reason}`} {isUndone && <b className="font-medium text-waiting">Taken back since.</b>}
        </li>
      ))}
    </ul>
  );
}
