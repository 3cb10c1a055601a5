import 'server-only';
import { cache } from 'react';
import type { AnswerOf } from '@/contract/calls/table';
import { toCents } from '@/contract/money';
import { toMedia } from '@/lib/catalogue/catalogue-mappers';
import { guestOrderPath } from '@/lib/guest/guest-paths';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import type { Locale } from '@/lib/i18n/routing';
import { orderStateNames } from '@/lib/order/order-codes';
import { toRequest } from '@/lib/requests/request-mappers';
import { mapResult, type Result } from '@/lib/result';
import type { OwnOrders } from './own-account';
import type { ClientHome, OwnExecutive } from './own-client';
import { toOwnClient } from './own-client-mappers';

export const listOwnOrders = async (reader: Reader): Promise<Result<OwnOrders>> =>
  mapResult(await callBackend('listClientOrders', readerInput(reader)), ({ orders, total }) => ({
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
    mapResult(await callBackend('readClient', readerInput({ token, locale })), toClientHome),
);

export const toClientHome = (wire: AnswerOf<'readClient'>): ClientHome => ({
  name: wire.nombre,
  executive: wire.socia && toExecutive(wire.socia),
  requests: wire.solicitudes.map(toRequest),
  own: toOwnClient(wire),
});

const toExecutive = (wire: NonNullable<AnswerOf<'readClient'>['socia']>): OwnExecutive => ({
  name: wire.nombre,
  alias: wire.alias,
  town: wire.localidad,
  portrait: wire.foto && toMedia(wire.foto),
  presentation: wire.presentacion ?? '',
  whatsApp: wire.whatsapp,
});
