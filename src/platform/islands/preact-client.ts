import { type ComponentChild, createElement, Fragment, hydrate, options, type VNode } from 'preact';

// The build puts this in the place of `react-dom/client` in islands, and `preact/compat` in that of `react`.

/** A described element as Preact keeps it: the DOM node found for it, and what ids in it begin with. */
interface KeptVNode extends VNode<Record<string, unknown>> {
  __e?: Element;
  __m?: [prefix: string, used: number];
}

/** Attributes whose name is not that of their property. */
const ATTRIBUTES: Record<string, string> = { htmlFor: 'for' };

// Like React, effects run in the next task: after the next frame would be late in a tab that draws none.
options.requestAnimationFrame = (run) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(undefined);
};

/** Writes ids of this rendering over those of the server: hydration itself leaves attributes as they are. */
function replaceIds({ type, props, __e: element }: KeptVNode, start: string): void {
  if (typeof type !== 'string' || element === undefined) return;
  for (const [name, value] of Object.entries(props)) {
    if (name !== 'children' && typeof value === 'string' && value.includes(start)) {
      element.setAttribute(ATTRIBUTES[name] ?? name, value);
    }
  }
}

/**
 * Hydrates what React has rendered on the server, at once.
 * @throws what a component throws on its first render.
 */
export function hydrateRoot(
  container: Element,
  content: ComponentChild,
  { identifierPrefix = '' }: { identifierPrefix?: string } = {},
): void {
  const { diffed } = options;
  const root: KeptVNode = createElement(Fragment, {}, content);
  // Without a prefix, all islands of a page would have the same ids.
  root.__m = [identifierPrefix, 0];
  options.diffed = (vnode) => {
    diffed?.(vnode);
    replaceIds(vnode as KeptVNode, `P${identifierPrefix}-`);
  };
  try {
    hydrate(root, container);
  } finally {
    Object.assign(options, { diffed });
  }
}
