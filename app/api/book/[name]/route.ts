import { readPicture } from '@/lib/book/read-book';
import { isControlReader } from '../../../book/reader';

export const dynamic = 'force-dynamic';

/** A picture of the handbook, for whoever may read a page that has it. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const picture = await readPicture((await params).name, await isControlReader());
  if (!picture) return new Response('There is no such picture.', { status: 404 });
  return new Response(picture, { headers: { 'content-type': 'image/png', 'cache-control': 'private, no-store' } });
}
