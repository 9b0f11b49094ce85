import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#src/domains/dashboard/admin/screens.ts';
import { toLink } from '#src/domains/dashboard/dashboard.views.ts';
import { FOUND_KINDS } from '#src/domains/dashboard/search.contract.ts';
import routes from '#src/routes.ts';

const getChildren = (entry: RouteConfigEntry): RouteConfigEntry[] => [
  entry,
  ...(entry.children ?? []).flatMap(getChildren),
];

/** Addresses of the back office's screens. */
const ADDRESSES = (routes as RouteConfigEntry[])
  .flatMap(getChildren)
  .filter(({ path }) => path === 'admin')
  .flatMap(({ children = [] }) => children.map(({ path }) => `/admin/${path}`));

const getScreen = (link: string): string => new URL(link, 'https://here.invalid').pathname;
const record = { id: 1, title: 'Odile', subtitle: '' };

describe('links of the back office', () => {
  it.each(Object.entries(SCREENS))('opens an existing screen from the dashboard: %s', (_name, link) => {
    expect(ADDRESSES).toContain(getScreen(link));
  });

  it.each(FOUND_KINDS)('opens an existing screen from the global search: %s', (kind) => {
    expect(ADDRESSES).toContain(getScreen(toLink(kind, record)));
  });
});
