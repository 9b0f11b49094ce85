import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderIsland } from './island.tsx';
import { islandName } from './island-name.ts';

/** Preload links for images, written first by `renderToString`; they would break hydration of the component. */
const PRELOAD_LINKS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Returns the server renderer of `<Island>` for these island files (by path): their default exports.
 * The renderer throws an Error for any other component.
 */
export function islandRenderer(files: Record<string, unknown>): RenderIsland {
  const names = new Map(
    Object.entries(files).map(([file, module]) => [
      (module as { default: ComponentType<object> }).default,
      islandName(file),
    ]),
  );
  return ({ of, props, when, ids, hydrateWhen }) => {
    const name = names.get(of);
    if (name === undefined) {
      throw new Error(`${of.displayName ?? of.name} is not the default export of a file in public/islands.`);
    }
    const markup = renderToString(createElement(of, props), { identifierPrefix: ids });
    return {
      'data-island': name,
      'data-when': when,
      'data-hydrate-when': hydrateWhen,
      'data-ids': ids,
      'data-props': JSON.stringify(props),
      dangerouslySetInnerHTML: { __html: markup.replace(PRELOAD_LINKS, '') },
    };
  };
}
