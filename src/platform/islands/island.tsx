import { type ComponentType, createContext, type ReactElement, useContext, useId } from 'react';

/** When a sleeping island wakes; a first press or focus wakes any of them at once. */
export type IslandWaking = 'load' | 'idle' | 'visible' | 'interaction';

/** Types that survive the trip through JSON; anything else becomes `never` and does not compile. */
export type Carried<T> = T extends string | number | boolean | null | undefined
  ? T
  : // biome-ignore lint/complexity/noBannedTypes: placeholder
    T extends ReactElement | Date | ((...parameters: never[]) => unknown)
    ? never
    : T extends object
      ? { [Key in keyof T]: Carried<T[Key]> }
      : never;

/** Renders one island as a root of its own: its registered name and its markup. */
export type RenderIsland = (
  component: ComponentType<never>,
  props: object,
  idPrefix: string,
) => { name: string; html: string };

/** Filled by the server on still pages only; without it an island is the plain component. */
export const RenderIslandContext = createContext<RenderIsland | null>(null);

type IslandProps<Props> = {
  of: ComponentType<Props>;
  when?: IslandWaking;
  /** Class of the wrapping `div`, for the page's layout. */
  className?: string;
} & (Record<never, never> extends Props ? { props?: Carried<Props> } : { props: Carried<Props> });

/**
 * An interactive part of a still page: rendered by the server, hydrated alone when needed.
 * `of` must be the default export of a file in a room's `ui/islands/`.
 */
export function Island<Props extends object>({ of, when = 'visible', className, ...rest }: IslandProps<Props>) {
  const render = useContext(RenderIslandContext);
  const idPrefix = useId();
  const Component = of as ComponentType<object>;
  const props: object = rest.props ?? {};
  if (render === null) {
    return (
      <div className={className}>
        <Component {...props} />
      </div>
    );
  }
  const { name, html } = render(of as ComponentType<never>, props, idPrefix);
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-ids={idPrefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
