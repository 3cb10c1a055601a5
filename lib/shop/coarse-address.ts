import { isIP } from 'node:net';

/**
 * An address without what tells one connection from its neighbours, which is enough for a country: of IPv4 its first
 * three numbers, of IPv6 the first 48 bits. Null for what is no address.
 */
export function toCoarse(address: string): string | null {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) === 4)
    return isIP(mapped ?? address) === 4 ? (mapped ?? address).replace(/\d+$/, '0') : null;
  if (isIP(address) !== 6) return null;
  // The parser of addresses writes each in its one short form.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const zeros = 8 - groups(head).length - groups(tail).length;
  const site = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 3);
  return new URL(`http://[${site.join(':')}::]`).hostname.slice(1, -1);
}
