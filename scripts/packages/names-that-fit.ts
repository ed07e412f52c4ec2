/** A path in a package has at most this many letters: the folder it is unpacked into comes before it, and Windows allows 260 for both. */
const longest = 120;

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: Windows allows none of them
const forbidden = /[<>:"|?*\\\u0000-\u001f]/;

function faultOfName(name: string): string | null {
  if (reserved.test(name)) return `${name} is a name that Windows keeps for itself`;
  if (forbidden.test(name)) return `${name} has a letter that Windows does not allow`;
  if (/[. ]$/.test(name)) return `${name} ends with a dot or a space`;
  return null;
}

/** Each text tells why Windows would not take one of these files. `paths` have `/`, and begin at the package's own folder. */
export function unfitForWindows(paths: readonly string[]): string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const path of paths) {
    for (const fault of path.split('/').map(faultOfName)) if (fault) faults.push(`${path}: ${fault}`);
    if (path.length > longest) faults.push(`${path}: has ${path.length} letters, and ${longest} are the most`);
    const other = seen.get(path.toLowerCase());
    if (other) faults.push(`${path}: is the same as ${other} on Windows`);
    seen.set(path.toLowerCase(), path);
  }
  return faults;
}
