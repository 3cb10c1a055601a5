import { absent, conflict } from '../../shared/errors.ts';
import { toRowId } from '../../shared/ids.ts';
import { contactAt, introduceContact } from './contacts.page.ts';
import { exchangeAt, exchangeSteps, introduceExchange } from './exchanges.page.ts';
import type { Fields, Wrong } from './form-parts.ts';
import { parseCents } from './formats.ts';
import { type Asking, reasonLength } from './forms.page.ts';
import { giftCardAt, introduceGiftCard } from './gift-cards.page.ts';
import { type Desk, home } from './layout.ts';
import { readLeaving } from './leaving.page.ts';
import { showContents } from './order-contents.page.ts';
import { introduceOrder, introduceParcel, orderAt, orderSteps, parcelAt, parcelSteps } from './orders.page.ts';
import { introduce, introduceStray } from './payment.page.ts';
import type { ExchangeStep, GiftCardDossier, OrderStep, ParcelStep, Watches, WithdrawalStep } from './ports.ts';
import { introducePrize, prizeAt } from './prizes.page.ts';
import { introduceRecord, recordAt } from './records.page.ts';
import type { Texts } from './route.ts';
import { introduceWithdrawal, withdrawalAt } from './withdrawals.page.ts';

type Doing = { operatorId: string; reason: string; fields: Fields; cents: number };
type OrderAction = (typeof orderSteps)[OrderStep]['name'];
type ParcelAction = (typeof parcelSteps)[ParcelStep]['name'];
type ExchangeAction = (typeof exchangeSteps)[ExchangeStep]['name'];
type WithdrawalAction = 'goodsBack' | 'endWithdrawal' | 'refuseWithdrawal';
type GiftCardAction = 'blockCard' | 'unblockCard' | 'renewCode' | 'takeBackCard';
/** What can be said once something was done. */
export type Done =
  | 'ask'
  | 'giveBack'
  | 'note'
  | 'markSent'
  | 'book'
  | 'away'
  | 'answerContact'
  | 'givePrize'
  | OrderAction
  | 'amendRecord'
  | 'settleRecord'
  | GiftCardAction
  | 'refundOrder'
  | 'creditOrder'
  | ParcelAction
  | 'joinParcels'
  | ExchangeAction
  | WithdrawalAction;

/** What a person may do: asked about first, then done by whoever is sure. */
export type Action = {
  url: string;
  /** Where it cannot be done any more, the order is shown as it is now. */
  ofOrder?: true;
  find: (watches: Watches, desk: Desk, params: Texts) => Promise<Asking & { mostCents: number }>;
  run: (watches: Watches, params: Texts, doing: Doing) => Promise<Done>;
};

const plain = {
  needsReason: true,
  asksAmount: false,
  asksLine: false,
  asksCloses: false,
  asksLeaving: null,
  contents: null,
  remark: null,
  mostCents: 0,
};
/** What arrives may be more than what was asked for. */
const mostOfLine = 99_999_999;
const paymentAt = (id: string) => `${home}/payments/${id}`;
const evidenceAt = (id: number) => `${home}/evidence/${id}`;

export function requireRowId(text: string): number {
  const id = toRowId(text);
  if (id === null) throw absent();
  return id;
}

/** What is expected of an order: nobody asks why. */
const ordinarySteps: ReadonlySet<OrderStep> = new Set(['send', 'deliver']);

const askLeaving = async (orders: Watches['orders']) => ({
  carriers: await orders.carriers(),
  today: orders.today(),
});
const toLeaving = ({ carrier, tracking, leftOn }: Fields) => ({
  carrier: carrier || null,
  tracking: tracking || null,
  leftOn,
});

/** What moves the only parcel of an order. */
const stepsWithContents: ReadonlySet<OrderStep> = new Set(['send', 'deliver', 'refuse']);

/** What may happen to it next, and nothing else. */
const orderAction = (step: OrderStep, { path, name }: { path: string; name: OrderAction }): Action => ({
  url: `${home}/orders/:id/${path}`,
  ofOrder: true,
  async find({ orders }, desk, { id = '' }) {
    const dossier = await orders.read(id, desk.locale);
    if (!dossier.next.includes(step)) throw conflict();
    const asksLeaving = step === 'send' ? await askLeaving(orders) : null;
    const needsReason = !ordinarySteps.has(step);
    const contents = stepsWithContents.has(step) ? showContents(desk, dossier) : null;
    const facts = introduceOrder(desk, dossier);
    return { ...plain, needsReason, name, asksLeaving, facts, contents, back: orderAt(id) };
  },
  async run({ orders }, { id = '' }, { operatorId, reason, fields }) {
    await orders.take(id, step, {
      operatorId,
      reason,
      seen: fields.seenContents,
      ...(step === 'send' && { leaving: toLeaving(fields) }),
    });
    return name;
  },
});

