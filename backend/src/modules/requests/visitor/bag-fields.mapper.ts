/** Under which a part of a bag that is sent is refused. */
export const bagFields = { executive: 'socia' } as const;
