import { isSymbolCode } from './codes';
import { codeOfLetters } from './letters';

/** A symbol as a file gives it, as a code of twenty digits. */
export interface GivenCode {
  /** Null: it is no code that is known. */
  code: string | null;
  /** The user is told which part of it is not kept: `message` reads on from the name of the unit, `kind` from the names of several. */
  told: { message: string; kind: string } | null;
}

const longCode = /^\d{30}$/;
/** A symbol that somebody drew, with the code it stands for: `custom1:CODE:id`. */
const drawnByHand = /^custom\d*:([^:]+)(?::.*)?$/i;

/**
 * Reads what stands for a symbol in a file of another program: twenty digits; thirty, of which the last ten say nothing that a
 * counter shows; letters of an older standard; or a symbol drawn by hand, by the code in it.
 */
export function givenCode(written: string): GivenCode {
  const text = written.trim();
  if (isSymbolCode(text)) return { code: text, told: null };
  const [, within] = drawnByHand.exec(text) ?? [];
  if (within !== undefined && !within.toLowerCase().startsWith('custom')) {
    const { code } = givenCode(within);
    const what = 'drawn by hand in the file: the code in it is read, and the drawing is not';
    return { code, told: { message: `has a symbol ${what}`, kind: `have symbols ${what}` } };
  }
  if (longCode.test(text)) return { code: text.slice(0, 20), told: ofThirty(text) };
  const letters = codeOfLetters(text);
  if (!letters) return { code: null, told: null };
  return { code: letters.code, told: letters.isNearest ? nearest(text, letters.code) : null };
}

/** The country is said, and no column of a counter has it as digits. */
const ofThirty = (text: string): GivenCode['told'] =>
  /^0+$/.test(text.slice(20))
    ? null
    : {
        message: `has a symbol of 30 digits, ${text}: the first 20 are read`,
        kind: 'have symbols of 30 digits, of which the first 20 are read',
      };

const nearest = (text: string, code: string): GivenCode['told'] => ({
  message: `has the symbol ${text} in letters, which is read as the nearest, ${code}`,
  kind: 'have symbols in letters that are read as the nearest',
});
