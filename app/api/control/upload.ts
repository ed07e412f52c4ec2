import { act, turnAway, upload } from '@/app/seat-route';
import { readJson } from '@/lib/json';
import { controlVerbs } from '@/lib/turn/control-verbs.generated';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { pictureBounds } from '@/lib/turn/maps/read-picture';

/** The verbs that take a file: its bytes are the field of what is sent that they name. */
const verbs = Object.fromEntries(Object.entries(controlVerbs).filter(([, verb]) => verb.declared.file));

const bytesAtMost = pictureBounds.megabytes * 1_000_000;

/**
 * A write of Control's that sends a file as it is. `?act=` holds the verb, the write id and the rest of the input, as JSON.
 * The file is read no further than it may be long.
 */
export const uploads = upload<ControlSeat>(async (seat, request) => {
  // A form on another page cannot send this type without asking first.
  if (request.headers.get('content-type') !== 'application/octet-stream')
    return turnAway(415, 'Send the file as it is.');
  const asked = readAct(new URL(request.url).searchParams.get('act'));
  if (!asked) return turnAway(400, 'Say in the address what is done with the file.', 'act');
  const field = verbs[asked.verb]?.declared.file ?? 'picture';
  const bytes = await bytesOf(request);
  const { megabytes } = pictureBounds;
  if (!bytes)
    return turnAway(
      413,
      `The file is larger than ${megabytes} MB, the most that is taken.${field === 'picture' ? ' Save the picture as JPEG, or smaller.' : ''}`,
      field,
    );
  return act(seat, verbs, { ...asked, input: { ...asked.input, [field]: bytes } }, (refusal) => refusal);
});

function readAct(text: string | null): { verb: string; input: object } | null {
  const read = readJson(text ?? '');
  if (!read.ok || typeof read.value !== 'object' || read.value === null) return null;
  const { value } = read;
  return 'input' in value && typeof value.input === 'object' ? { verb: '', ...(value as { input: object }) } : null;
}

/** The bytes that were sent, or null when they are longer than allowed: the rest is not read. */
async function bytesOf(request: Request): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesAtMost) return null;
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return new Uint8Array(Buffer.concat(parts));
    length += value.length;
    if (length > bytesAtMost) {
      await reader?.cancel();
      return null;
    }
    parts.push(value);
  }
}
