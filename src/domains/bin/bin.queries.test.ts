import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { deleteMessage } from '#src/domains/contact/commands/delete-message.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { deleteTestimonial } from '#src/domains/testimonials/commands/delete-testimonial.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { countBinRecords, listBin } from './bin.queries.server.ts';

useDatabase();

describe('bin', () => {
  it('lists what was deleted, by whom and for how long, with search, kind and order', async () => {
    freezeClock('2026-11-25T10:00:00.000Z');
    const admin = await asAdmin();
    await deleteTestimonial(admin, { id: (await aTestimonial({ name: 'Zoé Ténin' })).id });
    freezeClock('2026-11-26T11:00:00.000Z');
    await deleteMessage(admin, { id: (await aMessage()).id });
    const labels = async (query: object) => (await listBin(admin, query)).items.map(({ label }) => label);
    expect((await listBin(admin, {})).items[1]).toEqual({
      id: expect.any(Number),
      kind: 'testimonial',
      label: 'Zoé Ténin',
      deleted_by: admin.actor.kind === 'user' ? admin.actor.name : '',
      deleted_at: '2026-11-25T10:00:00.000Z',
      expires_at: '2026-12-25T10:00:00.000Z',
      days_left: 29,
    });
    expect(await labels({ search: 'TENIN' })).toEqual(['Zoé Ténin']);
    expect(await labels({ kind: 'message' })).toEqual([expect.stringContaining('Élodie Vernet – ')]);
    expect((await labels({ sort_by: 'label' }))[1]).toBe('Zoé Ténin');
    freezeClock('2026-12-24T10:00:00.000Z');
    expect(await countBinRecords(admin, {})).toEqual({ total: 2, ending: 2, kinds: { message: 1, testimonial: 1 } });
    freezeClock('2026-12-25T10:00:00.000Z');
    expect(await labels({})).toHaveLength(1);
    freezeClock();
  });

  it('shows a colleague only what they may delete, and a visitor nothing', async () => {
    const admin = await asAdmin();
    await deleteTestimonial(admin, { id: (await aTestimonial()).id });
    await deleteMessage(admin, { id: (await aMessage()).id });
    const colleague = await asColleague('content:change', 'requests:read');
    expect((await listBin(colleague, {})).items.map(({ kind }) => kind)).toEqual(['testimonial']);
    expect((await countBinRecords(colleague, {})).total).toBe(1);
    await expect(listBin(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
