/**
 * The Chromium of this machine for the browser tests: by name on the PATH, else the one Playwright fetched.
 *
 *   node scripts/browser.mjs   installs one where there is none
 */
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { alone, install } from '../host/install.mjs';
import { isEntry } from '../host/is-entry.mjs';
import { root } from '../host/root.mjs';
import { run, runNode, step } from '../host/steps.mjs';

/** Chromium without what a person would look at, as Debian packs it. */
const headlessShell = 'chromium-headless-shell';

/** @param {string} browser its path */
const isHeadlessShell = (browser) => basename(browser).startsWith(headlessShell);

const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {Promise<string | undefined>} the path of a Chromium or Chrome, looked up again at each call */
export async function findBrowser() {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names
    .flatMap((name) => folders.map((folder) => join(folder, name + ending)))
    .find((file) => existsSync(file));
  if (onPath) return onPath;
  const { chromium } = await import('playwright');
  const fetched = chromium.executablePath();
  return existsSync(fetched) ? fetched : undefined;
}

/**
 * A Chromium for the tests: Debian's headless shell where we may install it, which takes a quarter less of the processors
 * than the whole browser; else an installed one, Debian's Chromium, or Playwright's own.
 */
export const provideBrowser = () =>
  alone(async () => {
    const found = await findBrowser();
    const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    if (found && (isHeadlessShell(found) || !mayInstall)) return;
    await step('Installing Chromium for the browser tests', async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      // Another of this machine's programs may be installing something: it is waited for.
      const apt = async (/** @type {string[]} */ ...args) =>
        (await run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { env })).code === 0;
      const installed = (/** @type {string} */ name) => apt('install', '-y', '--no-install-recommends', name);
      if (mayInstall) {
        if (await installed(headlessShell)) return;
        if (found) return;
        await apt('update');
        for (const name of [headlessShell, 'chromium']) if (await installed(name)) return;
      }
      await runNode(
        join(root, 'node_modules', 'playwright', 'cli.js'),
        ['install', ...(mayInstall ? ['--with-deps'] : []), 'chromium'],
        { cwd: root },
      );
    });
  });

if (isEntry(import.meta.url)) {
  await install();
  await provideBrowser();
}
