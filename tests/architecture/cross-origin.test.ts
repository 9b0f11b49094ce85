import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#src/app/api.server.ts';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const LINES = ENDPOINTS.map(({ method, path }) => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const);

describe('call from another site', () => {
  it.each(['https://evil.test', 'null'])(
    'grants no permission to read the answer for %s, with or without a preflight',
    async (origin) => {
      const client = aClient();
      for (const [method, path] of LINES) {
        const preflight = { origin, 'access-control-request-method': method };
        for (const [sent, headers] of [
          [method, { origin }],
          ['OPTIONS', preflight],
        ] as const) {
          const answer = await client.send(sent, path, undefined, headers);
          await answer.body?.cancel();
          const allowing = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
          expect([sent, path, allowing]).toEqual([sent, path, []]);
        }
      }
    },
  );
});
