import { here, LiveParts } from './live-parts.ts';
import { addressOf, fillForm, isChanged } from './search-form.ts';

/** Typing this long is one question. */
const TYPING_MS = 200;
/** Links to another answer; the value names what takes the focus then. */
const LINK = 'a[data-live-link]';

/** Answers each change of the form, the links of its results and the way back without a new page. */
export function followSearch(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const answers = new LiveParts();
  let typing = 0;
  let isTyped = false;

  /** Words typed one after the other are one step of the history. */
  const askForm = (typed: boolean): void => {
    clearTimeout(typing);
    answers.ask(addressOf(form), typed && isTyped ? 'replace' : 'push', () => {
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
  // A jump within the page is no question.
  const onBack = (): void => {
    if (here() !== answers.shown) askAddress(here(), 'none');
  };

  form.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  document.addEventListener('click', onClick, { signal });
  addEventListener('popstate', onBack, { signal });
  // What was typed before this script came, or brought back by the browser.
  if (isChanged(form)) askForm(false);
  return () => {
    clearTimeout(typing);
    answers.leave();
    listening.abort();
  };
}
