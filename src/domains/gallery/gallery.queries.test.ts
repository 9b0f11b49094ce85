import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aGalleryItem } from './gallery.fixture.server.ts';
import {
  countGallery,
  exportGallery,
  listGallery,
  listGalleryCategory,
  listGalleryItems,
  readGalleryItem,
  readStoredItem,
} from './gallery.queries.server.ts';

useDatabase();

describe('countGallery', () => {
  it('counts published works, drafts and distinct categories', async () => {
    const admin = await asAdmin();
    const none = { total: 0, published: 0, drafts: 0, categories: 0, category_names: [] };
    expect(await countGallery(admin, {})).toEqual(none);
    await aGalleryItem({ category: 'Zinguerie' });
    await aGalleryItem({ is_active: false });
    await aGalleryItem();
    const counted = { total: 3, published: 2, drafts: 1, categories: 2, category_names: ['Charpente', 'Zinguerie'] };
    expect(await countGallery(admin, {})).toEqual(counted);
    await expect(countGallery(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('exportGallery', () => {
  it('exports all works that match the list’s filters, on every page', async () => {
    const draft = await aGalleryItem({ is_active: false });
    await aGalleryItem();
    expect(await readRows(exportGallery(await asAdmin(), { status: 'draft', page: 4 }))).toEqual([draft]);
    await expect(exportGallery(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listGalleryCategory', () => {
  it('lists the works of one category, drafts included', async () => {
    const admin = await asAdmin();
    const draft = await aGalleryItem({ category: 'Zinguerie', is_active: false });
    await aGalleryItem();
    expect((await listGalleryCategory(admin, { category: 'Zinguerie' })).items).toEqual([draft]);
    expect((await listGalleryCategory(admin, { category: 'Jardin' })).items).toEqual([]);
  });
});

describe('listGalleryItems', () => {
  beforeEach(async () => {
    await aGalleryItem({ title: 'Ferme', description: 'Chêne.', date: '2026-01-10', sort_order: 1 });
    await aGalleryItem({ title: 'Écaille', category: 'Couverture', is_active: false, sort_order: 3 });
    await aGalleryItem({ title: 'Chéneau', category: 'Zinguerie', date: '2026-02-10', sort_order: 1 });
  });

  const titles = async (query: Parameters<typeof listGalleryItems>[1]) =>
    (await listGalleryItems(await asAdmin(), query)).items.map(({ title }) => title);

  it.each([
    [{}, ['Chéneau', 'Ferme', 'Écaille']],
    [{ sort_order: 'desc' }, ['Écaille', 'Ferme', 'Chéneau']],
    [{ status: 'draft' }, ['Écaille']],
    [{ status: 'published', category: 'Zinguerie' }, ['Chéneau']],
    [{ search: 'CHEN' }, ['Chéneau', 'Ferme']],
    [{ sort_by: 'title' }, ['Chéneau', 'Écaille', 'Ferme']],
    [{ sort_by: 'date', sort_order: 'desc', per_page: 1, page: 2 }, ['Ferme']],
  ] as const)('finds for %j the works %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('sorts in the order of the site', async () => {
    const view = (await listGallery(asVisitor(), {})).map(({ title }) => title);
    expect(await titles({ status: 'published' })).toEqual(view);
  });

  it('allows only administrators', async () => {
    await expect(listGalleryItems(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listGallery', () => {
  const titles = async (filter: Parameters<typeof listGallery>[1] = {}) =>
    (await listGallery(asVisitor(), filter)).map(({ title }) => title);

  it('lists published works in the owner’s order, then newest work first', async () => {
    await aGalleryItem({ title: 'Dernier', sort_order: 9, date: '2026-06-01' });
    await aGalleryItem({ title: 'Ancien', date: '2025-01-10' });
    await aGalleryItem({ title: 'Récent', date: '2026-03-10' });
    await aGalleryItem({ title: 'Récent aussi', date: '2026-03-10' });
    await aGalleryItem({ title: 'Caché', is_active: false });
    expect(await titles()).toEqual(['Récent aussi', 'Récent', 'Ancien', 'Dernier']);
  });

  it('lists the works of one category, or only the first ones', async () => {
    await aGalleryItem({ title: 'Chéneau', category: 'Zinguerie', sort_order: 2 });
    await aGalleryItem({ title: 'Ferme', category: 'Charpente', sort_order: 1 });
    expect(await titles({ category: 'Zinguerie' })).toEqual(['Chéneau']);
    expect(await titles({ category: 'Jardinage' })).toEqual([]);
    expect(await titles({ limit: 1 })).toEqual(['Ferme']);
  });

  it('returns an empty list for an empty site', async () => {
    expect(await titles()).toEqual([]);
  });
});

describe('readGalleryItem', () => {
  it('returns a published work to any visitor, by number or numeric string', async () => {
    const item = await aGalleryItem();
    expect(await readGalleryItem(asVisitor(), { id: item.id })).toEqual(item);
    expect(await readGalleryItem(asVisitor(), { id: String(item.id) })).toEqual(item);
  });

  it('answers 404 for an unpublished or missing work', async () => {
    const { id } = await aGalleryItem({ is_active: false });
    for (const context of [asVisitor(), await asAdmin()]) {
      for (const wanted of [id, id + 1]) {
        await expect(readGalleryItem(context, { id: wanted })).rejects.toMatchObject({
          code: 'not-found',
          message: 'Réalisation non trouvée',
        });
      }
    }
  });

  it.each(['', '0', '-1', '1.5', 'un', '99999999999'])('refuses the id %j', async (id) => {
    await expect(readGalleryItem(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('readStoredItem', () => {
  it('returns drafts too, to administrators', async () => {
    const item = await aGalleryItem({ is_active: false });
    expect(await readStoredItem(await asAdmin(), { id: String(item.id) })).toEqual(item);
    await expect(readStoredItem(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(readStoredItem(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
