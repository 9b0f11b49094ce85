import type { Browser } from 'playwright-core';

/** Bytes of scripts on the wire: those of the document, and those with every island of the page hydrated. */
export interface PageScripts {
  notHydrated: number;
  hydrated: number;
}

/** Opens a page on a phone and scrolls down to its end. */
export async function weighScripts(browser: Browser, url: string): Promise<PageScripts> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  const html = (await (await page.goto(url))?.text()) ?? '';
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  });
  // The scripts of an island may come late: only its hydration shows that all of them were counted.
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydrated])') === null);
  await page.close();
  const named = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source = '']) => new URL(source, url).href);
  return {
    notHydrated: named.reduce((sum, source) => sum + (sizes.get(source) ?? 0), 0),
    hydrated: [...sizes.values()].reduce((sum, size) => sum + size, 0),
  };
}
