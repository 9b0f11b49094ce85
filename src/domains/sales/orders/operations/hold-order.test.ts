import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOrderRow } from '../order.fixture.server.ts';
import { holdOrder } from './hold-order.server.ts';

useDatabase();

describe('holdOrder', () => {
  it('returns the complete, unchanged order only to internal calls', async () => {
    const order = await anOrderRow();
    expect(await holdOrder(systemContext('test'), { id: order.id })).toEqual(order);
    expect(await holdOrder(systemContext('test'), { id: 99 })).toBeNull();
    await expect(holdOrder(await asAdmin(), { id: order.id })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
