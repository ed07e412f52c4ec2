import { Kbd } from '@/components/ui/kbd';
import { type Deeds, keysOf } from './key-table';

/** The key of a deed, or the keys of several, as the table of keys has them. `isBare` takes the ink of what it is on. */
export const KeyOf = ({ deed, isBare }: { deed: Deeds; isBare?: boolean }) =>
  keysOf(deed).map((key) =>
    key === '…' ? (
      <span key={key}>…</span>
    ) : (
      <Kbd key={key} isBare={isBare}>
        {key}
      </Kbd>
    ),
  );
