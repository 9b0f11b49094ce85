/** Longer lines are prose: no mail program writes such a heading. */
const HEADING_MAX = 300;
const LINES_OF_HEADING = 3;
const LINES_OF_BLOCK = 5;

const WROTE = /^(le|on|am|el|il)\s.*(a écrit|wrote|schrieb|escribió|ha scritto)\s?:$/iu;
const WROTE_BEGINS = /^(le|on|am|el|il)\s/iu;
const ORIGINAL =
  /^-{2,}\s?(message (d['’]origine|original|initial|transféré)|original message|forwarded message)\s?-{2,}$/iu;
const FROM = /^\*?(de|from)\s?:\*?\s?\S/iu;
const OTHER_FIELD = /^\*?(envoyé|date|sent|à|to|cc|objet|subject)\s?:\*?/iu;
const RULE = /^_{8,}$/;
const SIGNATURE = /^--\s?$/;
/** Lines that telephones and mail programs add by themselves. */
const ADDED =
  /^(envoyé (de|depuis|à partir de|avec)|sent from|télécharge[rz] outlook|obtenez outlook|get outlook|provenance\s?: courrier)\s?\S/iu;

const isQuoted = (line: string): boolean => line.startsWith('>');
const isBlank = (line: string): boolean => line.trim() === '';
/** The line without the marks of a quotation around it. */
const bare = (line = ''): string => (line.length > HEADING_MAX ? '' : line.replace(/^[>\s]+/, '').trim());

/** Returns the number of lines of a heading of the quoted email that begins here; 0 without one. */
function headingLength(lines: readonly string[], at: number): number {
  const first = bare(lines[at]);
  if (ORIGINAL.test(first)) return 1;
  if (RULE.test(first) && FROM.test(bare(lines[at + 1]))) return 1;
  const block = lines.slice(at + 1, at + LINES_OF_BLOCK).filter((line) => OTHER_FIELD.test(bare(line)));
  if (FROM.test(first) && block.length >= 2) return 1;
  if (!WROTE_BEGINS.test(first)) return 0;
  for (let count = 1; count <= LINES_OF_HEADING; count += 1) {
    const heading = lines
      .slice(at, at + count)
      .map(bare)
      .join(' ');
    if (heading.length <= HEADING_MAX && WROTE.test(heading)) return count;
  }
  return 0;
}

/** Removes the quoted email: what stands before it, or what was written below it. Answers between its lines stay. */
function withoutQuotation(lines: string[]): string[] {
  const found = lines.findIndex((line, at) => isQuoted(line) || headingLength(lines, at) > 0);
  if (found === -1) return lines;
  const before = lines.slice(0, found);
  const rest = lines.slice(found + headingLength(lines, found));
  const lastQuoted = rest.findLastIndex(isQuoted);
  if (lastQuoted === -1) return before;
  const below = rest.slice(lastQuoted + 1);
  const isBetween = rest.slice(0, lastQuoted).some((line) => !(isQuoted(line) || isBlank(line)));
  if (isBetween) return lines;
  if (withoutSignature(below).every(isBlank)) return before;
  return before.every(isBlank) ? below : lines;
}

function withoutSignature(lines: string[]): string[] {
  const at = lines.findIndex((line) => SIGNATURE.test(line));
  const own = at === -1 ? [...lines] : lines.slice(0, at);
  while (own.length > 0 && (isBlank(own.at(-1) ?? '') || ADDED.test(bare(own.at(-1))))) own.pop();
  return own;
}

/** Returns what the person wrote: without the quoted email and the signature; all of it when nothing else is left. */
export function toReplyText(whole: string): string {
  const lines = whole.split('\n').map((line) => line.trimEnd());
  return withoutSignature(withoutQuotation(lines)).join('\n').trim() || whole;
}
