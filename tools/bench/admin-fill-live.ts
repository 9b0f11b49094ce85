import { BIN_DAYS, type BinKind } from '#src/domains/bin/bin.contract.ts';
import { CHAT_KEPT_DAYS } from '#src/domains/chat/chat-admin.contract.ts';
import { fold } from '#src/kernel/text.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { dated, fill, getEmail, getName, of, SENTENCE, SERVICES, toSearchText } from './admin-rows.ts';

const DAY_SECONDS = 86_400;

/** Stores conversations and their messages, as many in each. */
export async function fillChats({ chats, chatMessages }: { chats: number; chatMessages: number }): Promise<void> {
  const each = Math.max(1, Math.floor(chatMessages / chats));
  // The cleaning of a first start would delete older ones.
  const datedChat = (place: number) => dated(place, chats, CHAT_KEPT_DAYS - 1);
  const toChat = (place: number) => {
    const { created_at } = datedChat(place);
    return {
      session_id: `mesure-${place}`,
      is_bound: 0 as const,
      user_id: null,
      sender_name: getName(place),
      sender_email: getEmail(place),
      page: '/',
      last_message: SENTENCE,
      last_message_at: created_at,
      message_count: each,
      unread_count: place % 9 === 0 ? 1 : 0,
      visitor_unread: 0,
      visitor_seen_at: created_at,
      contact_message_id: null,
      quote_id: null,
      search_text: toSearchText(getName(place), getEmail(place)),
      ...datedChat(place),
    };
  };
  await fill(chats, toChat, (rows) => db().insertInto('chat_sessions').values(rows).execute());
  const ids = await db().selectFrom('chat_sessions').select('id').orderBy('id').execute();
  const toMessage = (place: number) => {
    const chat = Math.floor(place / each);
    const message = `${SENTENCE}Demande ${place} : ${of(SERVICES, place)}.`;
    return {
      chat_id: of(ids, chat).id,
      sender_type: place % 2 === 0 ? 'user' : 'admin',
      sender_name: getName(chat),
      sender_email: getEmail(chat),
      user_id: null,
      message,
      media_key: null,
      client_key: null,
      read_at: datedChat(chat).created_at,
      mailed_at: null,
      search_text: fold(message),
      created_at: datedChat(chat).created_at,
    };
  };
  await fill(each * chats, toMessage, (rows) => db().insertInto('chat_messages').values(rows).execute());
}

const BINNED: BinKind[] = ['message', 'quote', 'gallery', 'chat'];

/** Stores deleted records, none of which expires within the measurement. */
export async function fillBin(count: number): Promise<void> {
  const toRecord = (place: number) => ({
    kind: of(BINNED, place),
    subject_id: 1_000_000 + place,
    owner_id: null,
    label: `${getName(place)} - ${of(SERVICES, place)}`,
    content: '{"rows":{},"pointers":[]}',
    person_id: null,
    person_email: getEmail(place),
    actor_id: null,
    search_text: fold(`${getName(place)} - ${of(SERVICES, place)}`),
    deleted_at: isoIn(-DAY_SECONDS * (1 + (place % (BIN_DAYS / 2)))),
    expires_at: isoIn(DAY_SECONDS * (BIN_DAYS / 2 - (place % (BIN_DAYS / 2)))),
  });
  await fill(count, toRecord, (rows) => db().insertInto('bin_records').values(rows).execute());
}

/** Stores places around the seat. */
export async function fillPlaces(count: number): Promise<void> {
  const toPlace = (place: number) => ({
    slug: `commune-${place}`,
    name: `Commune ${place}`,
    insee_code: '',
    department_code: '26',
    department_name: 'Drôme',
    postcode: String(26_000 + place),
    lat_e5: 4_470_000 + place,
    lng_e5: 500_000 + place,
    is_approximate: 0 as const,
    inhabitants: 100 + place,
    districts: '[]',
    description: '',
    coverage: '',
    icon: 'village',
    travel_fee_cents: null,
    is_zone: place % 3 === 0 ? (1 as const) : (0 as const),
    sort_order: 1_000 + place,
    search_text: fold(`Commune ${place}\n${26_000 + place}\nDrôme`),
    ...dated(place, count),
  });
  await fill(count, toPlace, (rows) => db().insertInto('places').values(rows).execute());
}