export const toParcelKey = ({ id: orderId = '', position }: Texts) => ({ orderId, position: Number(position) });

/** The same for one parcel of several. */
const parcelAction = (step: ParcelStep, { path, name }: { path: string; name: ParcelAction }): Action => ({
  url: `${parcelAt(':id', ':position')}/${path}`,
  ofOrder: true,
  async find({ orders }, desk, params) {
    const dossier = await orders.readParcel(toParcelKey(params), desk.locale);
    const { order, parcel } = dossier;
    if (!parcel.next.includes(step)) throw conflict();
    const asksLeaving = step === 'send' ? await askLeaving(orders) : null;
    const needsReason = step === 'return' || step === 'drop';
    const facts = introduceParcel(desk, dossier);
    const contents = showContents(desk, parcel);
    return { ...plain, needsReason, name, asksLeaving, facts, contents, back: orderAt(order.id) };
  },
  async run({ orders }, params, { operatorId, reason, fields }) {
    await orders.takeParcel(toParcelKey(params), step, {
      seen: fields.seenContents,
      operatorId,
      reason,
      ...(step === 'send' && { leaving: toLeaving(fields) }),
    });
    return name;
  },
});

/** What ends a withdrawal is done once; what arrived is noted once and before that. */
const withdrawalAction = (path: string, name: WithdrawalAction, step: WithdrawalStep): Action => ({
  url: `${home}/withdrawals/:id/${path}`,
  async find({ withdrawals }, desk, { id = '' }) {
    const dossier = await withdrawals.read(id, desk.locale);
    if (dossier.ended || dossier.steps.some((one) => one.step === step)) throw conflict();
    return { ...plain, name, facts: introduceWithdrawal(desk, dossier), back: withdrawalAt(id) };
  },
  async run({ withdrawals }, { id = '' }, { operatorId, reason }) {
    await withdrawals.take(id, step, { operatorId, reason });
    return name;
  },
});

const exchangeAction = (step: ExchangeStep, { path, name }: { path: string; name: ExchangeAction }): Action => ({
  url: `${home}/exchanges/:id/${path}`,
  async find({ exchanges }, desk, { id = '' }) {
    const dossier = await exchanges.read(id, desk.locale);
    if (!dossier.next.includes(step)) throw conflict();
    return { ...plain, name, facts: introduceExchange(desk, dossier), back: exchangeAt(id) };
  },
  async run({ exchanges }, { id = '' }, { operatorId, reason }) {
    await exchanges.take(id, step, { operatorId, reason });
    return name;
  },
});

type GiftCardStep = { may: keyof GiftCardDossier['may']; path: string; name: GiftCardAction };
const giftCardAction = (
  { may, path, name }: GiftCardStep,
  work: (watches: Watches, id: string, doing: { operatorId: string; reason: string }) => Promise<void>,
): Action => ({
  url: `${giftCardAt(':id')}/${path}`,
  async find({ giftCards }, desk, { id = '' }) {
    const dossier = await giftCards.read(id);
    if (!dossier.may[may]) throw conflict();
    return { ...plain, name, facts: introduceGiftCard(desk, dossier), back: giftCardAt(id) };
  },
  async run(watches, { id = '' }, { operatorId, reason }) {
    await work(watches, id, { operatorId, reason });
    return name;
  },
});

/** Of an order, whichever ways it was paid. */
const refundAction = (path: string, name: 'refundOrder' | 'creditOrder'): Action => ({
  url: `${orderAt(':id')}/${path}`,
  async find({ orders, payments }, desk, { id = '' }) {
    const dossier = await orders.read(id, desk.locale);
    const mostCents = await payments.readOrderRefundable(dossier.id);
    if (mostCents === 0) throw conflict();
    const remark = desk.words.form.stays;
    return {
      ...plain,
      name,
      facts: introduceOrder(desk, dossier),
      back: orderAt(id),
      asksAmount: true,
      remark,
      mostCents,
    };
  },
  async run({ payments }, { id = '' }, { operatorId, reason, cents, fields }) {
    const asCredit = name === 'creditOrder';
    await payments.refundOrder(id, { operatorId, reason, cents, seenCents: fields.seenCents, asCredit });
    return name;
  },
});

