/** The only script that a page registers by its address: the worker that shows alerts. */
const ALERT_WORKER = '/admin/alerts-worker.js';

/** Accepts text without a tag, such as Mantine's style sheets. Text that could become an element is refused. */
const harmlessMarkup = (text: string): string | null => (text.includes('<') ? null : text);

const knownScript = (address: string): string | null => (address === ALERT_WORKER ? address : null);

/**
 * Rules of a hydrated page for strings that become markup or the address of a script (Trusted Types, policy
 * `default`); for null the browser throws an error. No string becomes a script.
 */
export const MARKUP_RULES = { createHTML: harmlessMarkup, createScriptURL: knownScript };
