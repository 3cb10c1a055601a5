import { paymentModes, paymentOrigins } from 'contract/codes.ts';
import type { Handlers, Identity } from '../../handlers.ts';
import type { Kit } from '../../kit.ts';
import { type Buyer, executiveBuyer } from '../../shared/buyer.ts';
import { absent } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { readAccount } from '../../shared/ledger.ts';
import { toCents, toEuros } from '../../shared/money.ts';
import { toAmountDueWire, toMethodWire, toOrderPaymentWire } from './payment.mapper.ts';
import type { PaymentPorts } from './ports.ts';
import { tenders } from './tenders/tenders.ts';

export function paymentHandlers({ db, now }: Kit, { orders }: PaymentPorts): Handlers {
  const buyerIn = (identity: Identity | null): Buyer => executiveBuyer(requireIdentity(identity).accountId);
  const accountOf = ({ id }: Buyer) => readAccount(db, id, now());
  const owedBy = async (buyer: Buyer) => Math.max(0, (await accountOf(buyer)).balanceCents);

  return {
    readPaymentTerms: async ({ identity }) => {
      const inHand = await orders.readInHand(db, buyerIn(identity), now());
      // Nothing is chosen before the button is pressed.
      return { datos: { modoPago: inHand?.paymentMode ?? paymentModes.cash, metodo: null, usaSaldo: false } };
    },

    readAmountDue: async ({ identity }) => {
      const buyer = buyerIn(identity);
      return { datos: toAmountDueWire(await accountOf(buyer), await orders.listWaiting(db, buyer)) };
    },

    listPaymentMethods: async ({ identity, params: { x: origin }, query: { importe } }) => {
      const buyer = buyerIn(identity);
      const inHand = origin === paymentOrigins.checkout ? await orders.readInHand(db, buyer, now()) : null;
      const toPay = async () => inHand?.sale.cents ?? (origin === paymentOrigins.balance ? await owedBy(buyer) : 0);
      const cents = importe === undefined ? await toPay() : toCents(Number(importe));
      const sale = { cents, origin, place: inHand?.sale.place ?? null };
      return { datos: { importe: toEuros(cents), metodos: tenders.map((tender) => toMethodWire(tender, sale)) } };
    },

    readOrderPayment: async ({ identity, params }) => {
      const order = await orders.findPlaced(db, buyerIn(identity), params.x);
      if (!order) throw absent();
      return { datos: toOrderPaymentWire(order) };
    },
  };
}
