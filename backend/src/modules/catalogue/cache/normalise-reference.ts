/** A reference in the form that is compared: without spaces and hyphens, which people type or leave out. */
export const normaliseReference = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
