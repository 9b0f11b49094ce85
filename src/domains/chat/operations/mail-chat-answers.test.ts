import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { aChatVisitor, aTalk } from '../chat.fixture.server.ts';
import { LETTER_LIMIT } from '../chat.rules.ts';
import { enterChat } from './enter-chat.server.ts';
import { listChatMessages } from './list-chat-messages.server.ts';
import { mailChatAnswers } from './mail-chat-answers.server.ts';
import { markChatRead } from './mark-chat-read.server.ts';
import { resumeChat } from './resume-chat.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();
let forget = () => {};
beforeAll(() => {
  forget = openPictureFolder();
});
afterAll(() => forget());
afterEach(() => freezeClock());

const EMAIL = 'elodie@essai.example';
const system = systemContext('test');

async function anAnsweredTalk(...answers: string[]) {
  const talk = await aTalk({ name: 'Élodie <b>', email: EMAIL });
  const admin = await asAdmin();
  const { session_id } = talk;
  for (const message of answers) await sendChatMessage(admin, { session_id, message });
  const { id: chatId } = await enterChat(admin, { session_id });
  return { ...talk, admin, chatId, mail: () => mailChatAnswers({ chatId }) };
}

describe('unread answers', () => {
  it('sends them in one email with a link back and nothing the visitor wrote', async () => {
    await saveSettings(system, {
      group: 'general',
      values: { site_name: 'Toitures du Pouzin', contact_email: 'contact@toitures.example' },
    });
    const { session_id, mail, admin } = await anAnsweredTalk('Oui, dès demain.', 'Vers 10 h ?');
    await sendChatMessage(admin, { session_id, photo: new Uint8Array(await aPhoto()) });
    expect(await mail()).toEqual({ mailed: 3 });
    const [emailContent, ...others] = await queuedEmails(EMAIL);
    expect(others).toEqual([]);
    expect(emailContent).toMatchObject({
      to: EMAIL,
      replyTo: 'contact@toitures.example',
      subject: 'Toitures du Pouzin vous a répondu',
    });
    const text = emailContent?.text ?? '';
    for (const words of ['Oui, dès demain.', 'Vers 10 h ?', 'Une photo vous attend', 'Camille Faure :']) {
      expect(text).toContain(words);
    }
    expect(text.match(/Camille Faure/g)).toHaveLength(1);
    expect(JSON.stringify(emailContent)).not.toMatch(/gouttière|Privas|Élodie/);
    const token = /\/discussion#reprise=([\w-]{43})\s/.exec(text)?.[1] ?? '';
    expect(await resumeChat(aChatVisitor(), { token })).toEqual({ session_id });
    const { items } = await listChatMessages(admin, { session_id });
    expect(items.map(({ mailed_at }) => mailed_at !== null)).toEqual([false, true, true, true]);
    expect(await mail()).toEqual({ mailed: 0 });
  });

  it('sends them once when several jobs run at the same time', async () => {
    const { mail } = await anAnsweredTalk('Oui.', 'Non.');
    const mailed = await Promise.all([mail(), mail(), mail(), mail()]);
    expect(mailed.map((one) => one.mailed).sort()).toEqual([0, 0, 0, 2]);
    expect(await queuedEmails(EMAIL)).toHaveLength(1);
    expect(await db().selectFrom('chat_links').select('chat_id').execute()).toHaveLength(1);
  });

  it('leaves them unmarked when the email cannot be sent', async () => {
    const { mail } = await anAnsweredTalk('Oui.');
    await db().updateTable('chat_sessions').set({ sender_email: 'pas une adresse' }).execute();
    await expect(mail()).rejects.toMatchObject({ code: 'invalid' });
    await db().updateTable('chat_sessions').set({ sender_email: EMAIL }).execute();
    expect(await mail()).toEqual({ mailed: 1 });
  });
});

describe('emails that are not sent', () => {
  it('skips read answers, visitors without an address, and deleted conversations', async () => {
    const { session_id, visitor, mail, chatId } = await anAnsweredTalk('Oui.');
    await db().updateTable('chat_sessions').set({ sender_email: '' }).execute();
    expect(await mail()).toEqual({ mailed: 0 });
    await db().updateTable('chat_sessions').set({ sender_email: EMAIL }).execute();
    await markChatRead(visitor, { session_id });
    expect(await mail()).toEqual({ mailed: 0 });
    expect(await mailChatAnswers({ chatId: chatId + 1 })).toEqual({ mailed: 0 });
    expect(await queuedEmails(EMAIL)).toEqual([]);
  });

  it('defers answers above twenty emails a day to one address to the next day', async () => {
    freezeClock('2026-11-21T08:00:00.000Z');
    const { session_id, mail, admin } = await anAnsweredTalk();
    for (let count = 1; count <= LETTER_LIMIT.hits + 2; count += 1) {
      await sendChatMessage(admin, { session_id, message: `Réponse ${count}.` });
      await mail();
    }
    expect(await queuedEmails(EMAIL)).toHaveLength(LETTER_LIMIT.hits);
    const other = await anAnsweredTalk('Et ici ?');
    expect(await other.mail()).toEqual({ mailed: 0 });
    const emails = db().selectFrom('jobs').select('run_at').where('kind', '=', 'chat-email');
    const later = emails.where('run_at', '>', '2026-11-22T00:00:00.000Z');
    expect(new Set((await later.execute()).map(({ run_at }) => run_at))).toEqual(new Set(['2026-11-22T08:00:00.000Z']));
    freezeClock('2026-11-22T08:00:00.000Z');
    expect(await mail()).toEqual({ mailed: 2 });
    expect(await other.mail()).toEqual({ mailed: 1 });
  });
});
