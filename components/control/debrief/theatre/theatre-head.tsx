import { useMemo } from 'react';
import { useDeskAddress } from '@/components/control/parts/router';
import { useSides } from '@/components/map/counters/sides';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Checkbox } from '@/components/ui/checkbox';
import { PickOne } from '@/components/ui/pick-one';
import { Select } from '@/components/ui/select';
import { Toggle } from '@/components/ui/toggle';
import type { AfterBattle as AfterState } from '@/lib/desks/control/debrief/after-battle';
import { sides } from '@/lib/words';
import { AfterBattle } from './after-battle';
import type { Reel } from './reel';
import type { Panes } from './use-panes';

interface Props {
  reel: Reel;
  after: AfterState;
  panes: Panes;
  followed: string | null;
  onFollow: (key: string | null) => void;
  /** The film is read again, up to now. */
  onNewest: () => void;
}

/** Which maps of the battle are shown, who is followed on them, and what is done after it. */
export function TheatreHead({
  reel,
  after,
  panes: { all: panes, isOver, setOver, toggle },
  followed,
  onFollow,
  onNewest,
}: Props) {
  const { names: sideNames } = useSides();
  const presenterAt = useDeskAddress()('/debrief/presenter');
  const { teams, units } = reel.film;
  const followable = useMemo(
    () => [
      ...Object.entries(units).map(([id]) => ({
        id: `unit/${id}`,
        label: String(reel.truth(reel.last).get(`unit/${id}`)?.name ?? id),
        hint: 'unit',
      })),
      ...teams.map(({ key, name }) => ({ id: `team/${key}`, label: name, hint: 'team' })),
      ...[...reel.truth(reel.last)].flatMap(([key, thing]) =>
        key.startsWith('crossing/') ? [{ id: key, label: String(thing.name), hint: 'crossing' }] : [],
      ),
    ],
    [reel, units, teams],
  );
  return (
    <header className="desk-head gap-x-3 gap-y-1 py-1.5 max-sm:px-3">
      <h1 className="lead">The battle again</h1>
      <fieldset aria-label="Maps shown" className="flex flex-wrap">
        <Toggle isOn={panes.includes('truth')} onPick={() => toggle('truth')}>
          Truth
        </Toggle>
        {sides.map((side) => (
          <Toggle key={side} isOn={panes.includes(`side:${side}`)} onPick={() => toggle(`side:${side}`)}>
            {sideNames[side]}
          </Toggle>
        ))}
      </fieldset>
      <Select
        label="A team’s map"
        isLabelHidden
        choices={[
          { id: '', label: 'A team’s map…' },
          ...teams.map(({ key, name }) => ({
            id: key,
            label: panes.includes(`team:${key}`) ? `${name}, shown` : name,
          })),
        ]}
        value=""
        onPick={(key) => key && toggle(`team:${key}`)}
      />
      <Checkbox label="Laid over each other" isTicked={isOver} onTick={() => setOver(!isOver)} />
      <span className="w-56">
        <PickOne
          label="Follow"
          isLabelHidden
          placeholder="Follow a unit, team or bridge"
          choices={followable}
          value={followed}
          onPick={onFollow}
        />
      </span>
      <span className="ml-auto flex flex-wrap gap-2">
        <a className={buttonLook('plain', 'small')} href={presenterAt} target="_blank" rel="noreferrer">
          Presenter’s window
        </a>
        <AfterBattle state={after} turns={reel.turnsPlayed} teams={teams} onDone={onNewest} />
        <Button size="small" kind="quiet" onClick={onNewest}>
          Bring up to date
        </Button>
      </span>
    </header>
  );
}
