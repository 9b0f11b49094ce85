import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listRecentWork } from './list-recent-work.server.ts';

useDatabase();

describe('listRecentWork', () => {
  it('lists the newest records of each kind, a quote with the message that opened it', async () => {
    const { id, quote_id } = await aMessage({ name: 'Odile', subject: 'Demande de devis - Zinguerie' });
    await aPost({ title: 'Le gel' });
    await aTestimonial({ name: 'Anna' });
    expect(await listRecentWork(await asAdmin(), { limit: 5 })).toMatchObject({
      recent_quotes: [{ id: quote_id, client_name: 'Odile', message_id: id, status: 'pending', stage: 'pending' }],
      recent_messages: [{ id, name: 'Odile' }],
      recent_blog_posts: [{ title: 'Le gel', is_published: true }],
      recent_testimonials: [{ name: 'Anna', is_active: true }],
    });
  });

  it('allows only administrators', async () => {
    await expect(listRecentWork(asVisitor(), { limit: 5 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
