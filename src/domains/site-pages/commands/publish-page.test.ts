import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { atInstant, freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { KEPT_VERSIONS, PageDocument } from '../page.contract.ts';
import { aDocument, aPublishedPage } from '../page.fixture.server.ts';
import { readPublishedPage } from '../page.internal.server.ts';
import { pageJobs } from '../page.jobs.server.ts';
import { listPageVersions, readPage } from '../page.queries.server.ts';
import { PAGE_TEXTS } from '../page.texts.ts';
import { publishPage } from './publish-page.server.ts';
import { savePageDraft } from './save-page-draft.server.ts';

useDatabase();
afterEach(() => freezeClock());

const save = async (document: PageDocument) => savePageDraft(await asAdmin(), { page: 'home', document });
const versions = () => db().selectFrom('site_page_versions').select('version').orderBy('version').execute();

describe('publishPage', () => {
  it('shows the draft to visitors, adds a version and deletes the draft', async () => {
    const heard: string[] = [];
    const unsubscribe = subscribe('content', ({ what }) => void heard.push(what));
    await save(aDocument('Neuf.'));
    const summary = await publishPage(await asAdmin(), { page: 'home' });
    unsubscribe();
    expect(summary).toMatchObject({ version: 1, draft_updated_at: null, publish_at: null });
    expect(await readPublishedPage('home')).toEqual(aDocument('Neuf.'));
    expect((await readPage(await asAdmin(), { page: 'home' })).draft).toBeNull();
    expect(heard).toEqual(['pages']);
    const [entry] = await db().selectFrom('audit_log').select(['action', 'subject', 'after']).execute();
    expect(entry).toEqual({ action: 'page.publish', subject: 'page:home', after: '{"version":1}' });
  });

  it('keeps hidden sections from visitors', async () => {
    const { meta, sections } = aDocument();
    await save({ meta, sections: sections.map((section, place) => ({ ...section, isHidden: place === 1 })) });
    await publishPage(await asAdmin(), { page: 'home' });
    const published = await readPublishedPage('home');
    expect(published.sections.map(({ id }) => id)).toEqual(['accueil', 'equipe']);
  });

  it('names unknown placeholders, empty required fields and pictures without words by their field', async () => {
    await save(
      PageDocument.parse({
        meta: { title: '{nom}' },
        sections: [
          { id: 'a', kind: 'steps', content: { steps: [{ title: '', text: 'Le {jour}, à {in_town}.' }] } },
          { id: 'b', kind: 'about', content: { title: 'Nous', picture: { image: '/media/a' } } },
          { id: 'c', kind: 'steps', isHidden: true, content: {} },
        ],
      }),
    );
    await expect(publishPage(await asAdmin(), { page: 'home' })).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        'meta.title': [`Repère inconnu : {nom}.`],
        'sections.0.content.title': [PAGE_TEXTS.faults.required],
        'sections.0.content.steps.0.title': [PAGE_TEXTS.faults.required],
        'sections.0.content.steps.0.text': [`Repère inconnu : {jour}.`],
        'sections.1.content.picture.alt': [PAGE_TEXTS.faults.alt],
      },
    });
    expect(await versions()).toEqual([]);
  });

  it('refuses a page without a visible section, and a page without a draft', async () => {
    await save(PageDocument.parse({ meta: { title: 'Vide' }, sections: [] }));
    await expect(publishPage(await asAdmin(), { page: 'home' })).rejects.toMatchObject({
      fields: { sections: [PAGE_TEXTS.faults.empty] },
    });
    await expect(publishPage(await asAdmin(), { page: 'about' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('publishes once when two editors publish at the same time', async () => {
    const { updated_at } = await save(aDocument());
    const admin = await asAdmin();
    const results = await Promise.allSettled([1, 2].map(() => publishPage(admin, { page: 'home', updated_at })));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await versions()).toEqual([{ version: 1 }]);
  });

  it('keeps the newest versions only', async () => {
    for (let number = 1; number <= KEPT_VERSIONS + 3; number += 1) await aPublishedPage('home', aDocument(`${number}`));
    const history = await versions();
    expect(history).toHaveLength(KEPT_VERSIONS);
    expect([history.at(0), history.at(-1)]).toEqual([{ version: 4 }, { version: KEPT_VERSIONS + 3 }]);
    const [newest] = await listPageVersions(await asAdmin(), { page: 'home' });
    expect(newest).toMatchObject({ version: KEPT_VERSIONS + 3, author: PAGE_TEXTS.noAuthor });
  });

  it('refuses an instant that is past or more than a year away', async () => {
    freezeClock('2026-11-25T08:00:00Z');
    await save(aDocument());
    for (const publish_at of ['2026-11-25T08:00:00Z', '2027-12-01T08:00:00Z', 'demain']) {
      await expect(publishPage(await asAdmin(), { page: 'home', publish_at })).rejects.toMatchObject({
        code: 'invalid',
      });
    }
  });

  it('refuses visitors', async () => {
    await expect(publishPage(asVisitor(), { page: 'home' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('planned publication', () => {
  const AT = '2026-11-26T07:00:00.000Z';
  const LONG_AGO = '2020-01-01T00:00:00.000Z';
  const plan = async () => {
    const { updated_at } = await save(aDocument('Demain.'));
    return publishPage(await asAdmin(), { page: 'home', publish_at: AT, updated_at });
  };
  const title = async () => {
    const { sections } = await readPublishedPage('home');
    const [hero] = sections;
    return hero?.kind === 'hero' ? hero.content.slides[0]?.title : undefined;
  };
  const run = () => atInstant('2026-11-26T07:00:01.000Z', () => runDueJobs(pageJobs));

  it('publishes at its instant and not before, once for two workers', async () => {
    freezeClock('2026-11-25T08:00:00Z');
    const planned = await plan();
    expect(planned).toMatchObject({ version: 0, publish_at: AT });
    await db().updateTable('jobs').set({ run_at: LONG_AGO }).execute();
    await runDueJobs(pageJobs);
    expect(await title()).not.toBe('Demain.');
    await db().updateTable('jobs').set({ status: 'waiting', payload: '{"page":"home"}', run_at: LONG_AGO }).execute();
    await Promise.all([run(), run()]);
    expect(await title()).toBe('Demain.');
    expect(await versions()).toEqual([{ version: 1 }]);
  });

  it('does not happen after a change of the draft', async () => {
    freezeClock('2026-11-25T08:00:00Z');
    const { updated_at } = await plan();
    const changed = await savePageDraft(await asAdmin(), {
      page: 'home',
      document: aDocument('Plus tard.'),
      updated_at,
    });
    expect(changed.publish_at).toBeNull();
    await db().updateTable('jobs').set({ run_at: LONG_AGO }).execute();
    await run();
    expect(await versions()).toEqual([]);
  });
});
