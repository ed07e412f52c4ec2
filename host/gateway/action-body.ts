/** What a browser sends with an act of Control (a server action), looked at before Next.js reads it. */
import type { IncomingMessage } from 'node:http';

/** Why what was sent is not read. */
export type Unread = { code: 400 | 411 | 413 | 415; text: string };

const lettersAtMost = 1_000_000;

/**
 * Whether an act can be read: text of a known length that is a list of plain values, as the pages of the console send it.
 * Next.js would break on anything else, and takes a form of several parts for an act that says nothing of it. What has
 * been read is put back.
 *
 * @returns `undefined` for an act that can be read, and for a request that is none
 */
export async function actFault(request: IncomingMessage): Promise<Unread | undefined> {
  const type = request.headers['content-type']?.trim().toLowerCase() ?? '';
  const isAct = request.headers['next-action'] !== undefined || type.startsWith('multipart/');
  if (!isAct) return undefined;
  if (!type.startsWith('text/plain')) return { code: 415, text: 'An act is sent as text.' };
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(length <= lettersAtMost)) return { code: 413, text: 'That is too long to send at once.' };
  const body = await bodyOf(request, length);
  return isListOfValues(body) ? undefined : { code: 400, text: 'What was sent cannot be read. Load the page again.' };
}

/** The first `length` bytes of a request, which stay to be read. What ends sooner is as long as it is. */
function bodyOf(request: IncomingMessage, length: number): Promise<string> {
  const parts: Buffer[] = [];
  let read = 0;
  return new Promise((settle) => {
    const finish = () => {
      request.off('readable', more).off('close', finish);
      const body = Buffer.concat(parts);
      if (body.length > 0) request.unshift(body);
      settle(body.toString());
    };
    const more = () => {
      for (let part = request.read() as Buffer | null; part; part = request.read() as Buffer | null) {
        parts.push(part);
        read += part.length;
      }
      if (read >= length) finish();
    };
    request.on('readable', more).on('close', finish);
  });
}

function isListOfValues(body: string): boolean {
  try {
    const sent: unknown = JSON.parse(body);
    return Array.isArray(sent) && isPlain(sent, sent);
  } catch {
    return false;
  }
}

/** A text that begins with a dollar is one of React's own words: of these only the plain values are ours. */
const plainWord = /^\$(\$|undefined$|NaN$|Infinity$|-Infinity$|-0$|D\d{4}-|n-?\d+$)/;

function isPlain(value: unknown, sent: unknown[]): boolean {
  if (typeof value === 'string') return !value.startsWith('$') || plainWord.test(value) || isNamedAgain(value, sent);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((one) => isPlain(one, sent));
}

/** An object that stands twice in what is sent is named the second time by its way from the top: `$0:1:lines:0:supportIds`. */
function isNamedAgain(word: string, sent: unknown[]): boolean {
  const [top, ...way] = word.split(':');
  if (top !== '$0' || way.length === 0) return false;
  let here: unknown = sent;
  for (const key of way) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false;
    here = (here as Record<string, unknown>)[key];
  }
  return typeof here === 'object' && here !== null;
}
