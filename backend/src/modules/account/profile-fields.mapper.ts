/** What the service finds wrong, by the names that the fields have on the wire. */
export const profileFields = { consents: 'consentimientos' } as const;
