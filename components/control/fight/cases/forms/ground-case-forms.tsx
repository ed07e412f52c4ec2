'use client';

import { moverChoices } from '@/components/control/parts/unit-words';
import { PickOne } from '@/components/ui/combobox';
import { crossingCapacity } from '@/lib/adjudication/traffic';
import type { RulesDesk } from '@/lib/turn/control-desk/fight/rules';
import type { CrossingKind } from '@/lib/words';
import {
  bridgeStateChoices,
  crossingChoices,
  daypartChoices,
  modeChoices,
  movementGroundChoices,
  weightChoices,
} from '../case-choices';
import { blankRows } from './blank-case-rows';
import { Figure, Pick, Tick, useWriting, Words } from './case-fields';
import { CaseRows } from './case-rows';
import { leafAt, type Tree } from './case-tree';
import { unitChoices } from './unit-choices-of-game';

/** The forms of what is settled on the ground: interdiction, traffic, bridges, movement. */

const profileColumns = [
  { head: 'Profile', field: 'profile', width: '112px', as: 'words' },
  { head: 'Steps lost', field: 'stepsLost', width: '52px', as: 'figure' },
] as const;

const profileOf = (unit: { profile: string; stepsLost: number }) => ({
  profile: unit.profile,
  stepsLost: `${unit.stepsLost}`,
});

/** Bombing and long-range guns (§9). */
export function InterdictionForm() {
  const { desk } = useWriting();
  return (
    <>
      <CaseRows
        list="targets"
        title="Targets"
        noun="target"
        hasKey
        columns={[...profileColumns, { head: 'Flak', field: 'isFlak', width: '40px', as: 'tick' }]}
        blank={blankRows.target()}
        choices={unitChoices(desk)}
        filled={({ unit }) => ({ ...profileOf(unit), isFlak: unit.flakWeights.length > 0 })}
      />
      <CaseRows
        list="forces"
        title="Forces"
        noun="force"
        columns={[
          { head: 'Weight', field: 'weight', width: 'minmax(96px,1fr)', as: weightChoices },
          {
            head: 'Squadrons, battalions',
            field: 'count',
            width: '112px',
            as: 'figure',
            said: 'Squadrons or battalions',
          },
        ]}
        blank={blankRows.force()}
      />
      <p className="text-small text-ink-3">
        Guns at long range count as light, a battalion as a squadron. Forces of one weight are added up.
      </p>
    </>
  );
}

/** A crossing of the game, by typing: it fills in fields; emptied, the case is about none of it. */
function CrossingPick({ fill }: { fill: (crossing: RulesDesk['crossings'][number]) => Tree }) {
  const { desk, about, setAll } = useWriting();
  return (
    <PickOne
      label="Crossing of the game"
      placeholder="Type a bridge, or leave empty"
      choices={desk.crossings.map(({ id, name, state }) => ({ id, label: name, hint: state }))}
      value={about.crossingId ?? null}
      onPick={(crossingId) => {
        const crossing = desk.crossings.find(({ id }) => id === crossingId);
        setAll(crossing ? fill(crossing) : {}, { ...about, crossingId: crossingId ?? undefined });
      }}
    />
  );
}

/** Who crosses (§7). */
export function TrafficForm() {
  const { desk, put } = useWriting();
  const kind = leafAt(put, 'crossing.kind') as CrossingKind;
  return (
    <>
      <CrossingPick
        fill={(crossing) => ({
          'crossing.kind': crossing.kind,
          'crossing.capacityPoints': `${crossing.capacityPoints}`,
          'crossing.isBlown': crossing.state === 'blown',
        })}
      />
      <div className="grid grid-cols-[minmax(120px,1fr)_112px_112px_auto] items-end gap-2">
        <Pick path="crossing.kind" label="Kind" choices={crossingChoices} />
        <Figure path="crossing.capacityPoints" label="Points a turn" placeholder={`${crossingCapacity[kind]}`} />
        <Figure path="crossing.pointsUsed" label="Used before" />
        <Tick path="crossing.isBlown" label="Blown" />
      </div>
      <CaseRows
        list="queue"
        title="Order of march"
        noun="unit"
        hasKey
        columns={[
          { head: 'Size, points', field: 'unitSizePoints', width: '84px', as: 'figure' },
          { head: 'Across before', field: 'pointsAcross', width: '92px', as: 'figure' },
        ]}
        blank={blankRows.queued()}
        choices={unitChoices(desk)}
        filled={({ unit }) => ({ unitSizePoints: `${unit.sizePoints}` })}
      />
    </>
  );
}

/** Whether it blows (§8). */
export function BridgeForm() {
  const { put } = useWriting();
  return (
    <>
      <CrossingPick fill={({ state }) => ({ state })} />
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
export function MovementForm() {
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
