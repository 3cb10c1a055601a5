/** What fits on one line, in its one way of writing: a name, a title. */
export const toLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
