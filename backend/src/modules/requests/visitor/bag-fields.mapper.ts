/** Field names in refusals of a sent bag. */
export const bagFields = { executive: 'socia' } as const;
