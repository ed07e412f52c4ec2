/** An address under which others may reach this console. */
export interface OfferedAddress {
  /** As it is written in an address bar: `192.168.1.20`, `[fd00::5]`, `hall.local`. */
  host: string;
  /** The kind of network it belongs to. */
  kind: 'given' | 'hall' | 'localName' | 'vpn' | 'virtual' | 'carrier' | 'hostName';
  /** The network interface that has it; empty for a name. */
  on: string;
}

/**
 * The address that links, cards, QR codes and the projector name: the picked one while it is offered, else the first.
 *
 * @param picked what Game Control picked; empty: nothing
 * @returns null when this machine has no address that others can reach
 */
export const handedAddress = (offered: readonly OfferedAddress[], picked: string): string | null =>
  (offered.find(({ host }) => host === picked) ?? offered[0])?.host ?? null;
