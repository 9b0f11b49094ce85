import { domains } from '../../architecture.mjs';
import { isTest } from './source.mjs';

/** @import { Source } from './source.mjs' */

const PLATFORM = /^src\/(?:platform|kernel)\/.*\.tsx?$/;
/** The schema is one: its tables and migrations name the rows of every domain. */
const SCHEMA = /^src\/platform\/database\/(?:migrations\/|[a-z-]*tables\.server\.ts$|migrate\.server\.ts$)/;

/** Words that are also a domain's name, and what they mean here. @type {Record<string, RegExp>} */
const OTHER_MEANINGS = {
  // Folder of the stored files, their path in a bucket and their public path.
  media: /^src\/platform\/(?:storage|data-folder|islands)\//,
  // Field of a push subscription (RFC 8291); option of the client of a mailbox.
  auth: /^src\/platform\/(?:push\/|mail\/reply-mailbox)/,
  // Host of a browser's push service.
  services: /^src\/platform\/push\//,
  // Part of the client of Stripe, which verifies what comes in.
  webhooks: /^src\/platform\/payment\//,
  // A right: the list of rights belongs to the actor.
  settings: /^src\/(?:kernel\/actor|platform\/http\/openapi-operation\.server)\.ts$/,
};

const TOKENS =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*)|('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|([A-Za-z_$][\w$]*)/g;
const DECLARED = /interface Events \{([\s\S]*?)\n {2}\}/;

/** Last part of each id: `sales/quotes` is `quotes` in code. */
const domainNames = Object.keys(domains).map((id) => id.replace(/^.*\//, ''));

/**
 * Topics that domains declare in `interface Events`.
 * @param {Source[]} sources
 */
const declaredTopics = (sources) =>
  sources
    .filter(({ domain }) => domain !== undefined)
    .flatMap(({ text }) =>
      [...(DECLARED.exec(text)?.[1] ?? '').matchAll(/^ {4}'?([\w-]+)'?:/gm)].map(([, name = '']) => name),
    );

/** @type {WeakMap<Source[], Set<string>>} */
const namesOfTree = new WeakMap();

/** @param {Source[]} sources */
function findNames(sources) {
  const known = namesOfTree.get(sources) ?? new Set([...domainNames, ...declaredTopics(sources)]);
  namesOfTree.set(sources, known);
  return known;
}

/** Words of a literal that stand alone: the whole text, or a part of a path, key or topic. @param {string} literal */
const wordsIn = (literal) => (/[\s]/.test(literal) ? [] : literal.slice(1, -1).split(/[/:.,?*|^${}()\\]+/));

/**
 * Refuses a domain's name or topic as an identifier, a literal or a part of a path.
 * @param {Source} source
 * @param {Set<string>} _paths
 * @param {Source[]} sources
 */
export function platformWords({ path, text }, _paths, sources) {
  if (!PLATFORM.test(path) || SCHEMA.test(path) || isTest(path)) return undefined;
  const names = findNames(sources);
  for (const [, , literal, identifier] of text.matchAll(TOKENS)) {
    const words = literal === undefined ? [identifier ?? ''] : wordsIn(literal);
    const word = words.find((one) => names.has(one) && !OTHER_MEANINGS[one]?.test(path));
    if (word !== undefined) return `names the domain or topic "${word}": let the domain pass it in or declare it`;
  }
  return undefined;
}
