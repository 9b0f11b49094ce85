/** The push services of the browsers there are. An address of a device comes from outside: nothing else is called. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const FAMILIES = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
const LOOPBACK = ['127.0.0.1', 'localhost'];

let extra: readonly string[] = [];

/** Called once at start with `PUSH_HOSTS`: further hosts, with their port, for tests and trials. */
export function allowPushHosts(hosts: readonly string[]): void {
  extra = hosts;
}

/** Whether an address may be sent to: https at a known service; what `PUSH_HOSTS` adds may be plain on this machine. */
export function isPushAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const { protocol, host, hostname, port } = url;
  if (extra.includes(host)) return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  const isKnown = HOSTS.includes(hostname) || FAMILIES.some((family) => hostname.endsWith(family));
  return protocol === 'https:' && port === '' && isKnown;
}
