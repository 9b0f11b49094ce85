import { perApp } from '#src/platform/app-state.server.ts';
import { databaseIdentity } from '#src/platform/database/database.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { log } from '#src/platform/log.server.ts';
import { BUILT_IN_LEGAL_PAGES } from './built-in-legal.texts.ts';
import { BUILT_IN_PAGES } from './built-in-pages.texts.ts';
import { BUILT_IN_TRADE_PAGES } from './built-in-trade.texts.ts';
import { PageDocument, PageKey } from './page.contract.ts';
import { selectPage, selectPublished } from './page.store.server.ts';
import { toVisible } from './page.views.ts';

interface PublishedPages {
  changes: number;
  /** Parsed documents, and the database from which they come. */
  documents?: Map<PageKey, PageDocument>;
  current?: object | undefined;
}

const cache = perApp((): PublishedPages => {
  const own: PublishedPages = { changes: 0 };
  subscribe('content', ({ what }) => {
    if (what !== 'pages' && what !== 'everything') return;
    own.changes += 1;
    own.current = undefined;
  });
  return own;
});

const BUILT_IN: Record<PageKey, object> = {
  ...BUILT_IN_PAGES,
  ...BUILT_IN_TRADE_PAGES,
  ...BUILT_IN_LEGAL_PAGES,
};

/** Returns the neutral page of the product, from which an owner starts. */
export const builtInPage = (page: PageKey): PageDocument =>
  PageDocument.parse(JSON.parse(JSON.stringify(BUILT_IN[page])));

/**
 * Reads a stored document; fields that an older version of the product did not have are completed. A text that is no
 * document any more gives the neutral page: a visitor never sees an error for it.
 */
export function toDocument(page: PageKey, text: string | null): PageDocument {
  if (text === null) return builtInPage(page);
  const parsed = PageDocument.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  log().error({ page, err: parsed.error }, 'a stored page is not readable');
  return builtInPage(page);
}

/** Returns the published page without its hidden sections: read again after any node published one. */
export async function readPublishedPage(page: PageKey): Promise<PageDocument> {
  const own = cache();
  const database = databaseIdentity();
  if (own.current !== database || own.documents === undefined) {
    const before = own.changes;
    const rows = await selectPublished();
    const documents = new Map<PageKey, PageDocument>();
    for (const row of rows) {
      const key = PageKey.safeParse(row.page);
      if (key.success && row.published !== null)
        documents.set(key.data, toVisible(toDocument(key.data, row.published)));
    }
    own.documents = documents;
    // A value read before a change must not be current after it.
    if (before === own.changes) own.current = database;
  }
  return own.documents.get(page) ?? toVisible(builtInPage(page));
}

/** Returns what the editor of a page works on: its draft, otherwise what is published. */
export async function readDraft(page: PageKey): Promise<PageDocument> {
  const { draft, published } = await selectPage(page);
  return toDocument(page, draft ?? published);
}
