import { type ComponentType, createContext, type ReactElement, useContext, useId } from 'react';

/** When an island is hydrated; a first press or focus hydrates any island at once. */
export type IslandHydration = 'load' | 'idle' | 'visible' | 'interaction';

/** Types that survive serialisation as JSON; any other type becomes `never` and does not compile. */
export type Carried<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ReactElement | Date | ((...parameters: never[]) => unknown)
    ? never
    : T extends object
      ? { [Key in keyof T]: Carried<T[Key]> }
      : never;

/** Renders one island as its own root; returns the attributes and content of its wrapping element. */
export type RenderIsland = (island: {
  of: ComponentType<object>;
  props: object;
  when: IslandHydration;
  ids: string;
  hydrateWhen?: string | undefined;
}) => object;

/** Set by the server for static documents only; without it an island is the plain component. */
export const RenderIslandContext = createContext<RenderIsland | null>(null);

type IslandProps<Props> = {
  of: ComponentType<Props>;
  /** Default: `visible`. */
  when?: IslandHydration;
  /** Also hydrates at idle when the browser's local storage has a value under this key. */
  hydrateWhen?: string;
  /** Class of the wrapping `div`, for the page's layout. */
  className?: string | undefined;
} & (Record<never, never> extends Props ? { props?: Carried<Props> } : { props: Carried<Props> });

/**
 * Renders an interactive part of a static document on the server, to be hydrated separately when needed.
 * `of` is the default export of a file in `public/islands/` of a domain or of `ui`; `props` must survive JSON.
 * No React context, `<Link>` or JSX child crosses its border.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { when = 'visible', hydrateWhen, className } = island;
  const render = useContext(RenderIslandContext);
  const ids = useId();
  const of = island.of as ComponentType<object>;
  const props: object = island.props ?? {};
  if (render) return <div className={className} {...render({ of, props, when, ids, hydrateWhen })} />;
  const Component = of;
  return (
    <div className={className}>
      <Component {...props} />
    </div>
  );
}
