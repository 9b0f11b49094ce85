import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Marked } from './marked.tsx';

const html = (text: string) => renderToStaticMarkup(<Marked text={text} />);

describe('Marked', () => {
  it('renders a text without marks as one paragraph', () => {
    expect(html('Un toit * deux [toits]')).toBe('<p>Un toit * deux [toits]</p>');
  });

  it('renders bold text, links and lists', () => {
    expect(html('Un **bon** toit, [voir](/services).')).toBe(
      '<p>Un <strong>bon</strong> toit, <a href="/services">voir</a>.</p>',
    );
    expect(html('- Un\n- **Deux**')).toBe('<ul><li>Un</li><li><strong>Deux</strong></li></ul>');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](data:text/html,a)',
    '<script>alert(1)</script>',
    '[<img onerror=alert(1)>](/a"onclick="b)',
  ])('renders no element for %s', (text) => {
    expect(html(text)).not.toMatch(/<(?!\/?p>)/);
  });
});
