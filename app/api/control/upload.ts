import { act, turnAway, upload } from '@/app/seat-route';
import { readJson } from '@/lib/json';
import { controlVerbs } from '@/lib/turn/control-verbs.generated';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { pictureBounds } from '@/lib/turn/maps/read-picture';

/** The verbs that take a file: its bytes are the field of what is sent that they name. */
const verbs = Object.fromEntries(Object.entries(controlVerbs).filter(([, verb]) => verb.declared.file));

const fileBytesAtMost = pictureBounds.megabytes * 1_000_000;
/** The act before a file may have so many bytes: a second import may change thousands of cells. */
const actBytesAtMost = 2_000_000;

/**
 * A write of Control's that sends a file. The body begins with the verb, the write id and the rest of the input as JSON, of
 * `?act=` bytes; the file follows as it is. Neither is read further than it may be long.
 */
export const uploads = upload<ControlSeat>(async (seat, request) => {
  // A form on another page cannot send this type without asking first.
  if (request.headers.get('content-type') !== 'application/octet-stream')
    return turnAway(415, 'Send the file as it is.');
  const length = Number(new URL(request.url).searchParams.get('act') ?? Number.NaN);
  if (!Number.isSafeInteger(length) || length < 2 || length > actBytesAtMost)
    return turnAway(
      400,
      `Say in the address how long the act before the file is: 2 to ${actBytesAtMost} bytes.`,
      'act',
    );
  const whole = length + fileBytesAtMost;
  // Of what is too long by its own word the act alone is read.
  const sent = await sentIn(request, Number(request.headers.get('content-length') ?? 0) > whole ? length : whole);
  const asked = readAct(sent.bytes.subarray(0, length));
  if (!asked) return turnAway(400, 'Say before the file what is done with it.', 'act');
  const field = verbs[asked.verb]?.declared.file ?? 'picture';
  if (sent.isTooLong)
    return turnAway(
      413,
      `The file is larger than ${pictureBounds.megabytes} MB, the most that is taken.${field === 'picture' ? ' Save the picture as JPEG, or smaller.' : ''}`,
      field,
    );
  const file = new Uint8Array(sent.bytes.subarray(length));
  return act(seat, verbs, { ...asked, input: { ...asked.input, [field]: file } }, (refusal) => refusal);
});

function readAct(bytes: Uint8Array): { verb: string; input: object } | null {
  const read = readJson(new TextDecoder().decode(bytes));
  if (!read.ok || typeof read.value !== 'object' || read.value === null) return null;
  const { value } = read;
  return 'input' in value && typeof value.input === 'object' ? { verb: '', ...(value as { input: object }) } : null;
}

/** The bytes that were sent, no more than `atMost` of them: the rest is not read. */
async function sentIn(request: Request, atMost: number): Promise<{ bytes: Uint8Array; isTooLong: boolean }> {
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return { bytes: Buffer.concat(parts), isTooLong: false };
    length += value.length;
    parts.push(value);
    if (length <= atMost) continue;
    await reader?.cancel();
    return { bytes: Buffer.concat(parts), isTooLong: true };
  }
}
