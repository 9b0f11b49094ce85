/** How an answer enters the history: a new step, the last step anew, or a step one went back to. */
export type Step = 'push' | 'replace' | 'none';

/** Parts of the page that follow the address; the same parts of the answer take their place. */
const PARTS = '[data-live]';

const parts = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(PARTS)];

/** Path and query of this page. */
export const here = (): string => location.pathname + location.search;

/** Takes the parts of the answer. False when it is another kind of page. */
function take(answer: Document): boolean {
  const fresh = new Map(parts(answer).map((part) => [part.dataset.live, part]));
  const shown = parts(document);
  if (shown.some(({ dataset }) => !fresh.has(dataset.live))) return false;
  for (const part of shown) part.replaceChildren(...(fresh.get(part.dataset.live)?.childNodes ?? []));
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
 * Shows other answers of this page in its live parts; the address stays in step.
 * An answer that is no such page, or none at all, is left to the browser.
 */
export class LiveParts {
  /** The address whose answer is shown. */
  shown = here();
  #asking: XMLHttpRequest | undefined;

  ask(address: string, step: Step, then?: () => void): void {
    this.leave();
    if (address === this.shown) return;
    // Unlike a text that is parsed, this reads a document without a sink that the page's policy closes.
    const request = new XMLHttpRequest();
    this.#asking = request;
    request.open('GET', address);
    request.responseType = 'document';
    request.onerror = () => location.assign(address);
    request.onload = () => {
      if (request.responseXML && take(request.responseXML)) this.#settle(address, step, then);
      else location.assign(address);
    };
    markBusy(true);
    request.send();
  }

  /** Forgets what was asked and is not answered yet. */
  leave(): void {
    this.#asking?.abort();
    markBusy(false);
  }

  #settle(address: string, step: Step, then?: () => void): void {
    markBusy(false);
    this.shown = address;
    if (step === 'push') history.pushState(null, '', address);
    if (step === 'replace') history.replaceState(null, '', address);
    then?.();
  }
}
