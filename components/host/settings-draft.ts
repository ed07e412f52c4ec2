import type { SettingsShown } from '@/lib/hosting/shown';

/** The settings as they are written on the form. */
export interface SettingsDraft {
  port: string;
  data: string;
  archive: string;
  addresses: string;
  processes: string;
  tls: boolean;
}

/** The changes, as the console is asked for them. */
export interface SettingsChanges {
  port?: number;
  data?: string;
  archive?: string;
  addresses?: string[];
  processes?: number | null;
  tls?: boolean;
}

export const settingsDraft = ({ port, data, archive, addresses, processes, tls }: SettingsShown): SettingsDraft => ({
  port: String(port),
  data,
  archive,
  addresses: addresses.join(' '),
  processes: processes === null ? '' : String(processes),
  tls,
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
    ...(differs('addresses') && { addresses: draft.addresses.split(/\s+/).filter(Boolean) }),
    ...(differs('processes') && { processes: draft.processes.trim() === '' ? null : numberIn(draft.processes) }),
    ...(differs('tls') && { tls: draft.tls }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}
