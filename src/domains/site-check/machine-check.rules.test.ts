import { describe, expect, it } from 'vitest';
import { judgeIntegrity, judgeMachine, type MachineReadings, splitSentence } from './machine-check.rules.ts';
import { MACHINE_CHECK_TEXTS } from './machine-check.texts.ts';
import { toMachineLine } from './machine-check.views.ts';

const SOUND: MachineReadings = {
  faults: [],
  variables: 34,
  server: 'ready',
  database: { reason: 'answers' },
  damage: [],
  schema: { waiting: [], newer: undefined },
  key: 'same',
  clock: { reason: 'right' },
  smtp: { answers: true },
  proxy: { publicUrl: 'https://site.example', isLocal: false, isTrusted: true, host: '127.0.0.1' },
  maintenance: undefined,
};

const getStates = (readings: Partial<MachineReadings>) =>
  Object.fromEntries(judgeMachine({ ...SOUND, ...readings }).map(({ check, state }) => [check, state]));

describe('judgeMachine', () => {
  it('finds a sound machine in order', () => {
    expect(new Set(Object.values(getStates({})))).toEqual(new Set(['ok']));
  });

  it('leaves out what could not be read', () => {
    const unread = { damage: undefined, schema: undefined, key: undefined, clock: undefined, smtp: undefined };
    expect(Object.keys(getStates(unread))).toEqual(['configuration', 'server', 'database', 'proxy']);
  });

  it('says how replies come in, and what is wrong with their mailbox', () => {
    const lines = (replies: MachineReadings['replies']) =>
      judgeMachine({ ...SOUND, replies })
        .map(toMachineLine)
        .filter(({ check }) => check === 'replies');
    expect(lines(undefined)).toEqual([]);
    for (const way of ['mailbox', 'program'] as const) {
      const finding = expect.stringContaining('reponses@site.example');
      expect(lines({ answers: true, way, address: 'reponses@site.example' })).toMatchObject([{ state: 'ok', finding }]);
    }
    for (const fault of ['unknown-host', 'refused', 'late', 'certificate', 'login', 'other']) {
      const [line] = lines({ answers: false, fault });
      expect(line?.state).toBe('broken');
      expect(line?.finding).not.toBe('');
      expect(line?.advice).toContain('REPLY_IMAP_URL');
    }
  });

  it('says the address to register at an identity provider, and what is wrong with one', () => {
    const lines = (openid: MachineReadings['openid']) =>
      judgeMachine({ ...SOUND, openid })
        .map(toMachineLine)
        .filter(({ check }) => check === 'openid');
    const address = 'https://site.example/admin/login/openid';
    expect(lines({ answers: true, address })).toMatchObject([
      { state: 'ok', finding: expect.stringContaining(address) },
    ]);
    expect(lines({ answers: false, fault: 'absent' })).toMatchObject([{ state: 'broken' }]);
    expect(lines({ answers: false, fault: 'issuer' })[0]?.advice).toMatch(/OIDC_ISSUER/);
    expect(lines(undefined)).toEqual([]);
  });

  it('says that the searches have no index, once the schema is current', () => {
    const judge = (readings: Partial<MachineReadings>) =>
      judgeMachine({ ...SOUND, isSearchIndexed: false, ...readings }).find(({ check }) => check === 'schema');
    expect(judge({})).toMatchObject({ state: 'todo', reason: 'unindexed' });
    expect(judge({ schema: { waiting: ['0056-x'], newer: undefined } })).toMatchObject({ reason: 'behind' });
    expect(judge({ isSearchIndexed: true })).toMatchObject({ state: 'ok' });
  });

  it('reminds of a maintenance that goes on', () => {
    const lines = judgeMachine({ ...SOUND, maintenance: '2026-11-27T01:00:00.000Z' }).map(toMachineLine);
    expect(lines.at(-1)).toMatchObject({ check: 'maintenance', state: 'todo' });
    expect(lines.at(-1)?.finding).toContain('27 nov. 2026');
  });

  it('names each fault of the configuration on a line of its own', () => {
    const faults = ['Configuration : la variable PORT est invalide (x).', 'Configuration : la variable HOST manque.'];
    const lines = judgeMachine({ ...SOUND, faults }).filter(({ check }) => check === 'configuration');
    expect(lines.map(toMachineLine).map(({ finding }) => finding)).toEqual([
      'la variable PORT est invalide (x).',
      'la variable HOST manque.',
    ]);
  });

  it('names variables that nothing reads, and the one that is probably meant', () => {
    const unknown = [
      { name: 'SMPT_URL', nearest: 'SMTP_URL' },
      { name: 'SMTP_HOST', nearest: undefined },
    ];
    const lines = judgeMachine({ ...SOUND, unknown }).filter(({ check }) => check === 'configuration');
    expect(lines.map(toMachineLine)).toMatchObject([
      { state: 'todo', finding: 'La variable SMPT_URL n’est pas lue\u202f; le programme lit SMTP_URL.' },
      { state: 'todo', finding: expect.stringContaining('SMTP_HOST n’est pas lue') },
    ]);
  });

  it.each([
    ['ready', 'ok', /tourne depuis le 28 nov\. 2026.*127\.0\.0\.1:3000/],
    ['stopped', 'broken', /personne ne répond sur 127\.0\.0\.1:3000/],
    ['unready', 'broken', /ne peut pas écrire/],
    ['foreign', 'broken', /Un autre programme/],
  ] as const)('says what a server found that asks itself: %s is %s', (server, state, finding) => {
    const running = { address: '127.0.0.1:3000', since: '2026-11-28T08:00:00.000Z' };
    const [line] = judgeMachine({ ...SOUND, server, running }).filter(({ check }) => check === 'server');
    expect(line && toMachineLine(line)).toMatchObject({ state, finding: expect.stringMatching(finding) });
  });

  it('says when the database was read, and that it was not', () => {
    const say = (readings: Partial<MachineReadings>) => judgeIntegrity({ ...SOUND, ...readings }).map(toMachineLine)[0];
    const damageReadAt = '2026-11-28T08:00:00.000Z';
    expect(say({ damage: 'unread' })).toMatchObject({
      state: 'todo',
      advice: expect.stringContaining('Relire la base'),
    });
    expect(say({ damageReadAt })).toMatchObject({ state: 'ok', finding: expect.stringContaining('28 nov. 2026') });
    expect(say({ damage: ['Page 3'], damageReadAt })).toMatchObject({
      state: 'broken',
      finding: expect.stringMatching(/Page 3.*28 nov\. 2026/),
    });
  });

  it('gives a sentence and a remedy for every way in which something is wrong', () => {
    for (const [check, findings] of Object.entries(MACHINE_CHECK_TEXTS.findings)) {
      const advice: Record<string, string> = MACHINE_CHECK_TEXTS.advice[check as 'server'];
      const right = [
        'good',
        'ready',
        'running',
        'answers',
        'sound',
        'soundAt',
        'current',
        'same',
        'right',
        'none',
        'trusted',
      ];
      const ways = ['replies.mailbox', 'replies.program', 'key.new'];
      const wrong = Object.keys(findings).filter(
        (reason) => !right.includes(reason) && !ways.includes(`${check}.${reason}`),
      );
      expect(Object.keys(advice).sort()).toEqual(wrong.sort());
    }
  });

  it.each([
    [{ publicUrl: 'https://site.example', isLocal: false, isTrusted: false, host: '127.0.0.1' }, 'broken'],
    [{ publicUrl: 'https://site.example', isLocal: false, isTrusted: true, host: '0.0.0.0' }, 'todo'],
    [{ publicUrl: 'http://localhost:3000', isLocal: true, isTrusted: true, host: '127.0.0.1' }, 'todo'],
    [{ publicUrl: 'http://localhost:3000', isLocal: true, isTrusted: false, host: '127.0.0.1' }, 'ok'],
  ] as const)('judges the proxy %j as %s', (proxy, state) => {
    expect(getStates({ proxy }).proxy).toBe(state);
  });
});

describe('splitSentence', () => {
  it.each([
    ['Le dossier /srv n’existe pas : créez-le.', ['Le dossier /srv n’existe pas.', 'créez-le.']],
    [
      'La base /srv/a.sqlite est vide (0 octet). Restaurez-la.',
      ['La base /srv/a.sqlite est vide (0 octet).', 'Restaurez-la.'],
    ],
    ['La base est fermée', ['La base est fermée.', 'réparez cela, puis relancez faitage doctor.']],
  ])('splits “%s” into what is wrong and what to do', (sentence, parts) => {
    expect(splitSentence(sentence)).toEqual(parts);
  });
});
