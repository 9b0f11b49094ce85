import { buildApi } from '#src/app/api.server.ts';
import { openSession } from '#src/domains/accounts/auth/session.internal.server.ts';
import { anAccount, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import type { Right, Role } from '#src/kernel/actor.ts';
import { lazy } from '#src/kernel/lazy.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { untilTestEnds } from './unread-answers.ts';

/** The table of routes, which holds no state: built once per worker. */
const api = lazy(buildApi);
const DEFAULT_ADDRESS = '203.0.113.7';

interface ClientOptions {
  /** Whether it acts as a browser, which sends an origin and keeps cookies. */
  isBrowser?: boolean;
  from?: string;
  /** Rights of a manager. */
  rights?: readonly Right[];
}

/** API client that sends JSON or a form. */
export interface ApiClient {
  token: string | undefined;
  /** Cookies by name, as set by the last answers. */
  cookies: Map<string, string>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Returns a client without a session; assign `token`, or sign in with `signedIn`. */
export function aClient({ isBrowser = false, from = DEFAULT_ADDRESS }: ClientOptions = {}): ApiClient {
  const socket = { incoming: { socket: { remoteAddress: from } } } as unknown as Parameters<
    ReturnType<typeof api>['request']
  >[2];
  const client: ApiClient = {
    token: undefined,
    cookies: new Map(),
    send: async (method, path, body, extra = {}) => {
      const headers = new Headers(extra);
      if (client.token !== undefined) headers.set('authorization', `Bearer ${client.token}`);
      if (isBrowser) headers.set('sec-fetch-site', 'same-origin');
      if (client.cookies.size > 0) headers.set('cookie', [...client.cookies].map((pair) => pair.join('=')).join('; '));
      const isWritten = typeof body === 'string' || body instanceof FormData;
      if (body !== undefined && !(body instanceof FormData) && !headers.has('content-type')) {
        headers.set('content-type', 'application/json');
      }
      const text = isWritten ? body : JSON.stringify(body);
      // Browsers and other clients always send it.
      if (typeof text === 'string' && !headers.has('content-length')) {
        headers.set('content-length', String(Buffer.byteLength(text)));
      }
      const init = { method, headers, ...(body === undefined ? {} : { body: text }) };
      const answer = untilTestEnds(await api().request(path, init, socket));
      if (isBrowser) keepCookies(answer, client.cookies);
      return answer;
    },
  };
  return client;
}

function keepCookies(answer: Response, cookies: Map<string, string>): void {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/**
 * Returns a client with a session of a new account of this role. A browser signs in with the password, to get its
 * cookies; others get a session without the cost of verifying the password.
 */
export async function signedIn(role: Role, options: ClientOptions = {}): Promise<ApiClient & { email: string }> {
  const account = await anAccount({ role, rights: options.rights ?? [] });
  const { email } = account;
  const client = aClient(options);
  if (options.isBrowser) {
    const answer = await client.send('POST', '/auth/login', { email, password: FIXTURE_PASSWORD });
    client.token = (await answer.json()).token;
  } else {
    const from = { userAgent: '', ip: options.from ?? DEFAULT_ADDRESS };
    client.token = (await openSession(systemContext('fixture'), { user: account, secrets: {}, ...from })).token;
  }
  return Object.assign(client, { email });
}
