/** Text edit of a toolbar button: the replaced range, its replacement and the new selection. */
export interface Edit {
  from: number;
  to: number;
  replacement: string;
  selectFrom: number;
  selectTo: number;
}

export type Mark = 'heading' | 'bold' | 'italic' | 'list' | 'numbered' | 'link';

interface Words {
  bold: string;
  italic: string;
  link: string;
  address: string;
}

const SIGNS = { bold: '**', italic: '*' } as const;

/** Wraps the selection in a sign, or removes the sign if it is there. */
function around(text: string, from: number, to: number, sign: string, placeholder: string): Edit {
  const isMarked = text.slice(from - sign.length, from) === sign && text.slice(to, to + sign.length) === sign;
  const words = text.slice(from, to);
  if (isMarked && words !== '') {
    const start = from - sign.length;
    return { from: start, to: to + sign.length, replacement: words, selectFrom: start, selectTo: start + words.length };
  }
  const inside = words === '' ? placeholder : words;
  const start = from + sign.length;
  return { from, to, replacement: sign + inside + sign, selectFrom: start, selectTo: start + inside.length };
}

const LINE_MARK = /^(?:#{1,6}\s+|[-*+•]\s+|\d{1,3}[.)]\s+)/;
const PREFIXES = { heading: () => '## ', list: () => '- ', numbered: (place: number) => `${place + 1}. ` } as const;

/** Adds this mark to every selected line, or removes it if all lines have it. */
function atLines(text: string, from: number, to: number, getPrefix: (place: number) => string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const hasAll = lines.every((line, place) => line.startsWith(getPrefix(place)));
  const replacement = lines
    .map((line, place) => (hasAll ? '' : getPrefix(place)) + line.replace(LINE_MARK, ''))
    .join('\n');
  const isOne = lines.length === 1;
  const selectTo = start + replacement.length;
  return { from: start, to: end, replacement, selectFrom: isOne ? selectTo : start, selectTo };
}

function link(text: string, from: number, to: number, words: Words): Edit {
  const label = text.slice(from, to) || words.link;
  const replacement = `[${label}](${words.address})`;
  const selectFrom = from + label.length + 3;
  return { from, to, replacement, selectFrom, selectTo: selectFrom + words.address.length };
}

/** Returns the edit that adds a line of its own after the line of the cursor, or in its place when it is empty. */
export function getLineEdit(text: string, cursor: number, line: string): Edit {
  const next = text.indexOf('\n', cursor);
  const at = next === -1 ? text.length : next;
  const isEmpty = at === 0 || text[at - 1] === '\n';
  const replacement = `${isEmpty ? '' : '\n'}${line}${next === -1 ? '\n' : ''}`;
  const end = at + replacement.length + (next === -1 ? 0 : 1);
  return { from: at, to: at, replacement, selectFrom: end, selectTo: end };
}

/** Returns the edit that a mark makes for a selection. */
export function getEdit(mark: Mark, text: string, [from, to]: readonly [number, number], words: Words): Edit {
  switch (mark) {
    case 'bold':
    case 'italic':
      return around(text, from, to, SIGNS[mark], words[mark]);
    case 'link':
      return link(text, from, to, words);
    default:
      return atLines(text, from, to, PREFIXES[mark]);
  }
}
