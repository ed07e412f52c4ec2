import type { ReactNode } from 'react';
import type { Side } from '@/lib/words';
import { Contact } from '../counters/contact';
import { CounterCard } from '../counters/counter';
import { CrossingGates } from '../labels/crossing-marks';

/** Something that may lie on a map, as it is drawn and in words. */
export interface LegendEntry {
  /** The thing of a map's picture it stands for: where nothing like it is drawn, it is left out. */
  shows: string;
  /** `{allied}` and `{german}` stand for the names of the two sides. */
  words: string;
  /** Drawn in 34 by 20 px about 0,0. */
  sample: ReactNode;
}

export interface LegendPart {
  title: string;
  entries: readonly LegendEntry[];
}

const field = 'M-14 -7H14V7H-14Z';
const area = (...classes: string[]) => (
  <g className="base-map">
    {classes.map((name) => (
      <path key={name} className={name} d={field} />
    ))}
  </g>
);
const line = (...classes: string[]) => (
  <g className="base-map">
    {classes.map((name) => (
      <path key={name} className={name.startsWith('of-') ? name : `line ${name}`} d="M-16 4C-6 4 4 -4 16 -4" />
    ))}
  </g>
);
const card = (side: Side, nation: string, formation: string) => (
  <g transform="translate(-14 -9)">
    <CounterCard side={side} nation={nation} formation={formation} width={28} height={18} isSelected={false}>
      {null}
    </CounterCard>
  </g>
);
const small = (drawn: ReactNode) => <g transform="scale(.46)">{drawn}</g>;
const contact = (age: number) => small(<Contact at={{ x: 0, y: 0 }} symbol={null} age={age} />);
const gate = (rank: 'major' | 'minor') => (
  <g className="names">
    <CrossingGates gates={[{ x: 0, y: 0, turn: 0 }]} rank={rank} />
  </g>
);

