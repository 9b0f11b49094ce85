import { expect, it } from 'vitest';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import { anAccount, asAccount } from '#src/domains/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedLetters } from '#tests/support/letters.ts';
import { requestEmailChange } from './request-email-change.server.ts';

useDatabase();

const system = systemContext('test');

it('writes to both addresses and changes nothing yet', async () => {
  const user = await anAccount();
  await requestEmailChange(system, { user, email: 'neuve@essai.example' });
  const letters = await queuedLetters();
  expect(letters.map(({ to }) => to)).toEqual(['neuve@essai.example', user.email]);
  expect(letters[1]?.text).toContain('neuve@essai.example');
  expect(letters[1]?.text).not.toContain('token=');
  expect(await findAccount(system, { id: user.id })).toMatchObject({ email: user.email });
});

it('takes nobody else’s address, and writes to nobody then', async () => {
  const [user, other] = [await anAccount(), await anAccount()];
  await expect(requestEmailChange(system, { user, email: other.email })).rejects.toMatchObject({ status: 422 });
  expect(await queuedLetters()).toEqual([]);
  const asking = requestEmailChange(asAccount(user), { user, email: 'neuve@essai.example' });
  await expect(asking).rejects.toMatchObject({ code: 'forbidden' });
});
