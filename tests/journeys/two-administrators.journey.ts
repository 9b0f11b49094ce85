import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminCall, adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

const SECOND = { email: 'second@journeys.example', password: 'Un-chevron-orange-9' };
const REVIEW = { name: 'Lucette Aubanel', location: 'Crest', content: 'Un toit refait, un jardin rendu propre.' };

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
describe('two administrators', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    call = await adminCalls(server.origin);
    await call('POST', '/admin/users', { name: 'Second', role: 'admin', ...SECOND });
    await call('POST', '/admin/testimonials', REVIEW);
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  /** Opens the reviews screen as one administrator, filtered to one review. */
  async function openReviews(who: typeof ADMIN): Promise<Page> {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signInToBackOffice(page, server.origin, who);
    await page.goto(`${server.origin}/admin/testimonials?search=Aubanel`);
    await page.getByText(REVIEW.content).waitFor();
    return page;
  }

  it('shows one administrator’s changes to the other without a reload: a status, an edit, a deletion', async () => {
    const [first, second] = await Promise.all([openReviews(ADMIN), openReviews(SECOND)]);
    await first.getByRole('button', { name: /^Actif\./ }).click();
    await second.getByRole('button', { name: /^Inactif\./ }).waitFor();

    const found = (await (await call('GET', '/admin/testimonials?search=Aubanel')).json()) as {
      data: { id: number }[];
    };
    const path = `/admin/testimonials/${found.data[0]?.id}`;
    expect((await call('PUT', path, { content: 'Un toit refait en trois jours.' })).status).toBe(200);
    for (const page of [first, second]) await page.getByText('Un toit refait en trois jours.').waitFor();

    expect((await call('DELETE', path)).status).toBe(200);
    for (const page of [first, second]) await page.getByText('Aucun témoignage trouvé').waitFor();
    for (const page of [first, second]) await page.context().close();
  });
});
