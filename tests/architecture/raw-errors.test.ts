import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Text of an error as programs read it: its English message, or the error itself as text. */
const RAW =
  /\b(?:error|cause|reason|failure|refusal|caught)\.(?:message|stack|statusText)\b|String\((?:error|cause|reason)\)/;

/** Files in which such a text is for people, and why. */
const FOR_PEOPLE: Record<string, string> = {
  'src/domains/sales/payments/account/use-stripe.ts': 'Stripe writes its messages in the language of the form',
  'src/domains/accounts/auth/public/forgot-password-page.tsx': 'refusal of a page’s own action: a French sentence',
  'src/domains/accounts/auth/public/new-password-page.tsx': 'refusal of a page’s own action: a French sentence',
  'src/domains/contact/public/form/refusal-box.tsx': 'refusal of the form: a French sentence',
  'src/ui/admin/csv-import/csv-import-dialog.tsx': 'fault of a line of a file: a French sentence',
};

describe('screens', () => {
  it('show no technical text of an error', () => {
    const files = globSync('src/**/*.tsx').concat(globSync('src/{ui,domains}/**/use-*.ts'));
    const raw = files.filter((file) => !/\.test\.tsx?$/.test(file) && RAW.test(readFileSync(file, 'utf8')));
    expect(raw.toSorted()).toEqual(Object.keys(FOR_PEOPLE).toSorted());
  });
});
