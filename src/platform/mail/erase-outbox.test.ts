import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { setDataFolder } from '../data-folder/folder-path.server.ts';
import { hashOfSecret } from '../security/secrets.server.ts';
import { eraseOutbox } from './erase-outbox.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'faitage-outbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const emailTo = (to: string, more = '') =>
  `From: a@b.example\r\nTo: ${to}\r\n${more}Subject: x\r\n\r\nTo: jean@essai.example\r\n`;

describe('eraseOutbox', () => {
  it('deletes emails to the address and emails that reply to it, and no others', async () => {
    mkdirSync(join(folder, 'outbox'));
    setDataFolder(folder);
    const files = {
      '1.eml': emailTo('Jean@essai.example'),
      '2.eml': emailTo('contact@b.example', 'Reply-To: jean@essai.example\r\n'),
      '3.eml': emailTo('contact@b.example'),
      '4.eml': emailTo('autre-jean@essai.example'),
      '5.txt': emailTo('jean@essai.example'),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'outbox', name), text);
    expect(await eraseOutbox(hashOfSecret('jean@essai.example'))).toBe(2);
    expect(readdirSync(join(folder, 'outbox')).sort()).toEqual(['3.eml', '4.eml', '5.txt']);
  });

  it('deletes nothing without an outbox', async () => {
    setDataFolder(join(folder, 'other'));
    expect(await eraseOutbox(hashOfSecret('jean@essai.example'))).toBe(0);
  });
});
