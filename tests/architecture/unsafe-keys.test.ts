import { afterEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#src/app/api.server.ts';
import { closeEventStreams } from '#src/platform/events/event-stream.server.ts';
import type { Endpoint } from '#src/platform/http/endpoint.server.ts';
import { type ApiClient, signedIn } from '#tests/support/api.ts';
import { useOneDatabase } from '#tests/support/database.ts';

let admin: ApiClient;
useOneDatabase(async () => {
  admin = await signedIn('admin');
});
afterEach(() => closeEventStreams());

const getPath = (line: Endpoint): string => line.path.replace(/\{\w+\}/g, '1');
const LINES = ENDPOINTS.map((line) => [`${line.method.toUpperCase()} ${line.path}`, line] as const);
/** Endpoints without JSON: Stripe's raw bytes are verified by signature, an email is none, forms have their own test, others no body. */
const NO_JSON = [
  'POST /payment/webhook/stripe',
  'POST /incoming-mail',
  'POST /admin/services/{id}',
  'POST /admin/site-archive',
  'POST /admin/site-archive/wordpress',
  'PUT /chat/mark-read/{session_id}',
  'POST /chat/typing/{session_id}',
  'DELETE /chat/sessions/{session_id}',
];
const readsNothing = ({ method, options }: Endpoint): boolean =>
  method === 'delete' && options.request === undefined && options.read === undefined;
const WRITING = LINES.filter(([name, line]) => line.method !== 'get' && !NO_JSON.includes(name) && !readsNothing(line));

const BODIES = ['{"__proto__":{"isAdmin":true}}', '{"a":[{"constructor":{"prototype":{"isAdmin":true}}}]}'];

async function expectRefused(answer: Response): Promise<void> {
  expect([answer.status, await answer.json()]).toEqual([
    422,
    expect.objectContaining({ success: false, errors: { body: ['Ce nom de champ n’est pas accepté.'] } }),
  ]);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
}

describe('unsafe keys', () => {
  it.each(LINES)('refuses %s with 422 for one in the query', async (_name, line) => {
    for (const name of ['__proto__', 'constructor', '__proto__[isAdmin]']) {
      await expectRefused(await admin.send(line.method.toUpperCase(), `${getPath(line)}?${name}=1`));
    }
  });

  it.each(WRITING)('refuses %s with 422 for one in the JSON', async (_name, line) => {
    for (const body of BODIES) await expectRefused(await admin.send(line.method.toUpperCase(), getPath(line), body));
  });

  it.each(['/contact', '/admin/services', '/admin/services/1', '/auth/avatar', '/chat/message'])(
    'refuses POST %s with 422 for one in a form',
    async (path) => {
      const form = new FormData();
      form.set('__proto__', 'x');
      await expectRefused(await admin.send('POST', path, form));
    },
  );

  it('refuses a list that a form sends as JSON text', async () => {
    const form = new FormData();
    form.set('features', '[{"__proto__":{"isAdmin":true}}]');
    await expectRefused(await admin.send('POST', '/admin/services', form));
  });
});
