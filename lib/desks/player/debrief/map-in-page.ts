import { mapOf } from '@/lib/db/issued/issued';
import { asPicture, baseMapPart } from '@/lib/turn/maps/base-map';

/** A printed map as it goes into a page that asks nothing of any server: its base map lies in it. */
export async function mapInPage(gameId: string): Promise<{ credit: string }> {
  const printed = await mapOf(gameId);
  if (!printed) throw new Error(`game ${gameId} has no map`);
  const sheet = asPicture(printed.sheet as object) as { credit: string };
  const [far, near, shade, light] = await Promise.all(
    ['far', 'near', 'shade', 'light'].map((part) => baseMapPart({ gameId }, part)),
  );
  if (!far || !near || !shade || !light) return printed.sheet as unknown as { credit: string };
  const level = ({ bytes }: { bytes: Uint8Array }): unknown => JSON.parse(new TextDecoder().decode(bytes));
  const picture = ({ type, bytes }: { type: string; bytes: Uint8Array }) =>
    `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const ground = { far: level(far), near: level(near), shade: picture(shade), light: picture(light) };
  return { ...sheet, ground } as { credit: string };
}
