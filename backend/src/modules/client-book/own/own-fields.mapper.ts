/** What the service finds wrong, by the names that the fields have on the wire. */
export const ownFields = { name: 'nombre', sizes: 'tallas', consents: 'consentimientos' } as const;
