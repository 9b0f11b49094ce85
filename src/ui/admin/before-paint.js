// Separate file, run before the first paint: the page allows no inline script, and React starts too late.
{
  const { currentScript, documentElement } = document;
  // Mantine's storage key, and that of the session. Private browsing may block storage.
  let stored = null;
  let token = null;
  let user = null;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
    token = localStorage.getItem('token');
    user = JSON.parse(localStorage.getItem('user') ?? 'null');
  } catch {}
  const wished = stored ?? currentScript?.dataset.scheme ?? 'light';
  const isDark = wished === 'dark' || (wished === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  // What the screen reads first is requested while its scripts load; `transmit` in ui/http/request.ts takes the answers.
  // As with the guard of the screens, nothing is requested for people without the right to the screen.
  const { firstCalls = '', needs = '' } = currentScript?.dataset ?? {};
  const rights = [needs, needs.replace(/:read$/, ':change')];
  const hasRight = (/** @type {unknown} */ right) => rights.some((one) => one === right);
  const isMine = user?.role === 'admin' || (user?.role === 'manager' && user.rights?.some?.(hasRight));
  if (token !== null && isMine && location.search === '') {
    const request = (/** @type {string} */ address) => {
      const answer = fetch(address, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } });
      answer.catch(() => undefined);
      return [address, answer];
    };
    Object.assign(globalThis, {
      firstAnswers: { token, answers: Object.fromEntries(firstCalls.split(' ').filter(Boolean).map(request)) },
    });
  }
  // zod compiles validators from strings unless configured before it loads; the CSP forbids that and reports each try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
