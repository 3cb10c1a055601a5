import { isIP } from 'node:net';

/**
 * An address without the part that identifies a single connection, which is enough to find a country: the first three
 * numbers of IPv4, the first 48 bits of IPv6. Null for an invalid address.
 */
export function toCoarse(address: string): string | null {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) === 4)
    return isIP(mapped ?? address) === 4 ? (mapped ?? address).replace(/\d+$/, '0') : null;
  if (isIP(address) !== 6) return null;
  // URL parsing writes each address in its one short form.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const zeros = 8 - groups(head).length - groups(tail).length;
  const site = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 3);
  return new URL(`http://[${site.join(':')}::]`).hostname.slice(1, -1);
}
