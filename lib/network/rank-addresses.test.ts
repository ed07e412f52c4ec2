import { describe, expect, it } from 'vitest';
import { type InterfaceAddress, rankAddresses } from './rank-addresses';

const plainMac = '8c:16:45:00:11:22';

/** An interface with its addresses, as Node lists them. */
const has = (on: string, addresses: string, mac = plainMac): InterfaceAddress[] =>
  addresses.split(' ').map((address) => ({ on, address, mac, isInternal: on.startsWith('lo') }));

const hosts = (
  platform: NodeJS.Platform,
  defaultRoute: { on: string } | { address: string } | null,
  ...interfaces: InterfaceAddress[][]
): string[] => rankAddresses({ addresses: interfaces.flat(), defaultRoute, platform }).map(({ host }) => host);

const linux = { wifi: has('wlp2s0', '192.168.1.20 fe80::1'), loopback: has('lo', '127.0.0.1 ::1') };

describe('the address to hand out comes first', () => {
  it('Docker listed first', () =>
    expect(
      hosts(
        'linux',
        { on: 'wlp2s0' },
        linux.loopback,
        has('docker0', '172.17.0.1', '02:42:ac:11:00:01'),
        has('br-3f2a9c1d7e60', '172.18.0.1', '02:42:0a:00:00:01'),
        has('veth1a2b3c4', '172.18.0.9'),
        linux.wifi,
      ),
    ).toEqual(['192.168.1.20', '172.17.0.1', '172.18.0.1', '172.18.0.9']));

  it('Docker listed first, and no default route', () =>
    expect(hosts('linux', null, has('docker0', '172.17.0.1'), linux.wifi)).toEqual(['192.168.1.20', '172.17.0.1']));

  it('VirtualBox on Linux', () =>
    expect(hosts('linux', null, has('vboxnet0', '192.168.60.1'), linux.wifi)).toEqual([
      '192.168.1.20',
      '192.168.60.1',
    ]));

  it('VirtualBox on Windows, by its name, by its hardware address and by its network', () =>
    expect(
      hosts(
        'win32',
        { address: '192.168.1.34' },
        has('VirtualBox Host-Only Network', '192.168.99.1'),
        has('Ethernet 2', '192.168.88.1', '0A:00:27:00:00:0F'),
        has('Ethernet 3', '192.168.56.1'),
        has('Wi-Fi', '192.168.1.34'),
      ),
    ).toEqual(['192.168.1.34', '192.168.99.1', '192.168.88.1', '192.168.56.1']));

  it('a hall whose router really gives 192.168.56.x', () =>
    expect(hosts('win32', { address: '192.168.56.7' }, has('Wi-Fi', '192.168.56.7'))).toEqual(['192.168.56.7']));

  it('WSL and Hyper-V on Windows', () =>
    expect(
      hosts(
        'win32',
        { address: '10.0.0.8' },
        has('vEthernet (WSL (Hyper-V firewall))', '172.28.0.1', '00:15:5d:00:00:01'),
        has('vEthernet (Default Switch)', '172.20.240.1', '00:15:5d:00:00:02'),
        has('Ethernet', '10.0.0.8'),
      ),
    ).toEqual(['10.0.0.8', '172.28.0.1', '172.20.240.1']));

  it('a Hyper-V switch that carries the LAN itself has the default route', () =>
    expect(
      hosts(
        'win32',
        { address: '192.168.1.34' },
        has('vEthernet (Default Switch)', '172.20.240.1'),
        has('vEthernet (External)', '192.168.1.34'),
      ),
    ).toEqual(['192.168.1.34', '172.20.240.1']));

  it('a VPN that everything goes out by stays a VPN', () =>
    expect(hosts('linux', { on: 'tun0' }, has('tun0', '10.8.0.6'), linux.wifi)).toEqual(['192.168.1.20', '10.8.0.6']));

  it.each(['tun0', 'wg0', 'tailscale0', 'ppp0', 'zt5u4y3x2w', 'nordlynx'])('VPN on Linux: %s', (on) =>
    expect(hosts('linux', null, has(on, '10.9.0.2'), linux.wifi)).toEqual(['192.168.1.20', '10.9.0.2']),
  );

  it.each(['Tailscale', 'WireGuard Tunnel', 'OpenVPN TAP-Windows6', 'ZeroTier One [8056c2e21c]', 'ProtonVPN'])(
    'VPN on Windows: %s',
    (on) =>
      expect(hosts('win32', null, has(on, '10.9.0.2'), has('WLAN', '192.168.178.20'))).toEqual([
        '192.168.178.20',
        '10.9.0.2',
      ]),
  );

  it('VPNs before containers before 100.64.0.0/10, whatever has it', () =>
    expect(
      hosts(
        'linux',
        null,
        has('eth1', '100.64.3.4'),
        has('docker0', '172.17.0.1'),
        has('tailscale0', '100.101.102.103'),
        has('wg0', '10.9.0.2'),
        linux.wifi,
      ),
    ).toEqual(['192.168.1.20', '10.9.0.2', '172.17.0.1', '100.64.3.4', '100.101.102.103']));

  it('macOS: Wi-Fi and what Apple and VPNs add', () =>
    expect(
      hosts(
        'darwin',
        { on: 'en0' },
        has('lo0', '127.0.0.1 ::1 fe80::1'),
        has('bridge100', '192.168.64.1'),
        has('utun4', '10.20.0.3'),
        has('awdl0', 'fe80::44'),
        has('llw0', 'fe80::44'),
        has('en0', 'fe80::10 192.168.0.31 2001:db8::31'),
      ),
    ).toEqual(['192.168.0.31', '[2001:db8::31]', '10.20.0.3', '192.168.64.1']));

  it('of two physical networks that of the default route, whichever is listed first', () => {
    const cable = has('eth0', '10.1.1.5');
    const wifi = has('wlan0', '192.168.8.5');
    expect(hosts('linux', { on: 'wlan0' }, cable, wifi)).toEqual(['192.168.8.5', '10.1.1.5']);
    expect(hosts('linux', { on: 'eth0' }, wifi, cable)).toEqual(['10.1.1.5', '192.168.8.5']);
    expect(hosts('linux', null, cable, wifi)).toEqual(['10.1.1.5', '192.168.8.5']);
  });

  it('a private address before a public one, though that has the default route', () =>
    expect(hosts('linux', { on: 'eth0' }, has('eth0', '130.89.1.2'), has('wlan0', '10.42.0.1'))).toEqual([
      '10.42.0.1',
      '130.89.1.2',
    ]));

  it('a link-local address never, even alone', () => {
    expect(hosts('linux', null, has('eth0', '169.254.10.20 fe80::7'), linux.loopback)).toEqual([]);
    expect(hosts('win32', null, has('Ethernet', '169.254.7.7'), has('Wi-Fi', '192.168.1.34'))).toEqual([
      '192.168.1.34',
    ]);
  });

  it('IPv6 in brackets, those of the LAN alone first', () =>
    expect(hosts('linux', null, has('eth0', '2001:db8::5 fd00::5'))).toEqual(['[fd00::5]', '[2001:db8::5]']));

  it('a container is all there is: it is offered', () =>
    expect(hosts('linux', null, linux.loopback, has('docker0', '172.17.0.1'))).toEqual(['172.17.0.1']));
});
