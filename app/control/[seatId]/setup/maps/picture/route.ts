import { controlSeat } from '@/lib/session';
import { ownPicture } from '@/lib/turn/control-desk/ground/own-map';
import { pictureBounds } from '@/lib/turn/maps/read-picture';
import { saveMap } from '@/lib/turn/maps/save-map';
import { pictureReply } from '../../../picture-reply';

interface AtSeat {
  params: Promise<{ seatId: string }>;
}

/** The scan kept for the scenario, for game control. */
export async function GET(_request: Request, { params }: AtSeat): Promise<Response> {
  const seat = await controlSeat((await params).seatId);
  return pictureReply(await ownPicture(seat));
}

/** A scan as it comes, its name and the version seen in the address. It is read no further than it may be long. */
export async function POST(request: Request, { params }: AtSeat): Promise<Response> {
  const seat = await controlSeat((await params).seatId);
  const refuse = (status: number, message: string) =>
    Response.json(
      { ok: false, refusal: { code: 'badInput', message, field: 'picture' } },
      { status, headers: noStore },
    );
  // A form on another page cannot send this type without asking first.
  if (request.headers.get('content-type') !== 'application/octet-stream')
    return refuse(415, 'Send the picture as it is.');
  const asked = new URL(request.url).searchParams;
  const version = asked.get('version');
  const bytes = await bytesOf(request, pictureBounds.megabytes * 1_000_000);
  if (!bytes)
    return refuse(
      413,
      `The file is larger than ${pictureBounds.megabytes} MB, the most that is taken. Save it as JPEG, or smaller.`,
    );
  const answer = await saveMap(
    seat,
    { name: asked.get('name') ?? '', version: version === null ? null : Number(version) },
    bytes,
  );
  return Response.json(answer, { status: answer.ok ? 200 : 400, headers: noStore });
}

const noStore = { 'Cache-Control': 'no-store' };

/** What was sent, or null when it is longer than `most` bytes: the rest is not read. */
async function bytesOf(request: Request, most: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null;
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return new Uint8Array(Buffer.concat(parts));
    length += value.length;
    if (length > most) {
      await reader?.cancel();
      return null;
    }
    parts.push(value);
  }
}
