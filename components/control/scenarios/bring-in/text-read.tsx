import { Select } from '@/components/ui/select';
import { type Encoding, oneByteEncodings } from '@/lib/scenario/files/decode-text';
import { type Separator, separators } from '@/lib/scenario/workbook/delimited';
import type { WorkbookReading } from '@/lib/scenario/workbook/sheet';

export type AsText = NonNullable<Extract<WorkbookReading, { ok: true }>['asText']>;

interface Props {
  asText: AsText;
  /** Reads it anew. */
  onRead: (asked: { encoding: Encoding; separator: Separator | null }) => void;
}

const whereOf = (encoding: Encoding): string =>
  encoding in oneByteEncodings ? `, ${oneByteEncodings[encoding as keyof typeof oneByteEncodings].where}` : '';

/** A person chooses here which separator and which encoding a text is read with; the encodings are shown with words of the file. */
export const TextRead = ({ asText: { encoding, separator, encodings }, onRead }: Props) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <Select
      label="Its cells are separated by"
      value={separator}
      choices={separators.map(({ sign, name }) => ({ id: sign, label: name }))}
      onPick={(sign) => onRead({ encoding, separator: sign as Separator })}
    />
    {encodings.length > 0 && (
      <Select
        label="Its letters are written in"
        value={encoding}
        choices={encodings.map(({ encoding: id, sample }) => ({ id, label: `${id}${whereOf(id)}: ${sample}` }))}
        onPick={(id) => onRead({ encoding: id as Encoding, separator: null })}
      />
    )}
  </div>
);
