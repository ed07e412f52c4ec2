'use client';

import { useState } from 'react';
import { coverNames, weaponNames } from '@/companions/impressionistic/rules/names';
import { type CoverOfTarget, coversOfTarget, type Shot } from '@/companions/impressionistic/rules/state';
import { type AntiArmourWeapon, antiArmourWeapons } from '@/companions/impressionistic/rules/tables';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioRow } from '@/components/ui/radio-row';
import { Select } from '@/components/ui/select';
import { capital } from '@/lib/text';
import { ActFormFrame } from './act-form-frame';
import type { ActFormProps } from './act-form-props';
import { FigureField, numberIn } from './figure-field';
import { ShotChances } from './shot-chances';

const coverChoices = coversOfTarget.map((id) => ({ id, label: capital(coverNames[id]) }));
const ranges = [
  { id: 'short', label: 'Short' },
  { id: 'long', label: 'Long' },
] as const;
const weaponChoices: { id: 'none' | AntiArmourWeapon; label: string }[] = [
  { id: 'none', label: 'Small arms' },
  ...antiArmourWeapons.map((id) => ({ id, label: capital(weaponNames[id]) })),
];

/** Direct fire or an ambush: target, dice, range, cover and weapon, with what the dice would bring. */
export function ShotForm({ state, choice, play, isBusy, close }: ActFormProps) {
  const firer = state.units[choice.given.firer as string]!;
  const among = choice.among ?? [];
  const usual = (target: string): 'none' | AntiArmourWeapon =>
    state.units[target]?.kind === 'foot' ? 'none' : (firer.weapon ?? 'none');
  const [target, setTarget] = useState(among[0]!);
  const [weapon, setWeapon] = useState(usual(target));
  const [dice, setDice] = useState(`${firer.kind === 'foot' && weapon === 'none' ? firer.figures : 1}`);
  const [range, setRange] = useState<Shot['range']>('short');
  const [cover, setCover] = useState<CoverOfTarget>('open');
  const [tweak, setTweak] = useState('0');
  const [flame, setFlame] = useState(false);
  const take = (id: string) => {
    setTarget(id);
    setWeapon(usual(id));
    if (usual(id) !== weapon) setDice(`${firer.kind === 'foot' && usual(id) === 'none' ? firer.figures : 1}`);
  };
  const thrown = numberIn(dice, 1, 40);
  const own = numberIn(tweak, -9, 9);
  const at = state.units[target]!;
  const needsWeapon = at.kind === 'armour' && weapon === 'none' && !flame;
  const shot = {
    ...{ kind: choice.kind as Shot['kind'], firer: firer.id, target, dice: thrown ?? 1, range, cover },
    ...(weapon !== 'none' && { weapon }),
    ...(flame && { flame }),
    ...(own && { tweak: own }),
  } as Shot;
  return (
    <ActFormFrame
      title={choice.label}
      does={choice.kind === 'ambush' ? 'Spring it' : 'Fire'}
      isBusy={isBusy}
      whyNot={
        thrown === null || own === null
          ? 'A figure above is still wrong.'
          : needsWeapon
            ? 'Name a weapon, or flame.'
            : null
      }
      onDo={() => play(shot)}
      close={close}
      chances={!needsWeapon && <ShotChances state={state} shot={shot} />}
    >
      <div className="w-52">
        <Select
          label="At"
          choices={among.map((id) => ({ id, label: state.units[id]!.name }))}
          value={target}
          onPick={take}
        />
      </div>
      <FigureField label="Dice" value={dice} from={1} to={40} onWrite={setDice} />
      <RadioRow label="Range" choices={ranges} value={range} onPick={setRange} />
      <RadioRow label="Target" choices={coverChoices} value={cover} onPick={setCover} />
      <div className="w-60">
        <Select
          label="Weapon"
          choices={weaponChoices}
          value={weapon}
          onPick={setWeapon}
          error={
            needsWeapon ? `Small arms do nothing to ${at.name}: a weapon with a figure against armour does.` : null
          }
        />
      </div>
      <FigureField label="Umpire’s own" value={tweak} from={-9} to={9} onWrite={setTweak} />
      <div className="pt-5">
        <Checkbox label="Flame" isTicked={flame} onTick={setFlame} />
      </div>
    </ActFormFrame>
  );
}
