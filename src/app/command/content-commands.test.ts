import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { storeDemoState } from '#src/domains/settings/site-state.internal.server.ts';
import { siteFiles } from '#src/domains/site-transfer/site-archive.document.server.ts';
import { readSite } from '#src/domains/site-transfer/site-archive.internal.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { zipChunks } from '#src/platform/archive/zip-write.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { useCommandSite } from '#tests/support/command-site.ts';

const site = useCommandSite();
const { run, inSite } = site;

const countTestimonials = () =>
  inSite(async () => (await db().selectFrom('testimonials').select('id').execute()).length);
const lines = () => inSite(() => db().selectFrom('audit_log').select(['action', 'actor_name']).execute());

/** Writes the archive of a site with one testimonial, which the site then loses. */
async function anArchive(): Promise<string> {
  const path = join(site.root, 'site.zip');
  await inSite(async () => {
    await aTestimonial();
    const chunks: Uint8Array[] = [];
    for await (const chunk of zipChunks(siteFiles(await readSite()))) chunks.push(chunk);
    writeFileSync(path, Buffer.concat(chunks));
    await db().deleteFrom('testimonials').execute();
  });
  return path;
}

describe('faitage import', () => {
  it('reports what an archive would change, and takes it when asked', async () => {
    const archive = await anArchive();
    const planned = await run(['import', 'site', archive]);
    expect(planned).toMatchObject({ code: 1, text: expect.stringMatching(/Témoignages.:.nouveau.:.1[\s\S]*--apply/) });
    expect(await countTestimonials()).toBe(0);
    expect(await run(['import', 'site', archive, '--apply'])).toMatchObject({ code: 0 });
    expect(await countTestimonials()).toBe(1);
    expect(await lines()).toContainEqual({ action: 'site-archive.import', actor_name: 'operator lea' });
    const jobs = await inSite(async () => {
      const found = await db().selectFrom('jobs').select('kind').where('kind', '=', 'content-changed').execute();
      return [engine(), found.length];
    });
    expect([
      ['sqlite', 1],
      ['postgres', 0],
    ]).toContainEqual(jobs);
  });

  it.each([
    [['import', 'site'], 64, /Quel fichier \? faitage import site FICHIER/],
    [['import', 'wordpress', '/nulle/part.xml'], 2, /\/nulle\/part\.xml ne peut pas être lu/],
  ])('refuses %j with %i and a sentence', async (args, code, sentence) => {
    expect(await run(args)).toMatchObject({ code, errors: expect.stringMatching(sentence) });
  });

  it.skipIf(process.getuid?.() === 0)('refuses a file that this account may not read', async () => {
    const path = join(site.root, 'fermé.xml');
    writeFileSync(path, '<rss/>', { mode: 0o200 });
    const refused = await run(['import', 'wordpress', path]);
    expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/fermé\.xml ne peut pas être lu/) });
  });

  it('refuses a file that is no export of WordPress', async () => {
    const path = join(site.root, 'notes.xml');
    writeFileSync(path, '<notes/>');
    const refused = await run(['import', 'wordpress', path, '--apply']);
    expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/n’est pas un export WordPress/) });
  });
});

describe('faitage demo remove', () => {
  it('asks for the company’s name, then removes the demonstration', async () => {
    expect(await run(['demo', 'remove'])).toMatchObject({ code: 0 });
    await inSite(() => storeDemoState('filled'));
    const asked = await run(['demo', 'remove']);
    expect(asked).toMatchObject({ code: 1, text: expect.stringMatching(/faitage demo remove --company "/) });
    const other = await run(['demo', 'remove', '--company', 'Une autre']);
    expect(other).toMatchObject({ code: 2 });
    const { general } = await inSite(readSettings);
    expect(await run(['demo', 'remove', '--company', general.site_name])).toMatchObject({ code: 0 });
    expect((await inSite(readSettings)).demo.state).toBe('left');
    expect(await lines()).toContainEqual({ action: 'demo.leave', actor_name: 'operator lea' });
  });
});
