import { afterEach, beforeEach } from 'vitest';
import './patience.ts';

const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  // A test that expects an error replaces this function by its own spy.
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  };
});

afterEach(() => {
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`);
});
