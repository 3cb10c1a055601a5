/** The account in whose name it happens, and the advisor who acts for it. */
export type OrderActor = {
  accountId: string | null;
  actorId: string | null;
  /** The operator who reports a parcel. */
  operatorId?: string;
};

/** The shop itself: on a provider's or an operator's statement, at a deadline, or for a guest, who has no account. */
export const shopActor = { accountId: null, actorId: null } satisfies OrderActor;
