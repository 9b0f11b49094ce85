import { z } from 'zod';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { DocumentLook } from './document-head.contract.ts';
import { getFonts, writeIdentitySheet } from './identity-sheet.document.server.ts';

/** Returns the company's look for the head of a document; the built one when the settings cannot be read. */
export const readDocumentHead = query({
  allow: 'anyone',
  input: z.object({}),
  output: DocumentLook,
  run: async (_input, context) => {
    const { identity } = (await attempt(readSettings(), 'identity', context)) ?? settingsFrom({});
    return { sheet: writeIdentitySheet(identity), fonts: getFonts(identity) };
  },
});

/** Returns the style sheet with the company's look; an empty one while the site looks as it was built. */
export const readIdentitySheet = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.object({ css: z.string(), path: z.string() }),
  run: async () => {
    const { identity } = await readSettings();
    return writeIdentitySheet(identity) ?? { css: '', path: '' };
  },
});
