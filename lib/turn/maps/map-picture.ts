import type { PictureTransform } from '@/lib/visibility/rows';

/** A printed map with the host's own picture under it, at an address of the seat's own; the map as it is without one. */
export function withPicture(sheet: object, tie: PictureTransform | null, address: string): object {
  if (!tie) return sheet;
  const { version, widthPx, heightPx, ...transform } = tie;
  return { ...sheet, picture: { href: `${address}?v=${version}`, widthPx, heightPx, transform } };
}
