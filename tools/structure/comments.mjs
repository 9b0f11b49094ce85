/** @import { Source } from './source.mjs' */

const LONGEST = 3;

/** @param {Source} source */
export function unfinished({ text }) {
  const [mark] = /\b(TO[D]O|FIX[M]E|HA[C]K|X{3})\b/.exec(text) ?? [];
  return mark === undefined ? undefined : `${mark} left behind`;
}

/**
 * Returns the longest run of comment lines with words.
 * @param {string} text
 */
function longestComment(text) {
  let longest = 0;
  let run = 0;
  let isBlock = false;
  for (const line of text.split('\n').map((part) => part.trim())) {
    const isComment = isBlock || line.startsWith('//') || line.startsWith('/*');
    if (line.startsWith('/*')) isBlock = true;
    const hasWords = /\w/.test(line) && !/^\*?\s*@/.test(line.replace(/^\/\*\*?/, '').trim());
    run = isComment ? run + (hasWords ? 1 : 0) : 0;
    if (line.includes('*/')) isBlock = false;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** @param {Source} source */
export function shortComments({ path, text }) {
  if (!path.startsWith('src/') || path.endsWith('.css')) return undefined;
  const lines = longestComment(text);
  return lines > LONGEST ? `a comment of ${lines} lines, ${LONGEST} at most` : undefined;
}
