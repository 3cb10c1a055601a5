/** A reference as it is compared: people type spaces and hyphens or leave them out. */
export const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
