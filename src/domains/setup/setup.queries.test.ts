import { afterEach, describe, expect, it } from 'vitest';
import { asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { openPreview, readSetup } from './setup.queries.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('readSetup', () => {
  it('returns what is published and what the law misses', async () => {
    await aService();
    await aService({ title: 'Caché', is_active: false });
    const setup = await readSetup(await asColleague('settings'), {});
    expect(setup).toMatchObject({
      state: 'published',
      steps: [],
      published: { services: 1, gallery: 0, posts: 0, testimonials: 0 },
      has_second_factor: false,
      has_demo_address: true,
      demo: { is_there: false },
    });
    expect(setup.missing.length).toBeGreaterThan(5);
    expect(setup.lacks.quote).toContainEqual({ text: 'le SIRET', group: 'company' });
    expect(setup.lacks.invoice).toContainEqual({ text: 'IBAN', group: 'company' });
  });
});

describe('openPreview', () => {
  it('ends after an hour', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const { expires_at } = await openPreview(await asColleague('settings'), {});
    expect(expires_at).toBe('2026-11-20T09:00:00.000Z');
  });

  it('refuses a person without the right to the settings', async () => {
    await expect(openPreview(await asColleague('content:change'), {})).rejects.toMatchObject({ code: 'forbidden' });
  });
});
