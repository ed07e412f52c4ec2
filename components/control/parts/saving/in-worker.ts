/** Timeout in ms. After it the worker is ended. */
const patienceMs = 20_000;

/** Asks the worker of spreadsheets, which is ended with its answer. null: it took too long; 'failed': it broke down. */
export const inWorker = <Answer>(asked: unknown, transfer: Transferable[] = []): Promise<Answer | null | 'failed'> =>
  new Promise((done) => {
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: Answer | null | 'failed') => {
      clearTimeout(timer);
      worker.terminate();
      done(answer);
    };
    const timer = setTimeout(() => end(null), patienceMs);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
    worker.onerror = () => end('failed');
    worker.postMessage(asked, transfer);
  });
