import { plainWords } from '../../plain-words.mjs';
import { toCamel, toPascal } from '../generate/names.mjs';
import { getLine } from './source.mjs';

/** @import { Finding, Source } from './source.mjs' */

const { names, compounds, bareNames, allowedNames, allowedMethods, allowedOf, comments, testBegins } = plainWords;

/** Comments (first group), and literals of strings and expressions (second group), whichever begins first. */
const PROSE =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*)|('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/)/g;

const WHY = 'a former private word of the project that a reader cannot know';

/**
 * @param {string} verb
 * @param {string} noun
 */
const toVerb = (verb, noun) => verb + noun.charAt(0).toUpperCase() + noun.slice(1);

const TEST_FILE = /\.(?:test\.tsx?|(?:journey|smoke)\.ts)$/;
const TEST_CALL = /^[ \t]*(?:it|test)(?:\.\w+)*\(/gm;
const LITERAL = /^\(?\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/;

/** @param {string} text */
const commentsIn = (text) =>
  [...text.matchAll(PROSE)].flatMap(({ 1: comment, index }) => (comment === undefined ? [] : { comment, index }));

/**
 * Replaces comments and literals by spaces, so that positions stay the same.
 * @param {string} text
 */
const withoutProse = (text) => text.replace(PROSE, (prose) => prose.replace(/[^\n]/g, ' '));

/**
 * Returns the old word in a name and its replacements.
 * @param {string[]} words of one name, in lower case
 */
function oldWord(words) {
  const refused = words.length > 1 ? { ...names, ...compounds } : names;
  const word = words.find((part) => Object.hasOwn(refused, part));
  return word === undefined ? undefined : { word, instead: refused[word] ?? [] };
}

/**
 * Returns a name with another word, in the spelling of the name.
 * @param {string} name
 * @param {string} word
 * @param {string} instead in kebab-case
 */
function renamed(name, word, instead) {
  const pattern = new RegExp(
    `(?<![a-z])${word}(?![a-z])|${toPascal(word)}(?![a-z])|(?<![A-Z])${word.toUpperCase()}(?![A-Z])`,
  );
  return name.replace(pattern, (old) => {
    if (/^[A-Z\d_$]+$/.test(name)) return instead.replaceAll('-', '_').toUpperCase();
    return /^[A-Z]/.test(old) ? toPascal(instead) : toCamel(instead);
  });
}

/** @param {string} path */
function wrongFileName(path) {
  for (const part of path.split('/')) {
    const old = oldWord(part.replace(/\.\w+$/, '').split(/[^a-z0-9]+/));
    if (old === undefined) continue;
    const better = old.instead.map((instead) => part.replace(old.word, instead)).join(' or ');
    return [{ wrong: `the file name contains "${old.word}", ${WHY}: write ${better}` }];
  }
  return [];
}

/** @param {string} text */
function wrongIdentifiers(text) {
  const code = withoutProse(text);
  /** @type {Map<string, Finding>} */
  const found = new Map();
  for (const { 0: name, index } of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
    if (allowedNames.includes(name) || found.has(name)) continue;
    if (allowedMethods.includes(name) && /^[(<]/.test(code.slice(index + name.length))) continue;
    const words = (/^[A-Z\d_$]+$/.test(name) ? name.split('_') : name.split(/(?=[A-Z])|_/)).map((word) =>
      word.toLowerCase(),
    );
    const old = oldWord(words);
    if (old === undefined) continue;
    const better = old.instead.map((instead) => renamed(name, old.word, instead)).join(' or ');
    const wrong = `the name ${name} contains "${old.word}", ${WHY}: write ${better}`;
    found.set(name, { wrong, line: getLine(code, index) });
  }
  return [...found.values()];
}

/** @param {string} text */
function wrongAccessors(text) {
  const code = withoutProse(text);
  const declared = code.matchAll(/\b(?:function\*? |const |let )(\w*[a-z]Of)\b(?=\s*(?:[(<:]|=[^;=]*=>))/g);
  return [...declared]
    .filter(([, name = '']) => !allowedOf.includes(name))
    .map(({ 1: name = '', index }) => {
      const noun = name.replace(/Of$/, '');
      const wrong = `the function ${name} does not name what it does: write ${toVerb('get', noun)}, ${toVerb('to', noun)} or ${noun} (isX, canX if it is a question)`;
      return { wrong, line: getLine(code, index) };
    });
}

const BARE = Object.keys(bareNames).join('|');
const BARE_NAME = new RegExp(`\\b(?:const|let|function)\\s+(${BARE})\\b|\\((${BARE})(?=: |\\) =>)`, 'g');

/** @param {string} text */
function wrongParticiples(text) {
  const code = withoutProse(text);
  return [...code.matchAll(BARE_NAME)].map(({ 1: declared, 2: parameter, index }) => {
    const name = /** @type {keyof typeof bareNames} */ (declared ?? parameter);
    const wrong = `the name ${name} does not say what it holds: write the noun (${bareNames[name]})`;
    return { wrong, line: getLine(code, index) };
  });
}

/** @param {string} text */
function wrongComments(text) {
  return commentsIn(text).flatMap(({ comment, index }) =>
    comments.flatMap(([phrase, instead]) => {
      const found = phrase.exec(comment);
      if (found === null) return [];
      const wrong = `a comment says "${found[0]}", ${WHY}: write ${instead}`;
      return [{ wrong, line: getLine(text, index + found.index) }];
    }),
  );
}

/**
 * Returns the text after the bracket that closes the one at `start`.
 * @param {string} text
 * @param {number} start
 */
function afterBracket(text, start) {
  const tokens = /(\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|[()]/g;
  tokens.lastIndex = start;
  let depth = 0;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    if (token[0] === '(') depth++;
    if (token[0] === ')' && --depth === 0) return text.slice(tokens.lastIndex);
  }
  return '';
}

/**
 * Returns the names of a file's tests with their positions, of `it.each(…)('name')` too.
 * @param {string} text
 */
const testsIn = (text) =>
  [...text.matchAll(TEST_CALL)].flatMap(({ 0: call, index }) => {
    const bracket = index + call.length - 1;
    const literal = LITERAL.exec(text.slice(bracket)) ?? LITERAL.exec(afterBracket(text, bracket));
    return literal?.[2] === undefined ? [] : { title: literal[2], index: bracket };
  });

/**
 * @param {string} text
 * @returns {string[]}
 */
export const testNames = (text) => testsIn(text).map(({ title }) => title);

/**
 * @param {Source} source
 * @returns {Finding[]}
 */
function wrongTests({ path, text }) {
  if (!TEST_FILE.test(path)) return [];
  const bare = /^describe\b/m.test(text)
    ? []
    : [{ wrong: 'has no describe at the top level: name the unit under test' }];
  const articles = [...text.matchAll(/^[ \t]*describe\(\s*(['"`])((?:the|an?) .*?)\1/gim)].map(
    ({ 2: title = '', index }) => ({
      wrong: `the describe "${title}" begins with an article: name the unit under test`,
      line: getLine(text, index),
    }),
  );
  const badly = testsIn(text).filter(({ title }) =>
    testBegins.includes(title.split(/[^A-Za-z]/, 1)[0]?.toLowerCase() ?? ''),
  );
  return [
    ...bare,
    ...articles,
    ...badly.map(({ title, index }) => ({
      wrong: `the test "${title}" is no sentence after "it …": begin with a verb`,
      line: getLine(text, index),
    })),
  ];
}

/**
 * Refuses the former private words in names, file names, comments and test names.
 * @param {Source} source
 * @returns {Finding[]}
 */
export function plainWording(source) {
  const { path, text } = source;
  const named = wrongFileName(path);
  if (path.endsWith('.css')) return named;
  return [
    ...named,
    ...wrongIdentifiers(text),
    ...wrongAccessors(text),
    ...wrongParticiples(text),
    ...wrongComments(text),
    ...wrongTests(source),
  ];
}
