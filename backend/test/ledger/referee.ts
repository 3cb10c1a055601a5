// Adds up what the ledger must hold, from the shop's records alone. It imports nothing of the backend, so that a mistake
// in the posting rules cannot be repeated here.

type InvoiceRecord = {
  orderId: string;
  /** The number of the invoice that it corrects. */
  corrects: string | null;
  cents: number;
  country: string | null;
  exempt: boolean;
  taxes: readonly { rate: number; baseCents: number; taxCents: number }[];
};
export type ShopRecords = {
  attempts: readonly { id: string; orderId: string | null; tender: string; cents: number; spent: string | null }[];
  /** Lines of the bank statement. */
  arrivals: readonly { attemptId: string; cents: number }[];
  refunds: readonly { attemptId: string; cents: number; why: string; state: string }[];
  movements: readonly { executiveId: string; orderId: string | null; kind: string; cents: number }[];
  giftCardMovements: readonly {
    cardId: string;
    kind: string;
    cents: number;
    orderId: string | null;
    attemptId: string | null;
  }[];
  carrierPayments: readonly { orderId: string; cents: number }[];
  invoices: readonly InvoiceRecord[];
};

type Account = { kind: string; code?: string; executiveId?: string };
export type LedgerEntry = {
  orderId: string | null;
  attemptId: string | null;
  transfers: readonly { debit: Account; credit: Account; cents: number }[];
};

/** Cents by account: a debit is positive. `orders` and `deposits` are kept apart by order and by attempt. */
type Sums = Map<string, number>;

const cashOnDelivery = '001';
const bankTransfer = '002';
/** Lines of an executive's account that stand against a cost or a correction instead of an order or a deposit. */
const costAccounts: Record<string, string> = { CARGO: 'adjustments', COMISION: 'commission', PREMIO: 'prizes' };

/** What payments of the account, and their refunds, are without the attempts that explain them. */
const byHand = 'deposits:null';

const add = (sums: Sums, account: string, cents: number) => sums.set(account, (sums.get(account) ?? 0) + cents);
const isDone = ({ state }: { state: string }) => state === 'done';
const paysOrder = (spent: string | null) => spent === 'order' || spent === 'late';

/** What each account must hold. */
function sumRecords(records: ShopRecords): Sums {
  const sums: Sums = new Map();
  addPayments(sums, records);
  addRefunds(sums, records);
  for (const { executiveId, orderId, kind, cents } of records.movements) {
    add(sums, `executive:${executiveId}`, cents);
    if (orderId !== null) add(sums, `orders:${orderId}`, -cents);
    else if (kind === 'PAGO' || kind === 'DEVOLUCION') add(sums, byHand, -cents);
    else add(sums, costAccounts[kind] ?? 'adjustments', -cents);
  }
  for (const { cardId, kind, cents, orderId, attemptId } of records.giftCardMovements) {
    add(sums, `gift_card:${cardId}`, -cents);
    if (kind === 'expiry') add(sums, 'expired_cards', cents);
    else if (kind === 'order' || kind === 'refund' || orderId !== null) add(sums, `orders:${orderId}`, cents);
    else add(sums, attemptId === null ? 'adjustments' : `deposits:${attemptId}`, cents);
  }
  for (const { orderId, cents } of records.carrierPayments) {
    add(sums, `provider:${cashOnDelivery}`, cents);
    add(sums, `orders:${orderId}`, -cents);
  }
  for (const invoice of records.invoices) addInvoice(sums, invoice);
  return sums;
}

function addPayments(sums: Sums, { attempts, arrivals }: ShopRecords): void {
  for (const { attemptId, cents } of arrivals) {
    add(sums, `provider:${bankTransfer}`, cents);
    add(sums, `deposits:${attemptId}`, -cents);
  }
  for (const { id, orderId, tender, cents, spent } of attempts) {
    if (spent === null) continue;
    if (tender !== bankTransfer) {
      add(sums, `provider:${tender}`, cents);
      add(sums, `deposits:${id}`, -cents);
    }
    // Twice paid is not used at all, and a gift card uses it by its movement; any other money has paid an order, or an
    // account by its movement.
    if (spent !== 'twice' && spent !== 'gift_card') add(sums, `deposits:${id}`, cents);
    if (paysOrder(spent)) add(sums, `orders:${orderId}`, -cents);
    else if (spent === 'account') add(sums, byHand, -cents);
  }
}

