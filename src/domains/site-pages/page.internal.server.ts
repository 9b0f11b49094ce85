import { cachedContent } from '#src/platform/content-cache.server.ts';
import { log } from '#src/platform/log.server.ts';
import { BUILT_IN_LEGAL_PAGES } from './built-in-legal.texts.ts';
import { BUILT_IN_LIST_PAGES } from './built-in-list.texts.ts';
import { BUILT_IN_PAGES } from './built-in-pages.texts.ts';
import { BUILT_IN_TRADE_PAGES } from './built-in-trade.texts.ts';
import { PageDocument, PageKey } from './page.contract.ts';
import { selectPage, selectPublished } from './page.store.server.ts';
import { toVisible } from './page.views.ts';

const BUILT_IN: Record<PageKey, object> = {
  ...BUILT_IN_PAGES,
  ...BUILT_IN_TRADE_PAGES,
  ...BUILT_IN_LIST_PAGES,
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

const readAllPublished = cachedContent(['pages'], async (): Promise<Map<PageKey, PageDocument>> => {
  const documents = new Map<PageKey, PageDocument>();
  for (const row of await selectPublished()) {
    const key = PageKey.safeParse(row.page);
    if (key.success && row.published !== null) documents.set(key.data, toVisible(toDocument(key.data, row.published)));
  }
  return documents;
});

/** Returns the published page without its hidden sections: read again after any node published one. */
export const readPublishedPage = async (page: PageKey): Promise<PageDocument> =>
  (await readAllPublished()).get(page) ?? toVisible(builtInPage(page));

/** Returns what the editor of a page works on: its draft, otherwise what is published. */
export async function readDraft(page: PageKey): Promise<PageDocument> {
  const { draft, published } = await selectPage(page);
  return toDocument(page, draft ?? published);
}
