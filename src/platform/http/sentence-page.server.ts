/** Headers of `sentencePage`. */
export const SENTENCE_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** Returns a document of one sentence, for refusals that must not cost a render. */
export const sentencePage = (sentence: string): string =>
  `<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>${sentence}</title><p>${sentence}</p></html>`;
