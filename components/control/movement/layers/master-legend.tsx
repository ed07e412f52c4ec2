import { KindForm, StateMark } from '@/components/control/parts/crossings/crossing-sign';
import type { LegendPart } from '@/components/map/legend/entries';
import { Legend, type LegendProps } from '@/components/map/legend/legend';
import type { CrossingState } from '@/lib/words';

const crossing = (state: CrossingState, isPrepared = false) => (
  <g className="crossing-sign">
    <KindForm kind="mainRoadBridge" />
    <StateMark state={state} isPrepared={isPrepared} />
  </g>
);

const combat = (look: string) => (
  <g className={`combat ${look}`}>
    <rect x={-16} y={-9} width={32} height={18} rx={9} />
    <path className="swords" d="M-8 -4l8 8m0 -8l-8 8" />
    <text x={4} y={4.5}>
      1
    </text>
  </g>
);

/** The parts that only Control's map shows. */
const parts: readonly LegendPart[] = [
  {
    title: 'Crossings, as they truly are',
    entries: [
      { shows: '.crossing-sign .stroke-overdue', words: 'Blown', sample: crossing('blown') },
      { shows: '.crossing-sign .fill-ink', words: 'Tested, and it stands', sample: crossing('tested') },
      { shows: '.crossing-sign .stroke-mine', words: 'Safe', sample: crossing('safe') },
      {
        shows: '.crossing-sign .stroke-waiting',
        words: 'Prepared, and not yet tested',
        sample: crossing('untested', true),
      },
      {
        shows: '.crossing-sign .call',
        words: 'A test is due, or may be made',
        sample: (
          <g className="crossing-sign">
            <g className="call due">
              <path d="M0 -8L8 0L0 8L-8 0Z" />
              <text textAnchor="middle" y={4}>
                !
              </text>
            </g>
          </g>
        ),
      },
    ],
  },
  {
    title: 'Counters of the master map',
    entries: [
      {
        shows: '.master-counter .status-now',
        words: 'Status now; in brackets: in defence only',
        sample: (
          <g className="counter allied">
            <rect className="status-now" x={-5} y={-6} width={10} height={12} rx={1} />
            <text className="status-now" y={4} textAnchor="middle">
              6
            </text>
          </g>
        ),
      },
      {
        shows: '.claim',
        words: 'Taken by another seat',
        sample: (
          <g className="claim">
            <rect className="ring" x={-14} y={-8} width={28} height={16} rx={4} />
          </g>
        ),
      },
      {
        shows: '.pairs .allied',
        words: 'Units in contact: whole towards {allied}, broken towards {german}',
        sample: (
          <g className="pairs">
            <path className="allied" d="M-2 -9V9" />
            <path className="german" d="M2 -9V9" />
          </g>
        ),
      },
      { shows: '.combat:not(.ruled)', words: 'A combat to be ruled on', sample: combat('') },
      { shows: '.combat.ruled', words: 'A combat that is ruled on', sample: combat('ruled') },
      {
        shows: '.zones path',
        words: 'Drop and landing zone',
        sample: (
          <g className="zones">
            <path className="allied" d="M-14 -7H14V7H-14Z" />
          </g>
        ),
      },
    ],
  },
];

/** The legend of the master map. */
export const MasterLegend = (props: LegendProps) => <Legend {...props} more={parts} />;
