// Separate file, run before the first paint: the page allows no inline script, and React starts too late.
{
  const { currentScript, documentElement } = document;
  // Mantine's storage key. Private browsing may block storage.
  let stored = null;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
  } catch {}
  const wished = stored ?? currentScript?.dataset.scheme ?? 'light';
  const isDark = wished === 'dark' || (wished === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  // zod compiles validators from strings unless configured before it loads; the CSP forbids that and reports each try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
