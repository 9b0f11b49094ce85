import type { Plugin } from 'vite';

const SCROLL_AREA = /\/@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/;
const IMPORT = 'import { useMergeRefs } from "@floating-ui/react";';
const OWN = 'import { useMergedRef } from "@mantine/hooks"; const useMergeRefs = (refs) => useMergedRef(...refs);';

/**
 * Mantine's scroll area takes one hook of three lines from the library that places menus and panels; the menu of the
 * back office has a scroll area, and its first load would have the whole library.
 */
export function scrollArea(): Plugin {
  return {
    name: 'scroll-area',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !SCROLL_AREA.test(id)) return;
      if (!code.includes(IMPORT)) this.error('ScrollArea merges references in another way: change this plugin.');
      return { code: code.replace(IMPORT, OWN), map: null };
    },
  };
}
