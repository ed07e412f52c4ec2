'use client';

import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { useRouter } from '@/components/control/parts/router';
import { check } from '@/components/transport/send/send';
import { TextField } from '@/components/ui/field';
import { colourAtMost } from '@/lib/advice/combat/colour-line';
import type { ColourForTeam } from '@/lib/desks/control/combat/colour';
import { listed } from '@/lib/text';

const checkPauseMs = 350;

/** One line of colour for the letters of both sides, with whose letters it goes into. */
export function ColourLine({
  combatId,
  line,
  field,
  onWrite,
  onSend,
}: {
  combatId: string;
  line: string;
  field: RefObject<HTMLInputElement | null>;
  onWrite: (line: string) => void;
  onSend: () => void;
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.blur();
    if (event.key === 'Enter') onSend();
  };
  return (
    <div className="mt-1.5">
      <TextField
        ref={field}
        label="A line of colour for both letters"
        hint={
          line === '' && (
            <>
              Write what anybody there could see, such as “Tanks burn on the road.” <KeyOf deed="colourLine" />
            </>
          )
        }
        value={line}
        maxLength={colourAtMost}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ColourGoes combatId={combatId} line={line} />
    </div>
  );
}

/** The letters that a line of colour goes into, and those it does not, with the guard's marks in it for them. */
export function ColourGoes({ combatId, line }: { combatId: string; line: string }) {
  const { seatId } = useRouter();
  const [found, setFound] = useState<{ line: string; teams: ColourForTeam[] } | null>(null);
  useEffect(() => {
    if (line.trim() === '') return;
    let isOld = false;
    const pause = setTimeout(async () => {
      const teams = await check(seatId, 'colour-marks', { combatId, colour: line });
      if (teams && !isOld) setFound({ line, teams });
    }, checkPauseMs);
    return () => {
      isOld = true;
      clearTimeout(pause);
    };
  }, [seatId, combatId, line]);
  if (line.trim() === '' || found?.line !== line) return null;
  const goes = found.teams.filter(({ marks }) => marks.length === 0).map(({ team }) => team);
  return (
    <div role="status" className="mt-1 text-small">
      <p className="text-ink-2">
        {goes.length > 0 ? `It goes into the letters to ${listed(goes)}.` : 'It goes into no letter.'}
      </p>
      <ul>
        {found.teams
          .filter(({ marks }) => marks.length > 0)
          .map(({ team, marks }) => (
            <li key={team} className="text-secret">
              <b className="font-medium">Not to {team}:</b> {marks.map(({ message }) => message).join(' ')}
            </li>
          ))}
      </ul>
    </div>
  );
}
