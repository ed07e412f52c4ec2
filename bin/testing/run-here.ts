import { vi } from 'vitest';
import { runCommand } from '../command';

/** Keeps what is written to a stream, which shows none of it. */
function keep(stream: NodeJS.WriteStream) {
  const write = vi.spyOn(stream, 'write').mockReturnValue(true);
  return { text: () => write.mock.calls.map(([chunk]) => String(chunk)).join(''), end: () => write.mockRestore() };
}

/** Runs `opcom` with these words in the process of the test: for what does not depend on how a process starts and reads. */
export async function runHere(words: readonly string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const out = keep(process.stdout);
  const err = keep(process.stderr);
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runCommand(words);
    return { status: Number(process.exitCode), stdout: out.text(), stderr: err.text() };
  } finally {
    process.exitCode = before;
    out.end();
    err.end();
  }
}
