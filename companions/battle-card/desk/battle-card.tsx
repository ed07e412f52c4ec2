import type { BattleCardState } from '@/companions/battle-card/rules';
import { areaTitles, unitTitles } from '@/companions/battle-card/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import type { Side } from '@/lib/words';

/**
 * The card as it lies on the table, north at the top: the road with its markers, the dice of both sides beside it. `at`: the
 * area, by its title, in which lies what is played out of the main game.
 */
export function BattleCard({ state, at: played }: { state: BattleCardState; at: string | null }) {
  const rows = [...state.areas.entries()].reverse();
  return (
    <div className="flex flex-wrap items-start gap-6">
      <ol aria-label="The road, Arnhem first" className="min-w-72 flex-1">
        {rows.map(([at, area]) => (
          <li
            key={area.name}
            aria-label={areaTitles[area.name]}
            aria-current={areaTitles[area.name] === played ? 'location' : undefined}
            className="grid grid-cols-[7.5rem_minmax(7rem,1fr)_4rem] items-center gap-3 border-b border-rule py-2 aria-[current=location]:bg-mine-soft"
          >
            <Die side="allied" strength={area.allied} name={area.unit ? unitTitles[area.unit] : 'No Allied unit'}>
              {area.order && <b className="font-medium text-mine">{area.order}s</b>}
            </Die>
            <div className="text-center">
              <b className="block lead">{areaTitles[area.name]}</b>
              <span className={area.isHeld ? 'text-allied' : 'text-german'}>
                {area.isHeld ? 'Allied control' : 'German control'}
              </span>
              {state.corps === at && <CorpsMarker />}
            </div>
            <Die side="german" strength={area.german} name="German" />
          </li>
        ))}
        <li aria-label="Belgium" className="grid grid-cols-[7.5rem_minmax(7rem,1fr)_4rem] items-center gap-3 py-2">
          <span />
          <div className="text-center text-ink-2">Belgium{state.corps < 0 && <CorpsMarker />}</div>
          <span />
        </li>
      </ol>
      <WeatherTrack state={state} />
    </div>
  );
}

const CorpsMarker = () => (
  <span className="mx-auto mt-1 block w-fit rounded-2 bg-allied px-2 font-cond font-semibold text-sheet">30 Corps</span>
);

function Die({
  side,
  strength,
  name,
  children,
}: {
  side: Side;
  strength: number;
  name: string;
  children?: React.ReactNode;
}) {
  const look =
    side === 'allied'
      ? 'rounded-2 border-allied bg-allied-fill text-allied'
      : 'rounded-full border-german bg-german-fill text-german';
  return (
    <span className={`flex items-center gap-2 ${side === 'allied' ? 'justify-end text-right' : ''}`}>
      {side === 'allied' && (
        <span className="detail leading-4">
          {name} {children}
        </span>
      )}
      {strength > 0 ? (
        <span
          role="img"
          aria-label={`${name}: strength ${strength}`}
          className={`grid size-10 shrink-0 place-items-center border-2 lead ${look}`}
        >
          {strength}
        </span>
      ) : (
        <span className="size-10 shrink-0" />
      )}
    </span>
  );
}

/** The weather track: the turns down, each with what the die of 1st Airborne needs. */
function WeatherTrack({ state }: { state: BattleCardState }) {
  const { track, source } = state.figures.weather;
  return (
    <table className="text-small">
      <caption className="cap pb-1 text-left">
        {`Weather: ${state.weather} `}
        <SourceMark source={source} />
      </caption>
      <thead>
        <tr className="text-ink-3">
          {['Turn', 'Clears on'].map((head) => (
            <th key={head} scope="col" className="pr-4 text-left font-normal last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {track.map((needed, i) => {
          const isNow = state.turn === i + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its place on the track
            <tr key={i} aria-current={isNow ? 'step' : undefined} className={isNow ? 'bg-mine-soft font-semibold' : ''}>
              <td className="px-1.5 py-0.5">{i + 1}</td>
              <td>{needed === 6 ? '6' : `${needed} to 6`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
