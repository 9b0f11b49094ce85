import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { countSamples } from '#tests/support/samples.ts';
import { nextNumber } from './issue.store.server.ts';

useDatabase();
useDemoPayments();

const YEAR = Number(parisDay(now()).slice(0, 4));

describe('nextNumber', () => {
  it('numbers each series without a gap, for any order of modes, documents and rollbacks', async () => {
    const taken = new Map<string, number>();
    const step = fc.record({
      mode: fc.constantFrom('off' as const, 'demo' as const),
      series: fc.constantFrom('F' as const, 'A' as const),
      isRolledBack: fc.boolean(),
    });
    const walk = async (steps: { mode: 'off' | 'demo'; series: 'F' | 'A'; isRolledBack: boolean }[]) => {
      for (const { mode, series, isRolledBack } of steps) {
        await openGateway({ PAYMENTS: mode });
        const name = mode === 'demo' ? `DEMO-${series}` : series;
        const place = (taken.get(name) ?? 0) + 1;
        const issue = transaction(async () => {
          const { number } = await nextNumber(series);
          expect(number.replace(/\d{4}/, String(YEAR))).toBe(`${name}-${YEAR}-${String(place).padStart(6, '0')}`);
          if (isRolledBack) throw new Error('rolled back');
        });
        await issue.catch((error: Error) => expect(error.message).toBe('rolled back'));
        if (!isRolledBack) taken.set(name, place);
      }
    };
    await walk(
      (['off', 'demo'] as const).flatMap((mode) =>
        (['F', 'A'] as const).map((series) => ({ mode, series, isRolledBack: false })),
      ),
    );
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), walk), { numRuns: countSamples(60) });
    expect([...taken.keys()].sort()).toEqual(['A', 'DEMO-A', 'DEMO-F', 'F']);
  });
});
