import { movementKinds, tenderCodes } from 'contract/codes.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import { shopCountry } from '../dates.ts';
import type { AccountMovement, BusinessEvent } from './business-event.ts';

// Which accounts each event moves. Pure, and the only place that decides it (docs/rules/ledger.md).

/** An executive's account, one of a gift card, a tender or a VAT rate, or one that the shop has once. */
export type LedgerAccount =
  | { kind: 'executive'; executiveId: string }
  /** The code of a gift card's account is the card's id. */
  | { kind: 'provider' | 'sales' | 'vat' | 'gift_card'; code: string }
  | { kind: 'deposits' | 'orders' | 'adjustments' | 'commission' | 'prizes' | 'expired_cards' };

/** An amount from the credited to the debited account, so that what is posted is always balanced. */
export type Transfer = {
  debit: LedgerAccount;
  credit: LedgerAccount;
  cents: number;
  /** When an executive has to pay a charge. */
  dueOn: string | null;
};

export type Posting = {
  /** The same for the same event: it is posted once. */
  key: string;
  kind: BusinessEvent['kind'];
  at: Date;
  /** Whose share of `orders` and of `deposits` it changes. */
  orderId: string | null;
  attemptId: string | null;
  /** The line of the executive's statement. */
  movement: Pick<AccountMovement, 'id' | 'kind' | 'who'> | null;
  transfers: Transfer[];
};

type PostingParts = { id: string | number; transfers: Transfer[] } & Partial<
  Pick<Posting, 'orderId' | 'attemptId' | 'movement'>
>;
type EventOf<Kind extends BusinessEvent['kind']> = Extract<BusinessEvent, { kind: Kind }>;

/** Null if nothing moves, such as an invoice for a gift. */
export function postingsOf(event: BusinessEvent): Posting | null {
  const { kind, at } = event;
  const { id, ...parts } = partsOf(event);
  if (parts.transfers.length === 0) return null;
  return { key: `${kind}:${id}`, kind, at, orderId: null, attemptId: null, movement: null, ...parts };
}

function partsOf(event: BusinessEvent): PostingParts {
  switch (event.kind) {
    case 'movement': {
      const { orderId, attemptId, movement } = event;
      const { id, kind, who } = movement;
      return { id, orderId, attemptId, movement: { id, kind, who }, transfers: movementTransfers(event) };
    }
    case 'payment': {
      const { attemptId, orderId } = event;
      return { id: attemptId, orderId, attemptId, transfers: paymentTransfers(event) };
    }
    case 'arrival': {
      const { bankId, orderId, attemptId, tender, cents } = event;
      return { id: bankId, orderId, attemptId, transfers: move(provider(tender), deposits, cents) };
    }
    case 'refund': {
      const { refundId, orderId, attemptId, tender, cents } = event;
      return { id: refundId, orderId, attemptId, transfers: move(refundSource(event), provider(tender), cents) };
    }
    case 'gift_card': {
      const { movementId, orderId, attemptId } = event;
      return { id: movementId, orderId, attemptId, transfers: giftCardTransfers(event) };
    }
    case 'carrier': {
      const { orderId, cents } = event;
      return { id: orderId, orderId, transfers: move(provider(tenderCodes.cashOnDelivery), orders, cents) };
    }
    case 'invoice': {
      const { number, orderId } = event;
      return { id: number, orderId, transfers: invoiceTransfers(event) };
    }
  }
}

const deposits: LedgerAccount = { kind: 'deposits' };
const orders: LedgerAccount = { kind: 'orders' };
const adjustments: LedgerAccount = { kind: 'adjustments' };
const provider = (code: string): LedgerAccount => ({ kind: 'provider', code });

function move(debit: LedgerAccount, credit: LedgerAccount, cents: number, dueOn: string | null = null): Transfer[] {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} cents cannot be posted`);
  return cents === 0 ? [] : [{ debit, credit, cents, dueOn }];
}

const oppositeAccounts: Record<AccountMovement['kind'], LedgerAccount> = {
  [movementKinds.order]: orders,
  [movementKinds.credit]: orders,
  [movementKinds.payment]: deposits,
  [movementKinds.refund]: deposits,
  [movementKinds.charge]: adjustments,
  [movementKinds.commission]: { kind: 'commission' },
  [movementKinds.prize]: { kind: 'prizes' },
};

/** The sign decides the direction: a debit is what the executive owes. */
function movementTransfers({ movement, orderId }: EventOf<'movement'>): Transfer[] {
  const { executiveId, kind, cents, dueOn } = movement;
  const executive: LedgerAccount = { kind: 'executive', executiveId };
  const account = oppositeAccounts[kind];
  const opposite = account === orders && orderId === null ? adjustments : account;
  return cents > 0 ? move(executive, opposite, cents, dueOn) : move(opposite, executive, -cents);
}

/** What is on a card is owed to its holder. A sold card is issued from its payment, and taken back to it. */
function giftCardTransfers({ cardId, movement, cents, orderId, attemptId }: EventOf<'gift_card'>): Transfer[] {
  const card: LedgerAccount = { kind: 'gift_card', code: cardId };
  const source = attemptId !== null ? deposits : orderId !== null ? orders : adjustments;
  const opposite: LedgerAccount = movement === 'expiry' ? { kind: 'expired_cards' } : source;
  return cents > 0 ? move(opposite, card, cents) : move(card, opposite, -cents);
}

/** The lines of the bank statement have posted a transfer's money already. Money spent otherwise stays a deposit. */
function paymentTransfers({ tender, cents, spent }: EventOf<'payment'>): Transfer[] {
  const received = isRecordedByOperator(tender) ? [] : move(provider(tender), deposits, cents);
  return spent === 'order' || spent === 'late' ? [...received, ...move(deposits, orders, cents)] : received;
}

/** A surplus and a second payment never left the deposits, and a refund of the account has come back to them. */
const refundSource = ({ orderId, why, spent }: EventOf<'refund'>): LedgerAccount =>
  why === 'rest' || spent === 'twice' || orderId === null ? deposits : orders;

function invoiceTransfers({ number, corrects, cents, country, exempt, taxes }: EventOf<'invoice'>): Transfer[] {
  const book = (kind: 'sales' | 'vat', code: string, amount: number) =>
    corrects === null ? move(orders, { kind, code }, amount) : move({ kind, code }, orders, amount);
  if (exempt) return book('sales', 'EXPORT', cents);
  if (taxes.reduce((sum, { baseCents, taxCents }) => sum + baseCents + taxCents, 0) !== cents)
    throw new RangeError(`the taxes of invoice ${number} are not its ${cents} cents`);
  return taxes.flatMap(({ rate, baseCents, taxCents }) => {
    const code = `${country ?? shopCountry}:${rate}`;
    return [...book('sales', code, baseCents), ...book('vat', code, taxCents)];
  });
}
