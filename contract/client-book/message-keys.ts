/**
 * Message keys about clients: why an entry of the book was refused, and why to contact a client. The storefront has
 * words for each of them.
 */
export const clientKeys = {
  /** There is a client with this name or this address. */
  known: 'clients.reason.known',
  nameMissing: 'clients.reason.nameMissing',
  absent: 'clients.reason.absent',
  changed: 'clients.reason.changed',
  tooMany: 'clients.reason.tooMany',
  /** The client has lines in an order that is not placed. */
  inDraft: 'clients.reason.inDraft',
  /** The client has an account: consents and deletion are the client’s own. */
  hasAccount: 'clients.reason.hasAccount',
  sizesNeedConsent: 'clients.reason.sizesNeedConsent',
  /** The client refused. */
  saidNo: 'clients.reason.saidNo',
  birthday: 'clients.reason.birthday',
  address: 'clients.reason.address',
} as const;

/** Why to contact a client, most important first: an expired request, a birthday, an article that may be used up. */
export const contactReasons = ['asked', 'birthday', 'runsOut'] as const;
export type ContactReason = (typeof contactReasons)[number];

export const clientRemarks = {
  /** A request was not answered in time; `dia` is the day. */
  asked: 'clients.remark.asked',
  /** An article may be used up; `dia` is the day. */
  runsOut: 'clients.remark.runsOut',
  /** `dia` is month and day. */
  birthday: 'clients.remark.birthday',
} as const satisfies Record<ContactReason, string>;
