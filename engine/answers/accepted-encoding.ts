export type Encoding = 'br' | 'gzip' | 'identity';

const accepts = (header: string, name: string) =>
  new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header);

/** The best encoding that we produce and the visitor accepts. */
export function encodingFor(header = ''): Encoding {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}
