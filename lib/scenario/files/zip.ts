import { Inflate } from 'fflate';

/** Zip files, read by their directory: what is packed, and how long it is, is known before any of it is unpacked. */

/** A file in a zip. */
export interface ZipEntry {
  /** With `/` between its folders; one that ends in `/` is a folder. */
  name: string;
  /** Bytes once it is unpacked, as the zip says. */
  size: number;
  /** Bytes as it is packed. */
  packedSize: number;
  /** The way it is packed: 0 not at all, 8 deflated; others are not read. */
  method: number;
  isLocked: boolean;
  /** The byte at which its header begins. */
  at: number;
}

/** A zip that is not read, with a reason that follows `it is no zip that can be read:`. */
export class ZipFault extends Error {}

const damaged = (): ZipFault => new ZipFault('it is damaged');

/** Marks of the parts of a zip. */
const mark = { header: 0x04034b50, entry: 0x02014b50, end: 0x06054b50, longEnd: 0x06064b50, longPlace: 0x07064b50 };
/** A figure of four bytes that stands for one of eight elsewhere. */
const elsewhere = 0xffffffff;
/** The end of the directory is so long without its comment, which has at most so many bytes. */
const endBytes = 22;
const commentBytes = 65_535;

/** The files of a zip, in the order of its directory. @throws ZipFault where it has none that can be read */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    let { count, at } = directoryAt(view, end);
    const entries: ZipEntry[] = [];
    for (; count > 0; count--) {
      if (view.getUint32(at, true) !== mark.entry) throw damaged();
      const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((from) => view.getUint16(at + from, true)) as [
        number,
        number,
        number,
      ];
      entries.push(entryAt(bytes, view, at, nameBytes, extraBytes));
      at += 46 + nameBytes + extraBytes + noteBytes;
    }
    return entries;
  } catch (fault) {
    // A figure that leads beyond the end of the file is a RangeError.
    throw fault instanceof ZipFault ? fault : damaged();
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - commentBytes); at--)
    if (view.getUint32(at, true) === mark.end) return at;
  throw damaged();
}

/** The byte at which the directory begins, and the number of its entries. A zip of many or of large files says so in a longer end before its end. */
function directoryAt(view: DataView, end: number): { count: number; at: number } {
  const place = end - 20;
  if (place >= 0 && view.getUint32(place, true) === mark.longPlace) {
    const longEnd = Number(view.getBigUint64(place + 8, true));
    if (view.getUint32(longEnd, true) === mark.longEnd)
      return {
        count: Number(view.getBigUint64(longEnd + 32, true)),
        at: Number(view.getBigUint64(longEnd + 48, true)),
      };
  }
  return { count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true) };
}

function entryAt(bytes: Uint8Array, view: DataView, at: number, nameBytes: number, extraBytes: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const name = new TextDecoder(flags & 0x800 ? 'utf-8' : 'latin1').decode(bytes.subarray(at + 46, at + 46 + nameBytes));
  const figures = [24, 20, 42].map((from) => view.getUint32(at + from, true));
  const long = longFigures(view, at + 46 + nameBytes, extraBytes);
  const [size, packedSize, header] = figures.map((figure) =>
    figure === elsewhere ? (long.shift() ?? figure) : figure,
  ) as [number, number, number];
  return {
    // Some writers part the folders of a name by backslashes.
    name: name.replaceAll('\\', '/'),
    size,
    packedSize,
    method: view.getUint16(at + 10, true),
    isLocked: (flags & 1) !== 0,
    at: header,
  };
}

/** The figures of eight bytes that stand behind a name, in their order. */
function longFigures(view: DataView, from: number, extraBytes: number): number[] {
  for (let at = from; at + 4 <= from + extraBytes; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const count = Math.floor(view.getUint16(at + 2, true) / 8);
    return Array.from({ length: count }, (_, place) => Number(view.getBigUint64(at + 4 + 8 * place, true)));
  }
  return [];
}

/** So much of a file is unpacked at a time: what lies about its length is found out within a few megabytes. */
const pieceBytes = 4096;

/**
 * A file of a zip, unpacked. It is given the room it says it needs, which whoever calls has looked at, and no more.
 * @throws ZipFault where it is longer or shorter than it says, damaged, locked or packed in another way
 */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const { name, size, packedSize, method, isLocked, at } = entry;
  if (isLocked) throw new ZipFault(`${name} is locked with a password`);
  if (method !== 0 && method !== 8) throw new ZipFault(`${name} is packed in a way that is not read`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== mark.header) throw damaged();
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = bytes.subarray(from, from + packedSize);
  if (packed.length < packedSize) throw damaged();
  const longer = new ZipFault(`${name} is longer than it says`);
  if (method === 0) {
    if (packedSize !== size) throw longer;
    return packed.slice();
  }
  const content = new Uint8Array(size);
  let filled = 0;
  const inflate = new Inflate((piece) => {
    if (filled + piece.length > size) throw longer;
    content.set(piece, filled);
    filled += piece.length;
  });
  try {
    for (let piece = 0; piece < packedSize; piece += pieceBytes)
      inflate.push(packed.subarray(piece, piece + pieceBytes), piece + pieceBytes >= packedSize);
  } catch (fault) {
    throw fault === longer ? longer : new ZipFault(`${name} is damaged`);
  }
  if (filled < size) throw new ZipFault(`${name} is shorter than it says`);
  return content;
}
