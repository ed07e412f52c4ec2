import type { SystemName } from './systems';
import { systems } from './systems';

/** The read-me tells, for each system, how the package is opened the first time and where its data lies. */
const steps = (system: SystemName): { open: string; data: string; stick: string } => {
  const { startFile } = systems[system];
  if (system === 'win-x64')
    return {
      open: `<p>Unpack the whole archive: right-click it, <em>Extract all</em>. In the folder, double-click <b>${startFile}</b>. Windows may say that it protected your PC: press <em>More info</em>, then <em>Run anyway</em>. It may ask whether Node.js may be reached from the network: allow it for <b>private networks</b>, or nobody but this laptop reaches the console. Where the console says that the Visual C++ runtime is missing, install <code>vc_redist.x64.exe</code> from Microsoft once.</p>`,
      data: '%LOCALAPPDATA%\\OPCOM',
      stick: 'D:\\',
    };
  if (system === 'linux-x64')
    return {
      open: `<p>Unpack the archive, and double-click <b>${startFile}</b> in the folder; where your desktop asks, choose <em>Run</em>, in a terminal if it offers one. Or in a terminal: <code>./${startFile}</code></p>`,
      data: '~/.local/share/opcom',
      stick: '/media/stick',
    };
  return {
    open: `<p>Double-click the archive to unpack it, then <b>${startFile}</b> in the folder. macOS refuses it once, because it was downloaded: open <em>System Settings</em>, <em>Privacy &amp; Security</em>, scroll to the end, press <b>Open Anyway</b> beside its name, and double-click it again. From then on it opens at once. It needs macOS 13 or later. Where macOS asks whether it may find devices on the local network, allow it.</p>`,
    data: '~/Library/Application Support/OPCOM',
    stick: '/Volumes/STICK',
  };
};

/** The one page that a host reads first, with pictures from beside it. */
export function pageFor(system: SystemName, version: string): string {
  const { open, data, stick } = steps(system);
  const { startFile } = systems[system];
  const command = startFile.includes(' ') ? `"${startFile}"` : `./${startFile}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>OP COM Console ${version}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
img { max-width: 100%; height: auto; border: 1px solid; }
.beside { display: grid; grid-template-columns: 3fr 1fr; gap: 1rem; align-items: start; }
</style>
<h1>OP COM Console ${version}</h1>
<p>One laptop serves the game to the hall. Nothing else is installed, and no internet is needed.</p>
<h2>1. Open it</h2>
${open}
<p>A window opens and stays, and the browser opens at the host’s page, which only this laptop can open. It shows the address for the hall and how many seats are taken, checks this laptop, and says what to do where the console does not start. Press <em>Sit down as Game Control</em> there.</p>
<img src="pictures/turn-board-light.png" alt="Game Control: the turn board">
<h2>2. Seat the hall</h2>
<p>Everybody joins the same wifi as this laptop. Game Control opens <em>Seats</em> and prints the cards, each with a QR code. A player needs a browser, and nothing else.</p>
<div class="beside"><img src="pictures/player-desk-light.png" alt="A player: the map and the order sheet"><img src="pictures/order-form-light.png" alt="A player on a phone"></div>
<h2>3. Stop it, and go on</h2>
<p>Press <em>Stop the console</em> on the host’s page, or close the window: everything stops, and the game is kept. Open it again, and the same game goes on. A second double-click while it runs opens the host’s page of the one that runs. For archives, put a USB stick in and press <em>Choose the folder</em> on that page.</p>
<p>The games lie in <code>${data}</code>, not in this folder. For a newer version, unpack it beside, or in this one's place: every game is there.</p>
<h2>With words of your own</h2>
<p>In a terminal in this folder: <code>${command} --help</code>. For example a second game, archived to a stick: <code>${command} --data second-game --port 3001 --archive ${stick}</code>; archives: <code>${command} opcom --help</code>.</p>
<p>Licences: <code>LICENSE</code>, <code>THIRD-PARTY.txt</code>.</p>
</html>
`;
}
