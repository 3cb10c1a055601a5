import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { countCharacters } from '@/contract/count-characters';
import { toMedia } from '@/lib/catalogue/catalogue-mappers';
import type { ExecutiveSearch, FoundExecutives, PublicExecutive } from './executives';

type Wire = AnswerOf<'findExecutives'>['elementos'][number];

export const toPublicExecutive = (wire: Wire): PublicExecutive => ({
  code: wire.codigo,
  name: wire.nombre,
  alias: wire.alias,
  town: wire.localidad,
  country: wire.pais,
  languages: wire.idiomas ?? [],
  distance: wire.distanciaKm ?? null,
  portrait: wire.foto && toMedia(wire.foto),
  hours: wire.horario ?? null,
  presentation: wire.presentacion,
  whatsApp: wire.whatsapp,
});

export const toFoundExecutives = (wire: AnswerOf<'findExecutives'>): FoundExecutives => ({
  executives: wire.elementos.map(toPublicExecutive),
  page: wire.pagina,
  pages: wire.totalPaginas,
  total: wire.total,
});

/** The contract requires at least two letters; shorter text is ignored. */
const wanted = (text: string | undefined) => (text && countCharacters(text.trim()) >= 2 ? text.trim() : undefined);

export const toCodeWire = (code: string): BodyOf<'findExecutives'> => ({ codigo: code });

export function toSearchWire({ country, town, name, page }: ExecutiveSearch): BodyOf<'findExecutives'> {
  const [localidad, texto] = [wanted(town), wanted(name)];
  return {
    ...(country && { pais: country }),
    ...(localidad && { localidad }),
    ...(texto && { texto }),
    ...(page && page > 1 && { pagina: page }),
  };
}
