import { slugOf } from '#src/kernel/text.ts';

/** The specified rule: from the title, else from the id, else the word service. */
export const serviceSlug = (title: string, id?: number): string =>
  slugOf(title) || (id === undefined ? 'service' : String(id));
