import { here, LiveParts } from './live-parts.ts';
import { fillForm, getAddress, isChanged } from './search-form.ts';

/** Typing pause before a search, in ms. */
const TYPING_MS = 200;
/** Links to other results; the value is the id of the element that receives focus afterwards. */
const LINK = 'a[data-live-link]';

/** Loads results for form changes, result links and back navigation without a page load. */
export function followSearch(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const answers = new LiveParts();
  let typing = 0;
  let isTyped = false;

  /** Requests the form's results; consecutive typing replaces a single history entry. */
  const askForm = (typed: boolean): void => {
    clearTimeout(typing);
    answers.ask(getAddress(form), typed && isTyped ? 'replace' : 'push', () => {
      isTyped = typed;
    });
  };
  const askAddress = (address: string, step: 'push' | 'none', then?: () => void): void => {
    clearTimeout(typing);
    isTyped = false;
    fillForm(form, address);
    answers.ask(address, step, then);
  };

  const onInput = ({ target }: Event): void => {
    const isChoice = target instanceof HTMLInputElement && target.type === 'radio';
    clearTimeout(typing);
    if (isChoice) askForm(false);
    else typing = window.setTimeout(() => askForm(true), TYPING_MS);
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    askForm(false);
  };
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK);
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { liveLink = '' } = link.dataset;
    askAddress(link.pathname + link.search, 'push', () => document.getElementById(liveLink)?.focus());
  };
  // A jump within the page needs no request.
  const onBack = (): void => {
    if (here() !== answers.visible) askAddress(here(), 'none');
  };

  form.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  document.addEventListener('click', onClick, { signal });
  addEventListener('popstate', onBack, { signal });
  // Handles input typed before this script loaded, or restored by the browser.
  if (isChanged(form)) askForm(false);
  return () => {
    clearTimeout(typing);
    answers.leave();
    listening.abort();
  };
}
