/** Key in the local storage under which a visitor's refusal stands. */
export const NOT_COUNTED = 'visites-non-comptees';
/** Key of a session: the visits of people who are signed in are not counted. */
const TOKEN = 'token';
/** Parts of an address that say which campaign led here. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];

interface Page {
  /** Canonical address; absent on pages that no search engine may list. */
  address: string | undefined;
  title: string;
  query: string;
  /** Address of the page before, or empty. */
  referrer: string;
}

/** Returns whether the browser asks not to be followed. */
export const asksForRest = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
  browser.globalPrivacyControl === true || browser.doNotTrack === '1';

/** Returns what is sent for a page: its canonical address with the campaign, and the site from which one came. */
export function toVisit(service: string, site: string, { address, title, query, referrer }: Page) {
  if (address === undefined) return undefined;
  const url = new URL(address);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const origin = from === undefined || from.host === url.host ? '' : `${from.origin}/`;
  for (const [name, value] of new URLSearchParams(query)) {
    if (CAMPAIGN.includes(name)) url.searchParams.set(name, value);
  }
  if (service === 'matomo') {
    const sent = { idsite: site, rec: '1', apiv: '1', send_image: '0', url: url.href, action_name: title };
    return { path: '/matomo.php', body: new URLSearchParams({ ...sent, ...(origin && { urlref: origin }) }) };
  }
  const sent = { name: 'pageview', domain: site, url: url.href, referrer: origin || null };
  return { path: '/api/event', body: JSON.stringify(sent) };
}

function report(service: string, server: string, site: string): void {
  const visit = toVisit(service, site, {
    address: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    title: document.title,
    query: location.search,
    referrer: document.referrer,
  });
  if (visit === undefined) return;
  const { path, body } = visit;
  // No cookie goes, none comes back, and the answer is not read.
  void fetch(server + path, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}

/**
 * Reports one visit of a public page; not of a page that is only prepared, nor where the visitor or the browser refuses.
 * @param audience service, server and site, separated by spaces.
 */
export function reportVisit(audience: string): void {
  const [service = '', server = '', site = ''] = audience.split(' ');
  if (asksForRest(navigator) || NOT_COUNTED in localStorage || TOKEN in localStorage) return;
  const run = (): void => report(service, server, site);
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}
