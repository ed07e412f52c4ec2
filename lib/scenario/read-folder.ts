import { access, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { scenarioFiles } from './scenario-tables';
import { type ScenarioSource, tooLong } from './source';
import type { Told } from './told';

/** Whether there is such a file or folder. */
export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** True where the file is there and is a folder. */
export const isFolder = (file: string): Promise<boolean> =>
  stat(file).then(
    (one) => one.isDirectory(),
    () => false,
  );

/** What an editor or a computer leaves beside the files of a folder. */
const leftBeside = /^\.|~$|\.(md|txt|bak|tmp)$|^~\$|^(page\.html|contents\.json)$/;

/** The files of a scenario in a folder. One that cannot be read, or is too long, is told. */
export async function readFolder(folder: string, told: Told): Promise<ScenarioSource> {
  const source = new Map<string, Uint8Array>();
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  for (const file of names.sort()) {
    if (!scenarioFiles.includes(file)) {
      if (!leftBeside.test(file)) told.notes.push({ file, message: 'is no file of a scenario, and is not read' });
      continue;
    }
    const read = await readFile(path.join(folder, file));
    if (read.ok) source.set(file, read.bytes);
    else told.problems.push({ file, message: read.message });
  }
  return source;
}

const whyNotRead: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this account may not read it',
  EPERM: 'this account may not read it',
};

type FileReading = { ok: true; bytes: Uint8Array } | { ok: false; message: string };

/** The bytes of a file, or why it is not read. */
export async function readFile(file: string): Promise<FileReading> {
  try {
    const opened = await open(file);
    try {
      const message = tooLong((await opened.stat()).size);
      return message === null ? { ok: true, bytes: await opened.readFile() } : { ok: false, message };
    } finally {
      await opened.close();
    }
  } catch (fault) {
    const { code, message } = fault as NodeJS.ErrnoException;
    return { ok: false, message: `cannot be read: ${whyNotRead[code ?? ''] ?? message}` };
  }
}
