import { describe, expect, it } from 'vitest';
import { asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { changeSettings } from '#src/domains/settings/operations/change-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listCannedReplies } from './list-canned-replies.server.ts';

useDatabase();

describe('listCannedReplies', () => {
  it('returns the replies of the settings to staff who read requests', async () => {
    const reply = { title: 'Merci', text: 'Merci {prenom}, nous vous rappelons.' };
    await changeSettings(systemContext('test'), { group: 'chat', values: { canned_replies: [reply] } });
    await changeSettings(systemContext('test'), { group: 'general', values: { site_name: 'Toits Essai' } });
    const list = await listCannedReplies(await asColleague('requests:read'), {});
    expect(list).toMatchObject({ replies: [reply], company: 'Toits Essai' });
  });

  it('refuses others with forbidden', async () => {
    await expect(listCannedReplies(await asColleague('sales:read', 'settings'), {})).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
