import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server.ts';
import { getEmail, sendAll, visits } from './visitor.ts';

// The mail server is down while 100 messages arrive: each is accepted, and its email arrives once after the recovery.
const MESSAGES = 100;
const PATIENCE_MS = 120_000;
const QUIET_MS = 3_000;

interface Received {
  to: string;
  messageId: string;
}

const received: Received[] = [];

function mailServer(): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, done) {
      const mail = await PostalMime.parse(await new Response(stream as never).arrayBuffer());
      const to = session.envelope.rcptTo.map((recipient) => recipient.address).join();
      received.push({ to, messageId: mail.messageId ?? '' });
      done();
    },
  });
}

const port = await freePort();
const server = await startServer({ TRUST_PROXY: '1', DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${port}` });
const all = visits(MESSAGES);
await sendAll(server.origin, all);
const taken = all.filter((visit) => visit.acknowledged !== undefined).length;

const smtp = mailServer();
smtp.listen(port, '127.0.0.1');
await once(smtp.server, 'listening');
const expected = MESSAGES * 2;
const deadline = Date.now() + PATIENCE_MS;
while (received.length < expected && Date.now() < deadline) await wait(100);
await wait(QUIET_MS);

const ids = new Set(received.map((mail) => mail.messageId));
const unanswered = all.filter((visit) => !received.some((mail) => mail.to === getEmail(visit)));
await server.discard();
smtp.close();
console.log(
  `${taken} × 201 serveur d’envoi éteint ; ${received.length} courriels reçus ensuite, ${ids.size} distincts.`,
);
if (taken !== MESSAGES || received.length !== expected || ids.size !== expected || unanswered.length > 0)
  process.exitCode = 1;