function addRefunds(sums: Sums, { attempts, refunds }: ShopRecords): void {
  for (const { attemptId, cents, why } of refunds.filter(isDone)) {
    const attempt = attempts.find(({ id }) => id === attemptId);
    if (!attempt) throw new Error(`a refund of no attempt: ${attemptId}`);
    add(sums, `provider:${attempt.tender}`, -cents);
    if (why === 'rest' || attempt.spent === 'twice' || attempt.spent === 'gift_card')
      add(sums, `deposits:${attemptId}`, cents);
    else if (paysOrder(attempt.spent)) add(sums, `orders:${attempt.orderId}`, cents);
    else add(sums, byHand, cents);
  }
}

function addInvoice(sums: Sums, { orderId, corrects, cents, country, exempt, taxes }: InvoiceRecord): void {
  const sign = corrects === null ? 1 : -1;
  add(sums, `orders:${orderId}`, sign * cents);
  if (exempt) add(sums, 'sales:EXPORT', -sign * cents);
  for (const { rate, baseCents, taxCents } of taxes) {
    add(sums, `sales:${country ?? 'ES'}:${rate}`, -sign * baseCents);
    add(sums, `vat:${country ?? 'ES'}:${rate}`, -sign * taxCents);
  }
}

/** What each account holds, added up from the transfers. */
function sumEntries(entries: readonly LedgerEntry[]): Sums {
  const sums: Sums = new Map();
  for (const { orderId, attemptId, transfers } of entries)
    for (const { debit, credit, cents } of transfers) {
      add(sums, nameOf(debit, orderId, attemptId), cents);
      add(sums, nameOf(credit, orderId, attemptId), -cents);
    }
  return sums;
}

function nameOf({ kind, code, executiveId }: Account, orderId: string | null, attemptId: string | null): string {
  if (kind === 'orders') return `orders:${orderId}`;
  if (kind === 'deposits') return `deposits:${attemptId}`;
  return code === undefined && executiveId === undefined ? kind : `${kind}:${code ?? executiveId}`;
}

/** The first difference or broken invariant; null if the books are right. */
export function findViolation(records: ShopRecords, entries: readonly LedgerEntry[]): string | null {
  const expected = sumRecords(records);
  const booked = sumEntries(entries);
  for (const account of new Set([...expected.keys(), ...booked.keys()])) {
    const [right, found] = [expected.get(account) ?? 0, booked.get(account) ?? 0];
    if (right !== found) return `${account} holds ${found} instead of ${right}`;
    if (account.startsWith('deposits:') && account !== byHand && found > 0)
      return `${account}: more was used than received`;
    if (account.startsWith('gift_card:') && found > 0) return `${account}: more was spent than was on it`;
  }
  const money = (isMoney: boolean) =>
    [...booked].reduce((sum, [name, cents]) => (name.startsWith('provider:') === isMoney ? sum + cents : sum), 0);
  const moneyCents = sumMoney(records);
  if (money(true) !== moneyCents) return `${money(true)} of ${moneyCents} cents are with providers`;
  if (money(false) !== -moneyCents) return `the other accounts do not explain ${moneyCents} cents`;
  return findWrongCorrection(records);
}

const total = (rows: readonly { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

/** All money that came in, less what went out. */
const sumMoney = ({ attempts, arrivals, carrierPayments, refunds }: ShopRecords) =>
  total(attempts.filter(({ spent, tender }) => spent !== null && tender !== bankTransfer)) +
  total(arrivals) +
  total(carrierPayments) -
  total(refunds.filter(isDone));

/** Corrections never exceed their invoice, neither in all nor at a rate. */
function findWrongCorrection({ invoices }: ShopRecords): string | null {
  const left: Sums = new Map();
  for (const { orderId, corrects, cents, taxes } of invoices) {
    const sign = corrects === null ? 1 : -1;
    add(left, orderId, sign * cents);
    for (const { rate, baseCents, taxCents } of taxes) {
      add(left, `${orderId} base ${rate}`, sign * baseCents);
      add(left, `${orderId} tax ${rate}`, sign * taxCents);
    }
  }
  const excess = [...left].find(([, cents]) => cents < 0);
  return excess ? `corrections exceed the invoice: ${excess[0]} by ${-excess[1]}` : null;
}

/** Orders and deposits that are not at zero, which all are once nothing is awaited. */
export const listOpenAccounts = (entries: readonly LedgerEntry[]): string[] =>
  [...sumEntries(entries)].flatMap(([account, cents]) =>
    cents !== 0 && /^(orders|deposits):/.test(account) ? `${account} is left with ${cents}` : [],
  );
