import { db } from '#src/platform/database/database.server.ts';

const ROWS_AT_ONCE = 200;
const TEXT = 'La gouttière côté nord déborde à chaque averse depuis la semaine dernière ; "urgent".\n';

/** Stores messages without the form, each a minute older than the previous one. */
export async function fillMessages(count: number, textLength = 40): Promise<void> {
  const begun = Date.parse('2020-01-01T08:00:00.000Z');
  const message = TEXT.repeat(Math.ceil(textLength / TEXT.length)).slice(0, textLength);
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - first) }, (_, offset) => {
      const index = first + offset;
      const at = new Date(begun + index * 60_000).toISOString();
      return {
        user_id: null,
        quote_id: null,
        in_reply_to: null,
        name: `Visiteur ${index}`,
        email: `visiteur-${index}@essai.example`,
        phone: '',
        subject: 'Demande de devis - Zinguerie',
        message,
        status: 'unread',
        admin_response: null,
        replied_at: null,
        is_quarantined: 0,
        search_text: `visiteur ${index} ${message}`,
        name_folded: `visiteur ${index}`,
        created_at: at,
        updated_at: at,
      };
    });
    await db().insertInto('contact_messages').values(rows).execute();
  }
}
