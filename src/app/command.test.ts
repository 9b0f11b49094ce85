import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runFaitage as run } from '#tests/support/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'faitage-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('runCommand', () => {
  it('lists every command, and explains one with its options and exit codes', async () => {
    const all = await run([]);
    expect(all).toMatchObject({ code: 0, text: expect.stringMatching(/doctor .*\n.*config /) });
    const one = await run(['doctor', '--help']);
    expect(one).toMatchObject({ code: 0, text: expect.stringMatching(/--json .*[\s\S]*Codes de sortie/) });
  });

  it.each([
    [['docteur'], /« docteur » n’existe pas : faitage --help/],
    [['doctor', '--vite'], /l’option --vite est inconnue \(faitage doctor --help\)/],
    [['config', '--variables'], /l’option --variables demande une valeur|--variables/],
    [['config', 'tout'], /« tout » est de trop/],
    [['config', '--variables', '/nulle/part.env'], /\/nulle\/part\.env ne peut pas être lu/],
  ])('refuses %j with 64 and one sentence with the remedy', async (args, sentence) => {
    const { code, text, errors } = await run(args);
    expect({ code, text }).toEqual({ code: 64, text: '' });
    expect(errors).toMatch(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['admin', ['list', 'create ADRESSE', 'reset-password ADRESSE', 'reset-2fa ADRESSE']],
    ['demo', ['remove']],
    ['jobs', ['list', 'retry', 'drop']],
  ])('lists the commands of “%s” given alone, with 64, and with 0 when asked', async (first, seconds) => {
    const names = (text: string) => [...text.matchAll(/^ {2}(\S+ \S+(?: [A-Z]+)?) /gm)].map(([, name = '']) => name);
    const expected = seconds.map((second) => expect.stringMatching(new RegExp(`^${first} ${second}`)));
    const alone = await run([first]);
    expect([alone.code, alone.text]).toEqual([64, '']);
    expect(alone.errors).toMatch(new RegExp(`^La commande « ${first} » demande un mot de plus :\n`));
    expect(names(alone.errors)).toEqual(expected);
    const wrong = await run([first, 'tout']);
    expect(wrong).toMatchObject({ code: 64, text: '', errors: expect.stringMatching(/tout » n’existe pas/) });
    expect(names(wrong.errors)).toEqual(expected);
    const asked = await run([first, '--help']);
    expect([asked.code, asked.errors, names(asked.text)]).toEqual([0, '', expected]);
  });

  it('answers a program in JSON, failures included', async () => {
    const { text } = await run(['config', '--json'], { PORT: '4000' });
    expect(JSON.parse(text).variables[0]).toEqual({ name: 'PORT', value: '4000', origin: 'environment' });
    expect(JSON.parse((await run(['docteur', '--json'])).text).error).toMatch(/n’existe pas/);
  });

  it('shows where each value comes from, a file of variables included', async () => {
    const file = join(folder, 'faitage.env');
    writeFileSync(file, 'PUBLIC_URL="https://www.couverture-martin.example"\nSECRET_KEY=\n');
    const { code, text } = await run(['config', '--variables', file], { DATA_DIR: '/srv/site' });
    expect(code).toBe(0);
    expect(text).toMatch(/PORT +défaut +3000/);
    expect(text).toMatch(/DATA_DIR +environnement +\/srv\/site/);
    expect(text).toMatch(/PUBLIC_URL +fichier +https:\/\/www\.couverture-martin\.example/);
    expect(text).toMatch(/MAIL_FROM +déduit +no-reply@couverture-martin\.example/);
    expect(text).toMatch(/SECRET_KEY +sans valeur/);
  });

  it('hides every secret, and every value that is refused', async () => {
    const secret = 'Tres-Secret-0123456789-abcdefghijklmnop';
    const { text } = await run(['config'], {
      ADMIN_PASSWORD: secret,
      SECRET_KEY: secret,
      SECRET_KEY_PREVIOUS: secret,
      S3_SECRET_ACCESS_KEY: secret,
      STRIPE_SECRET_KEY: secret,
      STRIPE_WEBHOOK_SECRET: secret,
      DKIM_PRIVATE_KEY: secret,
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=${secret}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `https://site:${secret}@traces.example`,
      DATABASE_URL: `postgres://site:${secret}@localhost/site?password=${secret}`,
      SMTP_URL: `smtp://site:${secret}@localhost`,
      S3_ENDPOINT: secret,
      PORT: secret,
    });
    expect(text).not.toContain(secret);
    expect(text).toMatch(/DATABASE_URL .*postgres:\/\/site:\*\*\*@localhost\/site/);
  });

  it('ends with 2 and a sentence for a configuration that does not hold together', async () => {
    const { code, text } = await run(['config'], { PAYMENTS: 'stripe' });
    expect(code).toBe(2);
    expect(text).toMatch(/STRIPE_SECRET_KEY manque/);
  });
});
