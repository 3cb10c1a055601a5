import type { AnswerOf } from '@/contract/calls/table';
import { toMedia, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Locale } from '@/lib/i18n/routing';
import type { FoundStore, PersonalStore } from './personal-store';

type Answer = AnswerOf<'findStore'>;
type Wire = NonNullable<Answer['tienda']>;

export const toStore = (wire: Wire, locale: Locale): PersonalStore => ({
  alias: wire.alias,
  name: wire.nombre,
  givenName: wire.nombre.replace(/ \p{L}\.$/u, ''),
  town: wire.localidad,
  portrait: wire.foto && toMedia(wire.foto),
  hours: wire.horario ?? null,
  greeting: wire.saludo,
  story: wire.historia,
  locale: wire.idioma,
  whatsApp: wire.contacto.whatsapp,
  mail: wire.contacto.correo,
  favourites: wire.favoritos.map(({ producto, frase }) => ({
    product: toProductCard(producto, locale),
    sentence: frase,
  })),
});

/** Null when no store has the alias. */
export function toFoundStore({ estado, tienda }: Answer, locale: Locale): FoundStore | null {
  if (estado === 'DESCONOCIDA' || !tienda) return null;
  return { state: estado === 'ACTIVA' ? 'open' : 'paused', store: toStore(tienda, locale) };
}
