import type { Edit } from './edit-keeper';

/** An edit as text, to be copied: what it does, then each row or thing it put in on a line of its own, cells parted by tabs. */
export const editText = ({ what, splices }: Edit): string =>
  [
    what,
    ...splices.flatMap(({ inserted }) =>
      inserted.map((entry) => (Array.isArray(entry) ? entry.join('\t') : JSON.stringify(entry))),
    ),
  ].join('\n');
