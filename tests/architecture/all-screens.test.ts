import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ROUTE_PATHS, SCREENS_OF, SITE_PAGES, WITHOUT_PICTURE } from '../support/all-screens.ts';

const toPathname = (address: string): string => address.replace(/\?.*/, '');
const APP_ADDRESSES = Object.values(SCREENS_OF).flat().map(toPathname);
const ADDRESSES = [...SITE_PAGES, ...APP_ADDRESSES];
const isAt = (path: string, address: string): boolean => matchPath(path, address) !== null;

describe('pictures of all screens', () => {
  it('takes an address of every route, or names the reason why there is none', () => {
    const listed = ROUTE_PATHS.filter((path) => WITHOUT_PICTURE[path] === undefined);
    expect(listed.filter((path) => !ADDRESSES.some((address) => isAt(path, address)))).toEqual([]);
  });

  it('names neither an address nor an exception without a route', () => {
    const known = ROUTE_PATHS.filter((path) => path !== '/*');
    expect(APP_ADDRESSES.filter((address) => !known.some((path) => isAt(path, address)))).toEqual([]);
    expect(Object.keys(WITHOUT_PICTURE).filter((path) => !known.includes(path))).toEqual([]);
  });
});
