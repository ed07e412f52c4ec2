import { unpackEntry, type ZipEntry, zipEntries } from '@/lib/scenario/files/zip';
import { listed } from '@/lib/text';

export type KmzRead = { ok: true; bytes: Uint8Array; notes: string[] } | { ok: false; message: string };

/** More entries than these are no map. */
const entriesAtMost = 2000;

const refused = (message: string): KmzRead => ({ ok: false, message });
const damaged = 'The file is damaged: it cannot be unpacked.';

const depthOf = ({ name }: ZipEntry): number => name.split('/').length;

/**
 * The KML in a KMZ: the one called doc.kml, or the first that lies in no folder. What it says it unpacks to is looked at before it
 * is unpacked, and it is given no more room than that. Other maps in it are told.
 */
export function unpackKmz(bytes: Uint8Array, bytesAtMost: number): KmzRead {
  try {
    const maps = zipEntries(bytes)
      .slice(0, entriesAtMost)
      .filter(({ name }) => /\.kml$/i.test(name));
    const [chosen, ...rest] = maps.sort(
      (a, b) => depthOf(a) - depthOf(b) || Number(!/doc\.kml$/i.test(a.name)) - Number(!/doc\.kml$/i.test(b.name)),
    );
    if (!chosen) return refused('This is a zip without a .kml in it: unpack it, and choose the map in it.');
    if (chosen.size > bytesAtMost)
      return refused(`${chosen.name} in it unpacks to more than ${bytesAtMost / 1_000_000} MB.`);
    const others = listed(
      rest.map(({ name }) => name),
      12,
    );
    return {
      ok: true,
      bytes: unpackEntry(bytes, chosen),
      notes:
        rest.length > 0
          ? [`Of the maps in it ${chosen.name} is read, and not ${others}: unpack it, and bring them in one by one.`]
          : [],
    };
  } catch {
    return refused(damaged);
  }
}
