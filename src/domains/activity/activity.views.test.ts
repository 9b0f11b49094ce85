import { describe, expect, it } from 'vitest';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { ACT_TEXTS } from './act.texts.ts';
import { ACTIVITY_TEXTS } from './activity.texts.ts';
import { activityType, exportLines, toActivity, toChanges, toLink, toSentence } from './activity.views.ts';

const WORDS = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };

const act = (action: string, subject: string, after: Record<string, unknown> = {}, before = {}) => ({
  action,
  subject,
  before,
  after,
});

describe('activity views', () => {
  describe('toSentence', () => {
    it.each([
      [act('service.create', 'service:12', { title: 'Zinguerie' }), 'a créé le service « Zinguerie »'],
      [act('blog.delete', 'blog:3', {}, { title: 'Mousse' }), 'a supprimé l’article « Mousse »'],
      [act('message.reply', 'message:7'), 'a répondu au message n° 7'],
      [act('messages.archive', 'messages:1,2'), 'a archivé les messages n° 1, n° 2'],
      [act('quote.send', 'quote:7', { number: 'D000007' }), 'a envoyé le devis D000007'],
      [act('service.toggle', 'service:5'), 'a changé l’état du service n° 5'],
      [act('settings.save', 'settings:security'), 'a enregistré les réglages du groupe « Sécurité »'],
      [act('password.change', 'self'), 'a changé son mot de passe'],
      [act('mail.test', 'mail:a@b.example'), 'a envoyé un e-mail d’essai à a@b.example'],
      [act('toString.constructor', 'x:1'), 'a fait « toString.constructor » sur x:1'],
    ])('describes %j as a French sentence', (line, sentence) => expect(toSentence(line, WORDS)).toBe(sentence));
  });

  it.each([
    ['service.change', 'service:12', '/admin/services?view=12'],
    ['message.reply', 'message:7', '/admin/contact?view=7'],
    ['settings.save', 'settings:security', '/admin/settings?tab=security'],
    ['service.delete', 'service:12', undefined],
    ['service.change', 'service:../x', undefined],
    ['messages.archive', 'messages:1,2', undefined],
    ['x.y', 'constructor:1', undefined],
  ])('links %s of %s to %s', (action, subject, link) => expect(toLink({ action, subject })).toBe(link));

  it('translates old and new values, field by field', () => {
    const before = { two_factor_auth: false, session_timeout: 30 };
    expect(toChanges(act('settings.save', 'settings:security', { two_factor_auth: true }, before), WORDS)).toEqual([
      { field: 'Double authentification obligatoire', before: 'Non', after: 'Oui' },
      { field: 'Fin de session après inactivité', before: '30', after: 'vide' },
    ]);
    expect(toChanges(act('service.change', 'service:1', { features: ['a', 'b'], odd: { x: 1 } }), WORDS)).toEqual([
      { field: 'Points forts', before: 'vide', after: 'a\nb' },
      { field: 'odd', before: 'vide', after: '{"x":1}' },
    ]);
  });

  it('writes lines that a spreadsheet can read', () => {
    const at = '2026-11-21T08:00:00.000Z';
    const entry = { id: 1, at, timestamp: at, type: 'update', description: 'A créé' } as const;
    const line = { ...act('service.create', 'service:1', { title: 'Zinc' }), ...entry };
    const [head, row] = exportLines(
      [{ ...line, actor_id: 1, actor_name: 'Camille', sentence: 'a créé', ip: '203.0.113.7', user_agent: 'essai' }],
      WORDS,
    );
    expect(head).toHaveLength(row?.length ?? 0);
    expect(row?.slice(3, 6)).toEqual(['service:1', '', 'Titre : Zinc']);
  });

  it.each([
    ['operator lea', 'L’exploitant du serveur (lea)'],
    ['operator', 'L’exploitant du serveur'],
    ['system', 'Le site'],
    ['Ancien compte', 'Ancien compte'],
  ])('names %s, who acted without an account, as %s', (actor_name, name) => {
    const line = { id: 1, at: '', actor_id: null, actor_name, ...act('jobs.retry', 'jobs'), ip: '', user_agent: '' };
    expect(toActivity(line, WORDS, new Map()).actor_name).toBe(name);
  });

  describe('activityType', () => {
    it.each([
      ['session.open', 'login'],
      ['session.close', 'logout'],
      ['session.refuse', 'security'],
      ['password.change', 'security'],
      ['two-factor.enable', 'security'],
      ['gallery.create', 'update'],
    ])('reads %s as %s', (action, type) => {
      expect(activityType(action)).toBe(type);
    });
  });
});
