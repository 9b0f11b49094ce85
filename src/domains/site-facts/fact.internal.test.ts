import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { replyMessage } from '#src/domains/contact/commands/reply-message.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { changeArea } from '#src/domains/places/zones/commands/change-area.server.ts';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { changeSettings } from '#src/domains/settings/commands/change-settings.server.ts';
import { NOTHING_COMPUTED } from '#src/domains/settings/promise.contract.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { checkPromises, FIGURES_EVERY_SECONDS, getFacts, readFigures, refreshFigures } from './fact.internal.server.ts';

useDatabase();

const hour = (hours: number): string => new Date(Date.UTC(2026, 10, 20) + hours * 3_600_000).toISOString();

/** Stores a message of an hour and its answers, so many hours later. */
async function answeredAfter(sent: number, ...answers: number[]): Promise<void> {
  freezeClock(hour(sent));
  const { id } = await aMessage({ email: `n${sent}@essai.example` });
  for (const answer of answers) {
    freezeClock(hour(sent + answer));
    await replyMessage(await asAdmin(), { id, reply: 'Nous passons demain.' });
  }
}

describe('readFigures', () => {
  afterEach(() => freezeClock());

  it('computes nothing without data', async () => expect(await readFigures()).toEqual(NOTHING_COMPUTED));

  it('averages published reviews, and computes again after each change of content', async () => {
    await aTestimonial({ rating: 5 });
    await aTestimonial({ rating: 4 });
    await aTestimonial({ rating: 1, is_active: false });
    expect(await readFigures()).toMatchObject({ rating: 4.5, reviews: 2 });
    await aTestimonial({ rating: 5 });
    expect(await readFigures()).toMatchObject({ rating: 4.7, reviews: 3 });
  });

  it('takes the median of the first answers of the last 90 days', async () => {
    await answeredAfter(-24 * 100, 1);
    await answeredAfter(0, 2, 40);
    await answeredAfter(10, 6);
    await answeredAfter(20, 30);
    await answeredAfter(30);
    freezeClock(hour(100));
    expect(await readFigures()).toMatchObject({ answer_hours: 6 });
  });

  it('counts finished orders and their distinct customers', async () => {
    await anOrderRow({ status: 'terminé', client_email: 'a@essai.example' });
    await anOrderRow({ status: 'terminé', client_email: 'A@essai.example' });
    await anOrderRow({ status: 'terminé', client_email: 'b@essai.example' });
    await anOrderRow({ status: 'en_cours', client_email: 'c@essai.example' });
    expect(await readFigures()).toMatchObject({ projects: 3, clients: 2 });
  });

  it('computes at most once an hour while the content stays', async () => {
    freezeClock(hour(0));
    expect(await readFigures()).toMatchObject({ projects: null });
    await anOrderRow({ status: 'terminé' });
    freezeClock(hour(0.9));
    expect(await readFigures()).toMatchObject({ projects: null });
    freezeClock(new Date(Date.parse(hour(0)) + FIGURES_EVERY_SECONDS * 1_000));
    expect(await readFigures()).toMatchObject({ projects: 1 });
  });
});

describe('getFacts', () => {
  it('says what is declared and computed, and nothing else', async () => {
    await aTestimonial({ rating: 4 });
    await storeSettings([
      { group: 'promises', values: { rating: { source: 'computed' }, clients: { source: 'computed' } } },
      { group: 'company', values: { city: 'Nantes', postal_code: '44000' } },
    ]);
    const settings = await readSettings();
    const known = { clients: '', in_town: 'à Nantes', answer: '' };
    expect(getFacts(settings, { computed: await readFigures(), area: undefined })).toMatchObject({
      ...known,
      rating: '4',
    });
    expect(
      getFacts(settings, { computed: undefined, area: { ...NO_AREA, radiusKm: 40, centreName: 'Le Mans' } }),
    ).toMatchObject({
      ...known,
      rating: '',
      radius: '40',
      of_centre: 'du Mans',
    });
  });
});

describe('checkPromises', () => {
  afterEach(() => freezeClock());

  it('says since when the hours and the radius are declared', async () => {
    freezeClock('2026-11-02T09:00:00Z');
    const admin = await asAdmin();
    await changeSettings(admin, { group: 'hours', values: { monday: [{ from: '08:00', to: '12:00' }] } });
    await changeArea(admin, { radius_km: 30 });
    freezeClock('2026-11-20T09:00:00Z');
    await changeSettings(admin, { group: 'hours', values: { closed_on_holidays: false } });
    await changeArea(admin, { map_zoom: 8 });
    const { elsewhere } = await checkPromises();
    expect(elsewhere).toEqual({
      hours: { value: expect.stringMatching(/^Lundi, 8/), declared_on: '2026-11-02' },
      radius: { value: '30', declared_on: '2026-11-02' },
    });
    await changeArea(admin, { radius_km: null });
    expect((await checkPromises()).elsewhere.radius).toEqual({ value: '', declared_on: '' });
  });

  it('names a declared rating that the reviews contradict', async () => {
    for (let count = 0; count < 5; count += 1) await aTestimonial({ rating: 4 });
    await storeSettings([{ group: 'promises', values: { rating: { source: 'declared', value: 4.9 } } }]);
    expect((await checkPromises()).findings).toEqual([
      { promise: 'rating', finding: 'contradicted', declared: 4.9, measured: 4 },
    ]);
  });
});

describe('refreshFigures', () => {
  it('makes pages read again only when a promise is computed', async () => {
    const changes: string[] = [];
    const unsubscribe = subscribe('content', ({ what }) => changes.push(what));
    await refreshFigures();
    await storeSettings([{ group: 'promises', values: { projects: { source: 'computed' } } }]);
    await refreshFigures();
    unsubscribe();
    expect(changes).toEqual(['settings', 'figures']);
  });
});
