import { useEffect, useMemo, useState } from 'react';
import { useRouter } from '@/components/control/parts/router';
import type { MapPicture } from '@/components/map/core/map-data';
import { browserStore } from '@/components/transport/keeper/browser-store';
import type { TiePoint, TieReading } from '@/lib/scenario/map-tie';

/** A picture to draw over, as this browser keeps it. */
interface Kept {
  picture: Blob;
  name: string;
  widthPx: number;
  heightPx: number;
  ties: TiePoint[];
}

/** A picture on the desk, and how it lies on the ground. */
export interface Scan extends Pick<Kept, 'name' | 'widthPx' | 'heightPx' | 'ties'> {
  href: string;
  fit: TieReading | null;
}

export interface ScanOfDraft {
  scan: Scan | null;
  /** As it lies under the map; null: there is none, or it is not tied yet. */
  picture: MapPicture | null;
  /** Puts a picture on the desk; why not, in words, where it cannot be. */
  take: (file: File) => Promise<string | null>;
  tie: (ties: TiePoint[]) => void;
  takeOff: () => void;
}

const bounds = { bytes: 60_000_000, px: 20_000 };
const kinds = ['image/png', 'image/jpeg', 'image/webp'];

/** How points tie a picture: reckoned when it is wanted. */
export async function weighTies(ties: readonly TiePoint[], of: Pick<Kept, 'widthPx' | 'heightPx'>) {
  const { tieOf } = await import('@/lib/scenario/map-tie');
  return tieOf(ties, of.widthPx, of.heightPx);
}

/** The picture to draw over of one draft. It is kept in this browser alone. */
export function useScan(draftId: string): ScanOfDraft {
  const { seatId } = useRouter();
  const store = useMemo(() => browserStore<Kept>(seatId, `scan of ${draftId}`), [seatId, draftId]);
  const [kept, setKept] = useState<Kept | null>(null);
  const [href, setHref] = useState<string | null>(null);
  const [fit, setFit] = useState<TieReading | null>(null);
  useEffect(() => {
    let isGone = false;
    void store.load().then((found) => {
      if (!isGone && found?.picture instanceof Blob) setKept(found);
    });
    return () => {
      isGone = true;
    };
  }, [store]);
  const blob = kept?.picture ?? null;
  useEffect(() => {
    if (!blob) return setHref(null);
    const address = URL.createObjectURL(blob);
    setHref(address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  useEffect(() => {
    let isOld = false;
    if (!kept || kept.ties.length === 0) return setFit(null);
    void weighTies(kept.ties, kept).then((reading) => !isOld && setFit(reading));
    return () => {
      isOld = true;
    };
  }, [kept]);

  const put = (next: Kept | null) => {
    setKept(next);
    void store.keep(next);
  };
  const scan = useMemo<Scan | null>(() => {
    if (!kept || !href) return null;
    const { name, widthPx, heightPx, ties } = kept;
    return { name, widthPx, heightPx, ties, href, fit };
  }, [kept, href, fit]);
  const picture = useMemo<MapPicture | null>(
    () =>
      scan?.fit?.ok
        ? { href: scan.href, widthPx: scan.widthPx, heightPx: scan.heightPx, transform: scan.fit.tie }
        : null,
    [scan],
  );
  return {
    scan,
    picture,
    take: async (file) => {
      const size = await sizeOf(file);
      if (typeof size === 'string') return size;
      put({ picture: file, name: file.name, ...size, ties: [] });
      return null;
    },
    tie: (ties) => kept && put({ ...kept, ties }),
    takeOff: () => put(null),
  };
}

/** How large a picture is; why it is none that can be drawn over, in words. */
async function sizeOf(file: File): Promise<{ widthPx: number; heightPx: number } | string> {
  if (!kinds.includes(file.type)) return 'A picture is a PNG, JPEG or WebP file.';
  if (file.size > bounds.bytes) return `The picture is larger than ${bounds.bytes / 1_000_000} MB.`;
  const read = await createImageBitmap(file).catch(() => null);
  if (!read) return 'The file cannot be read as a picture: save it anew.';
  const { width, height } = read;
  read.close();
  if (Math.max(width, height) > bounds.px)
    return `The picture has ${width} × ${height} px: ${bounds.px} px at most each way.`;
  return { widthPx: width, heightPx: height };
}
