/** The subset of DER that a certificate needs. */
const wrap = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const bytes = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
};

export const sequence = (...parts: Uint8Array[]) => wrap(0x30, ...parts);
export const set = (...parts: Uint8Array[]) => wrap(0x31, ...parts);
export const explicit = (tag: number, part: Uint8Array) => wrap(0xa0 + tag, part);
/** For bytes that begin with no high bit: small numbers, serials. */
export const integer = (...bytes: number[]) => wrap(0x02, Buffer.from(bytes));
export const yes = () => wrap(0x01, Buffer.from([0xff]));
export const nothing = () => wrap(0x05);
export const bits = (bytes: Uint8Array, unused = 0) => wrap(0x03, Buffer.from([unused]), bytes);
export const octets = (bytes: Uint8Array) => wrap(0x04, bytes);
export const utf8 = (text: string) => wrap(0x0c, Buffer.from(text));

/** YYYYMMDDHHMMSSZ, valid for any year. */
export const time = (date: Date) => wrap(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

export function objectId(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const base128 = (value: number): number[] => {
    const bytes = [value & 127];
    for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 127) | 128);
    return bytes;
  };
  return wrap(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}
