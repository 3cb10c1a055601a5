/** Ids of the wire are texts that may be anything: what is no id of ours names nothing. */
export const toRowId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export const toUuid = (text: string): string | null =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null;
