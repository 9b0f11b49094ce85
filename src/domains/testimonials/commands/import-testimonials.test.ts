import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toCsv } from '#src/kernel/csv.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { exportTestimonials } from '../testimonial.queries.server.ts';
import { TESTIMONIAL_TEXTS } from '../testimonial.texts.ts';
import { exportLines } from '../testimonial.views.ts';
import { importTestimonials } from './import-testimonials.server.ts';

useDatabase();

const stored = () => db().selectFrom('testimonials').select(['name', 'content']).orderBy('id').execute();

const CSV = '\uFEFFNom;Lieu;Avis;Note\r\nOdile;Crest;"Un toit\r\nneuf ; bravo";4\r\n\r\nPaul;;Merci.;\r\n';

describe('importTestimonials', () => {
  it('returns a preview first, then adds the reviews', async () => {
    const admin = await asAdmin();
    const preview = await importTestimonials(admin, { csv: CSV });
    expect(preview).toEqual({
      rows: [
        {
          line: 2,
          is_known: false,
          name: 'Odile',
          location: 'Crest',
          content: 'Un toit\nneuf ; bravo',
          rating: 4,
          is_active: true,
        },
        { line: 5, is_known: false, name: 'Paul', location: '', content: 'Merci.', rating: 5, is_active: true },
      ],
      errors: [],
      ignored: [],
      added: 0,
    });
    expect(await stored()).toEqual([]);
    expect((await importTestimonials(admin, { csv: CSV, apply: true })).added).toBe(2);
    expect((await stored()).map(({ name }) => name)).toEqual(['Odile', 'Paul']);
    const line = await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'testimonial.import', after: '{"added":2}' });
  });

  it('adds no review twice', async () => {
    const admin = await asAdmin();
    await importTestimonials(admin, { csv: CSV, apply: true });
    expect((await importTestimonials(admin, { csv: CSV, apply: true })).added).toBe(0);
    expect(await stored()).toHaveLength(2);
  });

  it('adds all reviews or none, and reports the wrong lines', async () => {
    const admin = await asAdmin();
    const csv = 'name,content,rating\nOdile,Merci,5\nPaul,,9\n';
    expect(await importTestimonials(admin, { csv })).toMatchObject({
      rows: [{ name: 'Odile' }],
      errors: [
        { line: 3, message: 'Avis : Ce champ est obligatoire.' },
        { line: 3, message: 'Note : un nombre de 1 à 5 est attendu.' },
      ],
    });
    await expect(importTestimonials(admin, { csv, apply: true })).rejects.toMatchObject({
      code: 'invalid',
      fields: { csv: [expect.stringMatching(/^Ligne 3.*Avis.*obligatoire/), expect.stringContaining('Note')] },
    });
    expect(await stored()).toEqual([]);
  });

  it('reads the file that the export writes', async () => {
    const admin = await asAdmin();
    await aTestimonial({
      name: '=Odile',
      content: 'Un "toit" ; neuf\nbravo',
      rating: 2,
      is_active: false,
      sort_order: 7,
    });
    const csv = toCsv(exportLines(await readRows(exportTestimonials(admin, {})), TESTIMONIAL_TEXTS));
    expect(await importTestimonials(admin, { csv })).toMatchObject({
      rows: [{ is_known: true, name: '=Odile', content: 'Un "toit" ; neuf\nbravo', rating: 2, is_active: false }],
      errors: [],
      ignored: ['Vérifié', 'Ajouté le'],
    });
  });

  it.each(['nom;avis\n"Odile;Merci', 'nom;avis\nOdile;a"b'])('rejects %j as CSV', async (csv) => {
    const { errors } = await importTestimonials(await asAdmin(), { csv });
    expect(errors).toEqual([{ line: 1, message: TESTIMONIAL_TEXTS.import.unreadable }]);
  });

  it('allows only administrators', async () => {
    await expect(importTestimonials(asVisitor(), { csv: CSV })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
