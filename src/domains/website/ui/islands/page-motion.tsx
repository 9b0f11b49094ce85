import { useEffect } from 'react';
import { HEADER_SCROLLED_PX, REVEAL_THRESHOLD, TO_TOP_VIEWPORT_SHARE } from '../../motion.rules.ts';

/**
 * What stands below the first screen fades in once, when a tenth of it is seen. The observer tells where things are:
 * to measure them here would lay out the whole page.
 */
function revealSections(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const { dataset } = target as HTMLElement;
        const isBelow = boundingClientRect.height === 0 || boundingClientRect.top > innerHeight;
        if (!isIntersecting && isBelow) dataset.reveal = 'waiting';
        else if (isIntersecting && dataset.reveal === 'waiting') dataset.reveal = 'seen';
        if (dataset.reveal !== 'waiting') sight.unobserve(target);
      }
    },
    { threshold: REVEAL_THRESHOLD },
  );
  for (const section of document.querySelectorAll('[data-reveal]')) sight.observe(section);
  return () => sight.disconnect();
}

/** Far sections join the page one frame after the other: all at once would keep a slow phone busy. */
function settleSections(): () => void {
  const far = [...document.querySelectorAll('[data-deferred]')];
  let frame = 0;
  const settle = (): void => {
    far.shift()?.removeAttribute('data-deferred');
    if (far.length > 0) frame = requestAnimationFrame(settle);
  };
  settle();
  return () => cancelAnimationFrame(frame);
}

/** For browsers whose style sheets cannot follow the scrolling by themselves. */
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

/** A picture that cannot be loaded gives way to its fallback, once. */
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

/** The page's own movements; draws nothing. */
export default function PageMotion() {
  useEffect(() => {
    const endings = [revealSections(), settleSections(), followScrolling(), mendPictures()];
    return () => {
      for (const end of endings) end();
    };
  }, []);
  return null;
}
