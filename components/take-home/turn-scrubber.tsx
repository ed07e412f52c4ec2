import { useEffect, useRef } from 'react';
import { type Stage, stageNames } from '@/lib/replay/take-home/stages';
import { capital, turnDate } from '@/lib/text';
import type { Battle } from './read-battle';

interface Props {
  battle: Battle;
  /** Of the turn that is shown, among those of the battle. */
  place: number;
  onPlace: (place: number) => void;
  stage: Stage;
  onStage: (stage: Stage) => void;
}

/** The turns by the calendar of the battle, each with a bar that says how much happened; the one that is shown with its parts. */
export function TurnScrubber({ battle, place, onPlace, stage, onStage }: Props) {
  const { turns } = battle.shown;
  const shown = turns[place];
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is brought into sight
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 3;
  }, [place]);
  if (!shown) return null;
  const stages = battle.stagesOf(shown.turn);
  return (
    <nav className="home-turns" aria-label="Turns">
      <button
        type="button"
        className="home-step back"
        aria-label="Turn before"
        disabled={place === 0}
        onClick={() => onPlace(place - 1)}
      >
        ←
      </button>
      <p className="home-now" aria-live="polite">
        <b>{shown.day ? `${turnDate(shown.day)}, ${shown.day.daypart}` : `Turn ${shown.turn}`}</b>
        <span>
          Turn {shown.turn}, {stageNames[stage].toLowerCase()}
        </span>
      </p>
      <ol ref={list}>
        {turns.map(({ turn, day, fullness }, i) => {
          const isNew = day && day.date !== turns[i - 1]?.day?.date;
          const word = day ? capital(day.daypart) : `Turn ${turn}`;
          const date = day ? turnDate({ ...day, daypart: 'morning' }) : '';
          return (
            <li key={turn} className={i === place ? 'shown' : ''}>
              <button
                type="button"
                className="home-turn"
                aria-current={i === place || undefined}
                aria-label={`Turn ${turn}, ${date} ${word.toLowerCase()}${i === battle.fullest ? ', most happened here' : ''}`}
                onClick={() => onPlace(i)}
              >
                <span>{word}</span>
                <i style={{ height: `${4 + 20 * fullness}px` }} />
                <small>{i === place && i === battle.fullest ? 'Most happened here' : isNew ? date : ''}</small>
              </button>
            </li>
          );
        })}
      </ol>
      {stages.length > 1 && (
        <fieldset className="home-stages" aria-label="Part of the turn">
          {stages.map((one) => (
            <button key={one} type="button" aria-pressed={one === stage} onClick={() => onStage(one)}>
              {stageNames[one]}
            </button>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="home-step on"
        aria-label="Turn after"
        disabled={place === turns.length - 1}
        onClick={() => onPlace(place + 1)}
      >
        →
      </button>
    </nav>
  );
}
