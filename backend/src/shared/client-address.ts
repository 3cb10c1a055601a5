import { BlockList, isIP } from 'node:net';
import { keyedHash, type Secret } from './secrets.ts';

/** How many proxies of a chain are checked at most. */
const mostProxies = 10;

/** Proxies whose `X-Forwarded-For` counts: an address or a range each. */
export function createProxyTrust(ranges: string[]): (address: string, hop: number) => boolean {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address, hop) =>
    hop < mostProxies && isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** A household owns the 2^64 addresses of its IPv6 network, so limits by single address would not work. */
export function toHousehold(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  // The URL parser normalises each address to its short form.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const zeros = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 4).join(':');
}

/** An address shortened to about a provider's region: three of four parts, or for IPv6 three of eight. */
export function toNetwork(address: string): string {
  const household = toHousehold(address);
  const isOld = isIP(household) === 4;
  return isOld ? `${household.split('.').slice(0, 3).join('.')}.0` : `${household.split(':').slice(0, 3).join(':')}::`;
}

/** For a whole site: an IPv6 customer usually has 2^16 networks. */
export const toSite = (address: string): string => {
  const household = toHousehold(address);
  return household.includes(':') ? household.split(':').slice(0, 3).join(':') : household;
};

/** The key that limits count by. */
export const clientAddressHash = (secret: Secret, clientAddress: string): string =>
  keyedHash(secret, `address ${toHousehold(clientAddress)}`);
