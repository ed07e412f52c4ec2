/** Notices that this machine is reached by other addresses than before: a router that was restarted, another wifi. */
import type { OfferedAddress } from '@/lib/handed-address';
import { offeredAddresses } from '@/lib/network/own-addresses';

/** The time between two looks, ms. */
const lookMs = 2_000;

/** Calls `changed` with the addresses whenever they are others than before. @returns what ends it */
export async function watchAddresses(
  changed: (offered: readonly OfferedAddress[]) => unknown,
  { offered = offeredAddresses, everyMs = lookMs } = {},
): Promise<() => void> {
  let last = JSON.stringify(await offered());
  const look = async () => {
    const now = await offered();
    if (JSON.stringify(now) === last) return;
    last = JSON.stringify(now);
    await changed(now);
  };
  // A reader that failed is asked again at the next look.
  const looking = setInterval(() => void look().catch(() => undefined), everyMs);
  looking.unref();
  return () => clearInterval(looking);
}
