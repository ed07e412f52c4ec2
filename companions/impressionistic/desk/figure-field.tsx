import { TextField } from '@/components/ui/field';

/** A whole number between two ends, and why it is none where it is not. */
export function FigureField({
  label,
  value,
  from,
  to,
  onWrite,
  hint,
}: {
  label: string;
  value: string;
  from: number;
  to: number;
  onWrite: (value: string) => void;
  hint?: string;
}) {
  return (
    <div className="w-28">
      <TextField
        label={label}
        type="number"
        min={from}
        max={to}
        value={value}
        hint={hint}
        error={numberIn(value, from, to) === null ? `A whole number from ${from} to ${to}.` : null}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  );
}

/** The whole number written, or null where it is none or lies outside. */
export function numberIn(text: string, from: number, to: number): number | null {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= from && value <= to ? value : null;
}
