import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import registry from 'virtual:islands/registry';
import type { RenderIsland } from './island.tsx';
import { islandName } from './island-name.ts';

const NAMES = new Map(
  Object.entries(registry).map(([file, module]) => [(module as { default: unknown }).default, islandName(file)]),
);

/** `renderToString` writes preload links for images first; hydration would find them where the component begins. */
const PRELOAD_LINKS = /^(?:<link rel="preload"[^>]*>)+/;

/** Server side of `<Island>`. @throws Error when the component is not the default export of an island file. */
export const renderIsland: RenderIsland = (component, props, idPrefix) => {
  const name = NAMES.get(component);
  if (name === undefined) {
    throw new Error(`${component.displayName ?? component.name} is not the default export of a file in ui/islands.`);
  }
  const markup = renderToString(createElement(component as ComponentType<object>, props), {
    identifierPrefix: idPrefix,
  });
  return { name, html: markup.replace(PRELOAD_LINKS, '') };
};
