import { describe, expect, it } from 'vitest';
import { signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from './contact.fixture.server.ts';

useDatabase();

describe('/admin/contact/{id}/reply', () => {
  it('refuses a blank reply with its sentence, as message and at the field', async () => {
    const admin = await signedIn('admin');
    const { id } = await aMessage();
    const answer = await admin.send('POST', `/admin/contact/${id}/reply`, { reply: ' ' });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        success: false,
        message: 'Veuillez saisir une réponse.',
        errors: { reply: ['Veuillez saisir une réponse.'] },
      },
    ]);
  });
});
