import { GALLERY_TEXTS as texts } from '../gallery.texts.ts';

const LINK = 'a[data-gallery-filter]';

/** Shows the works of one category, or all of them for the empty one. */
function show(category: string): void {
  let found = 0;
  for (const work of document.querySelectorAll<HTMLElement>('[data-category]')) {
    work.hidden = category !== '' && work.dataset.category !== category;
    if (!work.hidden) found += 1;
  }
  for (const link of document.querySelectorAll<HTMLElement>(LINK)) {
    if (link.dataset.galleryFilter === category) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const count = document.querySelector('[data-gallery-count]');
  if (count) count.textContent = found === 1 ? texts.one : texts.many.replace('{count}', String(found));
  const none = document.querySelector<HTMLElement>('[data-gallery-none]');
  if (none) none.hidden = found > 0;
}

/** Selects a category without a page load; keeps URL and history in step. */
export function filterWorks(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK);
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { galleryFilter = '' } = link.dataset;
    show(galleryFilter);
    if (link.href !== location.href) history.pushState(null, '', link.href);
  };
  const onBack = (): void => show(new URLSearchParams(location.search).get('categorie') ?? '');
  document.addEventListener('click', onClick, { signal });
  addEventListener('popstate', onBack, { signal });
  return () => listening.abort();
}
