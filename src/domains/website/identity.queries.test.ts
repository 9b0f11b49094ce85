import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readDocumentHead, readIdentitySheet } from './identity.queries.server.ts';

useDatabase();

const save = (values: Record<string, string>) => saveSettings(systemContext('test'), { group: 'identity', values });

describe('readDocumentHead', () => {
  it('needs no style sheet for the built look, and preloads its fonts', async () => {
    const { sheet, fonts } = await readDocumentHead(asVisitor(), {});
    expect(sheet).toBeUndefined();
    expect(fonts.titles).toContain('bricolage-grotesque');
    expect(fonts.text).toContain('hanken-grotesk');
  });

  it('preloads only the fonts of the chosen pair', async () => {
    await save({ typeface: 'classique' });
    const { fonts } = await readDocumentHead(asVisitor(), {});
    expect(fonts.titles).toContain('bitter');
    expect(fonts.text).toContain('source-sans-3');
  });
});

describe('readIdentitySheet', () => {
  it('returns an empty sheet for the built look', async () => {
    expect(await readIdentitySheet(asVisitor(), {})).toEqual({ css: '', path: '' });
  });

  it('writes the changed colours alone, under an address that changes with them', async () => {
    await save({ main_color: '#0b4f8a' });
    const first = await readIdentitySheet(asVisitor(), {});
    expect(first.css).toContain('--terre-600:#0b4f8a;');
    expect(first.css).toContain('--terre-600-rgb:11 79 138');
    expect(first.css).not.toMatch(/ardoise|@font-face|--display/);
    expect((await readDocumentHead(asVisitor(), {})).sheet).toEqual(first);
    await save({ palette: 'sapin', main_color: '' });
    const second = await readIdentitySheet(asVisitor(), {});
    expect(second.path).not.toBe(first.path);
    expect(second.css).toContain('--ardoise-950:');
  });

  it('loads the fonts of another pair with fallbacks of their metrics', async () => {
    await save({ typeface: 'sobre' });
    const { css } = await readIdentitySheet(asVisitor(), {});
    expect(css).toContain("--display:'Archivo','Archivo Fallback','Archivo Android','Archivo Linux',sans-serif");
    expect(css.match(/@font-face/g)).toHaveLength(10);
    expect(css.match(/latin-ext[^}]*unicode-range:U\+0100-/g)).toHaveLength(2);
    expect(css).not.toMatch(/https?:/);
  });

  it('shows the ridge of the drawn logo in a pale shade when the main colour disappears in slate', async () => {
    await save({ main_color: '#101820' });
    expect((await readIdentitySheet(asVisitor(), {})).css).toContain('--logo-ridge:');
  });
});
