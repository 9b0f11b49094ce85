import { type ComponentType, createContext, type ReactElement, useContext, useId } from 'react';

/** When a sleeping island wakes; a first press or focus wakes any of them at once. */
export type IslandWaking = 'load' | 'idle' | 'visible' | 'interaction';

/** Types that survive the trip through JSON; anything else becomes `never` and does not compile. */
export type Carried<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ReactElement | Date | ((...parameters: never[]) => unknown)
    ? never
    : T extends object
      ? { [Key in keyof T]: Carried<T[Key]> }
      : never;

/** Renders one island as a root of its own; answers the attributes and content of its wrapping element. */
export type RenderIsland = (island: {
  of: ComponentType<object>;
  props: object;
  when: IslandWaking;
  ids: string;
  wakeFor?: string | undefined;
}) => object;

/** Filled by the server on still pages only; without it an island is the plain component. */
export const RenderIslandContext = createContext<RenderIsland | null>(null);

type IslandProps<Props> = {
  of: ComponentType<Props>;
  /** Default: `visible`. */
  when?: IslandWaking;
  /** Wakes at idle, too, where the browser's local storage has something under this key. */
  wakeFor?: string;
  /** Class of the wrapping `div`, for the page's layout. */
  className?: string | undefined;
} & (Record<never, never> extends Props ? { props?: Carried<Props> } : { props: Carried<Props> });

/**
 * An interactive part of a still page: rendered by the server, hydrated alone when needed.
 * `of` is the default export of a file in a room's `ui/islands/`; `props` must survive JSON.
 * No React context, `<Link>` or JSX child crosses its border.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { when = 'visible', wakeFor, className } = island;
  const render = useContext(RenderIslandContext);
  const ids = useId();
  const of = island.of as ComponentType<object>;
  const props: object = island.props ?? {};
  if (render) return <div className={className} {...render({ of, props, when, ids, wakeFor })} />;
  const Component = of;
  return (
    <div className={className}>
      <Component {...props} />
    </div>
  );
}
