import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { deleteTestimonial } from './delete-testimonial.server.ts';

useDatabase();

describe('deleteTestimonial', () => {
  it('deletes one review and names its author in the audit log', async () => {
    const { id } = await aTestimonial({ name: 'Odile' });
    await deleteTestimonial(await asAdmin(), { id });
    expect(await db().selectFrom('testimonials').select('id').execute()).toEqual([]);
    const line = await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'testimonial.delete', subject: `testimonial:${id}` });
    expect(JSON.parse(line.before ?? '')).toEqual({ name: 'Odile', rating: 5, is_active: true });
  });

  it('allows only administrators, and only on existing reviews', async () => {
    await expect(deleteTestimonial(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(deleteTestimonial(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
