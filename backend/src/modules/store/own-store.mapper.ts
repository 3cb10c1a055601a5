import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { StoreWire } from 'contract/store/schemas.ts';
import { toLine, toParagraphs } from '../../shared/text.ts';
import type { Credit } from './credits.repository.ts';
import type { StoreChange } from './own-store.service.ts';

export const toStoreChange = (body: BodyOf<'updateOwnStore'>): StoreChange => ({
  alias: body.alias,
  paused: body.pausada,
  hours: body.horario === undefined ? undefined : toLine(body.horario),
  greeting: body.saludo === undefined ? undefined : toLine(body.saludo),
  story: body.historia === undefined ? undefined : toParagraphs(body.historia),
  portrait: body.foto ? Buffer.from(body.foto.base64, 'base64') : body.foto,
  whatsapp: body.whatsapp,
  email: body.correo,
  favourites: body.favoritos?.map(({ referencia, frase }) => ({ reference: referencia, sentence: toLine(frase) })),
});

type OwnStoreView = {
  store: StoreWire;
  paused: boolean;
  link: string;
  figures: { visits: number; orders: number; cents: number };
  credits: Credit[];
  /** For an alias that was asked about. */
  wish?: { free: boolean; suggestions: string[] };
};

export const toOwnStore = ({
  store,
  paused,
  link,
  figures,
  credits,
  wish,
}: OwnStoreView): AnswerOf<'readOwnStore'> => ({
  alias: store.alias,
  pausada: paused,
  disponible: wish?.free ?? null,
  sugerencias: wish?.suggestions ?? [],
  tienda: store,
  enlace: link,
  visitas30: figures.visits,
  pedidos30: figures.orders,
  ventas30: toEuros(figures.cents),
  pedidos: credits.map(({ number, at, cents, alias, reason }) => ({
    numero: number,
    fecha: at.toISOString(),
    total: toEuros(cents),
    alias,
    motivo: reason,
  })),
});