export const actions: readonly Action[] = [
  {
    url: `${home}/payments/:id/ask`,
    async find({ payments }, desk, { id = '' }) {
      const dossier = await payments.readDossier(id);
      if (!dossier.canAsk) throw conflict();
      return { ...plain, name: 'ask', facts: introduce(desk, dossier), back: paymentAt(id) };
    },
    run: async ({ payments }, { id = '' }, { operatorId, reason }) =>
      (await payments.ask(id, { operatorId, reason })) ? 'ask' : 'away',
  },
  {
    url: `${home}/payments/:id/give-back`,
    async find({ payments }, desk, { id = '' }) {
      const dossier = await payments.readDossier(id);
      const { refundableCents: mostCents, attempt } = dossier;
      if (mostCents === 0) throw conflict();
      const remark = attempt.spent === 'order' ? desk.words.form.stays : null;
      const facts = introduce(desk, dossier);
      return { ...plain, name: 'giveBack', facts, back: paymentAt(id), asksAmount: true, remark, mostCents };
    },
    async run({ payments }, { id = '' }, { operatorId, reason, cents, fields }) {
      await payments.giveBack(id, { operatorId, reason, cents, seenCents: fields.seenCents });
      return 'giveBack';
    },
  },
  {
    url: `${home}/payments/:id/book`,
    async find({ payments }, desk, { id = '' }) {
      const dossier = await payments.readDossier(id);
      if (!dossier.canBook) throw conflict();
      const facts = introduce(desk, dossier);
      return {
        ...plain,
        name: 'book',
        facts,
        back: paymentAt(id),
        asksAmount: true,
        asksLine: true,
        mostCents: mostOfLine,
      };
    },
    async run({ payments }, { id = '' }, { operatorId, reason, cents, fields }) {
      await payments.book(id, { operatorId, reason, cents, bankId: fields.bankId });
      return 'book';
    },
  },
  {
    url: `${home}/payments/:id/note`,
    async find({ payments }, desk, { id = '' }) {
      const facts = introduce(desk, await payments.readDossier(id));
      return { ...plain, name: 'note', facts, back: paymentAt(id), asksCloses: true };
    },
    async run({ payments }, { id = '' }, { operatorId, reason, fields }) {
      await payments.note(id, { operatorId, reason, closes: fields.closes });
      return 'note';
    },
  },
  {
    url: `${home}/refunds/:id/sent`,
    async find({ payments }, desk, { id = '' }) {
      const { refund, attempt, byHand } = await payments.readRefund(id);
      if (!byHand) throw conflict();
      const facts = introduce(desk, await payments.readDossier(attempt.id));
      return { ...plain, name: 'markSent', facts, back: paymentAt(attempt.id), mostCents: refund.cents };
    },
    async run({ payments }, { id = '' }, { operatorId, reason }) {
      await payments.markSent(id, { operatorId, reason });
      return 'markSent';
    },
  },
  {
    url: `${home}/evidence/:id/note`,
    async find({ payments }, desk, { id: text = '' }) {
      const id = requireRowId(text);
      const facts = introduceStray(desk, await payments.readStray(id));
      return { ...plain, name: 'note', facts, back: evidenceAt(id), asksCloses: true };
    },
    async run({ payments }, { id: text = '' }, { operatorId, reason, fields }) {
      await payments.noteStray(requireRowId(text), { operatorId, reason, closes: fields.closes });
      return 'note';
    },
  },
  {
    url: `${home}/contacts/:id/answered`,
    async find({ contacts }, desk, { id = '' }) {
      const dossier = await contacts.read(id);
      if (dossier.answered) throw conflict();
      return { ...plain, name: 'answerContact', facts: introduceContact(desk, dossier), back: contactAt(id) };
    },
    async run({ contacts }, { id = '' }, { operatorId, reason }) {
      await contacts.markAnswered(id, { operatorId, reason });
      return 'answerContact';
    },
  },
  {
    url: `${home}/prizes/:id/given`,
    async find({ prizes }, desk, { id = '' }) {
      const dossier = await prizes.read(id, desk.locale);
      if (!dossier.mayGive) throw conflict();
      return { ...plain, name: 'givePrize', facts: introducePrize(desk, dossier), back: prizeAt(id) };
    },
    async run({ prizes }, { id = '' }, { operatorId, reason }) {
      await prizes.give(id, { operatorId, reason });
      return 'givePrize';
    },
  },
  ...(Object.keys(orderSteps) as OrderStep[]).map((step) => orderAction(step, orderSteps[step])),
  {
    url: `${home}/records/:id/amend`,
    async find({ records }, desk, { id = '' }) {
      const dossier = await records.read(requireRowId(id));
      if (dossier.settledAt !== null || !dossier.mayAmend) throw conflict();
      return { ...plain, name: 'amendRecord', facts: introduceRecord(desk, dossier), back: recordAt(dossier.id) };
    },
    async run({ records }, { id = '' }, { operatorId, reason }) {
      await records.amend(requireRowId(id), { operatorId, reason });
      return 'amendRecord';
    },
  },
  {
    url: `${home}/records/:id/settle`,
    async find({ records }, desk, { id = '' }) {
      const dossier = await records.read(requireRowId(id));
      if (dossier.settledAt !== null) throw conflict();
      return { ...plain, name: 'settleRecord', facts: introduceRecord(desk, dossier), back: recordAt(dossier.id) };
    },
    async run({ records }, { id = '' }, { operatorId, reason }) {
      await records.settle(requireRowId(id), { operatorId, reason });
      return 'settleRecord';
    },
  },
  ...(Object.keys(parcelSteps) as ParcelStep[]).map((step) => parcelAction(step, parcelSteps[step])),
  {
    url: `${home}/orders/:id/join`,
    ofOrder: true,
    async find({ orders }, desk, { id = '' }) {
      const dossier = await orders.read(id, desk.locale);
      if (!dossier.mayRepack || dossier.parcels.length === 0) throw conflict();
      const facts = introduceOrder(desk, dossier);
      const contents = showContents(desk, dossier);
      return { ...plain, needsReason: false, name: 'joinParcels', facts, contents, back: orderAt(id) };
    },
    async run({ orders }, { id = '' }, { operatorId, fields }) {
      await orders.join(id, { operatorId, seen: fields.seenContents });
      return 'joinParcels';
    },
  },
  ...(Object.keys(exchangeSteps) as ExchangeStep[]).map((step) => exchangeAction(step, exchangeSteps[step])),
  giftCardAction({ may: 'block', path: 'block', name: 'blockCard' }, ({ giftCards }, id, doing) =>
    giftCards.block(id, doing),
  ),
  giftCardAction({ may: 'unblock', path: 'unblock', name: 'unblockCard' }, ({ giftCards }, id, doing) =>
    giftCards.unblock(id, doing),
  ),
  giftCardAction({ may: 'code', path: 'code', name: 'renewCode' }, ({ giftCards }, id, doing) =>
    giftCards.renewCode(id, doing),
  ),
  giftCardAction({ may: 'return', path: 'return', name: 'takeBackCard' }, ({ payments }, id, doing) =>
    payments.takeBackCard(id, doing),
  ),
  refundAction('refund', 'refundOrder'),
  refundAction('credit', 'creditOrder'),
  withdrawalAction('back', 'goodsBack', 'back'),
  withdrawalAction('done', 'endWithdrawal', 'done'),
  withdrawalAction('refuse', 'refuseWithdrawal', 'refused'),
];

