import type { ReactNode } from 'react';
import { BridgingSign, CrossingOnMap } from '@/components/control/parts/crossings/crossing-on-map';
import { CrossingSign } from '@/components/control/parts/crossings/crossing-sign';
import { projectionAt } from '@/components/map/core/projection';
import { Contact } from '@/components/map/counters/contact';
import { CrossingGates } from '@/components/map/labels/crossing-marks';
import type { Laid } from '@/components/map/labels/item';
import { Friend } from '@/components/map/side/friend';
import { MarkShape } from '@/components/map/side/mark-shape';
import type { SideMark } from '@/components/map/side/side-map';
import { ToldCrossing } from '@/components/map/side/told-crossing';
import type { MasterCrossing } from '@/lib/desks/control/movement/map';
import { crossingKinds, crossingLooks } from '@/lib/words';
import { Chapter, Row, Shown } from './chapter';
import '@/components/map/side/side-map.css';

/** A piece of the map, its middle at 0,0, with a word under it. */
const Piece = ({ words, width = 96, children }: { words: string; width?: number; children: ReactNode }) => (
  <div className="text-center font-cond text-small">
    <svg
      aria-hidden
      className="map w-auto rounded-1 bg-land"
      width={width}
      height={84}
      viewBox={`${-width / 2} -42 ${width} 84`}
    >
      {children}
    </svg>
    {words}
  </div>
);

const laidAt = (text: string): Laid => ({
  id: text,
  kind: 'crossing',
  at: { x: 0, y: 0 },
  box: null,
  leaders: [],
  folded: [],
  tab: null,
  words: {
    anchor: 'middle',
    lines: [{ text, face: 'crossing', x: 0, y: 26 }],
    box: { x: 0, y: 0, width: 0, height: 0 },
  },
});

const plain: MasterCrossing = {
  id: 'mill',
  name: 'Mill bridge',
  kind: 'mainRoadBridge',
  water: 'Alder Brook',
  capacityPoints: 12,
  x: 0,
  y: 0,
  isPrepared: false,
  state: 'untested',
  notes: '',
  version: 1,
  waiting: 0,
  call: null,
};
const crossings: readonly (readonly [words: string, crossing: MasterCrossing, turnsToGo: number | null])[] = [
  ['untested', plain, null],
  ['prepared', { ...plain, isPrepared: true }, null],
  ['tested', { ...plain, state: 'tested' }, null],
  ['safe', { ...plain, state: 'safe' }, null],
  ['blown', { ...plain, state: 'blown' }, null],
  ['test due', { ...plain, call: 'due' }, null],
  ['may be tested', { ...plain, call: 'open' }, null],
  ['seven wait', { ...plain, waiting: 7 }, null],
  ['bridge in 2 turns', { ...plain, state: 'blown' }, 2],
];

const pencil = (kind: SideMark['kind'], points: SideMark['points'], symbol = '') => ({
  kind,
  points,
  symbol,
  text: '',
});
const line: SideMark['points'] = [
  [-1.4, -0.8],
  [0, 0.5],
  [1.3, 0.3],
];
const marks = [
  ['arrow', pencil('arrow', line)],
  ['boundary', pencil('boundary', line)],
  ['note', pencil('note', [[0, 0]])],
  ['cross', pencil('symbol', [[0, 0]])],
  ['own guns', pencil('symbol', [[0, 0]], 'artillery')],
  ['their guns', pencil('symbol', [[0, 0]], 'hostile:artillery')],
] as const;
const projection = projectionAt(30);

/** The marks on the maps beside counters: contacts, friends, crossings, pencil. */
export const MarksChapter = () => (
  <Chapter title="Marks of the map">
    <Shown as="Contacts: this turn, last turn, earlier, in hand" isPlayers>
      <Row>
        {['this turn', 'last turn', 'earlier'].map((words, age) => (
          <Piece key={words} words={words}>
            <Contact at={{ x: 0, y: 0 }} symbol="armour" age={age} bearing={age === 0 ? 45 : null} />
          </Piece>
        ))}
        <Piece words="not known what">
          <Contact at={{ x: 0, y: 0 }} symbol={null} age={0} isSelected />
        </Piece>
      </Row>
    </Shown>
    <Shown as="Friends and crossings, as told" isPlayers>
      <Row>
        <Piece words="friend">
          <g transform="translate(-28 -20)">
            <Friend name="3 Foot" symbol="infantry" />
          </g>
        </Piece>
        {crossingLooks.map((look) => (
          <Piece key={look} words={look}>
            <ToldCrossing
              crossing={{ id: look, name: 'Mill bridge', x: 0, y: 0, look, asOfTurn: 3 }}
              laid={laidAt('Mill bridge')}
            />
          </Piece>
        ))}
      </Row>
    </Shown>
    <Shown as="Crossings as printed" isPlayers>
      <Row>
        {(['major', 'minor'] as const).map((rank, at) => (
          <Piece key={rank} words={rank}>
            <CrossingGates rank={rank} gates={[{ x: 0, y: 0, turn: 40 * at }]} />
          </Piece>
        ))}
      </Row>
    </Shown>
    <Shown as="Crossings on Control's map, in each state" isWide>
      <Row>
        {crossings.map(([words, crossing, turnsToGo]) => (
          <Piece key={words} words={words}>
            <CrossingOnMap crossing={crossing} turnsToGo={turnsToGo} at={{ x: 0, y: 0 }} />
          </Piece>
        ))}
        <Piece words="a bridge of its own">
          <BridgingSign
            work={{ id: 'ford', name: 'At the ford', crossingId: null, x: 0, y: 0, turnsToGo: 3 }}
            at={{ x: 0, y: 0 }}
          />
        </Piece>
      </Row>
    </Shown>
    <Shown as="Crossings in a list, one a kind">
      <Row>
        {crossingKinds.map((kind) => (
          <CrossingSign key={kind} crossing={{ kind, state: 'untested', isPrepared: false }} />
        ))}
        <CrossingSign crossing={{ kind: 'railBridge', state: 'blown', isPrepared: false }} />
      </Row>
    </Shown>
    <Shown as="Pencil" isWide isPlayers>
      <Row>
        {marks.map(([words, mark]) => (
          <Piece key={words} words={words}>
            <MarkShape mark={mark} projection={projection} />
          </Piece>
        ))}
        <Piece words="in hand">
          <MarkShape mark={marks[0][1]} projection={projection} isSelected />
        </Piece>
      </Row>
    </Shown>
  </Chapter>
);
