/** Reads JSON that somebody else wrote. It is measured before it is parsed. */

export type JsonReading = { ok: true; value: unknown } | { ok: false; message: string };

/** The most levels of lists and objects inside each other. */
const levelsAtMost = 64;

/** The most values that a text may hold: each costs time and memory when it is parsed. A full scenario map has a tenth of them. */
export const valuesAtMost = 1_000_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opens = new Set([0x5b, 0x7b]);
const closes = new Set([0x5d, 0x7d]);

/** Parses JSON. A text that is nested deeper than 64 levels or holds too many values is refused before it is parsed. The message follows "it" or a file's name. */
export function readJson(text: string, most = valuesAtMost): JsonReading {
  const message = tooMuch(text, most);
  if (message !== null) return { ok: false, message };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (fault) {
    return { ok: false, message: `is not JSON: ${whyNone(text, (fault as Error).message)}` };
  }
}

/** The fault of a text that is no JSON, in words, with its line. `said`: the words of the engine. */
function whyNone(text: string, said: string): string {
  if (text.trim() === '') return 'it is empty';
  if (!/^\s*(?:[[{"\d-]|true\b|false\b|null\b)/.test(text)) return 'it does not begin as JSON does';
  if (/end of JSON|Unterminated/i.test(said)) return 'it breaks off';
  const [, at] = / at position (\d+)/.exec(said) ?? [];
  return at === undefined
    ? 'it is not written as JSON is'
    : `line ${text.slice(0, Number(at)).split('\n').length} is not written as JSON is`;
}

function tooMuch(text: string, most: number): string | null {
  let level = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) values += 1;
    else if (closes.has(code)) level -= 1;
    else if (opens.has(code)) {
      level += 1;
      values += 1;
      if (level > levelsAtMost) return `is nested more than ${levelsAtMost} deep`;
    }
    if (values > most) return `holds more than ${most.toLocaleString('en-GB')} values`;
  }
  return null;
}

/** The position of the quote that ends a string; the end of the text when none does. */
function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return text.length;
}
