import { appendFileSync } from 'node:fs';
import { it } from 'vitest';
import { played } from './games';

it('probe', async () => {
  const log = (text: string) => appendFileSync('/tmp/fuzz-probe.log', `${text}\n`);
  for (const pair of (process.env.FUZZ_RUN ?? '').split(',')) {
    const [name, seed] = pair.split(':') as [string, string];
    const t = performance.now();
    const { tally, fault } = await played(name, Number(seed), {
      turns: Number(process.env.TURNS ?? 3),
      actsATurn: Number(process.env.ACTS ?? 30),
    });
    log(
      `${pair} ${JSON.stringify(tally)} ${Math.round(performance.now() - t)} ms ${fault ? `${fault.faults.slice(0, 30).join('\n   ')}\n   ${JSON.stringify(fault.act)}` : ''}`,
    );
  }
}, 3_600_000);
