/** Field names on the wire for the service's refusals. */
export const ownFields = { name: 'nombre', sizes: 'tallas', consents: 'consentimientos' } as const;
