import type { AnswerOf, Verb } from 'contract/calls/table.ts';
import type { Answer } from '../../kit/handlers.ts';

const idNames = new Set([
  ...['id', 'cliente', 'clientes', 'linea', 'lineas', 'intento', 'orden', 'numero', 'pedido'],
  ...['client', 'order', 'payment'],
]);
const mostIds = 200;
const longestId = 64;

/** The ids that a request names, and nothing else of its content. */
export function listRequestIds(params: unknown, body: unknown): string[] {
  const found: string[] = [];
  const look = (value: unknown, named: boolean): void => {
    if (Array.isArray(value)) for (const one of value) look(one, named);
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) look(one, idNames.has(name));
    else if (named && typeof value === 'string' && value !== '' && value.length <= longestId) found.push(value);
  };
  for (const value of Object.values(Object(params))) look(value, true);
  look(body, false);
  return [...new Set(found)].slice(0, mostIds);
}

/** Whether this call only reads, among those that write depending on their body: a list, or a preview. */
export function isReadOnlyCall(verb: string, body: unknown): boolean {
  const { vistaPrevia, tomar } = Object(body) as { vistaPrevia?: boolean; tomar?: unknown };
  return verb === 'listPendingOrders' ? tomar === undefined : vistaPrevia === true;
}

type Outcomes = { [V in Verb]?: (datos: AnswerOf<V>) => string[] | null };

/** Further ids known only from the answer; null if the call changed nothing. */
const outcomes: Outcomes = {
  editClients: ({ resultados }) => {
    const done = resultados.filter(({ resultado }) => resultado !== 'RECHAZADA' && resultado !== 'REPETIDA');
    return done.length === 0 ? null : done.flatMap(({ id }) => id ?? []);
  },
  addReferral: ({ contacto }) => [contacto.id],
  addOrderClient: ({ id }) => [id],
  confirmOrder: ({ resultado, orden }) => (resultado === 'CONFIRMADA' ? [orden?.numero ?? ''].filter(Boolean) : null),
};

export const listAnswerIds = (verb: string, { datos }: Answer<unknown>): string[] | null => {
  const read = outcomes[verb as Verb] as ((known: unknown) => string[] | null) | undefined;
  return read ? read(datos) : [];
};
