import { createHmac } from 'node:crypto';
import type { Request } from './request.ts';
import { findByAmount, findByCard, findByName, type Scenario } from './scenarios.ts';

/** A charge or a refund, and the issuer's answer. */
export type Movement = {
  type: string;
  cents: number;
  response: string;
  authorisation: string;
  data: string;
  at: Date;
  /** Whether the payer passed strong authentication. */
  secure: boolean;
};

/** One visit to the bank's page. Of a typed card only brand and last four digits are kept. */
export type Operation = {
  token: string;
  request: Request;
  scenario: Scenario;
  /** Neither a scenario nor the amount decided the outcome, so the card may. */
  cardChooses: boolean;
  openedAt: number;
  stage: 'details' | 'challenge' | 'ended' | 'expired';
  card: { brand: string; lastFour: string } | null;
  movements: Movement[];
};

export type PayerInput = Partial<Record<'step' | 'pan' | 'expiry' | 'cvv' | 'phone' | 'pin' | 'code', string>>;
export type Field = 'pan' | 'expiry' | 'cvv' | 'phone' | 'pin' | 'code';

export const codes = { refund: '3', payment: '0', done: '0900', cancelled: '9915', notAuthenticated: '0184' };
export const right = { cvv: '123', pin: '1234', code: '123456' };
const openMinutes = 30;
const expiredCard = '0101';
const wrongCvv = '0129';

export function openOperation(request: Request, seed: string, at: number, chosenName: string | undefined): Operation {
  const chosen = chosenName === undefined ? findByAmount(request.cents) : findByName(chosenName);
  return {
    token: createHmac('sha256', seed).update(request.order).digest('base64url').slice(0, 22),
    request,
    scenario: chosen ?? usual(request.bizum),
    cardChooses: chosen === undefined,
    openedAt: at,
    stage: 'details',
    card: null,
    movements: [],
  };
}

/** The default scenario. */
function usual(bizum: boolean): Scenario {
  const scenario = findByName(bizum ? 'bizum-approve' : 'approve');
  if (!scenario) throw new Error('The table of scenarios has lost its first row.');
  return scenario;
}

export const isPaid = ({ movements }: Operation) =>
  movements.some(({ type, response }) => type === codes.payment && /^00\d\d$/.test(response));
export const lastPayment = ({ movements }: Operation) => movements.findLast(({ type }) => type === codes.payment);
/** After a denial another card may be tried under the same number. */
export const mayRetry = (operation: Operation) =>
  operation.stage === 'ended' && !isPaid(operation) && lastPayment(operation)?.response !== codes.cancelled;

/** A step of the payer at the page: the fields with problems, or the answer that ended the payment, if any. */
export function takeStep(
  operation: Operation,
  typed: PayerInput,
  at: number,
): { problems: Field[]; answer: string | null } {
  const nothing = { problems: [], answer: null };
  if (operation.stage === 'ended') {
    if (typed.step === 'retry' && mayRetry(operation)) operation.stage = 'details';
    return nothing;
  }
  if (operation.stage === 'expired' || at - operation.openedAt > openMinutes * 60_000) {
    operation.stage = 'expired';
    return nothing;
  }
  if (typed.step === 'cancel') return { problems: [], answer: codes.cancelled };
  if (operation.stage === 'challenge') return confirm(operation, typed);
  return operation.request.bizum ? payByPhone(operation, typed) : payByCard(operation, typed, at);
}

function payByCard(operation: Operation, typed: PayerInput, at: number) {
  const pan = (typed.pan ?? '').replace(/[\s-]/g, '');
  const expiry = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec((typed.expiry ?? '').trim());
  const byCard = findByCard(pan);
  const problems: Field[] = [];
  if (!/^\d{13,19}$/.test(pan) || !(byCard || hasCheckDigit(pan))) problems.push('pan');
  if (!expiry) problems.push('expiry');
  if (!/^\d{3,4}$/.test(typed.cvv ?? '')) problems.push('cvv');
  if (problems.length > 0 || !expiry) return { problems, answer: null };
  operation.card = { brand: brandOf(pan), lastFour: pan.slice(-4) };
  if (operation.cardChooses) operation.scenario = byCard ?? usual(false);
  // Valid until the end of its month.
  if (Date.UTC(2000 + Number(expiry[2]), Number(expiry[1]), 1) <= at) return { problems, answer: expiredCard };
  if (typed.cvv === '999') return { problems, answer: wrongCvv };
  return authenticate(operation);
}

function payByPhone(operation: Operation, typed: PayerInput) {
  const problems: Field[] = [];
  if (!/^(\+?34)?[67]\d{8}$/.test((typed.phone ?? '').replace(/\s/g, ''))) problems.push('phone');
  if (!/^\d{4}$/.test(typed.pin ?? '')) problems.push('pin');
  if (problems.length > 0) return { problems, answer: null };
  return typed.pin === right.pin ? authenticate(operation) : { problems, answer: codes.notAuthenticated };
}

function authenticate(operation: Operation): { problems: Field[]; answer: string | null } {
  const asked = operation.scenario.authentication === 'challenge' || operation.request.bizum;
  if (asked) operation.stage = 'challenge';
  return { problems: [], answer: asked ? null : operation.scenario.answer };
}

function confirm(operation: Operation, typed: PayerInput): { problems: Field[]; answer: string | null } {
  if (!/^\d{6}$/.test((typed.code ?? '').trim())) return { problems: ['code'], answer: null };
  const isRight = typed.code?.trim() === right.code;
  return { problems: [], answer: isRight ? operation.scenario.answer : codes.notAuthenticated };
}

const brandOf = (pan: string) => (/^4/.test(pan) ? '1' : /^(5|2[2-7])/.test(pan) ? '2' : '8');

function hasCheckDigit(pan: string): boolean {
  const sum = [...pan].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
