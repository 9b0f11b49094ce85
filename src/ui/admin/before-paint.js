// A file of its own, run before the first paint: the page allows no inline script, and React comes too late.
{
  const { currentScript, documentElement } = document;
  // Mantine's key. Private browsing may refuse storage.
  let stored = null;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
  } catch {}
  const wished = stored ?? currentScript?.dataset.scheme ?? 'light';
  const isDark = wished === 'dark' || (wished === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  // zod compiles validators from strings unless told before it loads; the policy forbids that and reports each try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
