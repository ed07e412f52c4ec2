import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { DraftProfile } from '@/lib/desks/control/scenarios/draft-desk';
import { UnitChip } from '../order-of-battle/unit-chip';
import { NewProfile, type ProfileMade } from './new-profile';
import { patterns } from './patterns';

interface Props {
  /** The unit whose profile it is. */
  unit: Readonly<Record<string, string>>;
  profiles: readonly DraftProfile[];
  onPick: (key: string) => void;
  /** Makes a profile and gives it to the unit, in one edit. */
  onMake: (made: ProfileMade) => void;
}

/** Picks a unit's status profile by the counter as it will look: one of the scenario's, one to begin with, or one made here. */
export function ProfilePicker({ unit, profiles, onPick, onMake }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [begin, setBegin] = useState<ProfileMade | null>(null);
  const done = (work: () => void) => {
    work();
    setOpen(false);
  };
  const further = patterns.filter(({ key }) => !profiles.some((one) => one.key === key));
  return (
    <Dialog
      title={`Status profile of ${unit.name || unit.id || 'this unit'}`}
      isWide
      isOpen={isOpen}
      onOpen={(now) => {
        setOpen(now);
        setBegin(null);
      }}
      trigger={<Button size="small">Choose a profile…</Button>}
      leaves="Leave it"
    >
      {begin ? (
        <NewProfile
          begin={begin}
          unit={unit}
          taken={profiles.map(({ key }) => key)}
          onMake={(made) => done(() => onMake(made))}
          onLeave={() => setBegin(null)}
        />
      ) : (
        <div className="space-y-4">
          {profiles.length > 0 && (
            <Shelf
              title="Of this scenario"
              unit={unit}
              shown={profiles.map((one) => ({ ...one, says: one.notation }))}
              onPick={(key) => done(() => onPick(key))}
            />
          )}
          <Shelf
            title="To begin with, changed as you like"
            unit={unit}
            shown={further.map((one) => ({
              ...one,
              sizePoints: `${one.sizePoints}`,
              says: `${one.notation}, ${one.isOfTheBook ? 'an example of §9' : 'our guess'}`,
            }))}
            onPick={(key) => {
              const found = further.find((one) => one.key === key);
              if (found) setBegin({ ...found, sizePoints: `${found.sizePoints}`, isOurs: !found.isOfTheBook });
            }}
          />
          <Button onClick={() => setBegin({ key: '', describes: '', notation: '', sizePoints: '', isOurs: true })}>
            Make one of your own…
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface ShelfProps {
  title: string;
  unit: Props['unit'];
  shown: readonly (DraftProfile & { says: string })[];
  onPick: (key: string) => void;
}

const Shelf = ({ title, unit, shown, onPick }: ShelfProps) => (
  <section aria-label={title}>
    <h3 className="font-semibold">{title}</h3>
    <ul className="grid gap-1 sm:grid-cols-2">
      {shown.map((one) => (
        <li key={one.key}>
          <button
            type="button"
            aria-pressed={unit.profile === one.key}
            onClick={() => onPick(one.key)}
            className="flex w-full items-center gap-3 border border-rule p-1 text-left hover:bg-sunk aria-pressed:bg-mine-soft"
          >
            <UnitChip unit={{ ...unit, profile: one.key }} profiles={[one]} />
            <span>
              {one.describes || one.key} <span className="block text-note text-ink-3">{one.says}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
