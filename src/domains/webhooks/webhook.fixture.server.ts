import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { createWebhook } from './commands/create-webhook.server.ts';
import type { NewWebhook, WebhookWithSecret } from './webhook.contract.ts';
import { emitEvent } from './webhook.internal.server.ts';
import { WEBHOOK_EVENTS } from './webhook-event.contract.ts';

export const A_REVIEW = { id: 7, name: 'Odile', location: 'Crest', rating: 5, content: 'Bien.', is_active: true };

/** Creates an endpoint that receives everything. */
export const aWebhook = async (changes: Partial<NewWebhook> = {}, by?: Context): Promise<WebhookWithSecret> =>
  createWebhook(by ?? (await asAdmin()), {
    url: 'https://hooks.essai.example/faitage',
    description: 'Comptabilité',
    events: [...WEBHOOK_EVENTS],
    ...changes,
  });

/** Emits an event without a person. */
export const aFact = (): Promise<void> => emitEvent('testimonial.submitted', A_REVIEW, { userId: null, email: '' });
