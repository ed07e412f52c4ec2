import { useRouter } from '@/components/control/parts/router';
import type { Belief } from '@/lib/advice/debrief/beliefs';
import type { AfterBattle } from '@/lib/desks/control/debrief/after-battle';
import type { Place } from '@/lib/geometry';
import { Answers } from './after-battle';
import { Happened, UnitThen, WidestGaps } from './happened';
import { HingeList } from './hinge-list';
import { PapersPanel } from './papers-panel';
import type { Reel } from './reel';
import type { Playback } from './use-playback';

interface Props {
  reel: Reel;
  after: AfterBattle;
  playback: Playback;
  beliefs: readonly Belief[];
  /** The teams whose maps are shown. */
  tellers: readonly string[];
  chosen: string | null;
  onChoose: (key: string | null) => void;
  followed: string | null;
  onFollow: (key: string | null) => void;
  /** Brings a place into sight. */
  onPlace: (place: Place) => void;
}

/** The parts beside the maps: the hinges of the battle, the act of this moment, and the knowledge of the thing in hand. */
export function WhatIsShown({
  reel,
  after,
  playback,
  beliefs,
  tellers,
  chosen,
  onChoose,
  followed,
  onFollow,
  onPlace,
}: Props) {
  const { at } = playback;
  const { seatId } = useRouter();
  const unitId = chosen ? reel.unitOf(chosen) : null;
  const about = unitId ? `unit/${unitId}` : chosen;
  return (
    <aside
      aria-label="What is shown"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="w-80 shrink-0 overflow-y-auto border-l border-rule bg-sheet px-4 py-3 max-lg:max-h-56 max-lg:w-full max-lg:border-t max-lg:border-l-0"
    >
      <HingeList reel={reel} playback={playback} seatId={seatId} about={about} />
      {after.endedAt && <Answers {...after.feedback} />}
      <Happened reel={reel} at={at} onChoose={onChoose} />
      {unitId && (
        <UnitThen
          reel={reel}
          at={at}
          unitId={unitId}
          teams={tellers}
          isFollowed={followed === `unit/${unitId}`}
          onFollow={() => onFollow(followed === `unit/${unitId}` ? null : `unit/${unitId}`)}
        />
      )}
      {about && /^(unit|combat|team)\//.test(about) && (
        <PapersPanel about={about} turn={reel.moment(at).turn} until={reel.moment(at).at} />
      )}
      <WidestGaps
        reel={reel}
        beliefs={beliefs}
        onChoose={({ key, from }) => {
          onChoose(key);
          onPlace(from);
        }}
      />
    </aside>
  );
}
