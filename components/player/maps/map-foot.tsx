import { movedWords } from '@/components/map/core/moves-layer';
import { useTransport } from '@/components/transport/desk-transport';
import { LocalTime } from '@/components/ui/local-time';
import { useIsPhone } from '@/components/ui/use-is-phone';
import type { DeskCounter } from '@/lib/visibility/player/desk';
import { keptWords, type Laptop } from '../offline/kept-words';
import { MapToldLine } from './map-told-line';
import type { MarksState } from './mark-keeper';
import type { OwnMap } from './use-own-map';

interface Props {
  own: OwnMap;
  /** The thing pressed on the map, no mark. */
  chosen: string | null;
  isWide: boolean;
  onWide: () => void;
}

/** The line under the map: as of when it is, a word on what was pressed, and what there is to take in hand. */
export function MapFoot({ own: { layers, drawing, marks, moved }, chosen, isWide, onWide }: Props) {
  const { isLookedOn } = useTransport();
  const { whole: desk, off, isOpen } = layers;
  const isPhone = useIsPhone();
  const away = desk.counters.filter(({ x, isLost }) => x === null && !isLost);
  const lost = desk.counters.filter(({ isLost }) => isLost);
  const trouble = savingWords(marks, isPhone ? 'phone' : 'laptop');
  return (
    <div className="border-t border-rule px-3 py-1 text-note text-ink-2">
      {chosen && (
        <div aria-live="polite" className="border-b border-rule pt-0.5 pb-1.5">
          <MapToldLine map={desk} chosen={chosen} hasReach={!off.has('reach') && !isLookedOn} />
        </div>
      )}
      <div className="flex min-h-8.5 flex-wrap items-center gap-x-3">
        <span>{desk.placesAsOf ? <AsOf time={desk.placesAsOf} /> : 'Your places have not been told yet'}</span>
        {moved.length > 0 && !off.has('moves') && <span>{movedWords(moved.length)}</span>}
        {away.length > 0 && <Names title="Not on the map" of={away} />}
        {lost.length > 0 && <Names title="Lost" of={lost} />}
        {trouble && <span className="font-medium text-waiting">{trouble}</span>}
        <span className="ml-auto flex items-center">
          {!isLookedOn && <Hand word="Pencil" isOn={drawing.hasPencils} onPress={drawing.turnPencils} isPencil />}
          <Hand word="Layers" isOn={isOpen} onPress={() => layers.setOpen(!isOpen)} />
          <Hand word={isPhone ? 'Orders' : 'Wide'} isOn={isWide} onPress={onWide} />
        </span>
      </div>
    </div>
  );
}

const Hand = ({
  word,
  isOn,
  isPencil = false,
  onPress,
}: {
  word: string;
  isOn: boolean;
  isPencil?: boolean;
  onPress: () => void;
}) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className={`min-h-handle-small rounded-2 px-1.5 font-medium underline-offset-4 aria-pressed:underline ${
      isPencil ? 'text-pencil' : 'text-ink-2 hover:text-ink'
    }`}
  >
    {word}
  </button>
);

/** The trouble with the marks, in a few words. */
function savingWords({ saving, heldUpBy, here }: MarksState, laptop: Laptop): string | null {
  // Two hands met on a mark, and one of the two has yet to choose.
  if (here.marks.some(({ theirs, isGone }) => theirs !== null || isGone)) return 'Two texts on one mark';
  if (saving === 'waiting') return `Marks: ${keptWords(heldUpBy, laptop, 'go out')}`;
  return saving === 'fault' ? `Marks: Kept on this ${laptop}; the console has a fault` : null;
}

const AsOf = ({ time }: { time: string }) => (
  <>
    Own places{' '}
    <b className="font-medium text-ink">
      as of <LocalTime time={time} />
    </b>
  </>
);

const Names = ({ title, of }: { title: string; of: readonly DeskCounter[] }) => (
  <details className="relative">
    <summary className="min-h-press font-medium">{title}</summary>
    <ul className="on-desk absolute bottom-full left-0 z-10 mb-1 max-h-60 w-56 overflow-y-auto border border-rule p-2">
      {of.map(({ id, name }) => (
        <li key={id} className="py-0.5">
          {name}
        </li>
      ))}
    </ul>
  </details>
);
