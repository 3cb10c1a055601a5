const openings = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const;

export type ProofKind = (typeof openings)[number][0];

export const proofTypes: Record<ProofKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** By its first bytes, whatever its declared type. */
export const kindOf = (bytes: Uint8Array): ProofKind | null =>
  openings.find(([, opening]) => opening.every((byte, place) => bytes[place] === byte))?.[0] ?? null;
