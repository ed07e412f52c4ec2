'use client';

import { airKindNames, groundFlags, groundWords } from '@/components/control/fight/combat-words';
import { ShortWords } from '@/components/control/fight/short-words';
import { armChoices, classChoices, flagWords } from '@/components/control/parts/unit-words';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { actions, airKinds, type CombatRole, postures, type UnitFlag, unitFlags } from '@/lib/words';
import { daypartChoices } from '../case-choices';
import { blankRows } from './blank-case-rows';
import { CaseField, Pick, Tick, TickIn, useWriting, Words } from './case-fields';
import { CaseRows, type Column } from './case-rows';
import { leafAt, rowsAt } from './case-tree';
import { unitChoices } from './unit-choices-of-game';

const actionChoices = actions.map((id) => ({ id, label: actionWords[id].word }));
const postureChoices = postures.map((id) => ({ id, label: postureWords[id].word }));
const airChoices = airKinds.map((id) => ({ id, label: airKindNames[id] }));

/** A combat with nothing of it on a map (§9): both forces, their guns, their aircraft. */
export function CombatForm() {
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <div className="w-28">
          <Pick path="daypart" label="When" choices={daypartChoices} />
        </div>
        {groundFlags.map((flag) => (
          <Tick key={flag} path={`ground.${flag}`} label={groundWords[flag]} />
        ))}
      </div>
      <Side side="attacker" />
      <Side side="defender" />
    </>
  );
}

function Side({ side }: { side: CombatRole }) {
  const { desk, put } = useWriting();
  const isAttacker = side === 'attacker';
  const title = isAttacker ? 'Attackers' : 'Defenders';
  const of = isAttacker ? 'attacking' : 'defending';
  const first = rowsAt(put, `${side}.units`)[0]?.formation;
  const units = unitChoices(desk);
  return (
    <>
      <CaseRows
        list={`${side}.units`}
        title={title}
        noun={`${of} unit`}
        hasKey={isAttacker}
        columns={[
          { head: 'Arm', field: 'arm', width: '118px', as: armChoices },
          { head: 'Profile', field: 'profile', width: '96px', as: 'words' },
          { head: 'Steps lost', field: 'stepsLost', width: '40px', as: 'figure' },
          { head: 'Formation', field: 'formation', width: '104px', as: 'words' },
        ]}
        blank={blankRows.fighter(side, typeof first === 'string' ? first : undefined)}
        choices={units}
        filled={({ unit }) => ({
          arm: unit.arm,
          profile: unit.profile,
          stepsLost: `${unit.stepsLost}`,
          formation: unit.formation,
          flags: [...unit.flags],
          turnShareMoved: `${Math.min(1, unit.turnShareMoved)}`,
        })}
        below={(path, name) => <UnitMore path={path} name={name} side={side} />}
      />
      <details open={rowsAt(put, `${side}.artillery`).length + rowsAt(put, `${side}.air`).length > 0 || undefined}>
        <summary className="min-h-handle-small text-small text-ink-2">
          Guns, aircraft and lead formation of the {title.toLowerCase()}
        </summary>
        <div className="w-56">
          <Words
            path={`${side}.leadFormation`}
            label={`${title} led by`}
            placeholder={typeof first === 'string' ? first : ''}
          />
        </div>
        <CaseRows
          list={`${side}.artillery`}
          title={`Guns of the ${title.toLowerCase()}`}
          noun={`${of} gun`}
          columns={[
            { head: 'Class', field: 'class', width: '92px', as: classChoices },
            { head: 'Profile', field: 'profile', width: '96px', as: 'words' },
            { head: 'Steps lost', field: 'stepsLost', width: '40px', as: 'figure' },
            { head: 'Range, km', field: 'rangeKm', width: '52px', as: 'figure' },
            {
              head: 'Moved, share',
              field: 'turnShareMoved',
              width: '52px',
              as: 'figure',
              said: 'Share of the turn moved',
            },
          ]}
          blank={{ id: '', class: 'field', profile: '', stepsLost: '0', rangeKm: '', turnShareMoved: '0' }}
          choices={units.filter(({ unit }) => unit.artilleryClass !== null)}
          filled={({ unit }) => ({
            class: unit.artilleryClass!,
            profile: unit.profile,
            stepsLost: `${unit.stepsLost}`,
            turnShareMoved: `${Math.min(1, unit.turnShareMoved)}`,
          })}
        />
        <CaseRows
          list={`${side}.air`}
          title={`Air of the ${title.toLowerCase()}`}
          noun={`${of} aircraft`}
          columns={[
            { head: 'Kind', field: 'kind', width: 'minmax(120px,1fr)', as: airChoices },
            { head: 'Squadrons', field: 'squadrons', width: '60px', as: 'figure' },
            { head: 'Cab rank', field: 'isCabRank', width: '36px', as: 'tick' },
            { head: 'Ground orders', field: 'inGroundOrders', width: '44px', as: 'tick', said: 'In ground orders' },
            { head: 'Air orders', field: 'inAirOrders', width: '44px', as: 'tick', said: 'In air orders' },
            { head: 'Liaison', field: 'hasAirLiaison', width: '44px', as: 'tick', said: 'Air liaison' },
          ]}
          blank={{
            kind: 'alliedGroundAttack',
            squadrons: '1',
            isCabRank: false,
            inGroundOrders: true,
            inAirOrders: true,
            hasAirLiaison: true,
          }}
        />
      </details>
    </>
  );
}

