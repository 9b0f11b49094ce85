import { expect, it } from 'vitest';
import { asAdmin } from '#src/domains/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { changeMessage } from './change-message.server.ts';
import { exportMessages } from './export-messages.server.ts';

useDatabase();

it('answers what the search and the filter find, in the asked order, however many', async () => {
  const admin = await asAdmin();
  const { id } = await aMessage({ name: 'Zoé Marchal', message: 'Une fuite.' });
  await aMessage({ name: 'Ali Ben', message: 'Une fuite.' });
  await aMessage({ name: 'Yann Le Goff', message: 'Un velux.' });
  await changeMessage(admin, { id, status: 'read' });
  const names = (query: Parameters<typeof exportMessages>[1]) =>
    exportMessages(admin, query).then((messages) => messages.map(({ name }) => name));
  expect(await names({ search: 'fuite', sort_by: 'name', sort_order: 'asc' })).toEqual(['Ali Ben', 'Zoé Marchal']);
  expect(await names({ status: 'read' })).toEqual(['Zoé Marchal']);
  expect(await names({})).toHaveLength(3);
});
