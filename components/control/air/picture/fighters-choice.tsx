import { useSides } from '@/components/map/counters/sides';
import { Checkbox } from '@/components/ui/checkbox';
import type { TaskOnPicture } from '@/lib/desks/control/air/air-picture';
import { missionInPicture } from '@/lib/word-tables';

interface Props {
  /** Every air order that may be in this combat, those proposed among them. */
  tasks: readonly TaskOnPicture[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** The fighters in an air combat: the proposal, less or more at Control's choice. */
export function FightersChoice({ tasks, chosen, onChoose }: Props) {
  const { names } = useSides();
  return (
    <fieldset className="mt-2 border-t border-rule pt-1">
      <legend className="pr-2 text-small font-medium">Who fights</legend>
      {tasks.map(({ id, name, side, mission, left }) => (
        <Checkbox
          key={id}
          isTicked={chosen.includes(id)}
          onTick={(isIn) => onChoose(isIn ? [...chosen, id] : chosen.filter((one) => one !== id))}
          label={
            <>
              {name}{' '}
              <span className="aside">
                {names[side]} · {missionInPicture(mission)} · {left}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
