import { describe, expect, it } from 'vitest';
import { defaultRoute, routeOfBsd, routeOfLinux, routeOfWindows } from './default-route';

describe('the default route', () => {
  it('on Linux: of two the one with the lower metric, and none that is down', () => {
    const table = [
      'Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT',
      'wlp2s0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0',
      'enp3s0\t00000000\t0100000A\t0003\t0\t0\t100\t00000000\t0\t0\t0',
      'eth9\t00000000\t0100000A\t0002\t0\t0\t5\t00000000\t0\t0\t0',
      'docker0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF\t0\t0\t0',
      '',
    ];
    expect(routeOfLinux(table.join('\n'))).toEqual({ on: 'enp3s0' });
    expect(routeOfLinux(table.filter((line) => !line.includes('\t00000000\t01')).join('\n'))).toBeNull();
  });

  it('on macOS', () => {
    expect(
      routeOfBsd(
        '   route to: default\ndestination: default\n       mask: default\n    gateway: 192.168.0.1\n  interface: en0\n      flags: <UP,GATEWAY,DONE,STATIC,PRCLONING,GLOBAL>\n',
      ),
    ).toEqual({ on: 'en0' });
    expect(routeOfBsd('route: writing to routing socket: not in table\n')).toBeNull();
  });

  it('on Windows, in German, by the address of its interface', () => {
    const printed = [
      'IPv4-Routentabelle',
      'Aktive Routen:',
      '     Netzwerkziel    Netzwerkmaske          Gateway    Schnittstelle Metrik',
      '          0.0.0.0          0.0.0.0      192.168.1.1     192.168.1.34     55',
      '          0.0.0.0          0.0.0.0         10.0.0.1         10.0.0.8     25',
      '===========================================================================',
      'Ständige Routen:',
      '  Keine',
    ];
    expect(routeOfWindows(printed.join('\r\n'))).toEqual({ address: '10.0.0.8' });
    expect(routeOfWindows('IPv4 Route Table\r\nActive Routes:\r\n  None\r\n')).toBeNull();
  });

  it('is read on this machine, or there is none', async () => {
    const found = await defaultRoute();
    expect(found === null || Object.keys(found).length === 1).toBe(true);
  });

  it('is none where the system’s command is not there', async () => {
    expect(await defaultRoute('win32')).toBeNull();
  });
});