export const noFields = ({ mostCents: seenCents, contents }: Pick<ActionForm, 'mostCents' | 'contents'>): Fields => ({
  reason: '',
  amount: '',
  bankId: '',
  closes: false,
  carrier: '',
  tracking: '',
  leftOn: '',
  seenCents,
  seenContents: contents?.seen ?? '',
});

/** No line of a journal holds what no keyboard writes. */
const isWritten = (text: string) => !/[^\P{Cc}\n\t]/u.test(text);

type ActionForm = Pick<Asking, 'needsReason' | 'asksAmount' | 'asksLine' | 'asksLeaving' | 'contents'> & {
  mostCents: number;
};

/** What was filled in, what is wrong with it, and the amount that is meant. */
export function readFields(
  body: Partial<Record<string, string>>,
  { needsReason, asksAmount, asksLine, asksLeaving, contents, mostCents }: ActionForm,
): { fields: Fields; wrong: Wrong; cents: number } {
  const reason = (body.reason ?? '').replaceAll('\r\n', '\n').trim();
  const amount = (body.amount ?? '').trim().slice(0, 20);
  const bankId = (body.bankId ?? '').trim();
  const seenCents = /^\d{1,9}$/.test(body.seen ?? '') ? Number(body.seen) : 0;
  const typed = parseCents(amount);
  const cents = asksAmount ? (typed ?? 0) : mostCents;
  const isReason =
    (reason === '' && !needsReason) ||
    (reason.length >= reasonLength.least && reason.length <= reasonLength.most && isWritten(reason));
  const isAmount = !asksAmount || (cents > 0 && cents <= mostCents);
  const isBankId = !asksLine || /^[\p{L}\p{N} ./-]{4,60}$/u.test(bankId);
  const { wrong: badLeaving, ...leaving } = readLeaving(body, asksLeaving);
  return {
    // The contents as they are now: whoever had seen others sees these before pressing again.
    fields: {
      ...{ reason, amount, bankId, closes: body.closes === 'yes', seenCents, ...leaving },
      seenContents: contents?.seen ?? '',
    },
    wrong: [
      ...(contents === null || body.contents === contents.seen ? [] : (['contents'] as const)),
      ...(isReason ? [] : (['reason'] as const)),
      ...(isAmount ? [] : (['amount'] as const)),
      ...(isBankId ? [] : (['bankId'] as const)),
      ...badLeaving,
    ],
    cents,
  };
}
