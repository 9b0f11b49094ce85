import { describe, expect, it } from 'vitest';
import { getChanges, toReading } from './user-values.ts';

const { values } = toReading(undefined);

describe('getChanges', () => {
  it('leaves the password out unless a new one was typed', () => {
    expect(getChanges(values)).not.toHaveProperty('password');
    expect(getChanges({ ...values, password: 'Une-ardoise-bleue-8' })).toHaveProperty('password');
  });
});