/** The things on the maps of players and of Control alike. */
export const legendParts: readonly LegendPart[] = [
  {
    title: 'Ground',
    entries: [
      { shows: '.of-wood, .wood', words: 'Wood', sample: area('of-wood') },
      { shows: '.of-heath', words: 'Heath', sample: area('of-heath') },
      { shows: '.of-sand', words: 'Sand', sample: area('of-sand') },
      { shows: '[class^="of-marsh"], .marsh', words: 'Marsh', sample: area('of-marsh') },
      { shows: '[class^="of-orchard"]', words: 'Orchards', sample: area('of-orchard') },
      {
        shows: '.close-country',
        words: 'Close country: hedges and small fields',
        sample: <path className="close-country" d={field} />,
      },
      {
        shows: '.bad-terrain-edge',
        words: 'Very close country, slow for everybody',
        sample: (
          <>
            <path className="bad-terrain" d={field} />
            <path className="line bad-terrain-edge" d={field} />
          </>
        ),
      },
      { shows: '[class^="of-builtup"], .town-area, .city-area', words: 'Houses', sample: area('of-builtup') },
      { shows: '.fortified', words: 'Fortified place', sample: <path className="line fortified" d={field} /> },
      { shows: '.minefield', words: 'Minefield', sample: <path className="line minefield" d={field} /> },
      { shows: '.highground', words: 'High ground', sample: <path className="highground" d={field} /> },
      { shows: '.of-tint', words: 'Higher ground', sample: area('of-tint') },
      { shows: '.of-contour', words: 'Line of one height', sample: line('of-contour') },
      {
        shows: '.names .spot',
        words: 'A height, in metres',
        sample: (
          <g className="names">
            <path className="summit" d="M-9 -3.5l3.5 6h-7z" />
            <text className="spot" x={-2} y={3.5}>
              91
            </text>
          </g>
        ),
      },
      {
        shows: '.names .region',
        words: 'Name of a region',
        sample: (
          <g className="names">
            <text className="region" y={4} textAnchor="middle">
              ABC
            </text>
          </g>
        ),
      },
    ],
  },
  {
    title: 'Waters',
    entries: [
      { shows: '.of-water, .of-river, .river', words: 'River or lake', sample: area('of-water') },
      { shows: '.of-canal, .canal', words: 'Canal', sample: line('of-canal') },
      { shows: '.of-stream, .stream', words: 'Stream', sample: line('of-stream') },
    ],
  },
  {
    title: 'Ways',
    entries: [
      { shows: '.axis', words: 'Main road of the operation', sample: line('axis', 'axis-core') },
      { shows: '.of-primary, .main-road', words: 'Main road', sample: line('of-primary', 'of-primary-core') },
      { shows: '.of-secondary', words: 'Secondary road', sample: line('of-secondary') },
      { shows: '.of-tertiary, .minor-road', words: 'Minor road', sample: line('of-tertiary') },
      { shows: '.of-rail, .railway', words: 'Railway', sample: line('of-rail', 'of-sleepers') },
      { shows: '.of-border', words: 'Border', sample: line('of-border') },
    ],
  },
  {
    title: 'Crossings',
    entries: [
      {
        shows: '.crossing.major .gate:not([d=""])',
        words: 'Bridge of a main road or a railway',
        sample: gate('major'),
      },
      { shows: '.crossing.minor .gate:not([d=""])', words: 'Smaller bridge, or ferry', sample: gate('minor') },
      {
        shows: '.told-crossing.blown',
        words: 'Blown, as you were told',
        sample: (
          <g className="told-crossing blown">
            <path className="strike" d="M-6 -6L6 6M6 -6L-6 6" />
          </g>
        ),
      },
      {
        shows: '.told-crossing:not(.blown)',
        words: 'Can be crossed, as you were told',
        sample: (
          <g className="told-crossing safe">
            <circle className="ring" r={7} />
          </g>
        ),
      },
    ],
  },
  {
    title: 'Units',
    entries: [
      {
        shows: '.counter.allied',
        words: '{allied}: square corners',
        sample: card('allied', 'UK', 'Guards Armoured Div'),
      },
      { shows: '.counter.german', words: '{german}: cut corners', sample: card('german', 'GER', 'KG Walther') },
      {
        shows: '.counter',
        words: 'The bar at its left: its pattern is the nation, its colour the formation',
        sample: card('allied', 'US', '82 Airborne Div'),
      },
      {
        shows: '.friend',
        words: 'A friend, where you were last told',
        sample: (
          <g className="friend">
            <rect className="card" x={-14} y={-9} width={28} height={18} rx={2} />
          </g>
        ),
      },
      {
        shows: '.formation-count',
        words: 'A formation, and how many of its units stand about there: press it to see all',
        sample: (
          <g transform="translate(-17 -10)">
            <g transform="scale(.68)">
              <CounterCard
                side="allied"
                nation="UK"
                formation="1 Airborne Div"
                width={48}
                height={24}
                isSelected={false}
              >
                <text className="formation-count" x={44} y={17} textAnchor="end">
                  · 9
                </text>
              </CounterCard>
            </g>
          </g>
        ),
      },
      {
        shows: '.pile-count',
        words: 'So many lie there: press it to see all',
        sample: (
          <g>
            <rect className="pile-count" x={-9} y={-6.5} width={18} height={13} rx={1.5} />
            <text className="pile-number" y={3.5}>
              3
            </text>
          </g>
        ),
      },
      {
        shows: '.leader',
        words: 'Its line leads to where it truly is',
        sample: (
          <g>
            <path className="leader" d="M-12 5L12 -5" />
            <circle className="pin" cx={-12} cy={5} r={2.6} />
          </g>
        ),
      },
    ],
  },
  {
    title: 'The enemy, as told',
    entries: [
      { shows: '.contact.fresh', words: 'Seen this turn', sample: contact(0) },
      { shows: '.contact.ageing', words: 'Seen last turn', sample: contact(1) },
      { shows: '.contact.old', words: 'Seen earlier: it may be gone', sample: contact(2) },
      {
        shows: '.contact .going',
        words: 'It was going that way',
        sample: small(<Contact at={{ x: 0, y: 6 }} symbol={null} age={0} bearing={45} />),
      },
    ],
  },
  {
    title: 'Blue pencil',
    entries: [
      {
        shows: '.mark.arrow',
        words: 'An arrow your team drew',
        sample: (
          <g className="mark">
            <path className="stroke" d="M-12 5L10 -4M4 -6L10 -4L6 1" />
          </g>
        ),
      },
      {
        shows: '.mark.boundary',
        words: 'A boundary your team drew',
        sample: (
          <g className="mark boundary">
            <path className="stroke" d="M-16 0H16" />
          </g>
        ),
      },
      {
        shows: '.mark.symbol, .mark.note',
        words: 'A mark or a note of your team',
        sample: (
          <g className="mark">
            <path className="stroke" d="M-6 -6L6 6M6 -6L-6 6" />
          </g>
        ),
      },
    ],
  },
  {
    title: 'The unit in hand, and what moved',
    entries: [
      {
        shows: '.reach .country',
        words: 'How far it gets across country this turn, at the very most',
        sample: (
          <g className="reach">
            <path className="country outer" d={field} />
            <path className="country inner" d={field} />
          </g>
        ),
      },
      {
        shows: '.reach .road',
        words: 'How far it gets by road, at the very most',
        sample: (
          <g className="reach">
            <path className="road outer" d="M-14 4L14 -4" />
            <path className="road inner" d="M-14 4L14 -4" />
          </g>
        ),
      },
      {
        shows: '.moves-since .arrow',
        words: 'It has moved since you last looked',
        sample: (
          <g className="moves-since">
            <circle cx={-13} r={3.5} />
            <path className="arrow" d="M-9.5 0H14m-7 -4l7 4l-7 4" />
          </g>
        ),
      },
    ],
  },
  {
    title: 'Sheet',
    entries: [
      { shows: '.km-1', words: 'A kilometre each', sample: <path className="line km-1" d={field} /> },
      { shows: '.km-5', words: 'Five kilometres each', sample: <path className="line km-5" d={field} /> },
    ],
  },
];
