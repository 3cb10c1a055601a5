import type { AnswerOf } from '@/contract/calls/table';
import { maybeCents } from '@/lib/money';
import type { OfferedPayment } from './payment-offer';

/** The available methods; one with an unreadable fee is left out. */
export const toOfferedPayments = ({ metodos }: AnswerOf<'listGuestPaymentMethods'>): OfferedPayment[] =>
  metodos.flatMap(({ codigo, disponible, recargo, hasta }) => {
    const surchargeCents = maybeCents(recargo);
    if (!disponible || surchargeCents === null) return [];
    return [{ tender: codigo, surchargeCents, belowCents: maybeCents(hasta) }];
  });
