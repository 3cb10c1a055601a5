import { encode } from 'uqr';

/** As EPC069-12 requires for transfers, and enough for a link: error correction, largest version and margin. */
const look = { ecc: 'M', boostEcc: false, maxVersion: 13, border: 4 } as const;

/** A QR code as one path of dark runs, on a square of `size` modules. */
export function toQrSvgPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, look);
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join('') };
}
