import type { ReactNode } from 'react';
import { SetupTabs } from '@/components/control/access/setup-tabs';

/** The setup by Game Control: the seats, the clock, and a map of its own. */
export const SetupRoom = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-full flex-col lg:h-full print:block print:h-auto">
    <SetupTabs />
    <div className="min-h-0 flex-1 overflow-auto print:overflow-visible">{children}</div>
  </div>
);
