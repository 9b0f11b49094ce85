import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PASSWORD_TEXTS } from '../../password.texts.ts';
import { PasswordMeter } from './password-meter.tsx';

describe('PasswordMeter', () => {
  it('renders the neutral sentence and no score before anything is typed', () => {
    const html = renderToStaticMarkup(<PasswordMeter password="" ownerRole="user" />);
    expect(html).toContain(PASSWORD_TEXTS.advice.neutral);
    expect(html).toContain('aria-live="polite"');
    expect(html).not.toContain('data-score');
  });
});
