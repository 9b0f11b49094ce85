import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { SEARCHED_TABLES, toIndexName } from '#src/platform/database/searched-tables.server.ts';
import { tableRows } from '#src/platform/database/table-rows.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { OWNER_TABLES, type OwnerTable } from './owner-tables.server.ts';

useDatabase();

/** Tables that an export of everything leaves out, and the reason. */
const LEFT_OUT: Record<string, string[]> = {
  'content, in the archive of the site': [
    ...['settings', 'media', 'site_pictures', 'site_pages', 'site_page_versions', 'site_page_pictures', 'services'],
    ...['old_slugs', 'blog_posts', 'testimonials', 'gallery_items', 'picture_sources', 'places', 'redirects'],
    ...['service_area', 'city_pages', 'city_page_versions', 'demo_rows'],
  ],
  'secrets and sessions': [
    ...['two_factors', 'recovery_codes', 'login_challenges', 'sessions', 'login_devices', 'password_resets'],
    ...[
      'email_verifications',
      'api_tokens',
      'openid_links',
      'openid_attempts',
      'webhook_endpoints',
      'address_disavowals',
      'server_secrets',
      'push_subscriptions',
      'chat_binds',
      'chat_links',
    ],
    'document_links',
  ],
  'work of the program, or computed from other rows': [
    ...['rate_limits', 'jobs', 'idempotency_keys', 'counters', 'invoice_balances', 'payment_events', 'ledger_head'],
    ...['audit_chains', 'audit_checks', 'audit_counts', 'notifications', 'notification_states', 'maintenance'],
    'webhook_deliveries',
    'incoming_emails',
    'leaving_texts',
  ],
  'deleted, and soon gone': ['bin_records', 'bin_pictures'],
};

describe('OWNER_TABLES', () => {
  it('names every table, or a reason why it is left out', async () => {
    // On PostgreSQL the tests keep tables of their own beside the site's.
    const found = await db().introspection.getTables();
    const tables = found.filter(({ schema }) => schema !== 'test_support').map(({ name }) => name);
    const known = new Set([...Object.keys(OWNER_TABLES), ...Object.values(LEFT_OUT).flat()]);
    // On SQLite each index of the search is a table with four of its own, two have a fifth.
    const isIndex = (name: string): boolean =>
      SEARCHED_TABLES.some((table) =>
        /^(_config|_data|_docsize|_idx|_waiting)?$/.test(name.replace(toIndexName(table), '')),
      );
    expect(tables.filter((name) => !known.has(name) && !isIndex(name))).toEqual([]);
  });

  it.each(Object.keys(OWNER_TABLES).map((table) => [table as OwnerTable]))(
    'orders %s by a column that it has',
    async (table) => {
      for await (const page of tableRows(table, OWNER_TABLES[table])) expect(page.length).toBeGreaterThan(0);
    },
  );
});
