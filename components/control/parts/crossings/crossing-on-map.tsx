import { DeskLink } from '@/components/control/parts/router';
import type { BridgingOnMap } from '@/lib/desks/control/crossings/crossings';
import type { MasterCrossing } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import { KindForm, StateMark } from './crossing-sign';
import { saysSomething, stateWords, units } from './crossing-words';
import './crossing-on-map.css';

/**
 * A crossing on the master map: its kind by its form, how it stands by the mark over it, who waits by a number, a bridge
 * being built by the turns to go. A press opens it on its board.
 */
export function CrossingOnMap(props: { crossing: MasterCrossing; turnsToGo: number | null; at: Place }) {
  const { crossing, turnsToGo, at } = props;
  const { id, name, waiting, call } = crossing;
  const isPlain = !saysSomething(crossing) && turnsToGo === null;
  const said = [
    name,
    stateWords(crossing),
    ...(call === 'due' ? ['test due'] : call === 'open' ? ['may be tested'] : []),
    ...(waiting > 0 ? [`${units(waiting)} in the queue`] : []),
    ...(turnsToGo === null ? [] : [`bridge in ${turnsToGo}`]),
  ].join(', ');
  return (
    <DeskLink to={`/crossings?at=${encodeURIComponent(id)}`} tabIndex={-1}>
      <g className={`crossing-sign ${isPlain ? 'plain' : ''}`} transform={`translate(${at.x} ${at.y})`}>
        <title>{said}</title>
        <rect className="ground" x={-10} y={-8} width={20} height={16} rx={3} />
        <KindForm kind={crossing.kind} />
        <StateMark state={crossing.state} isPrepared={crossing.isPrepared} />
        {call !== null && <Call call={call} />}
        {waiting > 0 && <Pill x={-13} y={10} words={`${waiting}`} />}
        {turnsToGo !== null && <Pill x={11} y={10} words={`${turnsToGo} t`} isBuilding />}
      </g>
    </DeskLink>
  );
}

/** A bridge being built at a place of its own. */
export const BridgingSign = ({ work, at }: { work: BridgingOnMap; at: Place }) => (
  <g className="crossing-sign building" transform={`translate(${at.x} ${at.y})`}>
    <title>{`${work.name}, bridge in ${work.turnsToGo}`}</title>
    <rect className="ground" x={-10} y={-8} width={20} height={16} rx={3} />
    <KindForm kind="baileyBridge" />
    <Pill x={11} y={10} words={`${work.turnsToGo} t`} isBuilding />
  </g>
);

/** A test is called for: a lozenge with an exclamation mark, full where it is due. */
const Call = ({ call }: { call: 'due' | 'open' }) => (
  <g className={`call ${call}`} transform="translate(-11 -9)">
    <path d="M0 -8L8 0L0 8L-8 0Z" />
    <text textAnchor="middle" y={4}>
      !
    </text>
  </g>
);

/** The number that waits, or the turns that a bridge still takes. */
const Pill = ({ x, y, words, isBuilding = false }: Place & { words: string; isBuilding?: boolean }) => (
  <g className={`pill ${isBuilding ? 'turns' : 'queue'}`} transform={`translate(${x} ${y})`}>
    <rect x={-4.5 - words.length * 3} y={-7} width={9 + words.length * 6} height={14} rx={7} />
    <text textAnchor="middle" y={4}>
      {words}
    </text>
  </g>
);
