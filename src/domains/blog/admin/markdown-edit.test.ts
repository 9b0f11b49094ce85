import { describe, expect, it } from 'vitest';
import { getEdit, getLineEdit, type Mark } from './markdown-edit.ts';

const WORDS = { bold: 'gras', italic: 'italique', link: 'lien', address: 'https://' };

/** Applies a mark; two bars delimit the selection, before and after. */
function after(mark: Mark, before: string): string {
  const from = before.indexOf('|');
  const to = before.lastIndexOf('|') - 1;
  const text = before.replaceAll('|', '');
  const edit = getEdit(mark, text, [from, to], WORDS);
  const changed = text.slice(0, edit.from) + edit.replacement + text.slice(edit.to);
  return `${changed.slice(0, edit.selectFrom)}|${changed.slice(edit.selectFrom, edit.selectTo)}|${changed.slice(edit.selectTo)}`;
}

describe('getEdit', () => {
  it.each([
    ['bold', 'un |toit| neuf', 'un **|toit|** neuf'],
    ['bold', 'un **|toit|** neuf', 'un |toit| neuf'],
    ['bold', 'un || neuf', 'un **|gras|** neuf'],
    ['italic', '|toit|', '*|toit|*'],
    ['link', 'voir |ici|.', 'voir [ici](|https://|).'],
    ['link', '||', '[lien](|https://|)'],
    ['heading', 'avant\nle g|e|l\naprès', 'avant\n## le gel||\naprès'],
    ['heading', '## le g|e|l', 'le gel||'],
    ['list', '|un\ndeux|', '|- un\n- deux|'],
    ['list', '|- un\n- deux|', '|un\ndeux|'],
    ['numbered', '- |un\n- deux|', '|1. un\n2. deux|'],
  ] as const)('applies %s to %j and returns %j', (mark, before, wanted) => {
    expect(after(mark, before)).toBe(wanted);
  });
});

describe('getLineEdit', () => {
  it.each([
    ['', 'X\n|'],
    ['un |toit', 'un toit\nX\n|'],
    ['un |toit\nfin', 'un toit\nX\n|fin'],
    ['un\n|\nfin', 'un\nX\n|fin'],
    ['un\n|', 'un\nX\n|'],
  ])('adds a line to %j and returns %j', (before, wanted) => {
    const text = before.replace('|', '');
    const { from, to, replacement, selectFrom } = getLineEdit(text, Math.max(0, before.indexOf('|')), 'X');
    const changed = text.slice(0, from) + replacement + text.slice(to);
    expect(`${changed.slice(0, selectFrom)}|${changed.slice(selectFrom)}`).toBe(wanted);
  });
});
