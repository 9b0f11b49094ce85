import { describe, expect, it } from 'vitest';
import { anAccount, asAdmin, asColleague, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { aSubscriber } from '#src/domains/newsletter/newsletter.fixture.server.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { aPayment } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { FOUND_KINDS, FOUND_PER_KIND } from '../search.contract.ts';
import { searchEverywhere } from './search-everywhere.server.ts';

useDatabase();

describe('searchEverywhere', () => {
  it('finds records of every kind, each with its link', async () => {
    const admin = await asAdmin();
    const { id, quote_id } = await aMessage({ name: 'Zoé Crémieu', subject: 'Demande de devis - Zinguerie' });
    // Creates its order as well.
    await anInvoice({ client_name: 'Marc Crémieu' });
    await aPayment({ customer_name: 'Paule Crémieu' });
    await aService({ title: 'Toits de Crémieu' });
    await aPost({ title: 'Un hiver à Crémieu' });
    await aGalleryItem({ title: 'Halle de Crémieu' });
    await aTestimonial({ name: 'Paul', location: 'Crémieu' });
    await anAccount({ name: 'Jean Crémieu' });
    await aSubscriber('lettre@cremieu.example');
    const results = await searchEverywhere(admin, { q: 'CRÉMIEU' });
    expect(results.map(({ kind }) => kind)).toEqual([...FOUND_KINDS]);
    expect(results.slice(0, 2)).toEqual([
      {
        kind: 'messages',
        id,
        title: 'Zoé Crémieu',
        subtitle: 'Demande de devis - Zinguerie',
        link: `/admin/contact?view=${id}`,
      },
      expect.objectContaining({ kind: 'quotes', subtitle: 'Zinguerie', link: `/admin/quotes?view=${quote_id}` }),
    ]);
    expect(await searchEverywhere(admin, { q: 'introuvable' })).toEqual([]);
  });

  it('returns a few records of each kind, newest first', async () => {
    for (let place = 0; place <= FOUND_PER_KIND; place += 1) await aTestimonial({ name: `Odile ${place}` });
    const searchResults = await searchEverywhere(await asAdmin(), { q: 'odile' });
    expect(searchResults).toHaveLength(FOUND_PER_KIND);
    expect(searchResults[0]?.title).toBe(`Odile ${FOUND_PER_KIND}`);
  });

  it('allows only administrators and requires at least two characters', async () => {
    await expect(searchEverywhere(asVisitor(), { q: 'abc' })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(searchEverywhere(await asAdmin(), { q: ' a ' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('finds for a manager only the kinds that their rights allow', async () => {
    await anInvoice({ client_name: 'Marc Crémieu' });
    await aPayment({ customer_name: 'Paule Crémieu' });
    await aPost({ title: 'Un hiver à Crémieu' });
    await anAccount({ name: 'Jean Crémieu' });
    const kinds = async (...rights: Parameters<typeof asColleague>) =>
      (await searchEverywhere(await asColleague(...rights), { q: 'Crémieu' })).map(({ kind }) => kind);
    expect(await kinds('requests:read', 'sales:read', 'content:read')).toEqual(['orders', 'articles']);
    expect(await kinds('money')).toEqual(['invoices', 'payments']);
    expect(await kinds('people')).toEqual(['users']);
    expect(await kinds('settings')).toEqual([]);
  });
});
