import 'server-only';
import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { orderStates } from '@/contract/codes';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import { toRemark } from '@/lib/order/delivery-mappers';
import { toOrderHead } from '@/lib/order/order-mappers';
import { mapResult, type Result } from '@/lib/result';
import type { AdvisedList, AdvisedSearch } from './advised';

export const listAdvised = async (reader: Reader, search: AdvisedSearch): Promise<Result<AdvisedList>> =>
  mapResult(
    await callBackend('searchExecutives', { body: toAdvisedInput(search), ...readerInput(reader) }),
    toAdvisedList,
  );

const toAdvisedInput = ({ text, town, state, needsHelp, page }: AdvisedSearch): BodyOf<'searchExecutives'> => ({
  ...(text && { texto: text }),
  ...(town && { localidad: town }),
  ...(state && { estadoOrden: orderStates[state] }),
  ...(needsHelp && { soloConAvisos: true }),
  pagina: page,
  tamano: 12,
});

const toAdvisedList = (wire: AnswerOf<'searchExecutives'>): AdvisedList => ({
  executives: wire.elementos.map(({ codigo, nombre, localidad, nivel, orden, avisos }) => ({
    code: codigo,
    name: nombre,
    town: localidad,
    level: nivel,
    order: orden && toOrderHead(orden),
    remarks: avisos.map(toRemark),
  })),
  page: wire.pagina,
  pages: wire.totalPaginas,
  total: wire.total,
});
