import { getLine, isTest } from './source.mjs';

/** @import { Finding, Source } from './source.mjs' */

/** Files that may have state of their own, and the reason. @type {Record<string, string>} */
export const OWN_STATE = {
  'src/platform/app-state.server.ts': 'the state of code without a context',
  'src/platform/log.server.ts': 'the standard output belongs to the process',
  'src/platform/images/draw-svg.server.ts': 'libvips has one switch for the SVG loader in the process',
  'src/platform/islands/islands-loader.ts': 'the entry script of a page, which runs once',
  'src/platform/http/pages.server.ts': 'the request handler of the build, which holds no data of an app',
  'src/ui/page-state.ts': 'the state of each page of a browser, by its window',
  'src/kernel/dates.ts': 'the time zone of the person’s browser; a server never sets it',
  'src/kernel/catalogue.ts': 'how a missing text is reported; the function set at start asks for the log of its caller',
  'src/domains/accounts/auth/ui/password-meter/estimate.ts': 'dictionaries that never change',
};

const LITERALS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[=(,:[!&|?]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//g;
const VARIABLE = /^(?:export )?(?:let|var)\s+([\w$]+)/m;
const CONSTANT = /^(?:export )?const\s+([\w$]+)(?:\s*:[^=]*)?\s*=\s*/gm;
/** Instances without state of their own. */
const STATELESS =
  /^(?:Set|Map|WeakMap|WeakSet|RegExp|Intl|TextEncoder|TextDecoder|AsyncLocalStorage|URL|Date|ByteLengthQueuingStrategy|DomainError|Error|Response|Headers)$/;
/** Factories whose result has no state of its own. */
const PURE = /^create(?:Context|Require)$/;
const CHANGES =
  'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|append|on|once|addEventListener';

const FIELD = /^ {2}static (?!readonly)(?:#?)(\w+)\s*(?:[:=])/m;
/** Files that may import neither the state of an app nor that of a page. */
const PURE_FILE = /^src\/kernel\/|\.(?:rules|contract|views|texts)\.ts$/;

/** @param {string} name */
const escaped = (name) => name.replaceAll('$', '\\$');

/**
 * Returns how a file changes a constant of the module.
 * @param {string} code
 * @param {string} name
 */
function findChange(code, name) {
  const path = `(?<![\\w$.])${escaped(name)}(?:\\??\\.[\\w$]+|\\[[^\\]\\n]*\\])*`;
  const call = new RegExp(`${path}\\??\\.(?:${CHANGES})\\(`).exec(code);
  const assigned = new RegExp(
    `(?<![\\w$.])${escaped(name)}(?:\\.[\\w$]+|\\[[^\\]\\n]*\\])+\\s*(?:[-+*/|&?]{0,2}=(?![=>])|\\+\\+|--)`,
  ).exec(code);
  const deleted = new RegExp(`\\bdelete ${escaped(name)}[.[]`).exec(code);
  const found = (call ?? assigned ?? deleted)?.[0].trim();
  return found?.endsWith('(') ? `${found}…)` : found;
}

/**
 * @param {string} code
 * @returns {{ wrong: string, index: number } | undefined}
 */
function changingConstant(code) {
  for (const { 1: name = '', 0: found, index } of code.matchAll(CONSTANT)) {
    const value = code.slice(index + found.length);
    const [, made] = /^new ([\w$]+)/.exec(value) ?? [];
    if (made !== undefined && !STATELESS.test(made)) return { wrong: `${name} is an instance of ${made}`, index };
    const [, factory] = /^((?:create|open|start)[A-Z]\w*)\(/.exec(value) ?? [];
    if (factory !== undefined && !PURE.test(factory)) {
      return { wrong: `${name} is made by ${factory} when the module loads`, index };
    }
    if (!/^(?:new (?:Map|Set|WeakMap|WeakSet)\b|\[|\{)/.test(value)) continue;
    const change = findChange(code, name);
    if (change !== undefined) return { wrong: `${name} is changed (${change})`, index };
  }
  return undefined;
}

/**
 * Returns the first state of a module.
 * @param {string} code
 */
function findState(code) {
  const variable = VARIABLE.exec(code);
  if (variable !== null) return { wrong: `${variable[1]} is a variable of the module`, index: variable.index };
  const constant = changingConstant(code);
  if (constant !== undefined) return constant;
  const field = FIELD.exec(code);
  return field === null ? undefined : { wrong: `${field[1]} is a variable of the class`, index: field.index };
}

/** @param {string} path */
const remedyFor = (path) =>
  PURE_FILE.test(path)
    ? 'this kind of file has no state: pass it in as an argument'
    : 'declare it with perApp of #src/platform/app-state.server.ts, or in the browser with perPage of #src/ui/page-state.ts (docs/adr/0044-app-state.md)';

/**
 * Refuses state at the level of a module: two apps of a process, or two people on a server, would share it.
 * @param {Source} source
 * @returns {Finding[]}
 */
export function moduleState({ path, text }) {
  if (!/^src\/.*\.tsx?$/.test(path) || path.startsWith('src/app/') || isTest(path) || path in OWN_STATE) return [];
  const code = text.replace(LITERALS, (literal) => `'${'\n'.repeat(literal.split('\n').length - 1)}'`);
  const state = findState(code);
  return state === undefined ? [] : [{ wrong: `${state.wrong}: ${remedyFor(path)}`, line: getLine(code, state.index) }];
}
