import { unzipSync } from 'fflate';
import { counted } from '@/lib/text';
import { bounds, NotRead } from './sheet';

/** More entries than these are no workbook. */
const entriesAtMost = 2000;

/** Some writers part the folders of a name by backslashes. */
const inFolders = (name: string): string => name.replaceAll('\\', '/');

/**
 * The files of a zip that are wanted, as text, by their names with `/` between folders. What they say they unpack to is added
 * up before any of it is unpacked, and none is given more room than it said: a zip that lies breaks off and is no XML.
 * @throws NotRead beyond the bounds, or when it is no zip
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  let entries = 0;
  let unpacked = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name: written, originalSize }) => {
        const name = inFolders(written);
        entries += 1;
        if (entries > entriesAtMost) throw new NotRead(`has more than ${counted(entriesAtMost, 'file')} packed in it`);
        if (!isWanted(name)) return false;
        unpacked += originalSize;
        if (unpacked > bounds.unpackedMegabytes * 1_000_000)
          throw new NotRead(`unpacks to more than ${bounds.unpackedMegabytes} MB, in ${name.slice(0, 80)}`);
        return true;
      },
    });
    return new Map(
      Object.entries(files).map(([name, content]) => [inFolders(name), new TextDecoder().decode(content)]),
    );
  } catch (fault) {
    if (fault instanceof NotRead) throw fault;
    throw new NotRead('is damaged: it cannot be unpacked');
  }
}
