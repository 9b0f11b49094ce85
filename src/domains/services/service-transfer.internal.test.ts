import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { NewService } from './service.contract.ts';
import { listAllServices, putService } from './service-transfer.internal.server.ts';

useDatabase();

const toFields = (fields: object) => ({
  ...NewService.parse({ title: 'Zinguerie', description: 'Gouttières.', ...fields }),
  ...{ slug: 'zinguerie', image: '', heroImage: '' },
});

describe('putService', () => {
  it('adds a service, then replaces it under the same address', async () => {
    await putService(toFields({ is_active: false }));
    await putService(toFields({ description: 'Chéneaux.' }));
    expect(await listAllServices()).toMatchObject([{ slug: 'zinguerie', description: 'Chéneaux.', is_active: true }]);
  });
});
