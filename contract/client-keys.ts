/**
 * Message keys of what is said of clients: why an entry of the book was refused, and what to contact somebody for. The
 * storefront has words for each of them.
 */
export const clientKeys = {
  /** There is one of this name, or with this address. */
  known: 'clients.reason.known',
  nameMissing: 'clients.reason.nameMissing',
  absent: 'clients.reason.absent',
  changed: 'clients.reason.changed',
  tooMany: 'clients.reason.tooMany',
  /** Her lines stand in an order that is not placed. */
  inDraft: 'clients.reason.inDraft',
  /** She signs in herself: neither her word nor her place is anybody else's. */
  hasAccount: 'clients.reason.hasAccount',
  sizesNeedConsent: 'clients.reason.sizesNeedConsent',
  /** She said no herself. */
  saidNo: 'clients.reason.saidNo',
  birthday: 'clients.reason.birthday',
  address: 'clients.reason.address',
} as const;

export const clientRemarks = {
  /** She asked, and nobody answered in time; with `dia`, when. */
  asked: 'clients.remark.asked',
  /** With `dia`, when what she uses may be used up. */
  runsOut: 'clients.remark.runsOut',
  /** With `dia`, month and day. */
  birthday: 'clients.remark.birthday',
} as const;
