import type { Page } from 'playwright-core';

/** Returns the list to which each violation of the content security policy and each uncaught error is added. */
export async function recordFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction('noteFault', (fault: string) => void faults.push(fault));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
      const note: unknown = Reflect.get(globalThis, 'noteFault');
      if (typeof note === 'function') note(`${location.pathname} ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  return faults;
}
