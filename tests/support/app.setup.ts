import { afterAll, afterEach, beforeEach } from 'vitest';
import { sealCost } from '#src/platform/backup/sealed-stream.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { forgetReads } from '#src/platform/http/read-limit.server.ts';
import { createLog, setLog } from '#src/platform/log.server.ts';
import { configureReplies } from '#src/platform/mail/reply-address.server.ts';
import { forgetSenders } from '#src/platform/operation.server.ts';
import { hashCost } from '#src/platform/security/password-hash.server.ts';
import { setSecretKeys } from '#src/platform/security/secret-key.server.ts';
import { TEST_SECRET_KEY } from './secret-key.ts';
import { disconnectClients } from './unread-answers.ts';

setLog(createLog('silent'));
setSecretKeys(TEST_SECRET_KEY);
// The cost protects stored passwords of people; here it would be a tenth of all computing.
Object.assign(hashCost(), { memory: 64, passes: 1 });
Object.assign(sealCost(), { log2: 8 });

// All tests read and send from the same few addresses.
beforeEach(() => {
  forgetReads();
  forgetSenders();
});

afterEach(disconnectClients);

// Workers keep their modules from one file to the next.
afterAll(() => {
  freezeClock();
  configureReplies({ REPLY_ADDRESS: undefined, REPLY_IMAP_URL: undefined, REPLY_WEBHOOK_SECRET: undefined });
});
