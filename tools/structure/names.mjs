import { domainFiles, sourceRoot } from '../../architecture.mjs';
import { bannedWords, wordsOfTheApi } from '../../plain-words.mjs';
import { exportedValues, isTest } from './source.mjs';

/** @import { Source } from './source.mjs' */

/** @param {string} word */
const isBanned = (word) =>
  bannedWords.some((banned) => word === banned || word === `${banned}s` || word === `${banned}es`);

/** @param {Source} source */
export function domainFileName({ domain, inDomain, path }) {
  if (domain === undefined || isTest(path)) return undefined;
  return domainFiles.some(({ name }) => name.test(inDomain))
    ? undefined
    : 'a domain has no such file: see domainFiles in architecture.mjs';
}

/** @param {Source} source */
export function domainFileLength({ inDomain, path, lines }) {
  if (isTest(path)) return undefined;
  const kind = domainFiles.find(({ name }) => name.test(inDomain));
  return kind !== undefined && lines > kind.lines ? `${lines} lines, ${kind.lines} at most` : undefined;
}

/** @param {Source} source */
export function sourceRootName({ path }) {
  const [top, first = ''] = path.split('/');
  return top === 'src' && !sourceRoot.includes(first)
    ? 'src/ holds only layers and files of React Router: move it to app/ or to a layer'
    : undefined;
}

/** @param {Source} source */
export function sayingName({ path, domain }) {
  const parts = path.split('/');
  for (const part of parts) {
    const words = part.replace(/\.[^.]+$/, '').split(/[^a-z0-9]+/i);
    const banned = words.find(isBanned);
    if (banned !== undefined) return `"${banned}" says nothing`;
    if (/^data(\.|$)/.test(part)) return '"data" alone says nothing';
  }
  const last = parts.at(-1) ?? '';
  const namesLayer = /(^|[-.])service(\.server)?\.tsx?$/.test(last);
  return namesLayer && domain !== 'services' && !path.startsWith('demo/')
    ? 'service names what the roofer sells, never a layer'
    : undefined;
}

/** @param {Source} source */
export function sayingExports({ text }) {
  const name = exportedValues(text).find((value) =>
    value
      .split(/(?=[A-Z])/)
      .map((word) => word.toLowerCase())
      .some((word) => isBanned(word) && !wordsOfTheApi.includes(word)),
  );
  return name === undefined ? undefined : `the name ${name} says nothing`;
}
