/**
 * Keeps the buttons in the corner of the window off what a visitor wants to read or press. Until it runs, the style
 * sheet shows them small, in the margin of the page.
 */

/** What is never covered. */
const KEPT_FREE =
  'a, button, input, select, textarea, summary, iframe, table, h1, h2, h3, h4, [role="alert"], [data-price]';
/** Beside these the chat's button has no label. */
const WORK = 'form, table';
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

interface Watch {
  /** Observes what a part of the page contains; what is observed already stays so. */
  add: (part: ParentNode) => void;
  end: () => void;
}

/** Returns what a visitor presses: the link of a card covers the whole card. */
function getArea(element: Element): Element {
  const isLink = element instanceof HTMLAnchorElement && getComputedStyle(element).position === 'static';
  const isStretched = isLink && getComputedStyle(element, '::after').position === 'absolute';
  return (isStretched && element.offsetParent) || element;
}

/** Reports whether anything wanted is in a part of the window; the browser tells it without a layout of the page. */
function watch(rootMargin: string, wanted: string, onChange: (isThere: boolean) => void): Watch {
  const there = new Set<Element>();
  const known = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) there.add(target);
        else there.delete(target);
      }
      onChange(there.size > 0);
    },
    { rootMargin },
  );
  return {
    add: (part) => {
      for (const element of part.querySelectorAll(wanted)) {
        if (known.has(element)) continue;
        known.add(element);
        observer.observe(getArea(element));
      }
    },
    end: () => observer.disconnect(),
  };
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
  const watches = [
    watch(large, KEPT_FREE, (isLargeTaken) => change({ isLargeTaken })),
    watch(small, KEPT_FREE, (isSmallTaken) => change({ isSmallTaken })),
    watch('0px', WORK, (isWorkThere) => change({ isWorkThere })),
  ];
  const parts = document.querySelectorAll('main, footer');
  const add = (): void => {
    for (const { add: observe } of watches) for (const part of parts) observe(part);
  };
  add();
  // Errors, results and islands appear later.
  const changes = new MutationObserver(add);
  for (const part of parts) changes.observe(part, { childList: true, subtree: true });
  return () => {
    corner.removeEventListener('pointerleave', show);
    changes.disconnect();
    for (const { end } of watches) end();
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
  let end = watchCorner(corner);
  let frame = 0;
  const again = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      end();
      end = watchCorner(corner);
    });
  };
  addEventListener('resize', again);
  const unclose = closeFan(corner);
  return () => {
    removeEventListener('resize', again);
    cancelAnimationFrame(frame);
    unclose();
    end();
  };
}
