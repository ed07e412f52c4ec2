/** Finding the Chromium of this machine for the browser tests: by name on the PATH, else the one Playwright fetched. */
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** Chromium without what a person would look at, as Debian packs it. */
export const headlessShell = 'chromium-headless-shell';

/** @param {string} browser its path */
export const isHeadlessShell = (browser) => basename(browser).startsWith(headlessShell);

const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {Promise<string | undefined>} the path of a Chromium or Chrome, looked up anew at each call */
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
