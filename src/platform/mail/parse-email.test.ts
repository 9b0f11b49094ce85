import { describe, expect, it } from 'vitest';
import { rawEmail } from '#tests/support/raw-email.ts';
import { parseEmail as parse } from './parse-email.server.ts';

const parseEmail = (raw: Uint8Array) => parse({ raw });

const asBytes = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1');

describe('parseEmail', () => {
  it('reads sender, recipients, subject, text and files', async () => {
    const bytes = new Uint8Array(30_000).fill(7);
    const raw = rawEmail({
      to: '"Toitures" <reponses+m1-a@martin.example>',
      text: 'Jeudi me va.\nMerci.',
      headers: ['Delivered-To: autre@martin.example'],
      files: [{ name: 'toit.jpg', type: 'image/jpeg', bytes }],
    });
    const email = await parseEmail(raw);
    expect(email).toMatchObject({
      from: { name: 'Élodie', address: 'elodie.vernet@essai.example' },
      subject: 'Re: votre message',
      text: 'Jeudi me va.\nMerci.',
      isAutomatic: false,
    });
    expect(email.recipients).toContain('reponses+m1-a@martin.example');
    expect(email.recipients).toContain('autre@martin.example');
    expect(email.files).toMatchObject([{ name: 'toit.jpg', isPicture: true }]);
    expect(email.files[0]?.bytes).toEqual(bytes);
  });

  it('renders an email in HTML alone as text, with marks before what it quotes', async () => {
    const html =
      '<style>p{color:red}</style><p>Jeudi&nbsp;me va,<br>à 9&nbsp;h.</p><script>alert(1)</script><blockquote>Quel jour&#8239;?</blockquote><img src="http://x.example/p.gif" alt="suivi">';
    const { text } = await parseEmail(rawEmail({ html }));
    expect(text.replaceAll('\u00a0', ' ')).toBe('Jeudi me va,\nà 9 h.\n\n> Quel jour\u202f?');
  });

  it.each([
    ['iso-8859-1', '8bit', 'Fa\xeetage r\xe9par\xe9'],
    ['windows-1252', 'quoted-printable', 'Fa=EEtage r=E9par=E9'],
    ['utf-8', 'base64', Buffer.from('Faîtage réparé').toString('base64')],
  ])('reads the characters of %s in %s', async (charset, encoding, body) => {
    const { text } = await parseEmail(
      asBytes(
        'From: a@b.example',
        `Content-Type: text/plain; charset=${charset}`,
        `Content-Transfer-Encoding: ${encoding}`,
        '',
        body,
      ),
    );
    expect(text).toBe('Faîtage réparé');
  });

  it('leaves out the logos of a signature, and keeps photos within the text', async () => {
    const files = [
      { name: 'logo.png', type: 'image/png', bytes: new Uint8Array(900), isInline: true },
      { name: 'IMG_1.jpg', type: 'image/jpeg', bytes: new Uint8Array(40_000), isInline: true },
      { name: 'plan.pdf', type: 'application/pdf', bytes: new Uint8Array(900) },
    ];
    const email = await parseEmail(rawEmail({ text: 'Voici.', files }));
    expect(email.files.map(({ name, isPicture }) => [name, isPicture])).toEqual([
      ['IMG_1.jpg', true],
      ['plan.pdf', false],
    ]);
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'Return-Path: <>',
    'X-Autoreply: yes',
    'List-Id: <a.example>',
  ])('recognises what a program wrote: %s', async (header) => {
    expect((await parseEmail(rawEmail({ text: 'Absent.', headers: [header] }))).isAutomatic).toBe(true);
  });

  it('recognises the report of a failed delivery, and a person who says so', async () => {
    const report = asBytes('From: MAILER-DAEMON@mx.example', 'Content-Type: text/plain', '', 'Undelivered');
    expect((await parseEmail(report)).isAutomatic).toBe(true);
    expect((await parseEmail(rawEmail({ headers: ['Auto-Submitted: no'] }))).isAutomatic).toBe(false);
  });

  it('gives every copy one key, and another email another one', async () => {
    const one = rawEmail({ messageId: '<1@x.example>', text: 'Bonjour' });
    const copy = Buffer.concat([Buffer.from('Received: by mx.example\r\n'), one]);
    const nameless = asBytes('From: a@b.example', '', 'Sans numéro');
    const keys = await Promise.all([one, copy, nameless, nameless].map(async (raw) => (await parseEmail(raw)).key));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).toBe(keys[3]);
    expect(keys[0]).not.toBe(keys[2]);
  });

  it('refuses parts nested without end, and reads what is no email as one without a sender', async () => {
    const depth = 200;
    const parts = Array.from({ length: depth }, (_, at) => [
      `Content-Type: multipart/mixed; boundary=b${at}`,
      '',
      `--b${at}`,
    ]).flat();
    await expect(parseEmail(asBytes('From: a@b.example', ...parts))).rejects.toMatchObject({ code: 'malformed' });
    expect(await parseEmail(Buffer.from([0, 1, 2, 255]))).toMatchObject({ from: { address: '' }, files: [] });
  });
});
