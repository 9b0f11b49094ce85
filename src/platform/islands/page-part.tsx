import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

/** A part of a static document whose HTML depends on its props alone. */
export interface PagePartProps<Props extends object> {
  /** Component without hooks of React Router; no React context crosses the border of a part. */
  of: ComponentType<Props>;
  /** Begins the ids inside it; other parts of the document have other names. */
  name: string;
  /** What pages must share to have the same part; default: the path of the page. */
  scope?: string;
  props: Props;
}

/** Renders one part, or returns the place where its stored HTML goes. */
export type RenderPart = (part: PagePartProps<object>) => ReactNode;

/** Set by the server for static documents only; without it a part is the plain component. */
export const RenderPartContext = createContext<RenderPart | null>(null);

/**
 * Renders a part of a page. On the server its HTML is used again until something changes that it has read from its
 * props, so a time or another value of the request must be one of them.
 */
export function PagePart<Props extends object>({ of, props, ...part }: PagePartProps<Props>) {
  const render = useContext(RenderPartContext);
  if (render) return render({ ...part, of: of as ComponentType<object>, props });
  return createElement(of, props);
}

/** Marks the place in the head for what parts preload. */
export const PRELOADS_PLACE = 'preloads-of-parts';

/** Stands in the head where the preload links of parts go. */
export const PreloadsOfParts = () => useContext(RenderPartContext) && <meta name={PRELOADS_PLACE} />;
