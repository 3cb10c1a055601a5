/** Names of the fields that something may be wrong with. */
export const storeFields = { alias: 'alias', portrait: 'foto', favourites: 'favoritos' } as const;
