import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACT_TEXTS } from '#src/domains/activity/act.texts.ts';
import { isReported } from '#src/domains/activity/activity.views.ts';
import type { Operation } from '#src/platform/operation.server.ts';

/** User commands without a line in the audit log, and the reason. */
const SILENT: Record<string, string> = {
  'accounts/auth/register-customer': 'a visitor: nobody is signed in yet, and the account says when it was made',
  'accounts/auth/request-password-reset': 'a visitor: anybody may ask, for any address',
  'accounts/auth/reset-password': 'a visitor with a mailed link',
  'accounts/auth/resend-verification': 'a letter to oneself',
  'accounts/auth/set-up-two-factor': 'nothing is in force before enable-two-factor, which is audited',
  'accounts/auth/start-openid': 'changes nothing: the attempt is deleted when the person comes back',
  'accounts/auth/toggle-user': 'through change-user, which is audited',
  'accounts/auth/verify-email': 'a visitor with a mailed link',
  'bin-restore/restore-bin-records': 'through restoreRecord, which writes an entry for each',
  'bin-restore/undo-deletion': 'through restoreRecord, which writes an entry for each',
  'blog/add-post-picture': 'used by nothing until an article shows it; changing an article is audited',
  'chat/mark-chat-read': 'what was read is on the message',
  'chat/name-chat-visitor': 'a visitor; the conversation itself stays stored',
  'chat/resume-chat': 'a visitor with a mailed link',
  'chat/open-chat': 'a visitor; the conversation itself stays stored',
  'chat/send-chat-message': 'the message itself stays stored, with its author',
  'chat/send-typing': 'changes nothing',
  'contact/send-message': 'a visitor; the message itself stays stored',
  'contact/write-own-message': 'the message itself stays stored',
  'newsletter/confirm-subscription': 'a visitor with a mailed link',
  'newsletter/end-subscription': 'a visitor with a mailed link',
  'newsletter/request-subscription': 'a visitor',
  'site-pages/add-page-picture': 'used by nothing until a draft names it; publishing is audited',
  'site-pages/crop-page-picture': 'used by nothing until a draft names it; publishing is audited',
  'site-pages/save-page-draft':
    'saved while typing and seen by nobody; publishing is audited, and the history keeps each version',
  'sales/payments/apply-webhook': 'a message of the gateway; the event stays stored',
  'incoming-mail/receive-email': 'a customer’s reply, brought by the mail server; the message stays stored',
  'sales/payments/create-payment-link': 'a customer’s own link; it stays stored',
  'sales/payments/confirm-payment': 'a visitor; the payment itself stays stored',
  'sales/payments/follow-payment': 'reads, and records what the gateway says',
  'sales/payments/pay-by-card': 'a visitor; the payment itself stays stored',
  'notifications/add-push-device': 'one’s own devices; the device itself stays stored',
  'notifications/delete-notification': 'one’s own bell',
  'notifications/read-all-notifications': 'one’s own bell',
  'notifications/read-notification': 'one’s own bell',
  'notifications/remove-push-device': 'one’s own devices',
  'notifications/send-test-push': 'an alert to oneself',
  'sales/quotes/decide-linked-quote': 'a visitor with a mailed link; the answer itself stays stored',
  'sales/quotes/open-linked-quote': 'a visitor with a mailed link',
  'services/change-services': 'through change-service and remove-service, which are audited',
  'settings/change-settings': 'through save-settings, which is audited',
  'setup/save-step': 'progress of the set-up; what its steps change is audited',
  'settings/import-settings': 'through save-settings, which is audited group by group',
};

const MODULES = import.meta.glob('../../src/domains/**/{commands,workflows}/*.server.ts', { eager: true });
/** Returns the text of each file, by its path from the root. */
const readSources = (pattern: string): Record<string, string> =>
  Object.fromEntries(globSync(pattern).map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]));
const SOURCES = readSources('src/domains/**/{commands,workflows}/*.server.ts');
const SERVER_FILES = readSources('src/domains/**/*.server.ts');
const isOperation = (value: unknown): value is Operation => typeof value === 'function' && 'allow' in value;
const getName = (path: string): string =>
  path
    .replace(/^.*domains\//, '')
    .replace(/\/(commands|workflows)\//, '/')
    .replace('.server.ts', '');
const COMMANDS = Object.entries(MODULES as Record<string, Record<string, unknown>>).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter(isOperation)
    .filter(({ kind }) => kind === 'command')
    .map(() => ({ name: getName(path), source: SOURCES[path.replace('../../', '')] ?? '' })),
);
const isAudited = ({ source }: { source: string }): boolean =>
  /^ {2}audit: /m.test(source) || /\brecord(Audit|Change)\(/.test(source);

describe('commands by users', () => {
  it('writes an audit entry for each, except for a list of exceptions', () => {
    expect(COMMANDS.length).toBeGreaterThan(20);
    const silent = COMMANDS.filter((one) => !isAudited(one)).map(({ name }) => name);
    expect(silent.filter((name) => SILENT[name] === undefined)).toEqual([]);
    expect(Object.keys(SILENT).filter((name) => !silent.includes(name))).toEqual([]);
  });

  it('states the class of accesses and of accounting records', () => {
    const entries = Object.values(SERVER_FILES).flatMap((source) =>
      [...source.matchAll(/\baction: '([a-z.-]+)'(?:,\s*class: '(\w+)')?/g)].map(([, action = '', name]) => [
        action,
        name,
      ]),
    );
    const classes = (pattern: RegExp) =>
      new Set(entries.filter(([action = '']) => pattern.test(action)).map(([, name]) => name));
    expect(classes(/^(session|password|two-factor|privacy|mail)\.|\.(export|sign-out)$/)).toEqual(new Set(['access']));
    expect(classes(/^(invoice|payment)\./)).toEqual(new Set(['money']));
  });

  it('uses only labels that the audit screen has', () => {
    const actions = Object.values(SOURCES).flatMap((source) =>
      [...source.matchAll(/\baction: [^,\n]*?'([a-z-]+\.[a-z-]+)'/g)].map(([, action = '']) => action),
    );
    expect(actions.length).toBeGreaterThan(15);
    expect([...new Set(actions)].filter((action) => !isReported(action, ACT_TEXTS))).toEqual([]);
  });
});

describe('audit log', () => {
  it('allows only inserts; a single function deletes expired lines', () => {
    const stores = Object.entries(readSources('src/**/*.ts')).filter(([path]) => !path.includes('/migrations/'));
    const touching = stores.filter(([, source]) =>
      /(updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"`]audit_log/.test(source),
    );
    expect(touching.map(([path]) => path)).toEqual(['src/platform/audit-retention.server.ts']);
    const [[, store = ''] = []] = touching;
    expect(store.match(/deleteFrom\('audit_log/g)).toHaveLength(1);
  });
});
