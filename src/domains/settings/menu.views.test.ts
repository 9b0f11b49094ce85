import { describe, expect, it } from 'vitest';
import { MenuSettings } from './menu.contract.ts';
import { getOwnMenus } from './menu.views.ts';

const entry = (href: string, is_hidden = false) => ({ label: 'Une page', href, is_hidden });

describe('getOwnMenus', () => {
  it('returns no menu while the owner has arranged none', () => {
    expect(getOwnMenus(MenuSettings.parse({}))).toEqual({});
  });

  it('keeps the order of the owner and leaves out hidden entries', () => {
    const menus = { header: [entry('/tarifs'), entry('/blog', true), entry('/')], footer: [entry('/', true)] };
    expect(getOwnMenus(menus)).toEqual({
      header: [
        { label: 'Une page', href: '/tarifs' },
        { label: 'Une page', href: '/' },
      ],
      footer: [],
    });
  });
});

describe('MenuSettings', () => {
  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'tarifs',
    '',
    '/a b',
    'data:x',
  ])('refuses %j as an address', (href) => {
    expect(MenuSettings.safeParse({ header: [entry(href)] }).success).toBe(false);
  });

  it.each(['/', '/services/couverture#prix', 'https://www.exemple.fr/page'])('accepts %j', (href) => {
    expect(MenuSettings.safeParse({ header: [entry(href)] }).success).toBe(true);
  });

  it('refuses an entry without a label, a long label and too many entries', () => {
    expect(MenuSettings.safeParse({ header: [{ label: ' ', href: '/' }] }).success).toBe(false);
    expect(MenuSettings.safeParse({ header: [{ label: 'x'.repeat(41), href: '/' }] }).success).toBe(false);
    expect(MenuSettings.safeParse({ footer: Array.from({ length: 15 }, () => entry('/')) }).success).toBe(false);
  });
});
