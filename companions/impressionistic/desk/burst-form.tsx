'use client';

import { useState } from 'react';
import { artilleryModifiersFor } from '@/companions/impressionistic/rules/artillery';
import { artillerySum, type Burst, bandsReached, chanceThroughFlak } from '@/companions/impressionistic/rules/chances';
import {
  artilleryModifierNames,
  artilleryResultNames,
  coverNames,
  gunNames,
  withSign,
} from '@/companions/impressionistic/rules/names';
import {
  type Act,
  type CoverOfTarget,
  coversOfTarget,
  type Gun,
  guns,
  type State,
} from '@/companions/impressionistic/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { bandName } from '@/companions/rules/entered';
import { RadioRow } from '@/components/ui/radio-row';
import { Select } from '@/components/ui/select';
import { capital } from '@/lib/text';
import { ActFormFrame } from './act-form-frame';
import type { ActFormProps } from './act-form-props';
import { FigureField, numberIn } from './figure-field';
import { facesInWords, percent } from './impressionistic-words';
import { type Counting, ModifierLines } from './modifier-lines';
import { MoraleThen } from './morale-then';

const gunChoices = guns.map((id) => ({ id, label: capital(gunNames[id]) }));
const coverChoices = coversOfTarget.map((id) => ({ id, label: capital(coverNames[id]) }));

/** Shells or bombs on a unit: gun, cover and what the umpire adds; the bands as they lie then. */
export function BurstForm({ state, choice, play, isBusy, close }: ActFormProps) {
  const isAir = choice.kind === 'airAttack';
  const target = state.units[choice.given.target as string]!;
  const spotters = choice.among ?? [];
  const [spotter, setSpotter] = useState(spotters[0] ?? '');
  const [gun, setGun] = useState<Gun>(isAir ? 'bomb' : 'over75');
  const [cover, setCover] = useState<CoverOfTarget>('open');
  const [tweak, setTweak] = useState('0');
  const [flak, setFlak] = useState('0');
  const own = numberIn(tweak, -9, 9);
  const weapons = numberIn(flak, 0, 20);
  const burst: Burst = { gun, cover, tweak: own ?? 0 };
  const isRight = own !== null && weapons !== null;
  const doIt = () => {
    const more = { gun, cover, ...(own && { tweak: own }) };
    play({ ...choice.given, kind: choice.kind, ...more, ...(isAir ? { flak: weapons! } : { spotter }) } as Act);
  };
  return (
    <ActFormFrame
      title={choice.label}
      does={isAir ? 'Attack' : 'Shell'}
      isBusy={isBusy}
      whyNot={isRight ? null : 'A figure above is still wrong.'}
      onDo={doIt}
      close={close}
      chances={<Before state={state} burst={burst} isAir={isAir} flak={weapons ?? 0} target={target.id} />}
    >
      {spotters.length > 1 && (
        <Select
          label="Called by"
          choices={spotters.map((id) => ({ id, label: state.units[id]!.name }))}
          value={spotter}
          onPick={setSpotter}
        />
      )}
      <RadioRow label={isAir ? 'With' : 'Gun'} choices={gunChoices} value={gun} onPick={setGun} />
      <RadioRow label="Target" choices={coverChoices} value={cover} onPick={setCover} />
      {isAir && <FigureField label="Flak weapons" value={flak} from={0} to={20} onWrite={setFlak} />}
      <FigureField label="Umpire’s own" value={tweak} from={-9} to={9} onWrite={setTweak} />
    </ActFormFrame>
  );
}

/** The modifiers that count, and each result with the faces of the die that bring it now. */
function Before({
  state,
  burst,
  isAir,
  flak,
  target,
}: {
  state: State;
  burst: Burst;
  isAir: boolean;
  flak: number;
  target: string;
}) {
  const { artilleryModifiers } = state.tables;
  const lines: Counting[] = artilleryModifiersFor(burst.gun, burst.cover, isAir).map((name) => ({
    name: artilleryModifierNames[name],
    ...artilleryModifiers[name],
  }));
  const sum = artillerySum(state, burst, isAir);
  const through = isAir ? chanceThroughFlak(state, flak) : 1;
  return (
    <>
      <ModifierLines lines={lines} tweak={burst.tweak ?? 0} />
      {isAir && flak > 0 && <p className="mt-1 text-ink-2">The aircraft comes through: {percent(through)}.</p>}
      <table className="mt-2 w-full max-w-xl">
        <caption className="sr-only">Results with {withSign(sum)}</caption>
        <thead>
          <tr className="text-left text-small text-ink-3">
            <th scope="col" className="pr-3 font-normal">
              The die
            </th>
            <th scope="col" className="pr-3 font-normal">
              with {withSign(sum)}
            </th>
            <th scope="col" className="font-normal">
              Result
            </th>
            <th scope="col" className="text-right font-normal">
              Chance
            </th>
          </tr>
        </thead>
        <tbody>
          {bandsReached(state, burst, isAir).map(({ band, reached }) => (
            <tr key={bandName(band)} className={`border-t border-rule ${reached.length === 0 ? 'text-ink-3' : ''}`}>
              <th scope="row" className="py-0.5 pr-3 text-left font-medium">
                {facesInWords(reached)}
              </th>
              <td className="pr-3 text-ink-2">{bandName(band)}</td>
              <td>
                {artilleryResultNames[band.result]} <SourceMark source={band.source} />
              </td>
              <td className="text-right">{percent((reached.length / 10) * through)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoraleThen state={state} unit={target} when={isAir ? 'Attacked from the air' : 'Unless it has no effect'} />
    </>
  );
}
