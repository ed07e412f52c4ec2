import { counted } from '@/lib/text';
import { fileWords } from '../guide/file-words';
import { bounds, megabytesAtMost, tooLong } from '../source';
import { type ZipEntry, zipEntries } from './zip';

/** The list of the files of a packed scenario, with their checksums. */
export const contentsFile = 'contents.json';
/** The scenario on one page, for whoever opens the packed file in another program. It is made anew, and never read. */
export const pageFile = 'page.html';

/** More entries than a scenario has files are no scenario. */
const entriesAtMost = 40;
/** A packed file that is longer is not read, MB: its largest may be eight times as long unpacked. */
export const packedMegabytesAtMost = 24;

/**
 * The entries of a packed scenario by their names; none of them is unpacked yet. `leftOut`: takes the names of those that are no
 * files of a scenario, and a folder before a name is left off; null: such an entry is refused.
 * @throws an Error with a reason that reads on from "is no packed scenario:", where they are too many or would be too long
 */
export function packedEntries(bytes: Uint8Array, leftOut: string[] | null): Map<string, ZipEntry> {
  const entries = zipEntries(bytes);
  if (entries.length > entriesAtMost)
    throw new Error(`it has ${counted(entries.length, 'entry', 'entries')}, ${entriesAtMost} at most`);
  const wanted = new Map<string, ZipEntry>();
  let unpacked = 0;
  for (const entry of entries) {
    const { name: path, size } = entry;
    if (path.startsWith('/') || path.split('/').includes('..'))
      throw new Error(`${JSON.stringify(path.slice(0, 80))} leads out of its folder`);
    const name = leftOut ? path.slice(path.lastIndexOf('/') + 1) : path;
    if (name === pageFile || (leftOut && name === '')) continue;
    if (name !== contentsFile && name !== 'README.md' && !Object.hasOwn(fileWords, name)) {
      if (!leftOut) throw new Error(`${JSON.stringify(name.slice(0, 80))} is no file of a scenario`);
      leftOut.push(name.slice(0, 80));
      continue;
    }
    if (wanted.has(name)) throw new Error(`${name} is in it twice`);
    if (tooLong(size) !== null) throw new Error(`${name} unpacks to more than ${megabytesAtMost} MB`);
    unpacked += size;
    if (unpacked > bounds.megabytes * 1_000_000)
      throw new Error(`its files unpack to more than ${bounds.megabytes} MB, ${name} among them`);
    wanted.set(name, entry);
  }
  return wanted;
}
