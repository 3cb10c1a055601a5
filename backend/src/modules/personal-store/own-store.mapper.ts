import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { StoreWire } from 'contract/personal-store/schemas.ts';
import { tidyLine, tidyParagraphs } from '../../shared/text.ts';
import type { StoreChange } from './own-store.service.ts';
import type { StoreCredit } from './store-credits.repository.ts';

export const toStoreChange = (body: BodyOf<'updateOwnStore'>): StoreChange => ({
  alias: body.alias,
  paused: body.pausada,
  hours: body.horario === undefined ? undefined : tidyLine(body.horario),
  greeting: body.saludo === undefined ? undefined : tidyLine(body.saludo),
  story: body.historia === undefined ? undefined : tidyParagraphs(body.historia),
  portrait: body.foto ? Buffer.from(body.foto.base64, 'base64') : body.foto,
  whatsapp: body.whatsapp,
  email: body.correo,
  favourites: body.favoritos?.map(({ referencia, frase }) => ({ reference: referencia, sentence: tidyLine(frase) })),
});

type OwnStoreView = {
  store: StoreWire;
  paused: boolean;
  link: string;
  figures: { visits: number; orders: number; cents: number };
  credits: StoreCredit[];
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
