import type { orderMails as es } from '../es/order-mails.ts';

export const orderMails: typeof es = {
  confirmed: {
    subject: (number) => `We’ve received your order ${number}`,
    hello: (name) => `Hello ${name},`,
    thanks: (number, date) => `Thank you. You placed order ${number} on ${date}. This is what you’ve ordered:`,
    size: 'label size',
    rows: {
      subtotal: 'Items',
      discount: 'Discount',
      shipping: 'Delivery',
      surcharge: 'Cash on delivery fee',
      total: 'Total',
      balance: 'From your account',
      giftCard: (lastFour) => `Gift card •••• ${lastFour}`,
      due: 'To pay',
    },
    vat: (rate) => `VAT included at ${rate}%`,
    withoutVat:
      'Prices exclude Spanish VAT. On arrival customs may ask you for the import taxes and charges that apply there.',
    sealed: '* Sealed for hygiene reasons: it can’t be returned once unsealed.',
    dropped: 'Not in the order, because it sold out before you confirmed it, and not charged:',
    for: (name) => `for ${name}`,
    goesTo: 'We’re sending it to:',
    arrives: (name, from, to) => `${name}: arrives between ${from} and ${to}.`,
    pays: {
      account: 'The amount goes on your account: there’s nothing to pay now.',
      giftCard: 'You’re paying by gift card: there’s nothing left to pay.',
      cash: 'You’ll pay in cash when it arrives.',
      transfer: 'You’ll pay by bank transfer. We’re sending you the details in another email.',
      other: 'Payment is pending.',
    },
    due: (day) => `You have until ${day} to pay what your account owes for this order.`,
    payUntil: (moment) =>
      `Your items are kept at least until ${moment} (Madrid time). If you haven’t paid yet, you can pay here:`,
    law: (version) => `Terms of sale (version ${version}) and right of withdrawal`,
    track: 'Your order, as a PDF and with the packing and collection lists:',
    trackAsGuest: 'See your order and its payment here. This link is personal, so please don’t share it.',
    review:
      'A few days after delivery we’ll ask you by email, just once, how you like it. If you’d rather we didn’t, tell us here:',
  },
  sent: {
    subject: (number) => `Your order ${number} is on its way`,
    hello: (name) => `Hello ${name},`,
    left: (number, date, carrier) =>
      `The parcel for your order ${number} was sent on ${date}${carrier ? ` with ${carrier}` : ''}.`,
    another: (number) => `Another parcel for your order ${number} is on its way`,
    leftAnother: (number, date, carrier) =>
      `Another parcel for your order ${number} was sent on ${date}${carrier ? ` with ${carrier}` : ''}.`,
    several: 'Your order comes in several parcels: we’ll write when each of them leaves.',
    tracking: (code) => `Tracking number: ${code}`,
    follow: 'You can track it here:',
    order: 'Your order:',
  },
  ended: {
    hello: (name) => `Hello ${name},`,
    subject: {
      cancelled: (number) => `Your order ${number} has been cancelled`,
      expired: (number) => `Your order ${number} has expired`,
      refused: (number) => `The parcel for your order ${number} has come back`,
    },
    ended: {
      cancelled: (number, date) =>
        `Your order ${number} was cancelled on ${date}. We won’t send anything and you have nothing to pay.`,
      expired: (number, date) =>
        `The payment for your order ${number} didn’t arrive in time, so the order expired on ${date}. Its items are no longer reserved and you have nothing to pay.`,
      refused: (number, date) =>
        `The parcel for your order ${number} came back to us because it couldn’t be delivered or wasn’t accepted. The order was cancelled on ${date} and you have nothing to pay.`,
    },
    returned: (amount) => `We’ve credited ${amount} to your account with us.`,
    toCards: (amount) => `What you paid by gift card (${amount}) can be spent again.`,
    refunding: (amount) => `We’re returning ${amount} the way you paid, within 14 days at most.`,
    held: 'This was your order:',
    again: 'If you’d like to order it again, you can repeat it from Quick order, at today’s prices:',
    againAsGuest: 'If you’d like to order it again, the shop is here:',
  },
  exchange: {
    subject: {
      asked: (number) => `Your exchange ${number}: we’ve received it`,
      sent: (number) => `Your exchange ${number}: the parcel is on its way`,
      refused: (number) => `Your exchange ${number}: we can’t do it`,
      ended: (number) => `Your exchange ${number}: time has run out`,
    },
    hello: (name) => `Hello ${name},`,
    said: {
      asked: ({ number, order, at }) =>
        `You asked for this exchange from your order ${order} on ${at}. Its number is ${number}.`,
      sent: ({ number, order }) => `We’ve sent what you asked for in exchange ${number} from your order ${order}.`,
      refused: ({ number, order }) => `We can’t do exchange ${number} from your order ${order}.`,
      ended: ({ number, order }) =>
        `Your items for exchange ${number} from order ${order} didn’t reach us in time, so we no longer keep the new ones for you. If you’ve already sent them, please reply to this email.`,
    },
    size: 'label size',
    for: 'for',
    send: (until) =>
      `We’re keeping what you asked for until ${until}, and what you’re exchanging has to reach us by then. Please send it unworn, with the exchange number in the parcel, to the address at the end of this email.`,
    cost: 'You pay for the return, unless something arrived faulty. We pay for sending the replacement.',
    reason: 'The reason:',
    free: 'Your purchase stays as it was, and there’s nothing more to pay us.',
    law: 'Exchanging a size is something we offer of our own accord. Your right of withdrawal stays as it is, with its own deadline:',
    withdraw: 'Withdraw from contract here:',
    order: 'Your order:',
  },
  store: {
    subject: (number) => `A new order in your shop: ${number}`,
    hello: (name) => `Hello ${name},`,
    came: (number, units, amount) =>
      `Somebody placed order ${number} in your shop: ${units === 1 ? '1 item' : `${units} items`}, ${amount} in total. Once it’s paid, you’ll see it under “My shop”.`,
    care: 'We’ll take care of payment and delivery. To protect their privacy we don’t tell you who bought.',
    see: 'Your shop:',
  },
};
