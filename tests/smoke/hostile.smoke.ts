import { describe, expect, it } from 'vitest';
import type { Attack } from '../../tools/proof/hostile/attack.ts';
import { BODY_ATTACKS } from '../../tools/proof/hostile/body-attacks.ts';
import { CONNECTION_ATTACKS } from '../../tools/proof/hostile/connection-attacks.ts';
import { CONTENT_ATTACKS } from '../../tools/proof/hostile/content-attacks.ts';
import { runAttack } from '../../tools/proof/hostile/run-attack.ts';

/** Longer than any of these attacks takes; `npm run proof:hostile` measures their duration. */
const DURATION_MS = 60_000;
const TIMEOUT_MS = 90_000;

const all: Attack[] = [...BODY_ATTACKS, ...CONNECTION_ATTACKS, ...CONTENT_ATTACKS];

describe('built server', () => {
  for (const attack of all.filter(({ isQuick }) => isQuick)) {
    it(
      `answers a visitor during the attack ${attack.name}`,
      async () => {
        const result = await runAttack(attack, { durationMs: DURATION_MS, isQuick: true });
        expect(result.isAlive).toBe(true);
        expect([...result.outcomes], 'outcomes of the attack').toSatisfy(() => result.isDefended);
        expect(result.answered, 'reads that were answered').toBe(result.reads);
      },
      TIMEOUT_MS,
    );
  }
});
