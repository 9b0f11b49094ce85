import { describe, expect, it, vi } from 'vitest';
import {
  type Actions,
  actionGroups,
  type ChoiceGroup,
  findGroups,
  nextScreens,
  orderGroups,
} from './search-choices.ts';

const icon = (): null => null;
const LINKS = [
  [
    { to: '/admin/contact', label: 'Messages', icon },
    { to: '/admin/services', label: 'Services', icon, create: 'Nouveau service' },
  ],
  [{ to: '/admin/activity', label: 'Journal d’activité', icon }],
];

const actions = (): Actions => ({
  go: vi.fn(),
  search: vi.fn(),
  forget: vi.fn(),
  setScheme: vi.fn(),
  logout: vi.fn(),
  logoutLabel: 'Se déconnecter',
});

const labels = (typed: string, recent: string[] = []): string[][] =>
  actionGroups(typed, recent, LINKS, actions()).map(({ label, choices }) => [
    label,
    ...choices.map((choice) => choice.label),
  ]);

describe('search choices', () => {
  describe('search choices', () => {
    it('lists every action before anything is typed, the last searches first', () => {
      expect(labels('', ['zinguerie'])).toEqual([
        ['Recherches récentes', 'zinguerie', 'Oublier les recherches récentes'],
        ['Aller à', 'Messages', 'Services', 'Journal d’activité'],
        ['Créer', 'Nouveau service'],
        ['Apparence', 'Claire', 'Sombre', 'Comme le système'],
        ['Compte', 'Se déconnecter'],
      ]);
      expect(labels('')[0]?.[0]).toBe('Aller à');
    });

    it('finds an action by its name or its group’s name, ignoring accents', () => {
      expect(labels('DECONNECTER')).toEqual([['Compte', 'Se déconnecter']]);
      expect(labels('creer')).toEqual([['Créer', 'Nouveau service']]);
      expect(labels('introuvable', ['introuvable'])).toEqual([]);
    });

    it('names each screen that a press may open once, without what opens over it', () => {
      const choice = { key: '/admin/services', icon, label: 'Services', run: () => {}, to: '/admin/services?new=1' };
      const find = { kind: 'quotes', id: 1, title: 'D000001', subtitle: '', link: '/admin/quotes?view=1' } as const;
      const finds = [find, { ...find, id: 2, link: '/admin/quotes?view=2' }];
      expect(nextScreens(choice, finds)).toEqual(['/admin/services', '/admin/quotes']);
      expect(nextScreens(undefined, [])).toEqual([]);
    });

    it('opens the target that the choice names', () => {
      const done = actions();
      for (const { choices } of actionGroups('service', [], LINKS, done)) for (const { run } of choices) run();
      expect(vi.mocked(done.go).mock.calls).toEqual([['/admin/services'], ['/admin/services?new=1']]);
    });
  });

  it('puts an action that is named like the text before what is found, and the other actions after it', () => {
    const found: ChoiceGroup[] = [{ label: 'Messages', choices: [] }];
    const order = (typed: string): string[] =>
      orderGroups(typed, found, actionGroups(typed, [], LINKS, actions())).map(({ label }) => label);
    expect(order('service')).toEqual(['Messages', 'Aller à', 'Créer']);
    expect(order(' SERVICES')).toEqual(['Aller à', 'Messages']);
    const [create] = orderGroups(
      'creer',
      [],
      [
        { label: 'Aller à', choices: [] },
        {
          label: 'Créer',
          choices: [
            { key: 'a', icon, label: 'Créer un devis', run: vi.fn() },
            { key: 'b', icon, label: 'Créer', run: vi.fn() },
          ],
        },
      ],
    );
    expect(create?.choices.map(({ label }) => label)).toEqual(['Créer', 'Créer un devis']);
  });

  it('groups results by kind, in the order received', () => {
    const go = vi.fn();
    const find = { id: 1, title: 'Odile', subtitle: 'Zinguerie', link: '/admin/contact?view=1' };
    const groups = findGroups(
      [
        { kind: 'messages', ...find },
        { kind: 'quotes', ...find },
        { kind: 'messages', ...find, id: 2 },
      ],
      go,
    );
    expect(groups.map(({ label, choices }) => [label, choices.length])).toEqual([
      ['Messages', 2],
      ['Devis', 1],
    ]);
    groups[0]?.choices[0]?.run();
    expect(go).toHaveBeenCalledWith('/admin/contact?view=1');
  });
});
