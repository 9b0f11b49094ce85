import type { Page } from 'playwright-core';

const WORDS = [
  'the|and|with|your|you|this|that|these|from|was|has|have|is|are not|cannot|please|sorry|not found|none',
  'loading|submit|cancel|delete|remove|save|saved|edit|search|select|upload|download|next|previous|show|hide',
  'required|invalid|failed|success|error|warning|settings|password|username|sign in|log in|log out|untitled|unknown',
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|may|june|july|august|december',
  'today|yesterday|tomorrow|days?|weeks?|months?|years?|hours? ago|minutes? ago',
].join('|');

/** Answers of the API that its specification words in English; its description shows them. */
const SPECIFIED = /settings \w+ successfully!/i;

/** Words of English that French has not; none that stands in an address, a name of a field or a hyphenated word. */
export const ENGLISH = new RegExp(`(?<![\\p{L}\\d_./"’'#@={:-])(?:${WORDS})(?![\\p{L}\\d_@/=}"-]|\\.\\w)`, 'iu');

/** Returns every text and description on the page that contains an English word, and the page's language if not French. */
export async function findEnglishOn(page: Page): Promise<string[]> {
  const { language, texts } = await page.evaluate(() => {
    const FOREIGN = 'script, style, code, pre, kbd, samp, [translate=no], [lang]:not(html)';
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest(FOREIGN) === null) found.push(walker.currentNode.nodeValue ?? '');
    }
    for (const name of [
      'alt',
      'title',
      'placeholder',
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'content',
    ]) {
      for (const one of document.querySelectorAll(`[${name}]`)) {
        if (one.closest(FOREIGN) === null) found.push(one.getAttribute(name) ?? '');
      }
    }
    return { language: document.documentElement.lang, texts: found };
  });
  const english = texts
    .filter((text) => ENGLISH.test(text.replace(SPECIFIED, '')))
    .map((text) => text.trim().slice(0, 120));
  return language === 'fr' ? english : [`The page's language is "${language}".`, ...english];
}
