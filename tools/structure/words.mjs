import { plainWords } from '../../architecture.mjs';

/** @import { Source } from './source.mjs' */

const { names, compounds, allowedNames, allowedOf, comments, testBegins } = plainWords;

/** Comments (first group), and literals of strings and expressions (second group), whichever begins first. */
const PROSE =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*)|('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/)/g;

const TEST_FILE = /\.(?:test\.tsx?|(?:journey|smoke)\.ts)$/;
const TEST_CALL = /^[ \t]*(?:it|test)(?:\.\w+)*\(/gm;
const LITERAL = /^\(?\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/;

/** @param {string} text */
const commentsIn = (text) => [...text.matchAll(PROSE)].flatMap(([, comment]) => comment ?? []);

/** @param {string} text */
const withoutProse = (text) => text.replace(PROSE, (_, comment) => (comment === undefined ? "''" : ''));

/**
 * Returns the old word in a name and its replacement.
 * @param {string[]} words of one name, in lower case
 */
function oldWord(words) {
  const refused = words.length > 1 ? { ...names, ...compounds } : names;
  const word = words.find((part) => Object.hasOwn(refused, part));
  return word === undefined ? undefined : { word, instead: refused[word] };
}

/** @param {string} path */
function wrongFileName(path) {
  for (const part of path.split('/')) {
    const old = oldWord(part.replace(/\.\w+$/, '').split(/[^a-z0-9]+/));
    if (old) return `the file name contains "${old.word}": use ${old.instead}`;
  }
  return undefined;
}

/** @param {string} text */
function wrongIdentifier(text) {
  for (const [name] of withoutProse(text).matchAll(/[A-Za-z_$][\w$]*/g)) {
    if (allowedNames.includes(name)) continue;
    const words = (/^[A-Z\d_$]+$/.test(name) ? name.split('_') : name.split(/(?=[A-Z])|_/)).map((word) =>
      word.toLowerCase(),
    );
    const old = oldWord(words);
    if (old) return `the name ${name} contains "${old.word}": use ${old.instead}`;
  }
  return undefined;
}

/** @param {string} text */
function wrongAccessor(text) {
  const code = withoutProse(text);
  for (const [, name = ''] of code.matchAll(
    /\b(?:function\*? |const |let )(\w*[a-z]Of)\b(?=\s*(?:[(<:]|=[^;=]*=>))/g,
  )) {
    if (!allowedOf.includes(name))
      return `the function ${name}: use toX, getX or the noun (isX, canX if it is a question)`;
  }
  return undefined;
}

/** @param {string} text */
function wrongComment(text) {
  for (const comment of commentsIn(text)) {
    for (const [phrase, instead] of comments) {
      const [found] = phrase.exec(comment) ?? [];
      if (found !== undefined) return `a comment says "${found}": write ${instead}`;
    }
  }
  return undefined;
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
 * Returns the names of a file's tests, of `it.each(…)('name')` too.
 * @param {string} text
 */
export const testNames = (text) =>
  [...text.matchAll(TEST_CALL)].flatMap(({ 0: call, index }) => {
    const bracket = index + call.length - 1;
    const literal = LITERAL.exec(text.slice(bracket)) ?? LITERAL.exec(afterBracket(text, bracket));
    return literal?.[2] ?? [];
  });

/** @param {Source} source */
function wrongTest({ path, text }) {
  if (!TEST_FILE.test(path)) return undefined;
  if (!/^describe\b/m.test(text)) return 'has no describe at the top level: name the unit under test';
  const name = testNames(text).find((title) =>
    testBegins.includes(title.split(/[^A-Za-z]/, 1)[0]?.toLowerCase() ?? ''),
  );
  return name === undefined ? undefined : `the test "${name}": begin with a verb, as after "it …"`;
}

/**
 * Refuses the former private words in names, file names, comments and test names.
 * @param {Source} source
 */
export function plainWording(source) {
  const { path, text } = source;
  const name = wrongFileName(path);
  if (name !== undefined || path.endsWith('.css')) return name;
  return wrongIdentifier(text) ?? wrongAccessor(text) ?? wrongComment(text) ?? wrongTest(source);
}
