import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { advisorKeys } from 'contract/order/message-keys.ts';
import type { OrderHeadWire } from 'contract/order/schemas.ts';
import type { AdvisedExecutiveRow, AdvisedExecutiveSearch } from './advised-executives.repository.ts';

export const toAdvisedExecutiveSearch = (body: BodyOf<'searchExecutives'>): AdvisedExecutiveSearch => ({
  text: body.texto?.trim() || null,
  country: body.pais ?? null,
  town: body.localidad?.trim() || null,
  orderState: body.estadoOrden ?? null,
  needsHelp: body.soloConAvisos ?? false,
});

type AdvisedWire = AnswerOf<'searchExecutives'>['elementos'][number];
type AdvisedView = { row: AdvisedExecutiveRow; order: OrderHeadWire | null; level: string };

export const toAdvisedExecutive = ({ row, order, level }: AdvisedView): AdvisedWire => ({
  codigo: row.code,
  nombre: row.name,
  localidad: row.town,
  estado: row.state,
  nivel: level,
  orden: order,
  avisos: [
    ...(row.waiting === null ? [] : [{ clave: advisorKeys.waitingForPayment, valores: { orden: row.waiting } }]),
    ...(row.closing === null ? [] : [{ clave: advisorKeys.closing, valores: { campana: row.closing } }]),
    ...(row.expiring ? [{ clave: advisorKeys.requestExpiring }] : []),
  ],
});
