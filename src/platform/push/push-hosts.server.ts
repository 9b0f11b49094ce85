import { perApp } from '../app-state.server.ts';

/** Push services of the known browsers. A device's address is external input, so no other host is called. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const FAMILIES = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
const LOOPBACK = ['127.0.0.1', 'localhost'];

const allowed = perApp((): { extra: readonly string[] } => ({ extra: [] }));

/** Allows the hosts of `PUSH_HOSTS`, with their port, for tests and trials. Called once at start. */
export function allowPushHosts(hosts: readonly string[]): void {
  allowed().extra = hosts;
}

/** Returns whether an address may be called: https at a known service; `PUSH_HOSTS` may use http on this machine. */
export function isPushAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const { protocol, host, hostname, port } = url;
  if (allowed().extra.includes(host))
    return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  const isKnown = HOSTS.includes(hostname) || FAMILIES.some((family) => hostname.endsWith(family));
  return protocol === 'https:' && port === '' && isKnown;
}
