import { unzipSync } from 'fflate';
import { listed } from '@/lib/text';

export type KmzRead = { ok: true; bytes: Uint8Array; notes: string[] } | { ok: false; message: string };

/** More entries than these are no map. */
const entriesAtMost = 2000;

/**
 * The KML in a KMZ: the one called doc.kml, or the first that lies in no folder. What it says it unpacks to is looked at before it
 * is unpacked, and it is given no more room than that. Other maps in it are told.
 */
export function unpackKmz(bytes: Uint8Array, bytesAtMost: number): KmzRead {
  const found: { name: string; size: number }[] = [];
  let others = 0;
  const look = (want: (name: string) => boolean) =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (found.length + others > entriesAtMost) return false;
        if (want(name)) return true;
        if (/\.kml$/i.test(name)) found.push({ name, size: originalSize });
        else if (!name.endsWith('/')) others += 1;
        return false;
      },
    });
  try {
    look(() => false);
    const depth = (name: string) => name.split(/[/\\]/).length;
    const [chosen] = [...found].sort(
      (a, b) =>
        depth(a.name) - depth(b.name) || Number(!/doc\.kml$/i.test(a.name)) - Number(!/doc\.kml$/i.test(b.name)),
    );
    if (!chosen)
      return { ok: false, message: 'This is a zip without a .kml in it: unpack it, and choose the map in it.' };
    if (chosen.size > bytesAtMost)
      return { ok: false, message: `${chosen.name} in it unpacks to more than ${bytesAtMost / 1_000_000} MB.` };
    const rest = found.filter(({ name }) => name !== chosen.name).map(({ name }) => name);
    const unpacked = look((name) => name === chosen.name)[chosen.name];
    if (!unpacked) return { ok: false, message: 'The file is damaged: it cannot be unpacked.' };
    return {
      ok: true,
      bytes: unpacked,
      notes:
        rest.length > 0
          ? [
              `Of the maps in it ${chosen.name} is read, and not ${listed(rest, 12)}: unpack it, and bring them in one by one.`,
            ]
          : [],
    };
  } catch {
    return { ok: false, message: 'The file is damaged: it cannot be unpacked.' };
  }
}
