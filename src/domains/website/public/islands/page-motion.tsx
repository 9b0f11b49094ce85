import { useEffect } from 'react';
import { REVEAL_THRESHOLD } from '#src/kernel/motion.ts';
import { TOKEN_KEY, USER_KEY } from '#src/ui/http/stored-session.ts';
import { HEADER_SCROLLED_PX, TO_TOP_VIEWPORT_SHARE } from '../../motion.views.ts';
import { keepCornerFree } from '../corner-look.ts';

/**
 * Fades in content below the first screen once, when a tenth of it is visible. The observer reports positions:
 * measuring them here would force a layout of the whole page.
 */
function revealSections(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const { dataset } = target as HTMLElement;
        const isBelow = boundingClientRect.height === 0 || boundingClientRect.top > innerHeight;
        if (!isIntersecting && isBelow) dataset.reveal = 'waiting';
        else if (isIntersecting && dataset.reveal === 'waiting') dataset.reveal = 'seen';
        if (dataset.reveal !== 'waiting') visibility.unobserve(target);
      }
    },
    { threshold: REVEAL_THRESHOLD },
  );
  for (const section of document.querySelectorAll('[data-reveal]')) visibility.observe(section);
  return () => visibility.disconnect();
}

/**
 * Renders distant sections one after the other, the cards in them first: all at once would block a slow phone. Each is
 * laid out in a task and painted in the next frame.
 */
function settleSections(): () => void {
  const all = [...document.querySelectorAll('[data-deferred]')];
  const isWithin = (part: Element): boolean => part.parentElement?.closest('[data-deferred]') !== null;
  const far = all
    .filter((part) => !isWithin(part))
    .flatMap((part) => [...part.querySelectorAll('[data-deferred]'), part]);
  let timer = 0;
  let frame = 0;
  const settle = (): void => {
    const section = far.shift();
    // Asking for a size inside lays out what the browser has left out, and nothing around it.
    section?.firstElementChild?.getBoundingClientRect();
    frame = requestAnimationFrame(() => {
      section?.removeAttribute('data-deferred');
      if (far.length > 0) timer = window.setTimeout(settle);
    });
  };
  settle();
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** Updates scroll styles in browsers without scroll-driven animations. */
function followScrolling(): () => void {
  if (CSS.supports('animation-timeline: scroll()')) return () => undefined;
  const { documentElement: page } = document;
  const follow = (): void => {
    page.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLLED_PX);
    page.toggleAttribute('data-far', scrollY > innerHeight * TO_TOP_VIEWPORT_SHARE);
    const length = page.scrollHeight - innerHeight;
    page.style.setProperty('--read', String(length > 0 ? scrollY / length : 0));
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}

/** Replaces a picture that fails to load with its fallback, once. */
function mendPictures(): () => void {
  const mend = (picture: HTMLImageElement): void => {
    const { fallback } = picture.dataset;
    if (!fallback) return;
    delete picture.dataset.fallback;
    picture.removeAttribute('srcset');
    picture.src = fallback;
  };
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (picture.complete && picture.naturalWidth === 0 && picture.src) mend(picture);
  }
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) mend(target);
  };
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}

/** Names who is signed in and checks it with the server; the script is loaded only on a device with a stored sign-in. */
function showSignIn(): void {
  try {
    if (!(TOKEN_KEY in localStorage || USER_KEY in localStorage)) return;
  } catch {
    // Storage is blocked: nobody is signed in.
    return;
  }
  // Without an answer the sign-in stays as it is: every later call is checked too.
  import('../account-menu.ts').then(({ showAccount }) => showAccount(location.pathname)).catch(() => undefined);
}

/** Starts one after the other, each in a task of its own: together they would block a slow phone. */
function startInTurn(starts: (() => () => void)[]): () => void {
  const waiting = [...starts];
  const endings: (() => void)[] = [];
  let timer = 0;
  const next = (): void => {
    const start = waiting.shift();
    if (start === undefined) return;
    endings.push(start());
    timer = window.setTimeout(next);
  };
  next();
  return () => {
    clearTimeout(timer);
    for (const end of endings) end();
  };
}

/** Runs the page's animations and checks its sign-in; renders nothing. */
export default function PageMotion() {
  useEffect(() => {
    showSignIn();
    return startInTurn([revealSections, followScrolling, mendPictures, keepCornerFree, settleSections]);
  }, []);
  return null;
}
