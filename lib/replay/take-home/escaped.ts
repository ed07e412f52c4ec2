/** Text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']|\p{Cc}/gu, (letter) =>
    letter === '\n' || /[&<>"']/.test(letter) ? `&#${letter.codePointAt(0)};` : ' ',
  );

/** A value as JSON that may stand in a script of a page. */
export const asData = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
