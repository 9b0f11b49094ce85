import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderIsland } from './island.tsx';
import { islandName } from './island-name.ts';

/** `renderToString` writes preload links for images first; hydration would find them where the component begins. */
const PRELOAD_LINKS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Server side of `<Island>`, for the island files given by path: their default exports.
 * What it answers throws an Error for any other component.
 */
export function islandRenderer(files: Record<string, unknown>): RenderIsland {
  const names = new Map(
    Object.entries(files).map(([file, module]) => [
      (module as { default: ComponentType<object> }).default,
      islandName(file),
    ]),
  );
  return ({ of, props, when, ids, wakeFor }) => {
    const name = names.get(of);
    if (name === undefined) {
      throw new Error(`${of.displayName ?? of.name} is not the default export of a file in ui/islands.`);
    }
    const markup = renderToString(createElement(of, props), { identifierPrefix: ids });
    return {
      'data-island': name,
      'data-when': when,
      'data-wake-for': wakeFor,
      'data-ids': ids,
      'data-props': JSON.stringify(props),
      dangerouslySetInnerHTML: { __html: markup.replace(PRELOAD_LINKS, '') },
    };
  };
}
