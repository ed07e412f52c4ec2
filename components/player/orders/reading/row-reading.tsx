import { type ReactNode, useMemo } from 'react';
import { squareReference } from '@/components/player/maps/square-reference';
import { useSquares, useSquaresOf } from '@/components/player/sheets/squares';
import { Button } from '@/components/ui/button';
import { centreOf, lengthKm, type Place, standsAround } from '@/lib/geometry';
import type { AskKind } from '@/lib/reading/asks';
import type { NamesOnMap } from '@/lib/reading/names-on-map';
import { type Reading, readOrder } from '@/lib/reading/read-order';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { DeskCounter, PlayerDesk } from '@/lib/visibility/player/desk';
import { useNames } from './use-names';

export interface RowReadingProps {
  desk: PlayerDesk;
  /** 1 for the first row. */
  count: number;
  row: LineWords;
  onEdit: (patch: Partial<LineWords>) => void;
}

/** How the words of a row are read, below them: whoever writes confirms it, says otherwise, draws it, or lets it be. */
export function RowReading(props: RowReadingProps) {
  const names = useNames(props.desk.seat.id);
  return names && props.row.counterIds.length > 0 ? <ReadWith {...props} names={names} /> : null;
}

function ReadWith({ desk, count, row, onEdit, names }: RowReadingProps & { names: NamesOnMap }) {
  const { draw } = useSquares();
  const { counters } = desk;
  const near = standsAround(names.frame, centreOf(placesOf(counters)));
  const reading = useMemo(() => readingOf(row, counters, names), [row, counters, names]);
  const { goal, other } = reading;
  const isUnsaid = row.goalBy === null;
  const ways = waysOf(row, counters);
  const at = isUnsaid ? goal && squareReference(names.frame, goal.place, near) : row.goal;
  useSquaresOf(
    `reading ${count}`,
    ways.map((from) => ({ name: `Row ${count}`, at: at ?? '', way: { from, isRead: isUnsaid } })),
  );
  const goTo = (place: Place) => onEdit({ goalBy: 'confirmed', goal: squareReference(names.frame, place, near) });
  const stay = () => onEdit({ goalBy: 'stays', goal: '' });
  const drawIt =
    draw &&
    (() => draw({ name: `Row ${count}`, isPoint: true, onDrawn: (at) => onEdit({ goalBy: 'drawn', goal: at }) }));
  const isWritten = row.orders.trim() !== '';
  if (!isWritten && isUnsaid) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in the line of its legend
    <div
      role="group"
      aria-label={`How row ${count} is read`}
      className="not-printed mt-1 flex flex-wrap items-center gap-1.5 font-cond text-console"
    >
      <span className={`min-w-20 ${isUnsaid ? 'text-ink-3' : 'font-semibold text-pencil'}`}>{stateWords(row)}</span>
      {isUnsaid ? (
        <>
          {other && goal ? (
            <>
              <b className="text-waiting">Which?</b>
              <Button size="small" onClick={() => goTo(goal.place)}>
                {goal.name}
              </Button>
              <Button size="small" onClick={() => goTo(other.place)}>
                {other.name}
              </Button>
            </>
          ) : (
            <Chip>{goal ? `${toWords(reading)}${kmWords(reading, ways[0])}` : staysWords(row, reading)}</Chip>
          )}
          {chipsOf(reading).map((words) => (
            <Chip key={words}>{words}</Chip>
          ))}
          {reading.doubts
            .filter(() => !other)
            .map((doubt) => (
              <span key={doubt} className="text-waiting">
                {doubt}
              </span>
            ))}
          {!other && (
            <Button size="small" kind="act" onClick={goal ? () => goTo(goal.place) : stay}>
              Confirm<span className="sr-only"> how row {count} is read</span>
            </Button>
          )}
          {drawIt && (
            <Button size="small" kind="quiet" onClick={drawIt}>
              {goal ? 'Draw it instead' : 'Name a place'}
              <span className="sr-only"> of row {count}</span>
            </Button>
          )}
          {goal && (
            <Button size="small" kind="quiet" onClick={stay}>
              They stay<span className="sr-only"> in row {count}</span>
            </Button>
          )}
        </>
      ) : (
        <>
          <Chip isSure>{row.goalBy === 'stays' ? 'They stay' : `To ${saidPlace(row, reading, names, near)}`}</Chip>
          {chipsOf(reading).map((words) => (
            <Chip key={words} isSure>
              {words}
            </Chip>
          ))}
          {drawIt && row.goalBy === 'drawn' && (
            <Button size="small" kind="quiet" onClick={drawIt}>
              Draw it again<span className="sr-only"> for row {count}</span>
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={() => onEdit({ goalBy: null, goal: '' })}>
            Clear it<span className="sr-only"> in row {count}</span>
          </Button>
        </>
      )}
    </div>
  );
}

/** Where counters stand that are on the map. */
const placesOf = (counters: readonly DeskCounter[]): Place[] =>
  counters.flatMap(({ x, y, isLost }) => (x === null || y === null || isLost ? [] : [{ x, y }]));

/** Where the way of a row begins on the map, at its first unit; none where no unit of it stands there. */
const waysOf = ({ counterIds }: LineWords, counters: readonly DeskCounter[]): Place[] =>
  placesOf(counterIds.flatMap((id) => counters.filter((counter) => counter.id === id))).slice(0, 1);

/** Reads a row with what its team may know: the printed map and its own counters. */
function readingOf(
  { counterIds, orders, action, posture }: LineWords,
  counters: readonly DeskCounter[],
  names: NamesOnMap,
): Reading {
  const units = counters.map(({ id, name, shortName, brigade, x, y }) => ({
    id,
    name,
    shortName,
    team: 'own',
    brigade,
    place: x === null || y === null ? null : { x, y },
  }));
  const row = {
    team: 'own',
    units: counterIds,
    action: action ?? 'move',
    posture: posture ?? 'tact',
    words: orders,
  } as const;
  return readOrder(row, { ...names, units });
}

const stateWords = ({ goalBy }: LineWords): string =>
  goalBy === null ? '◌ read' : goalBy === 'drawn' ? '↗ drawn' : '✓ confirmed';

const toWords = ({ goal, behind, formation }: Reading): string =>
  formation === 'follow' && behind[0] ? `Behind ${behind[0].shortName}` : `To ${goal!.name}`;

/** How far it is without any road, which is all that a page knows by itself. */
const kmWords = ({ goal, via }: Reading, from: Place | undefined): string =>
  from ? `, ${lengthKm([from, ...via.map(({ place }) => place), goal!.place]).toFixed(1)} km straight` : '';

const staysWords = ({ action }: LineWords, { behind, formation }: Reading): string =>
  formation === 'follow' && behind[0]
    ? `Behind ${behind[0].shortName}`
    : action === 'hold' || action === 'prepare'
      ? 'They stay'
      : 'No place named: they stay';

/** The name of the place that was confirmed, where the words have it; else its reference. */
function saidPlace({ goal }: LineWords, { goal: read, other }: Reading, { frame }: NamesOnMap, near: Place): string {
  const named = [read, other].find((one) => one && squareReference(frame, one.place, near) === goal);
  return named ? named.name : goal;
}

const askWords: Record<AskKind, string> = {
  standFast: 'stand fast',
  blowCrossing: 'blow a crossing',
  build: 'build',
  waitFor: 'wait',
  airSupport: 'air support',
  artillery: 'guns',
  recce: 'look and report',
};

/** What else the words ask for, each in two or three words. */
const chipsOf = ({ via, avoid, formation, asks }: Reading): string[] => [
  ...via.map(({ name }) => `by ${name}`),
  ...avoid.map(({ name }) => `not by ${name}`),
  ...(formation === 'sideBySide' ? ['side by side'] : formation === 'column' ? ['one behind the other'] : []),
  ...asks.map(({ kind, words }) => (kind === 'waitFor' ? words.trim() : askWords[kind])),
];

const Chip = ({ isSure = false, children }: { isSure?: boolean; children: ReactNode }) => (
  <span
    className={`rounded-1 border px-2 leading-7 ${isSure ? 'border-edge' : 'border-dashed border-edge text-ink-2'}`}
  >
    {children}
  </span>
);
