import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { PickOne } from '@/components/ui/pick-one';
import { Select } from '@/components/ui/select';
import { faces } from '@/lib/adjudication/dice';
import { policyAbout } from '@/lib/advice/combat/policy-words';
import type { FoughtOnDesk } from '@/lib/desks/control/debrief/what-if';
import { capital, counted, spaced } from '@/lib/text';
import { airKinds, type CombatRole, combatRoles } from '@/lib/words';
import { asWas, type Changed, type ChangedSide, readingsThatCount } from './changed';

interface Props {
  fought: FoughtOnDesk;
  changed: Changed;
  onChange: (changed: Changed) => void;
}

const sideNames: Record<CombatRole, string> = { attacker: 'Attackers', defender: 'Defenders' };

/** The fields for the changes: die, reading, preparation, and the units that join or leave each side. */
export function WhatIfForm({ fought, changed, onChange }: Props) {
  const write = (more: Partial<Changed>) => onChange({ ...changed, ...more });
  const readings = readingsThatCount(fought, changed).map(({ id, policy, sentence }) => ({
    id,
    label: `${policyAbout(policy)}: ${sentence}`,
  }));
  return (
    <form aria-label="What is to be otherwise" className="space-y-3" onSubmit={(event) => event.preventDefault()}>
      <Select
        label="The die"
        choices={[
          { id: '', label: `As it fell: ${fought.rolls[0]}` },
          ...faces.map((face) => ({ id: String(face), label: String(face) })),
        ]}
        value={changed.die}
        onPick={(die) => write({ die })}
      />
      <Select
        label="A rule read another way"
        choices={[{ id: '', label: 'As the rules were read' }, ...readings]}
        value={changed.reading}
        onPick={(reading) => write({ reading })}
      />
      {combatRoles.map((role) => (
        <Side key={role} role={role} fought={fought} changed={changed} write={write} />
      ))}
      <Button kind="quiet" onClick={() => onChange(asWas)}>
        All as it was
      </Button>
    </form>
  );
}

const turned = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

function Side({
  role,
  fought,
  changed,
  write,
}: {
  role: CombatRole;
  fought: FoughtOnDesk;
  changed: Changed;
  write: (more: Partial<Changed>) => void;
}) {
  const { units, artillery, air } = fought.combat[role];
  const { preparedTurned, withoutGuns, withoutAir } = changed;
  const own = changed.sides[role];
  const writeSide = (more: Partial<ChangedSide>) => write({ sides: { ...changed.sides, [role]: { ...own, ...more } } });
  const near = (all: readonly { id: string; name: string; km: number }[]) =>
    all.map(({ id, name, km }) => ({ id, label: name, hint: `${km.toFixed(1)} km off` }));
  return (
    <fieldset className="space-y-1 border border-rule p-3">
      <legend className="px-1 font-semibold">{sideNames[role]}</legend>
      {units.map(({ id, isPrepared }) => (
        <Checkbox
          key={id}
          label={`${fought.names[id] ?? id}: prepared`}
          isTicked={isPrepared !== preparedTurned.includes(id)}
          onTick={() => write({ preparedTurned: turned(preparedTurned, id) })}
        />
      ))}
      {artillery.map(({ id }) => (
        <Checkbox
          key={id}
          label={`${fought.names[id] ?? id}: its guns support`}
          isTicked={!withoutGuns.includes(id)}
          onTick={() => write({ withoutGuns: turned(withoutGuns, id) })}
        />
      ))}
      {air.map(({ kind, squadrons }, place) => {
        const key = `${role} ${place}`;
        return (
          <Checkbox
            key={key}
            label={`${capital(spaced(kind))}, ${counted(squadrons, 'squadron')}: comes`}
            isTicked={!withoutAir.includes(key)}
            onTick={() => write({ withoutAir: turned(withoutAir, key) })}
          />
        );
      })}
      <PickOne
        label="One more prepared unit"
        placeholder="none"
        choices={near(fought.besides[role].units)}
        value={own.unit}
        onPick={(unit) => writeSide({ unit })}
      />
      <PickOne
        label="More guns"
        placeholder="none"
        choices={near(fought.besides[role].guns)}
        value={own.guns}
        onPick={(guns) => writeSide({ guns })}
      />
      <div className="flex gap-2">
        <Select
          label={role === 'attacker' ? 'More air support' : 'More air support, on cab rank (waiting overhead)'}
          choices={[{ id: '' as const, label: 'None' }, ...airKinds.map((id) => ({ id, label: capital(spaced(id)) }))]}
          value={own.airKind}
          onPick={(airKind) => writeSide({ airKind })}
        />
        <Select
          label="Squadrons"
          choices={squadronsOffered.map((count) => ({ id: count, label: count }))}
          value={own.squadrons}
          onPick={(squadrons) => writeSide({ squadrons })}
        />
      </div>
    </fieldset>
  );
}

const squadronsOffered = ['1', '2', '3', '4', '6', '8', '9', '12', '18', '24'];
