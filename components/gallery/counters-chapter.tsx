import type { ReactNode } from 'react';
import {
  type CounterFace,
  MasterCounterCard,
  masterCounterSize,
} from '@/components/control/parts/counters/master-counter';
import { NamedCounterCard } from '@/components/control/parts/counters/named-counter';
import { ProfileStrip } from '@/components/control/parts/counters/profile-strip';
import { Counter, counterSize } from '@/components/map/counters/counter';
import { namedForm } from '@/components/map/counters/stack-form';
import { PileCount } from '@/components/map/counters/stack-marks';
import { UnitSymbol } from '@/components/map/counters/symbol';
import { symbols } from '@/components/map/counters/symbols.generated';
import { Chapter, Row, Shown } from './chapter';
import '@/components/map/side/side-map.css';
import '@/components/control/movement/master-map.css';

const fresh: CounterFace = {
  shortName: '1 Lancers',
  arm: 'armour',
  side: 'allied',
  nation: 'BR',
  formation: 'Blue',
  profile: '5-4-3-2-0',
  stepsLost: 0,
  sizePoints: 2,
  isEffective: true,
};
const faces: readonly (readonly [string, CounterFace])[] = [
  ['British, whole', fresh],
  ['American', { ...fresh, shortName: '3 Foot', nation: 'US', formation: 'Green', arm: 'infantry' }],
  ['Polish', { ...fresh, shortName: '2 Paras', nation: 'POL', formation: 'Red', arm: 'paras' }],
  ['German', { ...fresh, shortName: 'I/9 Gren', side: 'german', nation: 'GER', formation: 'Buff', arm: 'mechanised' }],
  ['Two steps lost', { ...fresh, stepsLost: 2 }],
  ['Support', { ...fresh, shortName: 'Guns', arm: 'artillery', profile: '[4-2-0]' }],
  ['In defence only', { ...fresh, shortName: 'Depot', arm: 'infantry', profile: '(2)-(1)-0', stepsLost: 1 }],
  ['No longer effective', { ...fresh, stepsLost: 4, isEffective: false }],
  ['In contact, thrown back', { ...fresh, isInContact: true, hasRetired: true }],
  ['Immobilised, flak down', { ...fresh, isImmobilised: true, isFlakSuppressed: true }],
];

/** Something of the map outside it, with a margin. */
const Drawn = ({ width, height, children }: { width: number; height: number; children: ReactNode }) => (
  <svg aria-hidden className="map w-auto shrink-0" width={width + 12} height={height + 12}>
    <g transform="translate(6 6)">{children}</g>
  </svg>
);

/** The counters of both rooms: Control's with their status, the players' without any figure. */
export const CountersChapter = () => (
  <Chapter title="Counters">
    <Shown as="Control's, with their status" isWide>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {faces.map(([words, face]) => (
          <li key={words} className="w-22 text-small">
            <Drawn {...masterCounterSize}>
              <MasterCounterCard face={face} />
            </Drawn>
            {words}
          </li>
        ))}
      </ul>
    </Shown>
    <Shown as="Control's from afar">
      <Row>
        {faces.slice(0, 6).map(([words, face]) => (
          <Drawn key={words} {...namedForm}>
            <NamedCounterCard face={face} />
          </Drawn>
        ))}
      </Row>
    </Shown>
    <Shown as="Control's in hand, and a pile">
      <Row>
        <Drawn {...masterCounterSize}>
          <MasterCounterCard face={fresh} isSelected />
        </Drawn>
        <Drawn {...masterCounterSize}>
          <MasterCounterCard face={fresh} />
          <PileCount group={pile} />
        </Drawn>
      </Row>
    </Shown>
    <Shown as="The status in a list">
      <Row>
        <ProfileStrip profile="5-4-3-2-0" stepsLost={2} side="allied" />
        <ProfileStrip profile="[4-2-0]" stepsLost={0} side="german" />
        <ProfileStrip profile="(2)-(1)-0" stepsLost={1} side="german" />
      </Row>
    </Shown>
    <Shown as="A player's, without a figure" isPlayers>
      <Row>
        {faces.slice(0, 4).map(([words, { shortName, arm, side, nation, formation }], at) => (
          <Drawn key={words} {...counterSize}>
            <Counter
              name={shortName}
              symbol={arm}
              side={side}
              nation={nation}
              formation={formation}
              isSelected={at === 3}
            />
          </Drawn>
        ))}
      </Row>
    </Shown>
    <Shown as="Symbols: one's own above, the enemy's below" isWide isPlayers>
      <ul className="flex flex-wrap gap-x-3 gap-y-2 text-ink">
        {Object.keys(symbols).map((symbol) => (
          <li key={symbol} className="w-28 text-center font-cond text-small">
            <svg aria-hidden width={40} height={64} className="mx-auto">
              <UnitSymbol symbol={symbol} x={2} y={2} width={36} height={22} />
              <UnitSymbol symbol={symbol} isHostile x={2} y={27} width={36} height={36} />
            </svg>
            {symbol}
          </li>
        ))}
      </ul>
    </Shown>
  </Chapter>
);

/** Four counters lie one on another. */
const pile = {
  box: { x: 0, y: 0, ...masterCounterSize },
  tab: { x: masterCounterSize.width - 6, y: -6, width: 12, height: 13 },
  slots: ['first', 'second', 'third', 'fourth'].map((id) => ({ id, x: 0, y: 0 })),
};
