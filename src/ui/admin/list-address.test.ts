import { describe, expect, test } from 'vitest';
import { listAddress, openedOf } from './list-address.ts';

const {
  href: listHref,
  stateOf,
  sortHref,
  isFiltered,
  isSame,
  clearedHref,
  queryOf,
} = listAddress({
  sortKeys: ['created_at', 'name', 'email', 'status'],
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: ['unread', 'read'], category: null },
  descending: ['created_at'],
});

const of = (search: string) => stateOf(new URLSearchParams(search));
const start = of('');

describe('the address of the list', () => {
  test('says nothing by default: first page, newest first', () => {
    expect(start).toEqual({ page: 1, search: '', sort_by: 'created_at', sort_order: 'desc' });
    expect(listHref(start)).toBe('?');
  });

  test('is read back as it was written', () => {
    const href = listHref(start, {
      search: 'tuile & zinc',
      status: 'unread',
      sort_by: 'name',
      sort_order: 'asc',
      page: 3,
    });
    expect(of(href)).toEqual({ page: 3, search: 'tuile & zinc', status: 'unread', sort_by: 'name', sort_order: 'asc' });
  });

  test.each(['page=0', 'page=abc', 'status=lost', 'sort_by=password', 'sort_order=up', 'page=1e9'])(
    '%s counts as not said',
    (search) => expect(of(search)).toEqual(start),
  );

  test('a new search begins at page 1, a page keeps the search', () => {
    expect(listHref(of('page=4&status=read'), { search: 'velux' })).toBe('?search=velux&status=read');
    expect(listHref(of('search=velux'), { page: 2 })).toBe('?search=velux&page=2');
  });

  test('opening a message keeps the place in the list', () => {
    const state = of('page=4');
    expect(listHref(state, { page: state.page }, { kind: 'view', id: 12 })).toBe('?page=4&view=12');
    expect(openedOf(new URLSearchParams('view=12'))).toEqual({ kind: 'view', id: 12 });
    expect(openedOf(new URLSearchParams('edit=3'))).toEqual({ kind: 'edit', id: 3 });
    expect(openedOf(new URLSearchParams('new=1'))).toEqual({ kind: 'new' });
    expect(openedOf(new URLSearchParams('view=-1'))).toBeNull();
  });
});

describe('sorting', () => {
  test('by another column starts with A, by date with the newest', () => {
    expect(sortHref(start, 'name')).toBe('?sort_by=name&sort_order=asc');
    expect(sortHref(of('sort_by=name&sort_order=asc'), 'created_at')).toBe('?');
  });

  test('by the same column turns round', () => {
    expect(sortHref(start, 'created_at')).toBe('?sort_order=asc');
    expect(sortHref(of('sort_by=name&sort_order=asc'), 'name')).toBe('?sort_by=name');
  });
});

test('a search or a status is a filter, an order is none', () => {
  expect(isFiltered(of('search=a'))).toBe(true);
  expect(isFiltered(of('status=read'))).toBe(true);
  expect(isFiltered(of('sort_by=name&page=2'))).toBe(false);
});

test('an opened message does not make another list', () => {
  const at = (search: string) => new URL(`https://a.example/admin/contact${search}`);
  expect(isSame(at('?page=2'), at('?page=2&view=7'))).toBe(true);
  expect(isSame(at('?page=2'), at('?page=3'))).toBe(false);
});

test('asks the server for one page, and leads back to all rows in the order that was chosen', () => {
  const state = of('search=velux&category=Zinguerie&sort_by=name&page=3');
  expect(queryOf(state)).toMatchObject({ page: 3, per_page: 20, category: 'Zinguerie', sort_by: 'name' });
  expect(clearedHref(state)).toBe('?sort_by=name');
});
