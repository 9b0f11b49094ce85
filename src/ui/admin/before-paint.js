// Separate file, run before the first paint: the page allows no inline script, and React starts too late.
{
  const { currentScript, documentElement } = document;
  // Mantine's storage key, and that of the session. Private browsing may block storage.
  let stored = null;
  let token = null;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
    token = localStorage.getItem('token');
  } catch {}
  const wished = stored ?? currentScript?.dataset.scheme ?? 'light';
  const isDark = wished === 'dark' || (wished === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  // What the screen reads first is requested while its scripts load; `transmit` in ui/http/request.ts takes the answers.
  const calls = currentScript?.dataset.firstCalls?.split(' ').filter(Boolean) ?? [];
  if (token !== null && location.search === '') {
    const request = (/** @type {string} */ address) => {
      const answer = fetch(address, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } });
      answer.catch(() => undefined);
      return [address, answer];
    };
    Object.assign(globalThis, { firstAnswers: { token, answers: Object.fromEntries(calls.map(request)) } });
  }
  // zod compiles validators from strings unless configured before it loads; the CSP forbids that and reports each try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
