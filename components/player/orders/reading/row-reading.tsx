import { type ReactNode, useMemo } from 'react';
import { squareReference } from '@/components/map/core/square-reference';
import { useSquares, useSquaresOf } from '@/components/player/sheets/squares';
import { Button } from '@/components/ui/button';
import { centreOf, type Place, standsAround } from '@/lib/geometry';
import type { NamesOnMap } from '@/lib/reading/names-on-map';
import type { Reading } from '@/lib/reading/read-order';
import { placesOf, readingOf } from '@/lib/reading/reading-of-row';
import { isFollowing, otherWords, placesRead, readWords } from '@/lib/reading/reading-words';
import { capital, countedInWords } from '@/lib/text';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { saidWords } from './said-words';
import { useNames } from './use-names';
import { useRoadKm } from './use-road-km';

export interface RowReadingProps {
  desk: PlayerDesk;
  /** 1 for the first row. */
  count: number;
  /** All rows of the sheet. */
  rows: readonly LineWords[];
  onEdit: (patch: Partial<LineWords>) => void;
}

/** A row's words as the console reads them: its writer confirms that, says otherwise, draws it, or lets it be. */
export function RowReading({ rows, ...props }: RowReadingProps) {
  const { count } = props;
  const row = rows[count - 1]!;
  const names = useNames(props.desk.seat.id);
  return (
    <>
      {names && row.counterIds.length > 0 && <ReadWith {...props} row={row} names={names} />}
      {count === rows.length && <Unconfirmed rows={rows} />}
    </>
  );
}

/** Says below the last row how many rows the console reads by itself. */
function Unconfirmed({ rows }: Pick<RowReadingProps, 'rows'>) {
  const { length } = rows.filter(
    ({ goalBy, orders, counterIds }) => goalBy === null && orders.trim() !== '' && counterIds.length > 0,
  );
  if (length === 0) return null;
  const isOne = length === 1;
  const how = `${capital(countedInWords(length, 'row'))} ${isOne ? 'is' : 'are'} read, and nobody has confirmed ${isOne ? 'it' : 'them'}.`;
  return (
    <p className="not-printed mt-2 font-cond detail">
      <b>{how}</b> The words are the order.
    </p>
  );
}

interface ReadRow extends Omit<RowReadingProps, 'rows'> {
  row: LineWords;
  names: NamesOnMap;
}

function ReadWith({ desk, count, row, onEdit, names }: ReadRow) {
  const { draw } = useSquares();
  const { counters } = desk;
  const { frame } = names;
  const near = useMemo(() => standsAround(frame, centreOf(placesOf(counters))), [frame, counters]);
  const reading = useMemo(() => readingOf(row, names, counters), [row, names, counters]);
  const isUnsaid = row.goalBy === null;
  const read = isFollowing(reading) ? (reading.behind[0]?.place ?? null) : (reading.goal?.place ?? null);
  const readAt = read ? squareReference(frame, read, near) : '';
  const isAsked = isUnsaid && reading.goal && !isFollowing(reading);
  const roadKm = useRoadKm(desk.seat.id, row.counterIds[0]!, isAsked ? placesRead(reading) : null);
  const starts = placesOf(row.counterIds.flatMap((id) => counters.filter((counter) => counter.id === id))).slice(0, 1);
  useSquaresOf(
    `reading ${count}`,
    starts.map((from) => ({
      name: `Row ${count}`,
      at: row.goal || (row.goalBy === 'stays' ? '' : readAt),
      way: { from, isRead: isUnsaid },
    })),
  );
  if (row.orders.trim() === '' && isUnsaid) return null;
  const drawIt =
    draw &&
    (() => draw({ name: `Row ${count}`, isPoint: true, onDrawn: (at) => onEdit({ goalBy: 'drawn', goal: at }) }));
  const goTo = (place: Place) => onEdit({ goalBy: 'confirmed', goal: squareReference(frame, place, near) });
  const stay = () => onEdit({ goalBy: 'stays', goal: '' });
  // Whom they follow may go anywhere: what is confirmed is that they follow.
  const confirm = () =>
    isFollowing(reading) ? onEdit({ goalBy: 'confirmed', goal: '' }) : reading.goal ? goTo(reading.goal.place) : stay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in the line of its legend
    <div
      role="group"
      aria-label={`How row ${count} is read`}
      className="not-printed mt-1 flex flex-wrap items-center gap-1.5 font-cond text-small"
    >
      <State by={row.goalBy} />
      {isUnsaid && reading.other && reading.goal ? (
        <Which places={[reading.goal, reading.other]} onPick={goTo} />
      ) : (
        <Chip isSure={!isUnsaid}>
          {isUnsaid ? readWords(row, reading, starts[0], roadKm) : saidWords(row, reading, frame, near)}
        </Chip>
      )}
      {otherWords(reading).map((words) => (
        <Chip key={words} isSure={!isUnsaid}>
          {words}
        </Chip>
      ))}
      {isUnsaid && !reading.other && <Doubts of={reading} />}
      {isUnsaid && !reading.other && (
        <Press kind="act" does="Confirm" what={`how row ${count} is read`} onPress={confirm} />
      )}
      {drawIt && (isUnsaid || row.goalBy === 'drawn') && (
        <Press does={drawWords(row, read)} what={`for row ${count}`} onPress={drawIt} />
      )}
      {isUnsaid && read && <Press does="They stay" what={`in row ${count}`} onPress={stay} />}
      {!isUnsaid && (
        <Press does="Clear it" what={`in row ${count}`} onPress={() => onEdit({ goalBy: null, goal: '' })} />
      )}
    </div>
  );
}

const drawWords = ({ goalBy }: LineWords, read: Place | null): string =>
  goalBy === 'drawn' ? 'Draw it again' : read ? 'Draw it instead' : 'Name a place';

const states = { read: ['◌', 'read'], drawn: ['↗', 'drawn'], confirmed: ['✓', 'confirmed'], stays: ['✓', 'confirmed'] };

/** One of three: drawn or confirmed, which is the writer's word, or read, which is nobody's. */
function State({ by }: { by: LineWords['goalBy'] }) {
  const [sign, word] = states[by ?? 'read'];
  return (
    <span className={`min-w-20 ${by ? 'font-semibold text-pencil' : 'text-ink-3'}`}>
      <span aria-hidden>{sign}</span> {word}
    </span>
  );
}

/** Two places that the words may mean: the writer picks one. */
const Which = ({
  places,
  onPick,
}: {
  places: readonly { name: string; place: Place }[];
  onPick: (place: Place) => void;
}) => (
  <>
    <b className="text-waiting">Which?</b>
    {places.map(({ name, place }) => (
      <Button key={name} size="small" onClick={() => onPick(place)}>
        {name}
      </Button>
    ))}
  </>
);

const Doubts = ({ of: { doubts } }: { of: Reading }) =>
  doubts.map((doubt) => (
    <span key={doubt} className="text-waiting">
      {doubt}
    </span>
  ));

/** A button that says to a screen reader which row it is of. */
const Press = ({
  kind = 'quiet',
  does,
  what,
  onPress,
}: {
  kind?: 'act' | 'quiet';
  does: string;
  what: string;
  onPress: () => void;
}) => (
  <Button size="small" kind={kind} onClick={onPress}>
    {does}
    <span className="sr-only"> {what}</span>
  </Button>
);

const Chip = ({ isSure = false, children }: { isSure?: boolean; children: ReactNode }) => (
  <span
    className={`rounded-1 border px-2 leading-7 ${isSure ? 'border-edge' : 'border-dashed border-edge text-ink-2'}`}
  >
    {children}
  </span>
);
