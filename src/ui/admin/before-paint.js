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
  // The data of the first screen are asked for while its scripts load; `transmit` in ui/http/request.ts takes the answer.
  const address = currentScript?.dataset.first;
  if (address !== undefined && token !== null && location.search === '') {
    const answer = fetch(address, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } });
    answer.catch(() => undefined);
    Object.assign(globalThis, { firstAnswer: { address, token, answer } });
  }
  // zod compiles validators from strings unless configured before it loads; the CSP forbids that and reports each try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
