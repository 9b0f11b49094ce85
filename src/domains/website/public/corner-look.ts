/**
 * Keeps the buttons in the corner of the window off what a visitor wants to read or press. Until it runs, the style
 * sheet shows them small, in the margin of the page.
 */

/** What is never covered. */
const KEPT_FREE =
  'a, button, input, select, textarea, summary, iframe, table, h1, h2, h3, h4, [role="alert"], [data-price]';
/** Beside these the chat's button has no label. */
const WORK = 'form, table';
/** What the page's script has not rendered yet: asking for styles in it would lay out all of it at once. */
const DEFERRED = '[data-deferred]';
/** Pixels around the buttons that stay free too. */
const AROUND = 1;

/**
 * Where the buttons stand, as distances from the edges of the window; they are moved there only to be measured.
 * Undefined when none is shown.
 */
function measure(corner: HTMLElement, look: 'large' | 'small'): string | undefined {
  const { dataset } = document.documentElement;
  const before = dataset.cornerLook;
  corner.style.transition = 'none';
  dataset.cornerLook = look;
  const boxes = [...corner.querySelectorAll<HTMLElement>('a, button')]
    .filter((button) => button.offsetWidth > 0 && button.closest('dialog') === null)
    .map((button) => button.getBoundingClientRect());
  if (before) dataset.cornerLook = before;
  else delete dataset.cornerLook;
  corner.style.transition = '';
  if (boxes.length === 0) return undefined;
  const edges = [
    Math.min(...boxes.map(({ top }) => top)),
    innerWidth - Math.max(...boxes.map(({ right }) => right)),
    innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)),
    Math.min(...boxes.map(({ left }) => left)),
  ];
  return edges.map((edge) => `${-Math.max(0, Math.floor(edge) - AROUND)}px`).join(' ');
}

/** Returns what a visitor presses: the link of a card covers the whole card. */
function getArea(element: Element): Element {
  const isLink = element instanceof HTMLAnchorElement && getComputedStyle(element).position === 'static';
  const isStretched = isLink && getComputedStyle(element, '::after').position === 'absolute';
  return (isStretched && element.offsetParent) || element;
}

/** Reports whether what it observes is in a part of the window; the browser tells it without a layout of the page. */
function watch(rootMargin: string, onChange: (isThere: boolean) => void): IntersectionObserver {
  const there = new Set<Element>();
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) there.add(target);
        else there.delete(target);
      }
      onChange(there.size > 0);
    },
    { rootMargin },
  );
}

/** Whether a pointer is on a button: one that moved under it would lose the press, or give it to its neighbour. */
const isInUse = (corner: HTMLElement): boolean => corner.matches(':hover, :active');

/** Watches the corner in a window of this size; a frame that is not shown has no size, and no buttons. */
function watchCorner(corner: HTMLElement): () => void {
  const { dataset } = document.documentElement;
  const [large, small] = [measure(corner, 'large'), measure(corner, 'small')];
  if (innerWidth === 0 || large === undefined || small === undefined) return () => undefined;
  const state = { isLargeTaken: false, isSmallTaken: false, isWorkThere: false };
  const show = (): void => {
    if (isInUse(corner)) return;
    if (state.isSmallTaken) dataset.cornerLook = 'aside';
    else if (state.isLargeTaken || state.isWorkThere) dataset.cornerLook = 'small';
    else dataset.cornerLook = 'large';
  };
  const change = (part: Partial<typeof state>): void => {
    Object.assign(state, part);
    show();
  };
  corner.addEventListener('pointerleave', show);
  const areas = [
    watch(large, (isLargeTaken) => change({ isLargeTaken })),
    watch(small, (isSmallTaken) => change({ isSmallTaken })),
  ];
  const work = watch('0px', (isWorkThere) => change({ isWorkThere }));
  const known = new WeakSet<Element>();
  const keepFree = (element: Element): void => {
    if (known.has(element) || element.closest(DEFERRED) !== null) return;
    known.add(element);
    const area = getArea(element);
    for (const observer of areas) observer.observe(area);
  };
  const parts = document.querySelectorAll('main, footer');
  const add = (changed: Iterable<Node>): void => {
    for (const part of changed) {
      if (!(part instanceof Element)) continue;
      part.querySelectorAll(KEPT_FREE).forEach(keepFree);
      for (const element of part.querySelectorAll(WORK)) work.observe(element);
    }
  };
  add(parts);
  // Errors, results and islands appear later, and sections are rendered one after the other.
  const changes = new MutationObserver((records) => add(new Set(records.map(({ target }) => target))));
  const kinds = { childList: true, subtree: true, attributeFilter: ['data-deferred'] };
  for (const part of parts) changes.observe(part, kinds);
  return () => {
    corner.removeEventListener('pointerleave', show);
    changes.disconnect();
    for (const observer of [...areas, work]) observer.disconnect();
  };
}

/** Closes the fan of a phone behind a followed link and a closed conversation. */
function closeFan(corner: HTMLElement): () => void {
  const fan = corner.querySelector<HTMLElement>('[popover]');
  const close = (): void => fan?.hidePopover?.();
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a') !== null) close();
  };
  fan?.addEventListener('click', onClick);
  fan?.addEventListener('close', close, true);
  return () => {
    fan?.removeEventListener('click', onClick);
    fan?.removeEventListener('close', close, true);
  };
}

/**
 * Lets the corner step aside where it would cover a control, a price or an error, and show no label beside forms and
 * tables.
 */
export function keepCornerFree(): () => void {
  const corner = document.querySelector<HTMLElement>('[data-corner]');
  if (corner === null) return () => undefined;
  let end = (): void => undefined;
  const watchAgain = (): void => {
    corner.removeEventListener('pointerleave', watchAgain);
    end();
    end = watchCorner(corner);
  };
  // Measuring ends a movement at once: the press that set it off would miss its button.
  const watchWhenFree = (): void => {
    if (isInUse(corner)) corner.addEventListener('pointerleave', watchAgain);
    else watchAgain();
  };
  watchWhenFree();
  let frame = 0;
  const again = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(watchWhenFree);
  };
  addEventListener('resize', again);
  const unclose = closeFan(corner);
  return () => {
    removeEventListener('resize', again);
    corner.removeEventListener('pointerleave', watchAgain);
    cancelAnimationFrame(frame);
    unclose();
    end();
  };
}
