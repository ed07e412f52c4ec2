'use client';

import { phaseNames } from '@/components/control/parts/phase-times';
import { clockTimeToTheSecond } from '@/components/control/parts/time-words';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { type Belief, placeOf } from '@/lib/advice/debrief/beliefs';
import { capital } from '@/lib/text';
import type { Reel } from './reel';

/** The name of a thing at a moment; empty: it has none. */
function nameOf(reel: Reel, key: string, at: number): string {
  const unit = reel.unitOf(key);
  const thing = reel.truth(at).get(unit ? `unit/${unit}` : key);
  if (thing?.name) return String(thing.name);
  const id = key.slice(key.indexOf('/') + 1);
  return reel.film.teams.find((team) => team.key === id)?.name ?? '';
}

/** The subject of a moment: a thing's name, or the team it was of. */
function subjectOf(reel: Reel, at: number): string {
  const { about, team } = reel.moment(at);
  return nameOf(reel, about, at) || nameOf(reel, `team/${team}`, at);
}

/** A moment in a line: `Turn 3, Movement, 14:05:10: moved the counter, 2 Para`. */
export function momentWords(reel: Reel, at: number): string {
  const { turn, phase, at: time, verb } = reel.moment(at);
  const name = subjectOf(reel, at);
  const done = reel.film.done[verb] ?? verb;
  return `Turn ${turn}, ${phaseNames[phase]}, ${clockTimeToTheSecond(time)}: ${done}${name && `, ${name}`}`;
}

/** The act of the moment shown, and the seat that did it. */
export function Happened({ reel, at, onChoose }: { reel: Reel; at: number; onChoose: (key: string) => void }) {
  const { number, by, verb, about, words, turn, phase, at: time, isFlagged } = reel.moment(at);
  const name = subjectOf(reel, at);
  return (
    <section aria-label="What happened" className="border-b border-rule pb-3">
      <p className="aside">
        Turn {turn}, {phaseNames[phase]}, <span suppressHydrationWarning>{clockTimeToTheSecond(time)}</span>, number{' '}
        {number}
      </p>
      <p className="text-lead">
        {isFlagged ? <b>Flagged: {words}</b> : <b>{capital(reel.film.done[verb] ?? verb)}</b>}
        {name && !isFlagged && (
          <>
            {': '}
            {about.startsWith('unit/') || about.startsWith('combat/') ? (
              <button type="button" className="underline underline-offset-4" onClick={() => onChoose(about)}>
                {name}
              </button>
            ) : (
              name
            )}
          </>
        )}
      </p>
      {by && <p className="detail">{by}</p>}
      {words && !isFlagged && <p className="detail">because {words}</p>}
    </section>
  );
}

/** A unit in hand: where it stood, and where each team shown thought it was. */
export function UnitThen({
  reel,
  at,
  unitId,
  teams,
  isFollowed,
  onFollow,
}: {
  reel: Reel;
  at: number;
  unitId: string;
  /** The teams whose telling is shown. */
  teams: readonly string[];
  isFollowed: boolean;
  onFollow: () => void;
}) {
  const thing = reel.truth(at).get(`unit/${unitId}`);
  if (!thing) return null;
  const place = thing.isOnMap ? placeOf(thing) : null;
  const whose = reel.film.units[unitId]?.teamKey;
  return (
    <section aria-label={String(thing.name)} className="border-b border-rule py-3">
      <h2 className="lead">{String(thing.name)}</h2>
      <p className="detail">
        {reel.film.teams.find(({ key }) => key === whose)?.name}
        {`, ${String(thing.formation)}`}
      </p>
      <p className="text-secret">
        In truth: {thing.isCaptured ? 'taken prisoner' : place ? `at ${gridReference(place)}` : 'not on the map'}
        {Number(thing.stepsLost) > 0 && `, ${thing.stepsLost} ${thing.stepsLost === 1 ? 'step' : 'steps'} lost`}.
      </p>
      <ul className="text-small">
        {teams.map((key) => (
          <li key={key}>
            {reel.film.teams.find((team) => team.key === key)?.name}: {toldOf(reel, key, unitId, at)}
          </li>
        ))}
      </ul>
      <Button size="small" kind={isFollowed ? 'quiet' : 'plain'} className="mt-2" onClick={onFollow}>
        {isFollowed ? 'Follow no more' : 'Follow'}
      </Button>
    </section>
  );
}

/** Where a team had been told that a unit is. */
function toldOf(reel: Reel, teamKey: string, unitId: string, at: number): string {
  const told = [...reel.told(teamKey, at)].find(([key]) => !key.startsWith('contact/') && reel.unitOf(key) === unitId);
  const place = told && placeOf(told[1]);
  if (!told) return 'told nothing of it by name';
  return place && !told[1].isLost ? `thought it at ${gridReference(place)}` : 'thought it gone from the map';
}

/** The widest gaps between what was thought and what was so. */
export function WidestGaps({
  reel,
  beliefs,
  onChoose,
}: {
  reel: Reel;
  beliefs: readonly Belief[];
  onChoose: (belief: Belief) => void;
}) {
  if (beliefs.length === 0) return null;
  return (
    <section aria-label="The widest gaps" className="py-3">
      <h2 className="cap">The widest gaps</h2>
      <ul>
        {beliefs.slice(0, 6).map((belief) => (
          <li key={belief.id}>
            <button type="button" className="w-full py-1 text-left hover:underline" onClick={() => onChoose(belief)}>
              <b>{belief.km.toFixed(1)} km</b> {belief.label}
              <span className="block aside">
                {reel.film.teams.find(({ key }) => key === belief.teamKey)?.name}
                {belief.isContact ? ', from a contact to the nearest enemy' : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
