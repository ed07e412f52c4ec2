import { useState } from 'react';
import type { ViewKey } from '@/lib/replay/take-home/battle-told';
import { turnDateAndYear } from '@/lib/text';
import type { Battle } from './read-battle';

interface Props {
  battle: Battle;
  view: ViewKey;
  onView: (view: ViewKey) => void;
  turn: number;
}

/** The battle, the owner of the page, and the way it is shown. */
export function HomeHead({ battle, view, onView, turn }: Props) {
  const { title, audience, about, views } = battle.shown;
  return (
    <header className="home-head">
      <h1>{title}</h1>
      <p>
        <b>{audience}</b>
        <span>{daysOf(battle) || about}</span>
      </p>
      <div className="home-tools">
        {views.length > 1 && (
          <fieldset aria-label="The map shows" className="home-views">
            {views.map(({ key, name }) => (
              <button
                key={key}
                type="button"
                aria-pressed={key === view}
                disabled={!battle.hasView(key, turn)}
                onClick={() => onView(key)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
        <DayOrNight />
        <button type="button" className="home-button" onClick={() => print()}>
          Print
        </button>
      </div>
    </header>
  );
}

/** `17 September 1944 to 19 September 1944`; empty: the days are not known. */
function daysOf({ shown: { turns } }: Battle): string {
  const days = turns.flatMap(({ day }) => (day ? [turnDateAndYear({ ...day, daypart: 'morning' })] : []));
  const [first] = days;
  const last = days.at(-1);
  return first === last ? (first ?? '') : `${first} to ${last}`;
}

/** Shows the page in the other of its two looks; until somebody asks for one, the system chooses. */
function DayOrNight() {
  const [isNight, setNight] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <button
      type="button"
      className="home-button"
      onClick={() => {
        document.documentElement.dataset.theme = isNight ? 'light' : 'dark';
        setNight(!isNight);
      }}
    >
      {isNight ? 'Light' : 'Dark'}
    </button>
  );
}
