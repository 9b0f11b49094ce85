import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.server.ts';
import { decidePaymentMode } from './payment-mode.server.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };
const SITE = { PUBLIC_URL: 'https://toit.example' };

describe('decidePaymentMode', () => {
  it.each([
    [SITE, false, 'off'],
    [SITE, true, 'demo'],
    [{}, false, 'demo'],
    [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, false, 'demo'],
    [{ PUBLIC_URL: 'https://localhost.toit.example' }, false, 'off'],
    [{ ...SITE, ...STRIPE }, true, 'stripe'],
    [STRIPE, false, 'stripe'],
    [{ ...SITE, ...STRIPE, PAYMENTS: 'off' }, true, 'off'],
    [{ ...SITE, ...STRIPE, PAYMENTS: 'demo' }, false, 'demo'],
    [{ PAYMENTS: 'off' }, true, 'off'],
    [{ ...SITE, PAYMENTS: 'demo' }, false, 'demo'],
  ])('decides for %o, demo company %s: %s', (environment, isDemoCompany, mode) => {
    expect(decidePaymentMode(readConfig(environment), isDemoCompany)).toBe(mode);
  });
});
