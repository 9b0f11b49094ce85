import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchFields } from './early-typing.ts';

/**
 * Hydrates one island and enters what was typed before. Resolves when its effects have run.
 * @throws what the component throws on its first render.
 */
export async function hydrateIsland(island: HTMLElement, component: unknown): Promise<void> {
  const { ids = '', props = '{}' } = island.dataset;
  const content = createElement(component as ComponentType<object>, JSON.parse(props));
  const fields = watchFields(island);
  await new Promise<void>((resolve, reject) => {
    hydrateRoot(island, createElement(Hydrated, { onHydrated: resolve }, content), {
      identifierPrefix: ids,
      onUncaughtError: reject,
    });
  });
  await fields.replay();
}

/** Calls `onHydrated` after the children's effects, when the island is interactive. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
