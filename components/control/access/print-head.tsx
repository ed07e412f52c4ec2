import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** Over what is to be printed: what it is, a word about it, and the ways on. */
export const PrintHead = ({
  title,
  children,
  onClose,
}: {
  title: string;
  children?: ReactNode;
  onClose: () => void;
}) => (
  <div className="mb-4 flex flex-wrap items-center gap-3">
    <h1 className="text-title font-semibold">{title}</h1>
    {children}
    <span className="not-printed ml-auto flex gap-2">
      <Button onClick={onClose}>Done</Button>
      <Button kind="act" onClick={() => window.print()}>
        Print…
      </Button>
    </span>
  </div>
);
