/** Safari has no `requestIdleCallback`. */
const SUBSTITUTE_MS = 200;

/** Runs work once the document has loaded and the browser has nothing else to do; returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  let isOff = false;
  const run = (): void => {
    if (!isOff) work();
  };
  const wait = (): void => {
    if (window.requestIdleCallback) window.requestIdleCallback(run);
    else setTimeout(run, SUBSTITUTE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isOff = true;
    window.removeEventListener('load', wait);
  };
}
