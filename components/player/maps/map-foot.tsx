import { movedWords } from '@/components/map/core/moves-layer';
import type { Saving } from '@/components/transport/keeper/saving';
import type { HeldUp } from '@/components/transport/send/send';
import { LocalTime } from '@/components/ui/local-time';
import { useIsPhone } from '@/components/ui/use-is-phone';
import type { DeskCounter, SideMap } from '@/lib/visibility/player/desk';
import { keptWords, type Laptop } from '../offline/kept-words';
import { MapToldLine } from './map-told-line';

interface Props {
  desk: SideMap;
  /** What was pressed on the map. */
  chosen: string | null;
  /** How many own units have moved since the last look. */
  moved: number;
  /** The reach of a chosen counter is drawn. */
  hasReach: boolean;
  saving: Saving;
  /** What the marks wait for, while they are `waiting`. */
  heldUpBy: HeldUp;
  /** Two hands met on a mark, and one of the two has yet to choose. */
  hasTwoTexts: boolean;
  hasPencils: boolean;
  isLayers: boolean;
  isWide: boolean;
  /** null: nothing may be drawn. */
  onPencils: (() => void) | null;
  onLayers: () => void;
  onWide: () => void;
}

/** The line under the map: as of when it is, a word on what was pressed, and what there is to take in hand. */
export function MapFoot(props: Props) {
  const { desk, chosen } = props;
  const isPhone = useIsPhone();
  const away = desk.counters.filter(({ x, isLost }) => x === null && !isLost);
  const lost = desk.counters.filter(({ isLost }) => isLost);
  const trouble = savingWords(props, isPhone ? 'phone' : 'laptop');
  return (
    <div className="border-t border-rule px-3 py-1 text-note text-ink-2">
      {chosen && (
        <div aria-live="polite" className="border-b border-rule pt-0.5 pb-1.5">
          <MapToldLine map={desk} chosen={chosen} hasReach={props.hasReach} />
        </div>
      )}
      <div className="flex min-h-[34px] flex-wrap items-center gap-x-3">
        <span>{desk.placesAsOf ? <AsOf time={desk.placesAsOf} /> : 'Your places have not been told yet'}</span>
        {props.moved > 0 && <span>{movedWords(props.moved)}</span>}
        {away.length > 0 && <Names title="Not on the map" of={away} />}
        {lost.length > 0 && <Names title="Lost" of={lost} />}
        {trouble && <span className="font-medium text-waiting">{trouble}</span>}
        <span className="ml-auto flex items-center">
          {props.onPencils && <Hand word="Pencil" isOn={props.hasPencils} onPress={props.onPencils} isPencil />}
          <Hand word="Layers" isOn={props.isLayers} onPress={props.onLayers} />
          <Hand word={isPhone ? 'Orders' : 'Wide'} isOn={props.isWide} onPress={props.onWide} />
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

/** What is not as it should be with the marks, in a few words. */
function savingWords({ saving, heldUpBy, hasTwoTexts }: Props, laptop: Laptop): string | null {
  if (hasTwoTexts) return 'Two texts on one mark';
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
