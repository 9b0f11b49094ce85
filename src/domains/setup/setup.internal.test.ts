import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { isSitePublished } from '#src/domains/settings/setting.internal.server.ts';
import { storeDemoState } from '#src/domains/settings/site-state.internal.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { beginSetup } from './setup.internal.server.ts';

useDatabase();

describe('beginSetup', () => {
  it('closes a new and empty site to visitors', async () => {
    expect(await isSitePublished()).toBe(true);
    await beginSetup();
    expect(await isSitePublished()).toBe(false);
  });

  it('leaves a site with an administrator published', async () => {
    await anAccount({ role: 'admin' });
    await beginSetup();
    expect(await isSitePublished()).toBe(true);
  });

  it('leaves a site with stored settings published', async () => {
    await storeDemoState('filled');
    await beginSetup();
    expect(await isSitePublished()).toBe(true);
  });
});
