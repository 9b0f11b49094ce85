import { systemContext } from '#src/platform/operation.server.ts';
import { notify } from './operations/notify.server.ts';

/** A stored notification; its id. */
export async function aNotification(title = 'Nouveau message'): Promise<number> {
  const news = {
    type: 'info',
    event: 'message',
    title,
    message: 'Élodie Vernet : Devis',
    link: '/admin/contact',
  } as const;
  return (await notify(systemContext('fixture'), news)).id;
}
