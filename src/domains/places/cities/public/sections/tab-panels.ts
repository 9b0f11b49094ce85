type Tabs = readonly { id: string }[];

/** Returns the tab named in the URL's hash. */
export const hashedTab = (tabs: Tabs): string | undefined => tabs.find(({ id }) => location.hash === `#${id}`)?.id;

/** Turns the page's sections into tab panels, one of them open; the style sheet hides the others. */
export function showPanel(tabs: Tabs, open: string): void {
  for (const { id } of tabs) {
    const panel = document.getElementById(id);
    if (panel === null) continue;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `onglet-${id}`);
    panel.toggleAttribute('data-open', id === open);
    panel.parentElement?.toggleAttribute('data-live', true);
  }
}

const FORM_CHOICE = '#devis select[name=service]';

/** Makes a link to the quote form select its service in this page's form, instead of reloading the page. */
export function chooseServiceOnClick(): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-service]');
    const choice = document.querySelector<HTMLSelectElement>(FORM_CHOICE);
    const wanted = link?.dataset.service;
    if (!link || !choice || ![...choice.options].some(({ value }) => value === wanted)) return;
    choice.value = wanted ?? '';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    link.setAttribute('href', '#devis');
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
