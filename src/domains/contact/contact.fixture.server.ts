import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { perApp } from '#src/platform/app-state.server.ts';
import { sendMessage } from './commands/send-message.server.ts';

interface Options {
  name?: string;
  email?: string;
  phone?: string;
  subject?: string;
  message?: string;
}

export const A_REQUEST = {
  name: 'Élodie Vernet',
  email: 'elodie.vernet@essai.example',
  phone: '04 65 71 00 12',
  subject: 'Demande de devis - Zinguerie',
  message: 'La gouttière côté nord déborde à chaque averse.',
};

const counter = perApp(() => ({ count: 0 }));

/** Sends a message as a visitor, each from its own IP address. */
export async function aMessage(options: Options = {}): Promise<{ id: number; quote_id: number | null }> {
  const own = counter();
  own.count += 1;
  const { count } = own;
  return sendMessage({ ...asVisitor(), clientAddress: `198.51.100.${count}` }, { ...A_REQUEST, ...options });
}
