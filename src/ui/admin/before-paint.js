// Runs before the first paint, since React starts too late; the server puts this code into the document.
{
  const { currentScript, documentElement } = document;
  // Mantine's storage key, and that of the session. Private browsing may block storage.
  let stored = null;
  let token = null;
  let user = null;
  let hasTable = false;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
    token = localStorage.getItem('token');
    user = JSON.parse(localStorage.getItem('user') ?? 'null');
    hasTable = Object.entries(localStorage).some(([key, look]) => key.startsWith('look:') && look === '"table"');
  } catch {}
  const wished = stored ?? currentScript?.dataset.scheme ?? 'light';
  const isDark = wished === 'dark' || (wished === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  // What the screen reads first is requested while its scripts load; `transmit` in ui/http/request.ts takes the answers.
  // As with the guard of the screens, nothing is requested for people without the right to the screen.
  const { firstCalls = '', firstView = '', needs = '' } = currentScript?.dataset ?? {};
  const rights = [needs, needs.replace(/:read$/, ':change')];
  const hasRight = (/** @type {unknown} */ right) => rights.some((one) => one === right);
  const isMine = user?.role === 'admin' || (user?.role === 'manager' && user.rights?.some?.(hasRight));
  if (token !== null && isMine && location.search === '') {
    const request = (/** @type {string} */ address) => {
      const answer = fetch(address, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } });
      answer.catch(() => undefined);
      return [address, answer];
    };
    const addresses = firstCalls.split(' ').filter(Boolean);
    Object.assign(globalThis, {
      firstAnswers: { token, answers: Object.fromEntries(addresses.map(request)) },
    });
    // On a slow connection the scripts take seconds: the server renders the screen, as `first-view.tsx` describes.
    // It does not know who has chosen a table in place of cards.
    const { connection } = /** @type {{ connection?: { effectiveType?: string } }} */ (navigator);
    if (firstView === 'true' && !hasTable && connection?.effectiveType !== '4g') {
      const view = new XMLHttpRequest();
      view.open('GET', location.pathname);
      view.responseType = 'document';
      view.setRequestHeader('Authorization', `Bearer ${token}`);
      view.setRequestHeader('X-First-View', matchMedia('(max-width: 719px)').matches ? 'phone' : 'window');
      view.onload = () => {
        const shown = view.status === 200 ? view.response?.getElementById('first-view') : null;
        // The screen itself may stand there by now.
        const place = shown ? document.getElementById('first-view') : null;
        place?.append(...shown.childNodes);
        place?.setAttribute('data-filled', '');
      };
      view.send();
    }
  }
  // zod compiles validators from strings unless configured before it loads; the CSP forbids that and reports each try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
