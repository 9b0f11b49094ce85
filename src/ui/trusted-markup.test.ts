import { describe, expect, it } from 'vitest';
import { MARKUP_RULES } from './trusted-markup.ts';

describe('MARKUP_RULES', () => {
  it.each(['.m_1{color:red}', '@media(min-width:48em){.a{width:50%}}', ''])('accepts %j as markup', (text) => {
    expect(MARKUP_RULES.createHTML(text)).toBe(text);
  });

  it.each(['<b>', '<img src=x onerror=alert(1)>', '</style><script>', 'a < b', '<script></script>'])(
    'refuses %j as markup',
    (text) => {
      expect(MARKUP_RULES.createHTML(text)).toBeNull();
    },
  );

  it.each([
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
    '/admin/alerts-worker.js?x',
    '',
  ])('refuses the script %j', (address) => {
    expect(MARKUP_RULES.createScriptURL(address)).toBeNull();
  });

  it('accepts the worker of the alerts, and creates no script from a string', () => {
    expect(MARKUP_RULES.createScriptURL('/admin/alerts-worker.js')).toBe('/admin/alerts-worker.js');
    expect(MARKUP_RULES).not.toHaveProperty('createScript');
  });
});
