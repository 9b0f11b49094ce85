import { z } from 'zod';
import { Email } from '#src/kernel/fields.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { readMailState } from '#src/platform/mail/mail-transport.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { TestMail } from '../setting-exchange.contract.ts';

const LIMIT = { hits: 5, seconds: 600 };

/** Sends a test email to check sending and delivery; says when no server sends it. */
export const sendTestMail = command({
  allow: 'settings',
  input: z.object({ to: Email }),
  output: TestMail,
  audit: ({ to }) => ({ action: 'mail.test', class: 'access', subject: 'mail', after: { to } }),
  prepare: async (_input, { actor }) => limitRate(`test-mail:${actor.kind === 'user' ? actor.userId : ''}`, LIMIT),
  run: async ({ to }) => {
    const paragraphs = ['Si vous lisez ces lignes, l’envoi des e-mails de votre site fonctionne.'];
    await sendMail({
      to,
      subject: 'E-mail d’essai',
      automatic: true,
      ...emailContent({ title: 'E-mail d’essai', paragraphs }),
    });
    return { to, is_sent: readMailState()?.isSent === true };
  },
});
