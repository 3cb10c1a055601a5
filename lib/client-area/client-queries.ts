import 'server-only';
import { cache } from 'react';
import type { AnswerOf } from '@/contract/calls/table';
import { toCents } from '@/contract/money';
import { toMedia } from '@/lib/catalogue/catalogue-mappers';
import { guestOrderPath } from '@/lib/checkout/guest-paths';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import type { Locale } from '@/lib/i18n/routing';
import { orderStateNames } from '@/lib/order/order-codes';
import { toRequest } from '@/lib/requests/request-mappers';
import { mapResult, type Result } from '@/lib/result';
import type { ClientExecutive, ClientHome } from './client-data';
import { toClientData } from './client-data-mappers';
import type { ClientOrderList } from './create-account';

export const listOwnOrders = async (reader: CallContext): Promise<Result<ClientOrderList>> =>
  mapResult(await callBackend('listClientOrders', toCallOptions(reader)), ({ orders, total }) => ({
    orders: orders.map(({ number, placedAt, units, ...order }) => ({
      ...{ number, placedAt, units },
      path: guestOrderPath(order.alias, { number, secret: order.secret }),
      state: orderStateNames[order.state],
      totalCents: toCents(order.total),
    })),
    total,
  }));

/** Called once per page: its layout shows numbers from the same response. */
export const getClientHome = cache(
  async (token: string, locale: Locale): Promise<Result<ClientHome>> =>
    mapResult(await callBackend('readClient', toCallOptions({ token, locale })), toClientHome),
);

export const toClientHome = (wire: AnswerOf<'readClient'>): ClientHome => ({
  name: wire.nombre,
  executive: wire.socia && toExecutive(wire.socia),
  requests: wire.solicitudes.map(toRequest),
  own: toClientData(wire),
});

const toExecutive = (wire: NonNullable<AnswerOf<'readClient'>['socia']>): ClientExecutive => ({
  name: wire.nombre,
  alias: wire.alias,
  town: wire.localidad,
  portrait: wire.foto && toMedia(wire.foto),
  presentation: wire.presentacion ?? '',
  whatsApp: wire.whatsapp,
});
