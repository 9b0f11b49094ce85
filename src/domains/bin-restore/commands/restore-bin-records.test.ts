import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listBin } from '#src/domains/bin/bin.queries.server.ts';
import { createRedirect } from '#src/domains/redirects/commands/create-redirect.server.ts';
import { deleteRedirect } from '#src/domains/redirects/commands/delete-redirect.server.ts';
import { deleteTestimonial } from '#src/domains/testimonials/commands/delete-testimonial.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { restoreBinRecords } from './restore-bin-records.server.ts';

useDatabase();

describe('restoreBinRecords', () => {
  it('restores what it can, says why the rest stays, and writes an entry to the audit log', async () => {
    const admin = await asAdmin();
    const { id } = await aTestimonial({ name: 'Odile' });
    await deleteTestimonial(admin, { id });
    const redirect = await createRedirect(admin, { from_path: '/ancien', to_path: '/zones' });
    await deleteRedirect(admin, { id: redirect.id });
    await createRedirect(admin, { from_path: '/ancien', to_path: '/contact' });
    const ids = (await listBin(admin, {})).items.map((record) => record.id);
    const { restored, refusals } = await restoreBinRecords(admin, { ids: [...ids, 999] });
    expect(restored).toEqual([
      { kind: 'testimonial', label: 'Odile', note: '', link: `/admin/testimonials?view=${id}` },
    ]);
    expect(refusals).toEqual([expect.stringContaining('déjà'), 'Cet élément n’est plus dans la corbeille.']);
    expect((await listBin(admin, {})).items).toHaveLength(1);
    const lines = await db().selectFrom('audit_log').select(['action', 'subject']).execute();
    expect(lines).toContainEqual({ action: 'testimonial.restore', subject: `testimonial:${id}` });
    await expect(restoreBinRecords(asVisitor(), { ids: [1] })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
