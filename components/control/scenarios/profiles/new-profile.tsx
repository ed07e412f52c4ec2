import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { readProfile } from '@/lib/adjudication/status';
import { capital } from '@/lib/text';
import { UnitChip } from '../order-of-battle/unit-chip';

export interface ProfileMade {
  key: string;
  describes: string;
  notation: string;
  sizePoints: string;
  /** Its levels are our guess, and no source's. */
  isOurs: boolean;
}

interface Props {
  begin: ProfileMade;
  unit: Readonly<Record<string, string>>;
  /** Keys that other profiles have. */
  taken: readonly string[];
  onMake: (made: ProfileMade) => void;
  onLeave: () => void;
}

/** A status profile of one's own, with the counter as it will look. */
export function NewProfile({ begin, unit, taken, onMake, onLeave }: Props) {
  const [made, setMade] = useState(begin);
  const [isTried, setTried] = useState(false);
  const write = (more: Partial<ProfileMade>) => setMade({ ...made, ...more });
  const wrong = faultsOf(made, taken);
  const error = (field: keyof ProfileMade) => (isTried ? (wrong[field] ?? null) : null);
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.keys(wrong).length === 0) onMake({ ...made, notation: made.notation.trim() });
      }}
    >
      <div className="flex items-center gap-3">
        <UnitChip unit={{ ...unit, profile: made.key, stepsLost: '0' }} profiles={[made]} />
        <p className="text-ink-2">The counter as it will look.</p>
      </div>
      <TextField
        label="Levels, as the counter prints them"
        hint="5-3-2-1-0; in [ ] it supports others, in ( ) a level only defends"
        error={error('notation')}
        value={made.notation}
        maxLength={60}
        onChange={(event) => write({ notation: event.target.value })}
      />
      <Checkbox
        label="These levels are our guess, not a source’s"
        isTicked={made.isOurs}
        onTick={(isOurs) => write({ isOurs })}
      />
      <TextField
        label="Which units have it"
        error={error('describes')}
        value={made.describes}
        maxLength={120}
        onChange={(event) => write({ describes: event.target.value })}
      />
      <TextField
        label="Key, such as infantry_bn"
        error={error('key')}
        value={made.key}
        maxLength={60}
        onChange={(event) => write({ key: event.target.value })}
      />
      <TextField
        label="Size points, and km of road in column (§7)"
        error={error('sizePoints')}
        inputMode="numeric"
        value={made.sizePoints}
        maxLength={4}
        onChange={(event) => write({ sizePoints: event.target.value })}
      />
      <div className="flex gap-2">
        <Button kind="act" type="submit">
          Make it and use it
        </Button>
        <Button onClick={onLeave}>Back to the list</Button>
      </div>
    </form>
  );
}

function faultsOf({ key, describes, notation, sizePoints }: ProfileMade, taken: readonly string[]) {
  const wrong: Partial<Record<keyof ProfileMade, string>> = {};
  const reading = readProfile(notation);
  if (!reading.ok) wrong.notation = `${capital(reading.message)}.`;
  if (describes.trim() === '') wrong.describes = 'Say which units have it.';
  if (!/^\w+$/.test(key)) wrong.key = 'Letters, digits and underscores. No spaces.';
  else if (taken.includes(key)) wrong.key = `There is a profile ${key} already.`;
  if (!/^\d{1,4}$/.test(sizePoints)) wrong.sizePoints = 'A whole number, 0 or more.';
  return wrong;
}
