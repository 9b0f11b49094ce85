import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#src/app/api.server.ts';
import { BIN_KINDS, type BinKind } from '#src/domains/bin/bin.contract.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aConversation } from '#src/domains/chat/chat.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { aNotification } from '#src/domains/notifications/notification.fixture.server.ts';
import { aTown, cityContent } from '#src/domains/places/cities/city.fixture.server.ts';
import { saveCityPage } from '#src/domains/places/cities/commands/save-city-page.server.ts';
import { aPlace } from '#src/domains/places/zones/place.fixture.server.ts';
import { createRedirect } from '#src/domains/redirects/commands/create-redirect.server.ts';
import { anOrder } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { aStoredService } from '#src/domains/services/service.fixture.server.ts';
import { savePageDraft } from '#src/domains/site-pages/commands/save-page-draft.server.ts';
import { aDocument, aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const system = systemContext('test');

async function aCityWithDraft(): Promise<{ id: number }> {
  const town = await aTown('44109');
  await saveCityPage(system, {
    id: town.id,
    content: cityContent('Nantes', { contact: { title: 'Appelez', lead: '' } }),
  });
  return town;
}

async function aPageWithDraft(): Promise<{ id: string }> {
  await aPublishedPage();
  await savePageDraft(system, { page: 'home', document: aDocument('Un toit neuf.') });
  return { id: 'home' };
}

interface Line {
  kind: BinKind;
  /** Creates what is deleted; `id` stands for the parameter of the path. */
  create: () => Promise<{ id: number | string }>;
  /** Where it is read; by default at the path itself. */
  read?: string;
}

/** Deletions that are undone from the bin for thirty days. */
const TO_THE_BIN: Record<string, Line> = {
  '/admin/services/{id}': { kind: 'service', create: aStoredService },
  '/admin/blog/{id}': { kind: 'post', create: aPost },
  '/admin/gallery/{id}': { kind: 'gallery', create: aGalleryItem },
  '/admin/testimonials/{id}': { kind: 'testimonial', create: aTestimonial },
  '/admin/places/{id}': { kind: 'place', create: aPlace },
  '/admin/places/{id}/page': { kind: 'city', create: () => aTown('44109') },
  '/admin/places/{id}/page/draft': { kind: 'city-draft', create: aCityWithDraft, read: '/admin/places/{id}/page' },
  '/admin/pages/{page}/draft': { kind: 'page-draft', create: aPageWithDraft, read: '/admin/pages/{page}' },
  '/admin/redirects/{id}': {
    kind: 'redirect',
    create: () => createRedirect(system, { from_path: '/ancienne', to_path: '/contact' }),
  },
  '/admin/contact/{id}': { kind: 'message', create: aMessage },
  '/chat/sessions/{session_id}': {
    kind: 'chat',
    create: async () => ({ id: (await aConversation()).session_id }),
    read: '/chat/sessions',
  },
  '/admin/quotes/{id}': { kind: 'quote', create: aQuote },
  '/admin/orders/{id}': { kind: 'order', create: anOrder },
  '/admin/notifications/{id}': {
    kind: 'notification',
    create: async () => ({ id: await aNotification() }),
    read: '/admin/notifications',
  },
};

/** Deletions that are final, after a question: of money received, of accounts, of what grants access, of work that stopped. */
const FINAL = [
  '/admin/payments/{id}',
  '/admin/users/{id}',
  '/admin/users/{id}/sessions',
  '/admin/users/{id}/two-factor',
  '/admin/users/{id}/openid',
  '/auth/sessions/{id}',
  '/user/account',
  '/admin/api-tokens/{id}',
  '/admin/webhooks/{id}',
  '/admin/newsletter/{id}',
  '/admin/site-check/jobs/{id}',
];

/** Acts that an opposite act undoes: a picture or a device is added again, a page is published or planned again. */
const REVERSED = [
  '/auth/avatar',
  '/admin/push/{id}',
  '/admin/illustrations/{name}',
  '/admin/places/{id}/page/publication',
  '/admin/places/{id}/page/plan',
  '/admin/pages/{page}/publication',
];

describe('deletions of the API', () => {
  it('divide into those undone from the bin, reversed ones and final ones', () => {
    const paths = ENDPOINTS.filter(({ method }) => method === 'delete').map(({ path }) => path);
    expect(paths.toSorted()).toEqual([...Object.keys(TO_THE_BIN), ...FINAL, ...REVERSED].toSorted());
    expect(
      Object.values(TO_THE_BIN)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(BIN_KINDS.toSorted());
  });

  it.each(Object.entries(TO_THE_BIN))(
    'bring back all that was there: %s',
    async (path, { kind, create, read = path }) => {
      const admin = await signedIn('admin');
      const id = String((await create()).id);
      const at = (address: string): string => address.replace(/\{\w+\}/, id);
      const getData = async (): Promise<unknown> => {
        const answer = await admin.send('GET', at(read));
        // Restoring a draft is a change of its own.
        const body = JSON.stringify(await answer.json(), (key, value) => (key.endsWith('updated_at') ? '' : value));
        return [answer.status, JSON.parse(body)];
      };
      const before = await getData();
      expect((await admin.send('DELETE', at(path))).ok).toBe(true);
      expect(await getData()).not.toEqual(before);
      const bin = await (await admin.send('GET', '/admin/bin')).json();
      expect(bin.data.map((record: { kind: string }) => record.kind)).toEqual([kind]);
      const answer = await admin.send('POST', '/admin/bin/restore', { ids: [bin.data[0].id] });
      expect([answer.status, (await answer.json()).data]).toMatchObject([200, { restored: [{ kind }], refusals: [] }]);
      expect(await getData()).toEqual(before);
    },
  );
});
