/** Small words and lists in English, for every room. */

/** Names in one phrase, at most `most` of them: “2 Para, 3 Para and 4 more”. */
export function listed(names: readonly string[], most = 3): string {
  const more = names.length - most;
  const told = more > 0 ? [...names.slice(0, most), `${more} more`] : [...names];
  return told.length < 2 ? (told[0] ?? '') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
}

/** Whether two names read alike at the table: small letters or capitals, they are one name. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
