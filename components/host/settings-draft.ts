import type { SettingsShown } from '@/lib/hosting/shown';
import { only } from '@/lib/values';

/** The settings as they are written on the form. */
export interface SettingsDraft {
  port: string;
  data: string;
  archive: string;
  keep: string;
  addresses: string;
  processes: string;
  tls: boolean;
  tlsCert: string;
  tlsKey: string;
}

/** The changes, as the console is asked for them. */
export interface SettingsChanges {
  port?: number;
  data?: string;
  archive?: string;
  keep?: number;
  addresses?: string[];
  processes?: number | null;
  tls?: boolean;
  tlsCert?: string;
  tlsKey?: string;
}

export const settingsDraft = ({ port, keep, addresses, processes, ...kept }: SettingsShown): SettingsDraft => ({
  ...only(kept, ['data', 'archive', 'tls', 'tlsCert', 'tlsKey']),
  port: String(port),
  keep: String(keep),
  addresses: addresses.join(' '),
  processes: processes === null ? '' : String(processes),
});

/** A number as it was written; one that is none is 0, which no setting takes. */
const numberIn = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);

/** The part of a form that differs from the settings; null: none. */
export function changesOf(kept: SettingsShown, draft: SettingsDraft): SettingsChanges | null {
  const before = settingsDraft(kept);
  const differs = (name: keyof SettingsDraft) => draft[name] !== before[name];
  const changes: SettingsChanges = {
    ...(differs('port') && { port: numberIn(draft.port) }),
    ...(differs('data') && { data: draft.data.trim() }),
    ...(differs('archive') && { archive: draft.archive.trim() }),
    ...(differs('keep') && { keep: numberIn(draft.keep) }),
    ...(differs('addresses') && { addresses: draft.addresses.split(/\s+/).filter(Boolean) }),
    ...(differs('processes') && { processes: draft.processes.trim() === '' ? null : numberIn(draft.processes) }),
    ...(differs('tls') && { tls: draft.tls }),
    ...(differs('tlsCert') && { tlsCert: draft.tlsCert.trim() }),
    ...(differs('tlsKey') && { tlsKey: draft.tlsKey.trim() }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}
