import 'server-only';
import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { orderStates } from '@/contract/codes';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { toRemark } from '@/lib/order/delivery-mappers';
import { toOrderHead } from '@/lib/order/order-mappers';
import { mapResult, type Result } from '@/lib/result';
import type { AdvisedExecutiveList, AdvisedExecutiveSearch } from './advised-executives';

export const listAdvisedExecutives = async (
  reader: CallContext,
  search: AdvisedExecutiveSearch,
): Promise<Result<AdvisedExecutiveList>> =>
  mapResult(
    await callBackend('searchExecutives', { body: toAdvisedInput(search), ...toCallOptions(reader) }),
    toAdvisedList,
  );

const toAdvisedInput = ({
  text,
  town,
  state,
  needsHelp,
  page,
}: AdvisedExecutiveSearch): BodyOf<'searchExecutives'> => ({
  ...(text && { texto: text }),
  ...(town && { localidad: town }),
  ...(state && { estadoOrden: orderStates[state] }),
  ...(needsHelp && { soloConAvisos: true }),
  pagina: page,
  tamano: 12,
});

const toAdvisedList = (wire: AnswerOf<'searchExecutives'>): AdvisedExecutiveList => ({
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
