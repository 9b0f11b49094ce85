/** The one script that a page registers by its address: the worker that shows alerts. */
const ALERT_WORKER = '/admin/alerts-worker.js';

/** Text without a tag, as the style sheets that Mantine writes. Anything that could become an element is refused. */
const harmlessMarkup = (text: string): string | null => (text.includes('<') ? null : text);

const knownScript = (address: string): string | null => (address === ALERT_WORKER ? address : null);

/**
 * What a hydrated page lets through of the strings that are about to become markup or the address of a script
 * (Trusted Types, policy `default`); null is refused by the browser with an error. No string becomes a script.
 */
export const MARKUP_RULES = { createHTML: harmlessMarkup, createScriptURL: knownScript };
