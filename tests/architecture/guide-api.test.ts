import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anApiToken } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { TOKEN_RIGHTS } from '#src/kernel/actor.ts';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

interface Call {
  method: string;
  path: string;
  body: string | undefined;
}

/** Returns the calls of the shell blocks of the guide. */
const getCalls = (): Call[] =>
  [...readFileSync('docs/guides/api.md', 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, text = '']) => ({
    method: /-X (\w+)/.exec(text)?.[1] ?? 'GET',
    path: /\/api(\/\S+)/.exec(text)?.[1] ?? '',
    body: /-d '(.*)'/.exec(text)?.[1],
  }));

describe('docs/guides/api.md', () => {
  it.each(getCalls())('shows $method $path, which a token can make', async ({ method, path, body }) => {
    const { id } = await aMessage();
    const program = aClient();
    const account = await anAccount({ role: 'admin' });
    program.token = (await anApiToken(account, { access: 'change', rights: TOKEN_RIGHTS })).token;
    const answer = await program.send(method, path.replace(/\/12$/, `/${id}`), body);
    expect([answer.status, (await answer.json()).success]).toEqual([200, true]);
  });
});
