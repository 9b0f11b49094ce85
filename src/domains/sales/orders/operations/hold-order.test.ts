import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anOrderRow } from '../order.fixture.server.ts';
import { holdOrder } from './hold-order.server.ts';

useDatabase();

describe('holdOrder', () => {
  it('returns the complete, unchanged order', async () => {
    const order = await anOrderRow();
    expect(await holdOrder({ id: order.id })).toEqual(order);
    expect(await holdOrder({ id: 99 })).toBeNull();
  });
});
