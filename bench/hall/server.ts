/**
 * The console served for a bench, in a process of its own: on a database that is there, by so many processes behind one
 * address, as `npm start` does. Says on which port, and ends when the channel is closed.
 */
import { openGateway } from '@/host/gateway/gateway';
import { serveInProcesses } from '@/host/processes/processes';
import { serveBehind } from '@/host/server';

const { databaseUrl, processes } = JSON.parse(process.env.OPCOM_BENCH ?? '{}') as {
  databaseUrl: string;
  processes: number;
};
process.env.DATABASE_URL = databaseUrl;
const names = ['localhost', '127.0.0.1'];
const gateway = await openGateway({ port: 0, names, address: '127.0.0.1' });
const { port, nonce } = gateway;
const options = { port, hosts: names, dev: false, databaseUrl, dataDir: '.data' };
const served = await (processes > 1
  ? serveInProcesses(gateway, { options, gateway: { port, names, nonce, address: '127.0.0.1' }, processes })
  : serveBehind(gateway, options));
process.once('disconnect', async () => {
  await served.close();
  process.exit(0);
});
process.send?.({ port: served.port });
