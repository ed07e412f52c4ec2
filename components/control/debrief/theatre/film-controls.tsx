import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Stride } from '@/lib/replay/moments';
import { momentWords } from './happened';
import type { Reel } from './reel';
import { Scrubber } from './scrubber';
import { speeds } from './use-film-run';
import type { Playback } from './use-playback';

interface Props {
  reel: Reel;
  playback: Playback;
  /** The moments of what is followed; null: nothing is. */
  among: readonly number[] | null;
}

/** The film under the maps: steps, how fast it runs, and all its moments on a line. */
export const FilmControls = ({ reel, playback, among }: Props) => (
  <div className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule bg-paper px-5 py-1 max-sm:px-3">
    <Steps step={playback.step} isRunning={playback.isRunning} onRun={playback.turnRunning} />
    <span className="w-40">
      <Select
        label="Speed of the film"
        isLabelHidden
        choices={speeds}
        value={playback.speed}
        onPick={playback.setSpeed}
      />
    </span>
    <Scrubber
      moments={reel.film.moments}
      at={playback.at}
      onAt={playback.to}
      among={among}
      wordsOf={(place) => momentWords(reel, place)}
    />
  </div>
);

const strideNames: Record<Stride, string> = { turn: 'turn', phase: 'phase', act: 'act' };

function Steps({
  step,
  isRunning,
  onRun,
}: {
  step: (stride: Stride, by: 1 | -1) => void;
  isRunning: boolean;
  onRun: () => void;
}) {
  const back = (Object.keys(strideNames) as Stride[]).map((stride) => (
    <Button key={stride} size="small" onClick={() => step(stride, -1)} aria-label={`Back one ${strideNames[stride]}`}>
      ‹ {strideNames[stride]}
    </Button>
  ));
  const on = (['act', 'phase', 'turn'] as const).map((stride) => (
    <Button key={stride} size="small" onClick={() => step(stride, 1)} aria-label={`On one ${strideNames[stride]}`}>
      {strideNames[stride]} ›
    </Button>
  ));
  return (
    <fieldset aria-label="Step" className="flex flex-wrap items-center gap-1">
      {back}
      <Button kind="act" size="small" onClick={onRun} aria-pressed={isRunning}>
        {isRunning ? 'Stop' : 'Play'}
      </Button>
      {on}
    </fieldset>
  );
}
