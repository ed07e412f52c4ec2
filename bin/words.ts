import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A word of a command is wrong. The message begins with the word. */
export class WordProblem extends Error {}

const wrong = (word: string, message: string) => new WordProblem(`${word}: ${message}`);

/**
 * Reads the words of a command strictly: its options, and at most one word besides.
 *
 * @param what that word names; null: the command takes none
 * @throws WordProblem
 */
export function wordsRead<Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
  what: 'file' | 'name' | null,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    if (positionals.length > (what ? 1 : 0))
      throw wrong(positionals.join(' '), what ? `one ${what} at most` : 'takes no name');
    return { values, named: positionals[0] };
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw problem;
    const option = /'(-[^' ]*)/.exec(message)?.[1] ?? 'options';
    throw wrong(option, code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'is not a known option' : 'needs a value behind it');
  }
}
