import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';

/** Opens the forms for what is read off the printed map. */
export const ReadOffMap = ({ hex, side, ground }: Record<'hex' | 'side' | 'ground', () => void>) => (
  <section aria-label="Read off the printed map" className="mt-3">
    <h3 className="cap mb-1.5">Read off the printed map</h3>
    <div className="flex flex-wrap gap-1.5">
      <Button size="small" hint={keyOf('begin')} onClick={hex}>
        Hex
      </Button>
      <Button size="small" onClick={side}>
        Hexside
      </Button>
      <Button size="small" onClick={ground}>
        Edge and ground
      </Button>
    </div>
  </section>
);
