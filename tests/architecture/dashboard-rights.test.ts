import { describe, expect, it } from 'vitest';
import { EXPORTERS, READERS } from '#src/domains/dashboard/dashboard.internal.server.ts';
import { EXPORT_TYPES } from '#src/domains/dashboard/dashboard-export.contract.ts';
import { FOUND_KINDS } from '#src/domains/dashboard/search.contract.ts';
import { AUDIENCES } from './audiences.ts';

/** Lists in the API whose names differ from the kind of record. */
const LISTS: Record<string, string> = { messages: 'contact', articles: 'blog', subscribers: 'newsletter' };

describe('rights on the dashboard', () => {
  it.each(FOUND_KINDS)('requires for %s the rights of their own list', (kind) => {
    expect(READERS[kind]).toBe(AUDIENCES[`GET /admin/${LISTS[kind] ?? kind}`]);
  });

  it.each(EXPORT_TYPES)('requires for the export of %s the rights of the export of their own list', (type) => {
    expect(EXPORTERS[type]).toEqual(AUDIENCES[`GET /admin/${LISTS[type] ?? type}/export`]);
  });
});
