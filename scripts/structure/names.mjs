import { bannedWords, groundFloor, roomFiles, wordsOfTheTexts } from '../../architecture.mjs';
import { exportedValues, isTest } from './source.mjs';

/** @import { Source } from './source.mjs' */

/** @param {string} word */
const isBanned = (word) =>
  bannedWords.some((banned) => word === banned || word === `${banned}s` || word === `${banned}es`);

/** @param {Source} source */
export function roomFileName({ room, inRoom, path }) {
  if (room === undefined || isTest(path)) return undefined;
  return roomFiles.some(({ name }) => name.test(inRoom)) ? undefined : 'a room has no such file';
}

/** @param {Source} source */
export function roomFileLength({ inRoom, path, lines }) {
  if (isTest(path)) return undefined;
  const kind = roomFiles.find(({ name }) => name.test(inRoom));
  return kind !== undefined && lines > kind.lines ? `${lines} lines, ${kind.lines} at most` : undefined;
}

/** @param {Source} source */
export function groundFloorName({ path }) {
  const [top, first = ''] = path.split('/');
  return top === 'src' && !groundFloor.includes(first) ? 'nothing of this name stands in src/' : undefined;
}

/** @param {Source} source */
export function sayingName({ path, room }) {
  const parts = path.split('/');
  for (const part of parts) {
    const words = part.replace(/\.[^.]+$/, '').split(/[^a-z0-9]+/i);
    const banned = words.find(isBanned);
    if (banned !== undefined) return `"${banned}" says nothing`;
    if (/^data(\.|$)/.test(part)) return '"data" alone says nothing';
  }
  const last = parts.at(-1) ?? '';
  const namesLayer = /(^|[-.])service(\.server)?\.tsx?$/.test(last);
  return namesLayer && room !== 'services' && !path.startsWith('src/demo/')
    ? 'service names what the roofer sells, never a layer'
    : undefined;
}

/** @param {Source} source */
export function sayingExports({ text }) {
  const name = exportedValues(text).find((value) =>
    value
      .split(/(?=[A-Z])/)
      .map((word) => word.toLowerCase())
      .some((word) => isBanned(word) && !wordsOfTheTexts.includes(word)),
  );
  return name === undefined ? undefined : `the name ${name} says nothing`;
}
