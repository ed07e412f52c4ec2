import { TextField } from '@/components/ui/field';

interface Props {
  reason: string;
  onWrite: (reason: string) => void;
  /** The refusals, by their paths. */
  errors: ReadonlyMap<string, string>;
}

/** The reason of a second ruling. */
export const AgainField = ({ reason, onWrite, errors }: Props) => (
  <TextField
    label="Reason to rule again"
    value={reason}
    maxLength={500}
    error={errors.get('reason') ?? null}
    onChange={(event) => onWrite(event.target.value)}
  />
);
