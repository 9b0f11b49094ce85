/** Chat visitor outside a browser, with their own conversation. */
export interface ChatVisitor {
  id: string;
  sendMessage: (message: string) => Promise<void>;
  sendPhoto: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  messages: () => Promise<{ message: string; photo: string | null }[]>;
}

interface Named {
  sender_name: string;
  sender_email?: string;
  page?: string;
}

/** Opens a conversation as a visitor. */
export async function makeVisitor(origin: string, named: Named): Promise<ChatVisitor> {
  const call = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api/chat/${path}`, {
      method,
      ...(isForm || body === undefined ? {} : { headers: { 'content-type': 'application/json' } }),
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { session_id } = await call<{ session_id: string }>('POST', 'session', named);
  return {
    id: session_id,
    sendMessage: (message) => call('POST', 'message', { session_id, message }),
    sendPhoto: async (bytes) => {
      const form = new FormData();
      form.set('session_id', session_id);
      form.set('photo', new Blob([bytes], { type: 'image/jpeg' }), 'toit.jpg');
      await call('POST', 'message', form);
    },
    messages: () => call('GET', `messages/${session_id}?limit=100`),
  };
}
