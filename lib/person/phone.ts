/** Normalises a typed phone number: spaces, dots and dashes go, and 00 becomes a plus. */
export const normalizePhone = (text: string): string => text.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
