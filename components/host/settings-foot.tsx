import { SettingsDialog } from './settings-dialog';
import { useHost } from './use-host';

/** The settings in a line, and the way to change them. */
export function SettingsFoot() {
  const { port, tls, archive, processes, processesNow, data } = useHost().shown.settings;
  const said: [label: string, value: string][] = [
    ['Port', String(port)],
    ['Encryption', tls ? 'on (https)' : 'off, local network only'],
    ['Archive', archive === '' ? 'by hand only' : 'with every phase'],
    ['Processes', processes === null ? `${processesNow}, by the cores` : String(processes)],
    ['Games are kept in', data],
  ];
  return (
    <footer className="not-printed flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-rule bg-paper px-5 py-1.5 max-sm:px-3">
      <dl className="contents">
        {said.map(([label, value]) => (
          <div key={label} className="flex min-w-0 gap-1 text-small">
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-medium break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <span className="ml-auto">
        <SettingsDialog label="Change settings…" />
      </span>
    </footer>
  );
}
