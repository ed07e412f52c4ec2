import { Button } from '@/components/ui/button';
import type { MeanwhileProps } from '@/components/ui/later';

/** Stands where a part of a desk cannot be loaded; nothing while it is on its way. */
export const NotCome = ({ onAgain }: MeanwhileProps) =>
  onAgain && (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-waiting">
      <p>This part has not come: the network is away. It is asked for again every few seconds.</p>
      <Button size="small" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
