import { describe, expect, test } from 'vitest';
import { getOpened, listAddress } from './list-address.ts';

const {
  href: listHref,
  toState: getState,
  sortHref,
  isFiltered,
  isSame,
  clearedHref,
  toQuery: getQuery,
} = listAddress({
  sortKeys: ['created_at', 'name', 'email', 'status'],
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: ['unread', 'read'], category: null },
  descending: ['created_at'],
});

const of = (search: string) => getState(new URLSearchParams(search));
const start = of('');

describe('listAddress', () => {
  describe('list address', () => {
    test('omits the defaults: first page, newest first', () => {
      expect(start).toEqual({ page: 1, search: '', sort_by: 'created_at', sort_order: 'desc' });
      expect(listHref(start)).toBe('?');
    });

    test('reads the same state back from the address it wrote', () => {
      const href = listHref(start, {
        search: 'tuile & zinc',
        status: 'unread',
        sort_by: 'name',
        sort_order: 'asc',
        page: 3,
      });
      expect(of(href)).toEqual({
        page: 3,
        search: 'tuile & zinc',
        status: 'unread',
        sort_by: 'name',
        sort_order: 'asc',
      });
    });

    test.each(['page=0', 'page=abc', 'status=lost', 'sort_by=password', 'sort_order=up', 'page=1e9'])(
      'ignores the invalid parameter %s',
      (search) => expect(of(search)).toEqual(start),
    );

    test('starts a new search at page 1 and keeps the search on another page', () => {
      expect(listHref(of('page=4&status=read'), { search: 'velux' })).toBe('?search=velux&status=read');
      expect(listHref(of('search=velux'), { page: 2 })).toBe('?search=velux&page=2');
    });

    test('keeps the page of the list when a message opens', () => {
      const state = of('page=4');
      expect(listHref(state, { page: state.page }, { kind: 'view', id: 12 })).toBe('?page=4&view=12');
      expect(getOpened(new URLSearchParams('view=12'))).toEqual({ kind: 'view', id: 12 });
      expect(getOpened(new URLSearchParams('edit=3'))).toEqual({ kind: 'edit', id: 3 });
      expect(getOpened(new URLSearchParams('new=1'))).toEqual({ kind: 'new' });
      expect(getOpened(new URLSearchParams('view=-1'))).toBeNull();
    });
  });

  describe('sorting', () => {
    test('starts another column with A and the date with the newest', () => {
      expect(sortHref(start, 'name')).toBe('?sort_by=name&sort_order=asc');
      expect(sortHref(of('sort_by=name&sort_order=asc'), 'created_at')).toBe('?');
    });

    test('reverses the order for the same column', () => {
      expect(sortHref(start, 'created_at')).toBe('?sort_order=asc');
      expect(sortHref(of('sort_by=name&sort_order=asc'), 'name')).toBe('?sort_by=name');
    });
  });

  test('counts a search or a status as a filter, but not an order', () => {
    expect(isFiltered(of('search=a'))).toBe(true);
    expect(isFiltered(of('status=read'))).toBe(true);
    expect(isFiltered(of('sort_by=name&page=2'))).toBe(false);
  });

  test('treats the list with an opened message as the same list', () => {
    const at = (search: string) => new URL(`https://a.example/admin/contact${search}`);
    expect(isSame(at('?page=2'), at('?page=2&view=7'))).toBe(true);
    expect(isSame(at('?page=2'), at('?page=3'))).toBe(false);
  });

  test('requests one page from the server, and clears the filters without changing the order', () => {
    const state = of('search=velux&category=Zinguerie&sort_by=name&page=3');
    expect(getQuery(state)).toMatchObject({ page: 3, per_page: 20, category: 'Zinguerie', sort_by: 'name' });
    expect(clearedHref(state)).toBe('?sort_by=name');
  });
});
