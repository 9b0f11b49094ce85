import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listAllPlaces } from '#src/domains/places/zones/place-transfer.internal.server.ts';
import { atInstant, freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown, cityContent } from '../city.fixture.server.ts';
import { listTowns, openTownPage } from '../city.internal.server.ts';
import { cityJobs } from '../city.jobs.server.ts';
import { discardCityDraft } from './discard-city-draft.server.ts';
import { planCityPublication } from './plan-city-publication.server.ts';
import { saveCityPage } from './save-city-page.server.ts';
import { withdrawCityPage } from './withdraw-city-page.server.ts';

useDatabase();
afterEach(() => freezeClock());

const NOW = '2026-11-25T08:00:00.000Z';
const AT = '2026-11-26T07:00:00.000Z';
const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** Runs the jobs a second after the planned instant; their rows are due, whatever the real clock says. */
async function runWhenDue(workers = 1): Promise<void> {
  await db().updateTable('jobs').set({ run_at: LONG_AGO }).execute();
  const run = () => atInstant('2026-11-26T07:00:01.000Z', () => runDueJobs(cityJobs));
  await Promise.all(Array.from({ length: workers }, run));
}

const readEyebrows = async () => (await listTowns()).map(({ hero }) => hero.eyebrow);
const versions = () =>
  db().selectFrom('city_page_versions').select(['version', 'author_id']).orderBy('version').execute();

describe('planCityPublication', () => {
  it('publishes a new page at its instant and not before, once for two workers', async () => {
    freezeClock(NOW);
    const admin = await asAdmin();
    const { id } = await aTown('44109', { isPublished: false });
    const planned = await planCityPublication(admin, { id, publish_at: '2026-11-26T07:00:00Z' });
    expect(planned).toMatchObject({ publish_at: AT, isPublished: false, version: 0 });
    expect((await listAllPlaces())[0]).toMatchObject({ page: 'draft', page_publish_at: AT });
    await db().updateTable('jobs').set({ run_at: LONG_AGO }).execute();
    await runDueJobs(cityJobs);
    expect(await readEyebrows()).toEqual([]);
    await db()
      .updateTable('jobs')
      .set({ status: 'waiting', payload: JSON.stringify({ id }) })
      .execute();
    const heard: string[] = [];
    const unsubscribe = subscribe('content', ({ what }) => void heard.push(what));
    await runWhenDue(2);
    unsubscribe();
    expect([await readEyebrows(), heard]).toEqual([['Nantes'], ['places']]);
    expect(await versions()).toEqual([{ version: 1, author_id: admin.actor.kind === 'user' ? admin.actor.userId : 0 }]);
    expect(await openTownPage(id)).toMatchObject({ publish_at: null, isPublished: true, hasDraft: false });
  });

  it('publishes the draft beside a published page, and writes the plan to the audit log', async () => {
    freezeClock(NOW);
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    await saveCityPage(admin, { id, content: cityContent('Rezé') });
    await planCityPublication(admin, { id, publish_at: AT });
    expect(await readEyebrows()).toEqual(['Nantes']);
    await runWhenDue();
    expect(await readEyebrows()).toEqual(['Rezé']);
    const entries = await db().selectFrom('audit_log').select(['action', 'subject', 'after']).execute();
    expect(entries).toContainEqual({
      action: 'city-page.plan',
      subject: `place:${id}`,
      after: JSON.stringify({ publish_at: AT }),
    });
  });

  it.each([
    [
      'a change of the draft',
      (id: number) => saveCityPage(systemContext('test'), { id, content: cityContent('Vertou') }),
    ],
    ['its draft was discarded', (id: number) => discardCityDraft(systemContext('test'), { id })],
    ['it was taken off the site', (id: number) => withdrawCityPage(systemContext('test'), { id })],
  ])('publishes nothing after %s', async (_name, change) => {
    freezeClock(NOW);
    const { id } = await aTown('44109');
    await saveCityPage(systemContext('test'), { id, content: cityContent('Rezé') });
    await planCityPublication(systemContext('test'), { id, publish_at: AT });
    const changed = await change(id);
    expect(changed.publish_at).toBeNull();
    const before = await readEyebrows();
    await runWhenDue();
    expect(await readEyebrows()).toEqual(before);
    expect(await versions()).toHaveLength(1);
  });

  it('refuses an instant that is past or more than a year away, and a stale version', async () => {
    freezeClock(NOW);
    const admin = await asAdmin();
    const { id } = await aTown('44109', { isPublished: false });
    for (const publish_at of [NOW, '2027-12-01T08:00:00Z', 'demain']) {
      await expect(planCityPublication(admin, { id, publish_at })).rejects.toMatchObject({ code: 'invalid' });
    }
    const stale = planCityPublication(admin, { id, publish_at: AT, updated_at: LONG_AGO });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses a page without anything new, an unknown placeholder, and visitors', async () => {
    freezeClock(NOW);
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    await expect(planCityPublication(admin, { id, publish_at: AT })).rejects.toMatchObject({ code: 'conflict' });
    const content = cityContent('Nantes', { contact: { title: 'Depuis {yaers} ans', lead: '' } });
    await saveCityPage(admin, { id, content });
    await expect(planCityPublication(admin, { id, publish_at: AT })).rejects.toMatchObject({
      fields: { 'content.contact.title': [expect.stringContaining('yaers')] },
    });
    await expect(planCityPublication(asVisitor(), { id, publish_at: AT })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
