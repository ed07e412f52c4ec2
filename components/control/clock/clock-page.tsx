'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { buttonLook } from '@/components/ui/button-look';
import type { NoticeHung } from '@/lib/desks/control/clock/hall';
import type { ArchiveKept } from '@/lib/desks/control/sequence/archives';
import type { OfferedAddress } from '@/lib/handed-address';
import { AddressChoice } from './address-choice';
import { ArchiveLines } from './archive-lines';
import { BudgetsForm } from './budgets-form';
import { DeadlineChoice } from './deadline-choice';
import { NetworkForm } from './network-form';
import { NoticesForm } from './notices-form';

interface ClockDesk {
  notices: NoticeHung[];
  archives: ArchiveKept[];
  addresses: OfferedAddress[];
}

/**
 * The page on which Game Control sets up the hall: notices, network and address, the times of the phases, the rule for
 * late orders. It also shows how the archives of the phases go.
 */
export function ClockPage({ notices, archives, addresses }: ClockDesk) {
  const chrome = useChrome();
  return (
    <div className="mx-auto max-w-6xl px-6 py-4 max-sm:px-3">
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <h1 className="text-title font-semibold">Clock and notices</h1>
        <a
          href={`/board/${chrome.game.id}`}
          target="_blank"
          rel="noreferrer"
          className={buttonLook('plain', 'normal', 'ml-auto')}
        >
          Open the projector
        </a>
      </div>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <NoticesForm notices={notices} />
        <div className="space-y-8">
          <NetworkForm network={chrome.network} />
          <AddressChoice offered={addresses} />
          <BudgetsForm phases={chrome.phases} />
          <DeadlineChoice deadline={chrome.deadline} />
          <ArchiveLines archives={archives} />
        </div>
      </div>
    </div>
  );
}
