import { type DocumentLoad, loadDocument } from '#src/ui/http/load-document.ts';

/** History change of a response: a new entry, a replaced entry, or none after back navigation. */
export type Step = 'push' | 'replace' | 'none';

/** Parts of the page that depend on the URL; the response's parts with the same name replace them. */
const PARTS = '[data-live]';

const parts = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(PARTS)];

/** Returns path and query of this page. */
export const here = (): string => location.pathname + location.search;

/** Replaces the live parts with the response's. Returns false for another kind of page. */
function take(answer: Document): boolean {
  const fresh = new Map(parts(answer).map((part) => [part.dataset.live, part]));
  const view = parts(document);
  if (view.some(({ dataset }) => !fresh.has(dataset.live))) return false;
  for (const part of view) part.replaceChildren(...(fresh.get(part.dataset.live)?.childNodes ?? []));
  document.title = answer.title;
  return true;
}

function markBusy(isBusy: boolean): void {
  for (const part of parts(document)) {
    if (isBusy) part.setAttribute('aria-busy', 'true');
    else part.removeAttribute('aria-busy');
  }
}

/**
 * Loads other results into the page's live parts and keeps the URL in sync.
 * If the response fails or is another kind of page, the browser navigates to it.
 */
export class LiveParts {
  /** URL of the displayed results. */
  visible = here();
  #load: DocumentLoad | undefined;

  ask(address: string, step: Step, then?: () => void): void {
    this.leave();
    if (address === this.visible) return;
    markBusy(true);
    this.#load = loadDocument(address, (page) => {
      if (page !== null && take(page)) this.#settle(address, step, then);
      else location.assign(address);
    });
  }

  /** Aborts a pending request. */
  leave(): void {
    this.#load?.abort();
    markBusy(false);
  }

  #settle(address: string, step: Step, then?: () => void): void {
    markBusy(false);
    this.visible = address;
    if (step === 'push') history.pushState(null, '', address);
    if (step === 'replace') history.replaceState(null, '', address);
    then?.();
  }
}
