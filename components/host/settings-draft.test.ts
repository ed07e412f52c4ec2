import { expect, it } from 'vitest';
import type { SettingsShown } from '@/lib/hosting/shown';
import { changesOf, settingsDraft } from './settings-draft';

const kept: SettingsShown = {
  port: 3000,
  data: '/home/jan/OPCOM',
  tls: false,
  tlsCert: '',
  tlsKey: '',
  archive: '',
  keep: 20,
  addresses: [],
  processes: null,
  processesNow: 1,
  sticks: [],
};
const changes = (more: object) => changesOf(kept, { ...settingsDraft(kept), ...more });

it('a form that was left as it is changes nothing', () => expect(changes({})).toBeNull());

it('only what differs is asked for', () => {
  expect(changes({ port: '3001' })).toEqual({ port: 3001 });
  expect(changes({ archive: ' /media/hall ', tls: true })).toEqual({ archive: '/media/hall', tls: true });
  expect(changes({ addresses: 'hall.local  opcom.example' })).toEqual({ addresses: ['hall.local', 'opcom.example'] });
  expect(changes({ processes: '2' })).toEqual({ processes: 2 });
  expect(changes({ keep: '5' })).toEqual({ keep: 5 });
  expect(changes({ tls: true, tlsCert: ' /etc/hall.pem', tlsKey: '/etc/hall.key' })).toEqual({
    tls: true,
    tlsCert: '/etc/hall.pem',
    tlsKey: '/etc/hall.key',
  });
  expect(changesOf({ ...kept, tlsCert: '/etc/hall.pem' }, settingsDraft(kept))).toEqual({ tlsCert: '' });
  expect(changesOf({ ...kept, processes: 2 }, { ...settingsDraft(kept), processes: '' })).toEqual({ processes: null });
});

it('what is no number is one that no setting takes', () => {
  for (const port of ['', '3000x', '-1', '3e3', '30 00']) expect(changes({ port })).toEqual({ port: 0 });
  expect(changes({ processes: 'two' })).toEqual({ processes: 0 });
});
