import { BlockList, isIP, isIPv4 } from 'node:net';
import { perApp } from '../app-state.server.ts';

/** Networks that are no part of the internet, or reach the own machine (IANA's special-purpose registries). */
const RESERVED_4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** The only part of IPv6 that is routed, and what of it is not: tunnels that carry an IPv4 address, documentation. */
const ROUTED_6: [string, number] = ['2000::', 3];
const RESERVED_6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const toList = (networks: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
};
const reserved4 = toList(RESERVED_4, 'ipv4');
const routed6 = toList([ROUTED_6], 'ipv6');
const reserved6 = toList(RESERVED_6, 'ipv6');

/** Returns whether an IP address is one of the internet: not of this machine, its network or its provider's inside. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !reserved4.check(ip, 'ipv4');
  return isIP(ip) === 6 && routed6.check(ip, 'ipv6') && !reserved6.check(ip, 'ipv6');
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

const allowed = perApp((): { extra: readonly string[] } => ({ extra: [] }));

/** Allows the hosts of `WEBHOOK_HOSTS`, with their port, although they are not public. Called once at start. */
export function allowOutgoingHosts(hosts: readonly string[]): void {
  allowed().extra = hosts;
}

/** Returns whether the operator has allowed this host by name. */
export const isAllowedHost = ({ host }: URL): boolean => allowed().extra.includes(host);

/** Why an address that a person typed is never called. */
export type AddressFault = 'malformed' | 'plain' | 'credentials' | 'private';

/**
 * Returns what is wrong with an address, before any name is resolved: https without credentials, and no literal IP of
 * this network; hosts of `WEBHOOK_HOSTS` may use http on this machine.
 */
export function findAddressFault(address: string): AddressFault | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return 'malformed';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const isAllowed = isAllowedHost(url);
  if (url.protocol === 'http:' && !(isAllowed && LOOPBACK.includes(url.hostname))) return 'plain';
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isAllowed) return undefined;
  if (isIP(literal) !== 0) return isPublicAddress(literal) ? undefined : 'private';
  return LOOPBACK.includes(url.hostname) || /\.(localhost|local|internal)\.?$/.test(url.hostname)
    ? 'private'
    : undefined;
}
