import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDkim } from './dkim.server.ts';
import { closeMail, configureMail, deliver } from './mail-transport.server.ts';

const toPem = (bits: number): string =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const PEM = toPem(2_048);
const SENDER = 'no-reply@toitures.example';
const DKIM = { DKIM_DOMAIN: 'toitures.example', DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY: PEM };

let folder = '';
let server: SMTPServer;
let received: Promise<Buffer>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dkim-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('readDkim', () => {
  it('returns no signing options without the variables', () => {
    expect(readDkim({} as typeof DKIM, SENDER)).toBeUndefined();
  });

  it('reads a key on several lines, on one line, or from a file', () => {
    const file = join(folder, 'dkim.pem');
    writeFileSync(file, PEM);
    for (const DKIM_PRIVATE_KEY of [PEM, PEM.replaceAll('\n', '\\n'), file]) {
      expect(readDkim({ ...DKIM, DKIM_PRIVATE_KEY }, SENDER)?.privateKey).toBe(PEM);
    }
  });

  it.each([
    ['a word', () => 'motdepasse', 'DKIM_PRIVATE_KEY'],
    ['a file that is missing', () => join(folder, 'none.pem'), 'DKIM_PRIVATE_KEY'],
    ['a broken key', () => PEM.replace(/[A-Za-z0-9]{40}/, ''), 'DKIM_PRIVATE_KEY'],
    ['a public key', () => createPublicKey(PEM).export({ type: 'spki', format: 'pem' }).toString(), 'DKIM_PRIVATE_KEY'],
    ['a short key', () => toPem(768), 'DKIM_PRIVATE_KEY'],
    [
      'a key of another kind',
      () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      'DKIM_PRIVATE_KEY',
    ],
  ])('refuses %s with one sentence that does not contain it', (_what, key, name) => {
    const input = key();
    const read = () => readDkim({ ...DKIM, DKIM_PRIVATE_KEY: input }, SENDER);
    expect(read).toThrow(new RegExp(`^Configuration : la variable ${name} est invalide \\([^\\n]+\\)\\.$`));
    expect(read).not.toThrow(input.slice(0, 60));
  });

  it('refuses a domain that does not match the sender’s', () => {
    expect(() => readDkim({ ...DKIM, DKIM_DOMAIN: 'autre.example' }, SENDER)).toThrow('la variable DKIM_DOMAIN');
    expect(() => readDkim({ ...DKIM, DKIM_DOMAIN: 'itures.example' }, SENDER)).toThrow('la variable DKIM_DOMAIN');
    expect(readDkim(DKIM, 'no-reply@mail.toitures.example')).toBeDefined();
  });
});

/** RFC 6376, relaxed/relaxed, implemented again, so that the check does not rely on the signing code. */
const relaxedHeader = (line: string): string => {
  const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(line) ?? [];
  return `${name.trim().toLowerCase()}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;
};
const relaxedBody = (body: string): string => {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  return `${lines.join('\r\n').replace(/(\r\n)*$/, '')}\r\n`;
};

function check(eml: string): { isSigned: boolean; isBodySame: boolean; tags: Record<string, string> } {
  const end = eml.indexOf('\r\n\r\n');
  const headers = eml.slice(0, end).split(/\r\n(?![ \t])/);
  const named = (name: string): string =>
    headers.findLast((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? '';
  const signature = named('dkim-signature');
  const pairs = signature
    .slice(signature.indexOf(':') + 1)
    .split(';')
    .map((tag) => /^\s*(\w+)=([\s\S]*)$/.exec(tag) ?? []);
  const tags: Record<string, string> = Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name, value.replace(/\s/g, '')]),
  );
  const signed = (tags.h ?? '')
    .split(':')
    .map(named)
    .filter(Boolean)
    .map((line) => `${relaxedHeader(line)}\r\n`);
  const unsigned = relaxedHeader(signature.replace(/\bb=[\s\S]*$/, 'b='));
  const verify = createVerify('RSA-SHA256').update(signed.join('') + unsigned, 'latin1');
  const hash = createHash('sha256')
    .update(relaxedBody(eml.slice(end + 4)), 'latin1')
    .digest('base64');
  return { isSigned: verify.verify(createPublicKey(PEM), tags.b ?? '', 'base64'), isBodySame: hash === tags.bh, tags };
}

describe('DKIM signature', () => {
  beforeEach(async () => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    received = promise;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, _session, done) =>
        void stream.toArray().then((parts) => {
          resolve(Buffer.concat(parts));
          done();
        }, done),
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(async () => {
    closeMail();
    await new Promise<void>((closed) => server.close(closed));
  });

  async function send(dkim: Partial<typeof DKIM>): Promise<string> {
    const bound = server.server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    configureMail({ PUBLIC_URL: 'https://toitures.example', DATA_DIR: folder, SMTP_URL, MAIL_FROM: SENDER, ...dkim });
    const content = {
      subject: 'Votre devis n° 12 – reçu',
      text: 'Bonjour,\n\n  à  bientôt. \n',
      html: '<p>Bonjour</p>',
    };
    const email = {
      to: 'jean@example.test',
      ...content,
      automatic: true,
      unsubscribe: 'https://toitures.example/stop',
    };
    await deliver(email, { id: 1, nonce: 'abcd', at: new Date() });
    return (await received).toString('latin1');
  }

  it('signs every header, and the published key confirms the signature', async () => {
    const eml = await send(DKIM);
    const { isSigned, isBodySame, tags } = check(eml);
    expect([isSigned, isBodySame]).toEqual([true, true]);
    expect(tags).toMatchObject({ v: '1', a: 'rsa-sha256', d: 'toitures.example', s: 'mail2026' });
    const signed = tags.h?.toLowerCase().split(':');
    for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']) {
      expect(signed).toContain(name);
    }
  });

  it('fails verification after any change of a signed header or the body', async () => {
    const eml = await send(DKIM);
    expect(check(eml.replace('jean@example.test', 'paul@example.test')).isSigned).toBe(false);
    expect(check(eml.replace('Bonjour', 'Bonsoir')).isBodySame).toBe(false);
  });

  it('sends no signature without the variables', async () => {
    expect(await send({})).not.toMatch(/dkim-signature/i);
  });
});
