import type { Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import { isTo, readOutbox } from './read-outbox.ts';
import type { BuiltServer } from './server.ts';

/** Same timeout as the journeys' own waiting. */
const TIMEOUT_MS = 30_000;

/** Returns emails to one address in a server's outbox, oldest first, once there are `count` of them. */
export const emailsTo = (server: BuiltServer, address: string, count: number): Promise<Email[]> =>
  vi.waitFor(
    async () => {
      const emails = (await readOutbox(server.folder)).filter((email) => isTo(email, address));
      expect(emails).toHaveLength(count);
      return emails;
    },
    { timeout: TIMEOUT_MS },
  );
