import { Fragment, type ReactNode } from 'react';

/** Bold text, or a link to a page of this site, another site, a telephone or an address. */
const MARK = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(((?:\/(?![/\\])|#|https:\/\/|tel:|mailto:)[^\s()<>"]*)\)/g;
const LIST = /^- /;

/** Returns a line with its marks as elements; a line without marks is returned as it is. */
function toInline(line: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: bold, 2: label, 3: target = '', index } of line.matchAll(MARK)) {
    parts.push(line.slice(end, index));
    parts.push(bold === undefined ? <a href={target}>{label}</a> : <strong>{bold}</strong>);
    end = index + whole.length;
  }
  if (parts.length === 0) return line;
  return [...parts, line.slice(end)].map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    <Fragment key={place}>{part}</Fragment>
  ));
}

/** Paragraph of a page's text: `**bold**`, `[label](/target)`, and lines that begin with "- " as a list; never HTML. */
export function Marked({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 0 && lines.every((line) => LIST.test(line))) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{toInline(line.replace(LIST, ''))}</li>
        ))}
      </ul>
    );
  }
  return <p>{toInline(text)}</p>;
}
