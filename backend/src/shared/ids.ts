/** Parses a row's id from the wire, where ids are arbitrary text; null where it cannot be one. */
export const toRowId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export const toUuid = (text: string): string | null =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null;
