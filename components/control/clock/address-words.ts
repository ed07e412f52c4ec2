import type { OfferedAddress } from '@/lib/handed-address';

/** The kind of an address, for a person who chooses between several. */
export function belongsTo({ kind, on }: OfferedAddress): string {
  if (kind === 'given') return 'Named by the host.';
  if (kind === 'hall') return `The network at ${on}.`;
  if (kind === 'localName') return 'A name in place of an address. Some older phones do not find it.';
  if (kind === 'vpn') return `A VPN, ${on}. Only its members reach it.`;
  if (kind === 'virtual') return `For guests and containers of this machine, ${on}.`;
  if (kind === 'carrier') return `A VPN or a carrier’s network, ${on}.`;
  return 'The name of this machine. Not every network knows it.';
}
