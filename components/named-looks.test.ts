/** Looks that have a name are called by it, and no class outranks another by force. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Each named look of `app/globals.css` has its parts: nobody writes them out. */
const looks: Record<string, readonly string[]> = {
  button: ['inline-flex', 'justify-center', 'rounded-2', 'border', 'font-medium'],
  boxed: ['rounded-2', 'border', 'border-edge', 'bg-sheet', 'text-ink', 'px-2.5'],
  aside: ['text-small', 'text-ink-3'],
  detail: ['text-small', 'text-ink-2'],
  lead: ['text-lead', 'font-semibold'],
  'desk-head': ['flex', 'shrink-0', 'flex-wrap', 'items-center', 'border-b', 'border-rule', 'bg-paper', 'px-5'],
  scrolls: ['min-h-0', 'flex-1', 'overflow-y-auto'],
  'ruled-list': ['divide-y', 'divide-rule', 'border-y', 'border-rule'],
  'text-link': ['text-mine', 'underline', 'underline-offset-2'],
  'quiet-link': ['text-ink-2', 'hover:text-ink', 'hover:underline'],
};

const filesOf = (ending: RegExp): string[] =>
  ['app', 'companions', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((file) => ending.test(file) && !file.includes('.test.'));

/** The words of each text of a file that may be a list of classes; of a template, the words between what is put in. */
const wordsIn = (text: string): string[][] =>
  [...text.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].map(([, one, other, template]) =>
    (one ?? other ?? template!.replace(/\$\{[^}]*\}/g, ' ')).split(/\s+/),
  );

const isForced = (word: string): boolean =>
  /^([\w[\]&>*()/.:=-]+:)?!-?[a-z][\w-]*-/.test(word) || /^[\w[\]&>*()/.:-]+-[\w[\]/.-]+!$/.test(word);

const writtenOut = (words: readonly string[]): string[] =>
  Object.entries(looks)
    .filter(([, made]) => made.every((word) => words.includes(word)))
    .map(([name]) => name);

test('a class by force and a look that is written out are found', () => {
  expect(
    ['px-0!', 'max-md:py-0.5!', '!mt-2', 'hover:!text-ink', '[&_input]:text-ink-3!'].filter((word) => !isForced(word)),
  ).toEqual([]);
  expect(['Flag!', 'px-0', '!isBusy', 'It-is-so.'].filter(isForced)).toEqual([]);
  const text = `className={\`mt-1 text-small $\{isLate ? "a" : "b"} text-ink-3\`} look="text-lead font-semibold"`;
  expect(wordsIn(text).flatMap(writtenOut).sort()).toEqual(['aside', 'lead']);
});

test('no class outranks another by force: what a base look says is said in the layer of components', () => {
  const forced = filesOf(/\.tsx?$/).flatMap((file) =>
    wordsIn(readFileSync(file, 'utf8'))
      .flat()
      .filter(isForced)
      .map((word) => `${file}: ${word}`),
  );
  expect(forced).toEqual([]);
  expect(filesOf(/\.css$/).filter((file) => readFileSync(file, 'utf8').includes('!important'))).toEqual([]);
});

test('a look that has a name is called by it', () => {
  const style = readFileSync(join('app', 'globals.css'), 'utf8');
  for (const name of Object.keys(looks)) expect(style).toContain(`  .${name} {`);
  const files = filesOf(/\.tsx?$/);
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    wordsIn(readFileSync(file, 'utf8'))
      .flatMap(writtenOut)
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
