import { RadioStrip } from './radio-strip';

interface WayChoiceProps<Id extends string> {
  /** The choice, in words above the strip; `label`: its name for a screen reader, where that is shorter. */
  words: string;
  label?: string;
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onPick: (id: Id) => void;
}

/** One of somebody's own ways with their desk. */
export const WayChoice = <Id extends string>({ words, label = words, ...strip }: WayChoiceProps<Id>) => (
  <div>
    <p aria-hidden className="mb-1 text-note text-ink-2">
      {words}
    </p>
    <RadioStrip label={label} {...strip} />
  </div>
);

export const textChoices = [
  { id: 'normal', label: 'Normal' },
  { id: 'large', label: 'Large' },
  { id: 'larger', label: 'Larger' },
] as const;

export const lightChoices = [
  { id: 'system', label: 'As this computer' },
  { id: 'light', label: 'Day' },
  { id: 'dark', label: 'Night' },
] as const;

export const keyChoices = [
  { id: 'on', label: 'On' },
  { id: 'alt', label: 'With Alt' },
  { id: 'off', label: 'Off' },
] as const;