const prepared: Column = { head: 'Prepared', field: 'isPrepared', width: 'auto', as: 'tick' };
const posture: Column = { head: 'Posture', field: 'posture', width: '92px', as: postureChoices };
const moved: Column = {
  head: 'Moved',
  field: 'turnShareMoved',
  width: '2.5rem',
  as: 'figure',
  said: 'Share of the turn moved',
};
/** What counts for one unit besides its counter. */
const besidesCounter: Record<CombatRole, readonly Column[]> = {
  attacker: [
    { head: 'Action', field: 'action', width: '104px', as: actionChoices },
    prepared,
    posture,
    moved,
    { head: 'Start line, km', field: 'startLineKm', width: '2.5rem', as: 'figure' },
  ],
  defender: [
    prepared,
    { head: 'Stands fast', field: 'standFast', width: 'auto', as: 'tick' },
    { head: 'Cannot retire', field: 'cannotRetire', width: 'auto', as: 'tick' },
    posture,
    moved,
  ],
};

/** The second line of a unit. */
function UnitMore({ path, name, side }: { path: string; name: string; side: CombatRole }) {
  const { put } = useWriting();
  const flags = (leafAt(put, `${path}.flags`) as UnitFlag[] | undefined) ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-0.5 text-small">
      {besidesCounter[side].map(({ head, field, width, as, said = head }) =>
        as === 'tick' ? (
          <Tick key={field} path={`${path}.${field}`} label={<ShortWords words={head} of={name} />} />
        ) : (
          <span key={field} className="flex items-center gap-1.5 text-ink-3">
            {as === 'figure' && <span aria-hidden>{head}</span>}
            <span style={{ width }}>
              <CaseField path={`${path}.${field}`} label={`${said}: ${name}`} isLabelHidden as={as!} />
            </span>
          </span>
        ),
      )}
      <details open={flags.length > 0 || undefined}>
        <summary className="text-ink-2">Kind of unit</summary>
        <div className="flex flex-wrap gap-x-3">
          {unitFlags.map((flag) => (
            <TickIn
              key={flag}
              path={`${path}.flags`}
              word={flag}
              label={<ShortWords words={flagWords[flag]} of={name} />}
            />
          ))}
        </div>
      </details>
      <span className="min-w-40 flex-1">
        <Words
          path={`${path}.tacticalAdvantages`}
          label={`Tactical advantages: ${name}`}
          isLabelHidden
          placeholder="Tactical advantages; …"
        />
      </span>
    </div>
  );
}
