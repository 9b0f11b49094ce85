const NOTICE = '<!-- Written by `npm run docs:tables`. Do not edit: change the code and run it again. -->';

const toCell = (value: string): string => value.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Returns a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(toCell).join(' | ')} |`);
  return lines.join('\n');
}

/** Returns a generated page from its title and its paragraphs. */
export const page = (title: string, ...parts: readonly string[]): string =>
  `${[`# ${title}`, NOTICE, ...parts].join('\n\n')}\n`;
