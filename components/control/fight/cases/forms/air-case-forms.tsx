'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { PickMany } from '@/components/ui/combobox';
import type { AirSide } from '@/lib/adjudication/air-to-air';
import { recceKindOf } from '@/lib/adjudication/recce-picture';
import { flakWeightChoices, missionChoices, recceKindChoices, serialChoices } from '../case-choices';
import { blankRows } from './blank-case-rows';
import { Figure, Pick, Tick, useWriting } from './case-fields';
import { CaseRows } from './case-rows';
import { leafAt } from './case-tree';
import { SerialCarriedCells } from './serial-carried-cells';
import { groupChoices, squadronsIn, unitChoices } from './unit-choices-of-game';

/** The forms of what is settled in the air: reconnaissance, flak, air battles. */

/** What aircraft see (§12c). */
export function RecceForm() {
  const { desk } = useWriting();
  return (
    <>
      <Tick path="isNight" label="By night" />
      <CaseRows
        list="targets"
        title="Looked at"
        noun="target"
        hasKey
        columns={[
          { head: 'Seen as', field: 'kind', width: '116px', as: recceKindChoices },
          { head: 'Moves', field: 'isMoving', width: '38px', as: 'tick' },
          { head: 'In cover', field: 'isInCover', width: '38px', as: 'tick' },
          { head: 'Built-up', field: 'isInBuiltUp', width: '38px', as: 'tick' },
          { head: 'Units in the square', field: 'unitsInSquare', width: '62px', as: 'figure' },
        ]}
        blank={blankRows.lookedAt()}
        choices={unitChoices(desk)}
        filled={({ unit }) => ({
          kind: recceKindOf({ ...unit, isOutOfRole: unit.flags.includes('outOfRole') }),
          isMoving: unit.kmMoved > 0,
        })}
      />
    </>
  );
}

/** Flak on an air operation (§12). */
export function FlakForm() {
  const { desk, set } = useWriting();
  const units = unitChoices(desk);
  return (
    <>
      <div className="w-48">
        <Pick path="mission" label="What the aircraft do" choices={missionChoices} />
      </div>
      <CaseRows
        list="serials"
        title="Serials"
        noun="serial"
        hasKey
        columns={[
          { head: 'Kind', field: 'kind', width: '104px', as: serialChoices },
          { head: 'Carries', field: 'carries.id', width: 'minmax(84px,1fr)' },
          { head: 'Its profile', field: 'carries.profile', width: '104px' },
          { head: 'Steps lost', field: 'carries.stepsLost', width: '44px' },
        ]}
        blank={blankRows.serial()}
        choices={groupChoices(desk)}
        filled={({ group }) => ({ kind: group.kind.includes('omber') ? 'bomber' : 'fighter' })}
      >
        {(path, name) => (
          <SerialCarriedCells
            path={path}
            name={name}
            units={units}
            onCarry={(carried) => set(`${path}.carries`, carried)}
          />
        )}
      </CaseRows>
      <CaseRows
        list="flak"
        title="Flak"
        noun="gun"
        columns={[
          { head: 'Weight', field: 'weight', width: '92px', as: flakWeightChoices },
          { head: 'Distance, km', field: 'distanceKm', width: '76px', as: 'figure' },
          { head: 'Suppressed', field: 'isSuppressed', width: '64px', as: 'tick' },
        ]}
        blank={{ id: '', weight: 'heavy', distanceKm: '', isSuppressed: false }}
        choices={units.filter(({ unit }) => unit.flakWeights.length > 0)}
        filled={({ unit }) => ({
          weight: unit.flakWeights[0]!,
          isSuppressed: unit.suppressedIn === desk.turn,
        })}
      />
      <p className="text-small text-ink-3">
        Only the nearest of each weight that is not suppressed counts for the band.
      </p>
    </>
  );
}

/** Fighters against fighters (§13). */
export function AirForm() {
  const { desk, put, about, setAll, set } = useWriting();
  const choices = groupChoices(desk);
  const escorted = leafAt(put, 'escorted');
  const side = (which: AirSide) => (
    <fieldset className="min-w-0">
      <legend className="text-console font-semibold">Side {which.toUpperCase()}</legend>
      <div className="grid grid-cols-[84px_1fr] items-start gap-2">
        <Figure path={which} label={`Squadrons, ${which.toUpperCase()}`} />
        <PickMany
          label={`Groups of ${which.toUpperCase()}`}
          placeholder="Type a group, or leave empty"
          choices={choices}
          picked={about[which] ?? []}
          onPick={(ids) => setAll({ [which]: squadronsIn(desk.groups, ids) }, { ...about, [which]: ids })}
        />
      </div>
    </fieldset>
  );
  return (
    <>
      <div className="grid gap-3">
        {side('a')}
        {side('b')}
      </div>
      <Checkbox
        label="One side escorts transports or bombers"
        isTicked={escorted !== undefined}
        onTick={(isTicked) =>
          set('escorted', isTicked ? { by: 'b', transportSerials: '0', bomberSquadrons: '0' } : undefined)
        }
      />
      {escorted !== undefined && (
        <div className="grid grid-cols-3 gap-2">
          <Pick
            path="escorted.by"
            label="Escorted by"
            choices={[
              { id: 'a', label: 'Side A' },
              { id: 'b', label: 'Side B' },
            ]}
          />
          <Figure path="escorted.transportSerials" label="Transport serials" />
          <Figure path="escorted.bomberSquadrons" label="Bomber squadrons" />
          <div className="col-span-3">
            <PickMany
              label="Bomber groups"
              placeholder="Type a group, or leave empty"
              choices={choices}
              picked={about.bombers ?? []}
              onPick={(ids) =>
                setAll({ 'escorted.bomberSquadrons': squadronsIn(desk.groups, ids) }, { ...about, bombers: ids })
              }
            />
          </div>
        </div>
      )}
      <p className="text-small text-ink-3">
        The larger side attacks; losses are taken from its groups as they are named.
      </p>
    </>
  );
}
