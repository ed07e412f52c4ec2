/** Which addresses of a machine others in the hall can reach, the likeliest first. */
import { BlockList, isIPv4 } from 'node:net';
import type { OfferedAddress } from '../handed-address';
import type { DefaultRoute } from './default-route';

/** One address of a network interface, as the system lists it. */
export interface InterfaceAddress {
  /** The name of the interface: `eth0`, `en0`, `Wi-Fi`, `vEthernet (WSL)`. */
  on: string;
  /** IPv4, or IPv6 without a zone. */
  address: string;
  /** `aa:bb:cc:dd:ee:ff` */
  mac: string;
  /** The loopback. */
  isInternal: boolean;
}

/** The facts of a machine that ranking needs. */
export interface MachineNetwork {
  /** In the system's own order. */
  addresses: readonly InterfaceAddress[];
  /** Null when there is none: a hall without internet has often none. */
  defaultRoute: DefaultRoute | null;
  /** As `process.platform` says it. */
  platform: NodeJS.Platform;
}

function listOf(...subnets: [net: string, prefix: number, family: 'ipv4' | 'ipv6'][]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) list.addSubnet(...subnet);
  return list;
}

const linkLocal = listOf(['169.254.0.0', 16, 'ipv4'], ['fe80::', 10, 'ipv6']);
const privateNets = listOf(
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
);
/** Shared by Tailscale and by carriers behind one public address. */
const carrierNet = listOf(['100.64.0.0', 10, 'ipv4']);
/** The network that VirtualBox gives its first host-only adapter. */
const hostOnlyNet = listOf(['192.168.56.0', 24, 'ipv4']);

const isIn = (list: BlockList, address: string): boolean => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

const vpnNames =
  /^(tun|tap|utun|wg|ppp|ipsec|gif|stf|zt|feth|nordlynx|proton)\d*|tailscale|zerotier|wireguard|openvpn|wintun|tap-windows|nordvpn|proton ?vpn|mullvad|hamachi|anyconnect|fortinet|vpn/i;
const virtualNames =
  /^(docker|veth|virbr|vboxnet|vmnet|vmenet|lxcbr|lxdbr|incusbr|cni|flannel|cali|podman|nerdctl|dummy)\d*|^br-[0-9a-f]{12}$|^vethernet|virtualbox|vmware|hyper-v|\bwsl\b|docker|npcap|bluetooth/i;
/** Bridges to guests and to other Apple devices. */
const appleNames = /^(bridge|awdl|llw|anpi|ap)\d+$/;
/** VirtualBox's host-only adapters, whatever Windows calls them, and Docker's bridges. */
const virtualMacs = /^(0a:00:27|02:42):/;

function hasRoute({ on, address }: InterfaceAddress, route: DefaultRoute | null): boolean {
  if (!route) return false;
  return 'on' in route ? route.on === on : route.address === address;
}

/** A VPN stays one when everything goes out by it. A bridge that has the default route is how this machine reaches the hall. */
function kindOf(one: InterfaceAddress, { defaultRoute, platform }: MachineNetwork): OfferedAddress['kind'] {
  if (isIn(carrierNet, one.address)) return 'carrier';
  if (vpnNames.test(one.on)) return 'vpn';
  if (hasRoute(one, defaultRoute)) return 'hall';
  const isVirtual =
    virtualNames.test(one.on) ||
    (platform === 'darwin' && appleNames.test(one.on)) ||
    virtualMacs.test(one.mac.toLowerCase()) ||
    isIn(hostOnlyNet, one.address);
  return isVirtual ? 'virtual' : 'hall';
}

const order = ['hall', 'vpn', 'virtual', 'carrier'];

/**
 * The addresses in the order in which they are worth a try: private ones of physical interfaces, among them the default
 * route's first; public ones; those of VPNs, of containers and guests, and of 100.64.0.0/10. IPv4 comes before IPv6 on
 * each kind of interface. Loopback and link-local addresses are left out.
 */
export function rankAddresses(machine: MachineNetwork): OfferedAddress[] {
  const ranked = machine.addresses
    .filter(({ address, isInternal }) => !isInternal && !isIn(linkLocal, address))
    .map((one) => {
      const kind = kindOf(one, machine);
      const isV4 = isIPv4(one.address);
      const keys = [order.indexOf(kind), !isV4, !isIn(privateNets, one.address), !hasRoute(one, machine.defaultRoute)];
      return { keys: keys.map(Number), offered: { host: isV4 ? one.address : `[${one.address}]`, kind, on: one.on } };
    });
  // Equal ones keep the system's order.
  ranked.sort((a, b) => a.keys.map((key, at) => key - b.keys[at]!).find((difference) => difference !== 0) ?? 0);
  return ranked.map(({ offered }) => offered);
}
