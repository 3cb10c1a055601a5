/** Field names in refusals. */
export const storeFields = { alias: 'alias', portrait: 'foto', favourites: 'favoritos' } as const;
