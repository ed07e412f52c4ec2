'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { PickMany, PickOne } from '@/components/ui/combobox';
import type { Kind } from '@/lib/adjudication/adjudicate';
import { crossingCapacity } from '@/lib/adjudication/traffic';
import type { CrossingKind } from '@/lib/adjudication/words';
import type { GroupOnRulesDesk } from '@/lib/turn/control-desk/rules';
import { Carried } from './carried';
import { leafAt } from './case-draft';
import { CombatForm } from './combat-form';
import {
  bridgeStateChoices,
  crossingChoices,
  daypartChoices,
  flakWeightChoices,
  missionChoices,
  modeChoices,
  movementGroundChoices,
  moverChoices,
  recceKindChoices,
  serialChoices,
  weightChoices,
} from './desk-words';
import { groupChoices, recceKindOf, unitChoices } from './picking';
import { Rows } from './rows';
import { Figure, Pick, Tick, useWriting, Words } from './writing';

/** The form of each kind: its fields, filled in from the game where something of it is picked. */
export const forms: Record<Kind, () => ReactNode> = {
  combat: CombatForm,
  interdiction: InterdictionForm,
  recce: RecceForm,
  flak: FlakForm,
  airToAir: AirForm,
  traffic: TrafficForm,
  bridge: BridgeForm,
  movement: MovementForm,
};

const profileColumns = [
  { head: 'Profile', field: 'profile', width: '112px' },
  { head: 'Steps lost', field: 'stepsLost', width: '52px' },
] as const;

const profileOf = (unit: { profile: string; stepsLost: number }) => ({
  profile: unit.profile,
  stepsLost: `${unit.stepsLost}`,
});

/** Bombing and long-range guns (§9). */
function InterdictionForm() {
  const { desk } = useWriting();
  return (
    <>
      <Rows
        list="targets"
        title="Targets"
        noun="target"
        hasKey
        columns={[...profileColumns, { head: 'Flak', field: 'isFlak', width: '40px' }]}
        blank={{ id: '', profile: '', stepsLost: '0', isFlak: false }}
        choices={unitChoices(desk)}
        filled={({ unit }) => ({ ...profileOf(unit), isFlak: unit.flakWeights.length > 0 })}
      >
        {(path, name) => (
          <>
            <Words path={`${path}.profile`} label={`Profile: ${name}`} isLabelHidden />
            <Figure path={`${path}.stepsLost`} label={`Steps lost: ${name}`} isLabelHidden />
            <Tick path={`${path}.isFlak`} label={`Flak: ${name}`} isLabelHidden />
          </>
        )}
      </Rows>
      <Rows
        list="forces"
        title="Forces"
        noun="force"
        columns={[
          { head: 'Weight', field: 'weight', width: 'minmax(96px,1fr)' },
          { head: 'Squadrons, battalions', field: 'count', width: '112px' },
        ]}
        blank={{ weight: 'light', count: '1' }}
      >
        {(path, name) => (
          <>
            <Pick path={`${path}.weight`} label={`Weight: ${name}`} isLabelHidden choices={weightChoices} />
            <Figure path={`${path}.count`} label={`Squadrons or battalions: ${name}`} isLabelHidden />
          </>
        )}
      </Rows>
      <p className="text-small text-ink-3">
        Guns at long range count as light, a battalion as a squadron. Forces of one weight are added up.
      </p>
    </>
  );
}

/** What aircraft see (§12c). */
function RecceForm() {
  const { desk } = useWriting();
  return (
    <>
      <Tick path="isNight" label="By night" />
      <Rows
        list="targets"
        title="Looked at"
        noun="target"
        hasKey
        columns={[
          { head: 'Seen as', field: 'kind', width: '116px' },
          { head: 'Moves', field: 'isMoving', width: '38px' },
          { head: 'In cover', field: 'isInCover', width: '38px' },
          { head: 'Built-up', field: 'isInBuiltUp', width: '38px' },
          { head: 'Units in the square', field: 'unitsInSquare', width: '62px' },
        ]}
        blank={{
          id: '',
          kind: 'vehicles',
          isMoving: false,
          isInCover: false,
          isInBuiltUp: false,
          unitsInSquare: '1',
        }}
        choices={unitChoices(desk)}
        filled={({ unit }) => ({ kind: recceKindOf(unit), isMoving: unit.kmMoved > 0 })}
      >
        {(path, name) => (
          <>
            <Pick path={`${path}.kind`} label={`Seen as: ${name}`} isLabelHidden choices={recceKindChoices} />
            <Tick path={`${path}.isMoving`} label={`Moves: ${name}`} isLabelHidden />
            <Tick path={`${path}.isInCover`} label={`In cover: ${name}`} isLabelHidden />
            <Tick path={`${path}.isInBuiltUp`} label={`Built-up: ${name}`} isLabelHidden />
            <Figure path={`${path}.unitsInSquare`} label={`Units in the square: ${name}`} isLabelHidden />
          </>
        )}
      </Rows>
    </>
  );
}

