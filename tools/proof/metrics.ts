import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#tests/support/postgres.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { sendAll, visits } from './visitor.ts';

// Known numbers of requests, emails and jobs are sent while others read: /metrics counts exactly those. Then the CPU
// time of a server that is read every 15 seconds is compared with that of one which is not.
const MESSAGES = 100;
const PAGES = 1_000;
const INVENTED = 300;
const PATIENCE_MS = 120_000;
const READS = 8;
/** After this time a reading asks the database again. */
const FRESH_MS = 10_100;
const SECONDS_BETWEEN = 15;
/** CPU share that reading may cost, in percent of one core. */
const MOST_SHARE = 1;

type Samples = Map<string, number>;

async function readMetrics({ origin }: BuiltServer): Promise<Samples> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

/** Sends `count` requests, twenty at a time. */
async function ask(count: number, send: (number: number) => Promise<Response>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) await (await send(number)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 20 }, worker));
}

let received = 0;
const port = await freePort();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      received += 1;
      done();
    });
  },
});
smtp.listen(port, '127.0.0.1');
await once(smtp.server, 'listening');
const server = await startServer({ TRUST_PROXY: '1', DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${port}` });

const before = await readMetrics(server);
const all = visits(MESSAGES);
await Promise.all([
  sendAll(server.origin, all),
  ask(PAGES, () => fetch(`${server.origin}/contact`)),
  ask(INVENTED, (number) => fetch(`${server.origin}/invented/${number}?q=${number}`)),
  // Others read meanwhile.
  ask(50, () => fetch(`${server.origin}/metrics`)),
]);
const taken = all.filter((visit) => visit.acknowledged !== undefined).length;
const EMAILS = MESSAGES * 2;
const deadline = Date.now() + PATIENCE_MS;
const sent = (samples: Samples): number => samples.get('faitage_emails_total{result="sent"}') ?? 0;
let after = await readMetrics(server);
while (sent(after) < EMAILS && Date.now() < deadline) {
  await wait(200);
  after = await readMetrics(server);
}

const requests = (route: string, method: string, status: number): number => {
  const name = `faitage_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
  return (after.get(name) ?? 0) - (before.get(name) ?? 0);
};
const mailJobs = after.get('faitage_jobs_run_total{kind="mail",result="done"}') ?? 0;
const counts: [what: string, counted: number, real: number][] = [
  ['messages envoyés (POST /api/contact 201)', requests('/api/contact', 'POST', 201), taken],
  ['pages lues (GET /contact 200)', requests('/contact', 'GET', 200), PAGES],
  ['adresses inventées (GET unknown 404)', requests('unknown', 'GET', 404), INVENTED],
  ['e-mails partis', sent(after), received],
  ['travaux faits (mail)', mailJobs, received],
];
const routes = [...after.keys()].filter((name) => name.startsWith('faitage_http_request_duration_seconds_count'));
for (const [what, counted, real] of counts) {
  console.log(`${counted === real && real > 0 ? '✓' : '✗'} ${what} : ${counted} comptés, ${real} vrais`);
  if (counted !== real || real === 0) process.exitCode = 1;
}
console.log(`${routes.length} séries de requêtes, ${after.size} échantillons en tout`);

/** Returns the CPU time of the server between two readings that are `READS` × `pause` apart. */
async function measureCpu(readsBetween: boolean): Promise<number> {
  const cpu = async (): Promise<number> => (await readMetrics(server)).get('process_cpu_seconds_total') ?? 0;
  const begun = await cpu();
  for (let read = 0; read < READS; read += 1) {
    await wait(FRESH_MS);
    if (readsBetween) await readMetrics(server);
  }
  return (await cpu()) - begun;
}

const idle = await measureCpu(false);
const each = Math.max(0, (await measureCpu(true)) - idle) / READS;
const share = (each / SECONDS_BETWEEN) * 100;
console.log(
  `une lecture coûte ${(each * 1000).toFixed(1)} ms de calcul : ${share.toFixed(3)} % d’un cœur toutes les 15 s`,
);
if (share >= MOST_SHARE) process.exitCode = 1;
await server.discard();
smtp.close();
