import type { AnswerOf } from '@/contract/calls/table';
import { get, post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { toCents } from '@/lib/money';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import { intentDone, intentKey } from '@/lib/state/intent-key';
import type { OpenedBag, ReadyBag, ReadyBagState, WantedLine } from './ready-bag';

const states = {
  ABIERTA: 'open',
  VENCIDA: 'expired',
  RETIRADA: 'revoked',
  AGOTADA: 'used',
} as const satisfies Record<string, ReadyBagState>;

const toReadyBag = (wire: AnswerOf<'makeReadyBag'>): ReadyBag => ({
  id: wire.id,
  label: wire.nombre,
  link: wire.enlace,
  state: states[wire.estado],
  until: wire.vence,
  items: wire.prendas,
  uses: wire.usos,
  usesMost: wire.usosMaximos,
});

type Wish = { label: string; lines: WantedLine[]; days: number; uses: number };

/** The same wish sent twice makes one bag. */
export async function makeReadyBag(wish: Wish): Promise<Result<ReadyBag>> {
  const intent = `ready bag ${JSON.stringify(wish)}`;
  const made = await post<'makeReadyBag'>('/api/socia/prepararBolsa', {
    body: {
      nombre: wish.label,
      lineas: wish.lines.map(({ code, quantity }) => ({ codigo: code, cantidad: quantity })),
      dias: wish.days,
      usos: wish.uses,
    },
    idempotencyKey: intentKey(intent),
  });
  if (isAnswered(made)) intentDone(intent);
  return mapResult(made, toReadyBag);
}

/** Codes that are not sold, and those with too large a quantity. */
export type RefusedLines = { gone: string[]; much: string[] };

/** The backend names lines by index; the executive is shown their codes. */
export function refusedLines(fields: Record<string, string>, lines: readonly WantedLine[]): RefusedLines {
  const named = (field: string) =>
    Object.keys(fields).flatMap((each) => {
      const [, at, which] = /^lineas\.(\d+)\.(\w+)$/.exec(each) ?? [];
      return which === field ? [lines[Number(at)]?.code ?? ''] : [];
    });
  return { gone: named('codigo'), much: named('cantidad') };
}

export const listReadyBags = async (): Promise<Result<ReadyBag[]>> =>
  mapResult(await get<'listReadyBags'>('/api/socia/consultarBolsasPreparadas'), (list) => list.map(toReadyBag));

export const revokeReadyBag = (id: string): Promise<Result<unknown>> =>
  post<'revokeReadyBag'>('/api/socia/retirarBolsaPreparada', { body: { id } });

/** The lines of the order in hand, of all clients. */
export const listLinesInHand = async (): Promise<Result<WantedLine[]>> =>
  mapResult(await get<'readOrderInHand'>('/api/socia/consultarOrdenSesion'), (order) =>
    (order?.lineas ?? []).map(({ codigo, cantidadPedida }) => ({ code: codigo, quantity: cantidadPedida })),
  );

/** With a device key the bag is taken, without one only shown. */
export const openReadyBag = async (locale: Locale, token: string, key?: string): Promise<Result<OpenedBag>> =>
  mapResult(
    await post<'openReadyBag'>('/api/public/abrirBolsaPreparada', {
      body: { idioma: locale, token, ...(key !== undefined && { llave: key }) },
    }),
    (wire) => ({
      state: states[wire.estado],
      store: wire.tienda && { alias: wire.tienda.alias, name: wire.tienda.nombre },
      until: wire.vence,
      lines: wire.lineas.map((line) => ({
        code: line.codigo,
        reference: line.referencia,
        name: line.nombre,
        color: line.nombreColor,
        size: line.talla,
        quantity: line.cantidad,
        madeCents: toCents(line.precioPreparado),
        cents: line.precio === null ? null : toCents(line.precio),
      })),
    }),
  );
