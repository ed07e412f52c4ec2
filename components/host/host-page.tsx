import { AddressBox } from './address-box';
import { ArchiveBox } from './archive-box';
import { CheckBox } from './check-box';
import { GamesBox } from './games-box';
import { HostHead } from './host-head';
import { Notices } from './notices';
import { SeatsBox } from './seats-box';
import { SettingsFoot } from './settings-foot';
import { Summary } from './summary';
import { HostContext, useHostOfPage } from './use-host';

/** The page of whoever runs the console, on their own laptop. */
export function HostPage() {
  const host = useHostOfPage();
  if (host.isGone)
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <section className="on-desk w-full max-w-md space-y-4 p-6 sm:p-8">
          <h1 className="font-serif text-head leading-tight">The console has stopped</h1>
          <p>
            Everything that was saved is kept. Start the console again as you started it before: it opens this page
            anew.
          </p>
        </section>
      </main>
    );
  if (!host.shown) return null;
  const { running } = host.shown;
  return (
    <HostContext value={host}>
      <div className="flex min-h-dvh flex-col">
        <HostHead />
        <main className="flex flex-1 flex-col">
          <Summary />
          <Notices />
          <div
            className={`grid flex-1 gap-3.5 print:block px-5 py-3.5 max-sm:px-3 sm:grid-cols-2 ${running ? 'xl:grid-cols-[23.5rem_minmax(0,1fr)_23.75rem]' : ''}`}
          >
            {running && (
              <div className="flex min-w-0 flex-col gap-3.5">
                <AddressBox running={running} />
              </div>
            )}
            <div className="not-printed flex min-w-0 flex-col gap-3.5">
              {running && <SeatsBox running={running} />}
              {running && <GamesBox running={running} />}
              <ArchiveBox />
            </div>
            <div className={`not-printed flex min-w-0 flex-col gap-3.5 ${running ? 'sm:max-xl:col-span-2' : ''}`}>
              <CheckBox />
            </div>
          </div>
        </main>
        <SettingsFoot />
      </div>
    </HostContext>
  );
}
