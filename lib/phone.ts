/** As people write numbers: with spaces, dots or dashes, and 00 in place of the plus. */
export const toPhone = (text: string): string => text.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