/** Flak on an air operation (§12). */
function FlakForm() {
  const { desk, set } = useWriting();
  const units = unitChoices(desk);
  return (
    <>
      <div className="w-48">
        <Pick path="mission" label="What the aircraft do" choices={missionChoices} />
      </div>
      <Rows
        list="serials"
        title="Serials"
        noun="serial"
        hasKey
        columns={[
          { head: 'Kind', field: 'kind', width: '104px' },
          { head: 'Carries', field: 'carries.id', width: 'minmax(84px,1fr)' },
          { head: 'Its profile', field: 'carries.profile', width: '104px' },
          { head: 'Steps lost', field: 'carries.stepsLost', width: '44px' },
        ]}
        blank={{ id: '', kind: 'transport' }}
        choices={groupChoices(desk)}
        filled={({ group }) => ({ kind: group.kind.includes('omber') ? 'bomber' : 'fighter' })}
      >
        {(path, name) => (
          <>
            <Pick path={`${path}.kind`} label={`Kind: ${name}`} isLabelHidden choices={serialChoices} />
            <Carried path={path} name={name} units={units} onCarry={(carried) => set(`${path}.carries`, carried)} />
          </>
        )}
      </Rows>
      <Rows
        list="flak"
        title="Flak"
        noun="gun"
        columns={[
          { head: 'Weight', field: 'weight', width: '92px' },
          { head: 'Distance, km', field: 'distanceKm', width: '76px' },
          { head: 'Suppressed', field: 'isSuppressed', width: '64px' },
        ]}
        blank={{ id: '', weight: 'heavy', distanceKm: '', isSuppressed: false }}
        choices={units.filter(({ unit }) => unit.flakWeights.length > 0)}
        filled={({ unit }) => ({
          weight: unit.flakWeights[0]!,
          isSuppressed: unit.suppressedIn === desk.turn,
        })}
      >
        {(path, name) => (
          <>
            <Pick path={`${path}.weight`} label={`Weight: ${name}`} isLabelHidden choices={flakWeightChoices} />
            <Figure path={`${path}.distanceKm`} label={`Distance, km: ${name}`} isLabelHidden />
            <Tick path={`${path}.isSuppressed`} label={`Suppressed: ${name}`} isLabelHidden />
          </>
        )}
      </Rows>
      <p className="text-small text-ink-3">
        Only the nearest of each weight that is not suppressed counts for the band.
      </p>
    </>
  );
}

const sum = (groups: readonly GroupOnRulesDesk[]): string =>
  `${groups.reduce((all, { squadrons, lost }) => all + squadrons - lost, 0)}`;

