import { Button } from '@/components/ui/button';
import type { Drawn } from '@/components/ui/form/fields';

/** Below the fields of one thing of a list: takes it off. `of`: what it is called. */
export const takeOff = (of: string, onDrop: () => void): Drawn => ({
  note: (
    <Button size="small" onClick={onDrop}>
      Take off<span className="sr-only"> {of}</span>
    </Button>
  ),
});
