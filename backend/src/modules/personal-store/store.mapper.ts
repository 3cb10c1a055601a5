import { brandName } from 'contract/brand-name.ts';
import type { ProductCardWire } from 'contract/catalogue/schemas.ts';
import type { StoreAnswerWire, StoreWire } from 'contract/personal-store/schemas.ts';
import { guestAlias, type Locale } from 'contract/public-codes.ts';
import { toPortrait } from '../../shared/media.mapper.ts';
import { toPublicName } from '../../shared/text.ts';
import type { StoreRow } from './store.repository.ts';
import type { StoreOfAlias } from './store-of-alias.ts';

const states = { active: 'ACTIVA', paused: 'PAUSADA', unknown: 'DESCONOCIDA' } as const;

export const toStoreAnswer = ({ state }: StoreOfAlias, store: StoreWire | null): StoreAnswerWire => ({
  estado: states[state],
  tienda: store,
});

export function toStore(row: StoreRow, cards: ProductCardWire[]): StoreWire {
  const sentences = new Map(row.favourites.map(({ reference, sentence }) => [reference, sentence]));
  return {
    alias: row.alias,
    nombre: toPublicName(row),
    localidad: (row.opened && row.town) || null,
    foto: row.portrait && toPortrait(row.portrait, toPublicName(row)),
    horario: row.hours || null,
    saludo: row.greeting,
    historia: row.story,
    idioma: row.locale,
    contacto: { whatsapp: row.whatsapp, correo: row.email },
    favoritos: cards.map((card) => ({ producto: card, frase: sentences.get(card.referencia) ?? '' })),
  };
}

/** A paused store still names its executive, so that clients know that they are in the right place. */
export const toClosedStore = (row: StoreRow): StoreWire => ({
  ...toStore(
    {
      ...row,
      town: '',
      portrait: null,
      hours: '',
      greeting: '',
      story: '',
      whatsapp: null,
      email: null,
      favourites: [],
    },
    [],
  ),
});

/** The house's texts are those of its pages. */
export const houseStore = (locale: Locale): StoreWire => ({
  alias: guestAlias,
  nombre: brandName,
  localidad: null,
  foto: null,
  horario: null,
  saludo: '',
  historia: '',
  idioma: locale,
  contacto: { whatsapp: null, correo: null },
  favoritos: [],
});