/** Fighters against fighters (§13). */
function AirForm() {
  const { desk, put, about, setAll, set } = useWriting();
  const choices = groupChoices(desk);
  const picked = (ids: readonly string[]) => desk.groups.filter(({ id }) => ids.includes(id));
  const escorted = leafAt(put, 'escorted');
  const side = (which: 'a' | 'b') => (
    <fieldset className="min-w-0">
      <legend className="text-console font-semibold">Side {which.toUpperCase()}</legend>
      <div className="grid grid-cols-[84px_1fr] items-start gap-2">
        <Figure path={which} label={`Squadrons, ${which.toUpperCase()}`} />
        <PickMany
          label={`Groups of ${which.toUpperCase()}`}
          placeholder="Type a group, or leave empty"
          choices={choices}
          picked={about[which] ?? []}
          onPick={(ids) => setAll({ [which]: sum(picked(ids)) }, { ...about, [which]: ids })}
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
              onPick={(ids) => setAll({ 'escorted.bomberSquadrons': sum(picked(ids)) }, { ...about, bombers: ids })}
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

/** A crossing of the game, by typing; emptied, the case is about none of it. */
function CrossingPick({ onCrossing }: { onCrossing: (crossingId: string | null) => void }) {
  const { desk, about } = useWriting();
  return (
    <PickOne
      label="Crossing of the game"
      placeholder="Type a bridge, or leave empty"
      choices={desk.crossings.map(({ id, name, state }) => ({ id, label: name, hint: state }))}
      value={about.crossingId ?? null}
      onPick={onCrossing}
    />
  );
}

/** Who crosses (§7). */
function TrafficForm() {
  const { desk, put, setAll, about } = useWriting();
  const kind = leafAt(put, 'crossing.kind') as CrossingKind;
  return (
    <>
      <CrossingPick
        onCrossing={(crossingId) => {
          const crossing = desk.crossings.find(({ id }) => id === crossingId);
          setAll(
            crossing
              ? {
                  'crossing.kind': crossing.kind,
                  'crossing.capacityPoints': `${crossing.capacityPoints}`,
                  'crossing.isBlown': crossing.state === 'blown',
                }
              : {},
            { ...about, crossingId: crossingId ?? undefined },
          );
        }}
      />
      <div className="grid grid-cols-[minmax(120px,1fr)_112px_112px_auto] items-end gap-2">
        <Pick path="crossing.kind" label="Kind" choices={crossingChoices} />
        <Figure path="crossing.capacityPoints" label="Points a turn" placeholder={`${crossingCapacity[kind]}`} />
        <Figure path="crossing.pointsUsed" label="Used before" />
        <Tick path="crossing.isBlown" label="Blown" />
      </div>
      <Rows
        list="queue"
        title="Order of march"
        noun="unit"
        hasKey
        columns={[
          { head: 'Size, points', field: 'unitSizePoints', width: '84px' },
          { head: 'Across before', field: 'pointsAcross', width: '92px' },
        ]}
        blank={{ id: '', unitSizePoints: '', pointsAcross: '0' }}
        choices={unitChoices(desk)}
        filled={({ unit }) => ({ unitSizePoints: `${unit.sizePoints}` })}
      >
        {(path, name) => (
          <>
            <Figure path={`${path}.unitSizePoints`} label={`Size, points: ${name}`} isLabelHidden />
            <Figure path={`${path}.pointsAcross`} label={`Across before: ${name}`} isLabelHidden />
          </>
        )}
      </Rows>
    </>
  );
}

/** Whether it blows (§8). */
function BridgeForm() {
  const { desk, put, setAll, about } = useWriting();
  return (
    <>
      <CrossingPick
        onCrossing={(crossingId) => {
          const crossing = desk.crossings.find(({ id }) => id === crossingId);
          setAll(crossing ? { state: crossing.state } : {}, { ...about, crossingId: crossingId ?? undefined });
        }}
      />
      <div className="grid grid-cols-[160px_1fr] items-start gap-2">
        <Pick path="state" label="It stands" choices={bridgeStateChoices} />
        {leafAt(put, 'state') === 'tested' && <Words path="retestReason" label="Why it is tested again" />}
      </div>
      <p className="text-small text-ink-3">
        A prepared bridge is tested once, when it is fought over. It is safe once a unit has checked or crossed it.
      </p>
    </>
  );
}

/** How far (§6). */
function MovementForm() {
  const { desk, about, setAll } = useWriting();
  return (
    <>
      <PickOne
        label="Unit of the game"
        placeholder="Type a unit, or leave empty"
        choices={unitChoices(desk)}
        value={about.unitId ?? null}
        onPick={(unitId) => {
          const unit = desk.units.find(({ id }) => id === unitId);
          setAll(unit ? { mover: unit.mover } : {}, { ...about, unitId: unitId ?? undefined });
        }}
      />
      <div className="grid grid-cols-2 gap-2">
        <Pick path="mover" label="Moves as" choices={moverChoices} />
        <Pick path="ground" label="Ground" choices={movementGroundChoices} />
        <Pick path="mode" label="How" choices={modeChoices} />
        <Pick path="daypart" label="When" choices={daypartChoices} />
        <Figure path="distanceKm" label="Distance, km" />
        <Words path="slowedBy" label="Slowed by" placeholder="Each cause halves; …" />
      </div>
    </>
  );
}
