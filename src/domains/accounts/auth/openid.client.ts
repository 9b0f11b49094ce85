import { callFlat, callPlain } from '#src/ui/http/api-client.ts';
import { enter, type SignInStep } from './auth.client.ts';
import { AUTH_TEXTS } from './auth.texts.ts';
import { OpenidAddress, type OpenidReturn } from './openid.contract.ts';
import { safeNext } from './session.views.ts';

const NEXT_KEY = 'openid-next';
/** Tells the window that asked for a confirmation that it was given in another one. */
const CHANNEL = 'openid-confirmation';

const start = async (purpose: 'sign-in' | 'confirm', token?: null): Promise<string> => {
  const body = { purpose };
  const options = { method: 'POST', body, ...(token === null ? { token } : {}) } as const;
  return (await callFlat('/auth/openid/start', OpenidAddress, options)).address;
};

/** Leaves for the identity provider, and remembers in this tab which screen to open afterwards. @throws ApiError */
export async function leaveForProvider(next: string): Promise<void> {
  const address = await start('sign-in', null);
  sessionStorage.setItem(NEXT_KEY, next);
  window.location.assign(address);
}

/** Returns the screen to open after the sign-in. */
export const screenAfter = (): string => safeNext(sessionStorage.getItem(NEXT_KEY));

const PARTS = ['state', 'code', 'iss', 'error'] as const;

/** Reads what the provider sent back, and removes it from the address and the history at once. */
export function takeReturn(): { back: OpenidReturn; isConfirmation: boolean } {
  const query = new URLSearchParams(window.location.search);
  const found = PARTS.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : []));
  const back = { state: '-', ...Object.fromEntries(found) } as OpenidReturn;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { back, isConfirmation: back.state.startsWith('confirm.') };
}

/** Opens the session of the person who came back, and stores it as after a password. */
export const finishSignIn = (back: OpenidReturn, failed: string): Promise<SignInStep> =>
  enter('/auth/openid/finish', back, failed);

/** Confirms the open session, and tells the window that waits for it. @throws ApiError */
export async function finishConfirmation(back: OpenidReturn): Promise<void> {
  await callPlain('/auth/openid/confirm', { method: 'POST', body: back });
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('confirmed');
  channel.close();
}

/** Calls back when another window has confirmed the session, until the returned function is called. */
export function onConfirmation(act: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', act);
  return () => channel.close();
}

/** Opens the provider in a window of its own: what was typed in this one stays. @throws ApiError */
export async function askProvider(): Promise<void> {
  // Opened by the click itself: after a call, browsers take it for an advertisement.
  const popup = window.open('', '_blank', 'popup,width=520,height=720');
  try {
    const address = await start('confirm');
    if (popup === null) throw new Error(AUTH_TEXTS.connectionError);
    popup.location.replace(address);
  } catch (error) {
    popup?.close();
    throw error;
  }
}

export const unlinkUser = (id: number): Promise<void> => callPlain(`/admin/users/${id}/openid`, { method: 'DELETE' });
