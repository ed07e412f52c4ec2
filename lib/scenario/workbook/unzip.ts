import { counted } from '@/lib/text';
import { unpackEntry, ZipFault, zipEntries } from '../files/zip';
import { bounds, NotRead } from './sheet';

/** More entries than these are no workbook. */
const entriesAtMost = 2000;

/**
 * The files of a zip that are wanted, as text, by their names with `/` between folders. What they say they unpack to is added
 * up before any of it is unpacked, and none is given more room than it said.
 * @throws NotRead beyond the bounds, or when it is no zip
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  try {
    const entries = zipEntries(bytes);
    if (entries.length > entriesAtMost)
      throw new NotRead(`has more than ${counted(entriesAtMost, 'file')} packed in it`);
    const wanted = entries.filter(({ name }) => isWanted(name));
    let unpacked = 0;
    for (const { name, size } of wanted) {
      unpacked += size;
      if (unpacked > bounds.unpackedMegabytes * 1_000_000)
        throw new NotRead(`unpacks to more than ${bounds.unpackedMegabytes} MB, in ${name.slice(0, 80)}`);
    }
    return new Map(wanted.map((entry) => [entry.name, new TextDecoder().decode(unpackEntry(bytes, entry))]));
  } catch (fault) {
    if (fault instanceof ZipFault) throw new NotRead('is damaged: it cannot be unpacked');
    throw fault;
  }
}
