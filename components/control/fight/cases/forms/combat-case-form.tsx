'use client';

import { airKindNames, groundFlags, groundWords } from '@/components/control/fight/combat-words';
import { WordsFor } from '@/components/control/fight/short-words';
import { armChoices, classChoices, flagWords } from '@/components/control/parts/unit-words';
import { Checkbox } from '@/components/ui/checkbox';
import { airKinds, type CombatSide, type UnitFlag, unitFlags } from '@/lib/adjudication/words';
import { actions, actionWords, postures, postureWords } from '@/lib/visibility/forms/order-form';
import { daypartChoices } from '../case-choices';
import { blankRows } from './blank-case-rows';
import { Figure, Pick, Tick, TickIn, useWriting, Words } from './case-fields';
import { Rows } from './case-rows';
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

function Side({ side }: { side: CombatSide }) {
  const { desk, put } = useWriting();
  const isAttacker = side === 'attacker';
  const title = isAttacker ? 'Attackers' : 'Defenders';
  const of = isAttacker ? 'attacking' : 'defending';
  const first = rowsAt(put, `${side}.units`)[0]?.formation;
  const units = unitChoices(desk);
  return (
    <>
      <Rows
        list={`${side}.units`}
        title={title}
        noun={`${of} unit`}
        hasKey={isAttacker}
        columns={[
          { head: 'Arm', field: 'arm', width: '118px' },
          { head: 'Profile', field: 'profile', width: '96px' },
          { head: 'Steps lost', field: 'stepsLost', width: '40px' },
          { head: 'Formation', field: 'formation', width: '104px' },
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
        below={(path, name) => <UnitMore path={path} name={name} isAttacker={isAttacker} />}
      >
        {(path, name) => (
          <>
            <Pick path={`${path}.arm`} label={`Arm: ${name}`} isLabelHidden choices={armChoices} />
            <Words path={`${path}.profile`} label={`Profile: ${name}`} isLabelHidden />
            <Figure path={`${path}.stepsLost`} label={`Steps lost: ${name}`} isLabelHidden />
            <Words path={`${path}.formation`} label={`Formation: ${name}`} isLabelHidden />
          </>
        )}
      </Rows>
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
        <Rows
          list={`${side}.artillery`}
          title={`Guns of the ${title.toLowerCase()}`}
          noun={`${of} gun`}
          columns={[
            { head: 'Class', field: 'class', width: '92px' },
            { head: 'Profile', field: 'profile', width: '96px' },
            { head: 'Steps lost', field: 'stepsLost', width: '40px' },
            { head: 'Range, km', field: 'rangeKm', width: '52px' },
            { head: 'Moved, share', field: 'turnShareMoved', width: '52px' },
          ]}
          blank={{ id: '', class: 'field', profile: '', stepsLost: '0', rangeKm: '', turnShareMoved: '0' }}
          choices={units.filter(({ unit }) => unit.artilleryClass !== null)}
          filled={({ unit }) => ({
            class: unit.artilleryClass!,
            profile: unit.profile,
            stepsLost: `${unit.stepsLost}`,
            turnShareMoved: `${Math.min(1, unit.turnShareMoved)}`,
          })}
        >
          {(path, name) => (
            <>
              <Pick path={`${path}.class`} label={`Class: ${name}`} isLabelHidden choices={classChoices} />
              <Words path={`${path}.profile`} label={`Profile: ${name}`} isLabelHidden />
              <Figure path={`${path}.stepsLost`} label={`Steps lost: ${name}`} isLabelHidden />
              <Figure path={`${path}.rangeKm`} label={`Range, km: ${name}`} isLabelHidden />
              <Figure path={`${path}.turnShareMoved`} label={`Share of the turn moved: ${name}`} isLabelHidden />
            </>
          )}
        </Rows>
        <Rows
          list={`${side}.air`}
          title={`Air of the ${title.toLowerCase()}`}
          noun={`${of} aircraft`}
          columns={[
            { head: 'Kind', field: 'kind', width: 'minmax(120px,1fr)' },
            { head: 'Squadrons', field: 'squadrons', width: '60px' },
            { head: 'Cab rank', field: 'isCabRank', width: '36px' },
            { head: 'Ground orders', field: 'inGroundOrders', width: '44px' },
            { head: 'Air orders', field: 'inAirOrders', width: '44px' },
            { head: 'Liaison', field: 'hasAirLiaison', width: '44px' },
          ]}
          blank={{
            kind: 'alliedGroundAttack',
            squadrons: '1',
            isCabRank: false,
            inGroundOrders: true,
            inAirOrders: true,
            hasAirLiaison: true,
          }}
        >
          {(path, name) => (
            <>
              <Pick path={`${path}.kind`} label={`Kind: ${name}`} isLabelHidden choices={airChoices} />
              <Figure path={`${path}.squadrons`} label={`Squadrons: ${name}`} isLabelHidden />
              <Tick path={`${path}.isCabRank`} label={`Cab rank: ${name}`} isLabelHidden />
              <Tick path={`${path}.inGroundOrders`} label={`In ground orders: ${name}`} isLabelHidden />
              <Tick path={`${path}.inAirOrders`} label={`In air orders: ${name}`} isLabelHidden />
              <Tick path={`${path}.hasAirLiaison`} label={`Air liaison: ${name}`} isLabelHidden />
            </>
          )}
        </Rows>
      </details>
    </>
  );
}

/** What counts for one unit besides its counter. */
function UnitMore({ path, name, isAttacker }: { path: string; name: string; isAttacker: boolean }) {
  const { put } = useWriting();
  const flags = (leafAt(put, `${path}.flags`) as UnitFlag[] | undefined) ?? [];
  const tick = (field: string, words: string) => <RowTick path={`${path}.${field}`} words={words} name={name} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-0.5 text-small">
      {isAttacker ? (
        <>
          <span className="w-[104px]">
            <Pick path={`${path}.action`} label={`Action: ${name}`} isLabelHidden choices={actionChoices} />
          </span>
          {tick('isPrepared', 'Prepared')}
        </>
      ) : (
        <>
          {tick('isPrepared', 'Prepared')}
          {tick('standFast', 'Stands fast')}
          {tick('cannotRetire', 'Cannot retire')}
        </>
      )}
      <span className="w-[92px]">
        <Pick path={`${path}.posture`} label={`Posture: ${name}`} isLabelHidden choices={postureChoices} />
      </span>
      <span className="flex items-center gap-1.5 text-ink-3">
        <span aria-hidden>Moved</span>
        <span className="w-10">
          <Figure path={`${path}.turnShareMoved`} label={`Share of the turn moved: ${name}`} isLabelHidden />
        </span>
      </span>
      {isAttacker && (
        <span className="flex items-center gap-1.5 text-ink-3">
          <span aria-hidden>Start line, km</span>
          <span className="w-10">
            <Figure path={`${path}.startLineKm`} label={`Start line, km: ${name}`} isLabelHidden />
          </span>
        </span>
      )}
      <details open={flags.length > 0 || undefined}>
        <summary className="text-ink-2">Kind of unit</summary>
        <div className="flex flex-wrap gap-x-3">
          {unitFlags.map((flag) => (
            <TickIn
              key={flag}
              path={`${path}.flags`}
              word={flag}
              label={<WordsFor words={flagWords[flag]} of={name} />}
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

/** A tick whose words say to the ear whose it is. */
function RowTick({ path, words, name }: { path: string; words: string; name: string }) {
  const { put, set } = useWriting();
  return (
    <Checkbox
      label={<WordsFor words={words} of={name} />}
      isTicked={leafAt(put, path) === true}
      onTick={(isTicked) => set(path, isTicked)}
    />
  );
}
