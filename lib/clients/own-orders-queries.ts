import 'server-only';
import { guestOrderPath } from '@/lib/guest/guest-paths';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import { toCents } from '@/lib/money';
import { orderStateNames } from '@/lib/order/order-codes';
import { mapResult, type Result } from '@/lib/result';
import type { OwnOrders } from './own-account';

export const listOwnOrders = async (reader: Reader): Promise<Result<OwnOrders>> =>
  mapResult(await callBackend('listClientOrders', readerInput(reader)), ({ pedidos, total }) => ({
    orders: pedidos.map((wire) => ({
      number: wire.numero,
      path: guestOrderPath(wire.alias, { number: wire.numero, secret: wire.clave }),
      state: orderStateNames[wire.estado],
      placedAt: wire.confirmada,
      units: wire.unidades,
      totalCents: toCents(wire.total),
    })),
    total,
  }));
