import { afterEach, beforeEach, expect } from 'vitest';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { configureOpenid } from '#src/platform/openid/openid-client.server.ts';
import { type ApiClient, aClient } from './api.ts';
import { FAKE_CLIENT, type FakeProvider, startFakeProvider } from './fake-oidc.ts';

const PUBLIC_URL = 'https://toitures.example';
const NOBODY = { OIDC_ISSUER: undefined, OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '', OIDC_LABEL: '' };

type Body = Record<string, unknown> & { message?: string };

/** Browser of an administrator whose agency has an identity provider. */
interface OpenidTrial {
  provider: FakeProvider;
  account: Account;
  client: ApiClient;
  send(path: string, body: object, from?: ApiClient): Promise<{ status: number; body: Body }>;
  /** Begins at the site, passes the provider, and returns what the page reads from its own address. */
  comeBack(purpose?: string, from?: ApiClient): Promise<Record<string, string>>;
  signIn(from?: ApiClient): Promise<{ status: number; body: Body }>;
  rows(table: 'sessions' | 'openid_links' | 'openid_attempts' | 'users'): Promise<object[]>;
}

/** As if the operator had set no provider. */
export const leaveProvider = (): void => configureOpenid({ PUBLIC_URL, ...NOBODY });

/** As if the operator had set this provider. @param patienceMs how long the site waits for it; as in production if absent. */
export function chooseProvider({ issuer }: FakeProvider, patienceMs?: number): void {
  const client = { OIDC_CLIENT_ID: FAKE_CLIENT.id, OIDC_CLIENT_SECRET: FAKE_CLIENT.secret, OIDC_LABEL: 'Agence Pixel' };
  configureOpenid({ PUBLIC_URL, OIDC_ISSUER: issuer, ...client }, patienceMs);
}

/** Starts a provider of its own for each test of the file, and an administrator whom it knows. */
export function useFakeOidc(): OpenidTrial {
  const trial: OpenidTrial = {} as OpenidTrial;
  Object.assign(trial, {
    send: async (path: string, body: object, from = trial.client) => {
      const answer = await from.send('POST', `/auth/openid/${path}`, body);
      return { status: answer.status, body: await answer.json() };
    },
    comeBack: async (purpose = 'sign-in', from = trial.client) => {
      const { body } = await trial.send('start', { purpose }, from);
      const back = await trial.provider.visit(String(body.address));
      expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/admin/login/openid`);
      return Object.fromEntries(back.searchParams);
    },
    signIn: async (from = trial.client) => trial.send('finish', await trial.comeBack('sign-in', from), from),
    rows: (table: 'sessions') => db().selectFrom(table).selectAll().execute(),
  });
  beforeEach(async () => {
    const provider = await startFakeProvider();
    chooseProvider(provider);
    const account = await anAccount({ role: 'admin', name: 'Ada' });
    provider.person = { email: account.email, email_verified: true };
    Object.assign(trial, { provider, account, client: aClient({ isBrowser: true }) });
  });
  afterEach(async () => {
    freezeClock();
    leaveProvider();
    await trial.provider.close();
  });
  return trial;
}
