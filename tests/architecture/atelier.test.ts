import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src/ui/admin/';
const ATELIER = `${FOLDER}atelier/`;

/** Shared components that the atelier does not show, with the reason. */
const NOT_SHOWN: Record<string, string> = {
  'admin-provider': 'has no look',
  'after-paint': 'has no look',
  changing: 'has no look',
  'before-paint-script': 'has no look',
  'color-scheme-choice': 'in the menu of the account, on every screen',
  'crop-button': 'part of the picture field',
  'crop-dialog': 'opened by the picture field',
  'csv-import/csv-import-dialog': 'needs a file; its fields and tables are shown',
  'deferred-crop-dialog': 'opened by the picture field',
  'deferred-popup': 'has no look of its own',
  'document/document-editor': 'a whole screen',
  'document/document-fields': 'made of the fields shown',
  'document/editor-panes': 'a whole screen',
  'document/preview-frame': 'a page of the site',
  'first-view': 'has no look of its own',
  frame: 'around every screen',
  'frame-header': 'around every screen',
  'fresh-mark': 'looks as the stream is, under the title of every list',
  'growing-textarea': 'part of the field of lines',
  'list-screen': 'a whole screen',
  'list-skeleton': 'stands in the markup of a list until its rows have come',
  'maintenance-notice': 'shows while the server is closed to writes',
  'no-right-screen': 'a whole screen',
  'picture-library': 'part of the picture field',
  'prepared-area': 'has no look of its own',
  'pickers/choice-field': 'part of the other pickers',
  'quick-create': 'in the header of every screen',
  'quick-create-menu': 'in the header of every screen',
  'pull-to-refresh': 'shows under a finger',
  'resource/define-resource': 'a whole screen',
  'document/left-out': 'remarks on texts of a real company: page-editor.journey.ts',
  'resource/move-row': 'the buttons shown, by the order of a list',
  'resource/resource-figures': 'the cards of figures shown, in a row',
  'resource/resource-grid': 'a whole screen',
  'resource/resource-rows': 'a whole screen',
  'screen-error': 'a whole screen',
  'screen-place': 'has no look of its own',
  sidebar: 'around every screen',
  'swipe-card': 'part of the cards of a list',
  'tab-bar': 'around every screen',
  'toast-area': 'shows toasts, on every screen',
  'use-tip': 'shows under a mouse that rests on a control',
  'unsaved-guard': 'asks when a form is left',
};

const toFiles = (pattern: string): string[] => globSync(pattern).map((file) => file.replaceAll('\\', '/'));
const components = toFiles(`${FOLDER}**/*.tsx`)
  .filter((file) => !file.endsWith('.test.tsx') && !file.startsWith(ATELIER))
  .map((file) => file.slice(FOLDER.length, -'.tsx'.length));
const specimens = new Set(
  toFiles(`${ATELIER}*.tsx`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '\.\.\/([\w/-]+)\.tsx'/g)].map(([, name]) => name),
  ),
);

describe('atelier', () => {
  it('shows every shared component, except those named with a reason', () => {
    expect(components.filter((name) => !specimens.has(name) && NOT_SHOWN[name] === undefined)).toEqual([]);
  });

  it('excepts nothing that it shows or that does not exist', () => {
    expect(Object.keys(NOT_SHOWN).filter((name) => specimens.has(name) || !components.includes(name))).toEqual([]);
  });
});
