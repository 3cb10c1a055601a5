import type { AddressWire } from 'contract/address/schemas.ts';
import type { AnswerOf, BodyOf, QueryOf } from 'contract/calls/table.ts';
import { clientRemarks } from 'contract/client-book/message-keys.ts';
import { toEuros, toEurosOrNull } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toRowId } from '../../shared/ids.ts';
import { toArticleWire, toMedia } from '../../shared/media.mapper.ts';
import { type Page, toPageWire } from '../../shared/pagination.mapper.ts';
import { tidyLine, tidyParagraphs } from '../../shared/text.ts';
import { unique } from '../../shared/unique.ts';
import type { Purchase } from '../order/placed/orders-for-client-book.ts';
import type { BookFilter, ClientRow } from './book.repository.ts';
import { type ClientEdit, type EditResult, givenNameOf, listComingDays } from './client-edit.ts';
import { type Consent, hasConsent, isVisibleToExecutive } from './consents.repository.ts';
import type { ClientToContact, readExecutiveTasks } from './executive-tasks.ts';

const orders = { nombre: 'name', 'ultima-compra': 'lastBought', 'por-contactar': 'toContact' } as const;

/** A filter for clients to contact returns no others. */
export const toBookFilter = (
  { texto, etiqueta, estado, orden }: QueryOf<'listClients'>,
  contacts: readonly ClientToContact[],
): BookFilter => ({
  text: tidyLine(texto ?? ''),
  tag: tidyLine(etiqueta ?? ''),
  state: estado ?? null,
  order: orders[orden ?? 'nombre'],
  among: orden === 'por-contactar' ? contacts.map(({ clientId }) => clientId) : null,
});

/** Unanswered requests per client. */
type Open = Map<number, number>;
type Counts = { total: number; tags: string[] };

export const toClientsWire = (
  {
    clients,
    contacts,
    counts,
    open,
  }: { clients: ClientRow[]; contacts: ClientToContact[]; counts: Counts; open: Open },
  page: Page,
): AnswerOf<'listClients'> => ({
  clientes: toPageWire(
    clients.map((client) => ({
      ...toCard(client, open),
      avisos: contacts.filter(({ clientId }) => clientId === client.id).map(toRemark),
    })),
    page,
    counts.total,
  ),
  etiquetas: counts.tags,
  porContactar: contacts.length,
});

const toCard = (client: ClientRow, open: Open) => ({
  id: String(client.id),
  nombre: givenNameOf(client),
  apellidos: client.familyName,
  telefono: client.phone,
  correo: client.email,
  estado: client.state,
  etiquetas: client.tags,
  ultimaCompra: client.lastBought,
  solicitudesPendientes: open.get(client.id) ?? 0,
});

const toRemark = ({ reason, day }: ClientToContact) => ({
  clave: clientRemarks[reason],
  // A birthday has no year.
  valores: { dia: reason === 'birthday' ? day.slice(5) : day },
});

function toRemarks({ birthday, state }: ClientRow, now: Date) {
  if (birthday === null || state === 'BLOQUEADA' || !listComingDays(now).includes(birthday)) return [];
  return [{ clave: clientRemarks.birthday, valores: { dia: birthday } }];
}

type ClientDetails = {
  client: ClientRow;
  consents: Consent[];
  address: AddressWire | null;
  boughtCents: number;
  messages: { at: Date; channel: string; subject: string }[];
  open: Open;
};

export const toClientWire = (
  { client, consents, address, boughtCents, messages, open }: ClientDetails,
  now: Date,
): AnswerOf<'readBookedClient'> => ({
  ...toCard(client, open),
  avisos: toRemarks(client, now),
  version: client.version,
  idioma: client.locale,
  cumple: client.birthday,
  notas: client.notes,
  direccion: address,
  tallas: hasConsent(consents, client.id, 'TALLAS_SOCIA')
    ? client.sizes.map(({ type, size }) => ({ tipo: type, talla: size }))
    : null,
  consentimientos: consents.filter(isVisibleToExecutive).map(({ name, given, terms, at }) => ({
    codigo: name,
    dado: given,
    version: terms,
    fecha: at.toISOString(),
  })),
  conAcceso: client.accountId !== null,
  invitada: client.invitedAt?.toISOString() ?? null,
  comprado12: toEuros(boughtCents),
  mensajes: messages.map(({ at, channel, subject }) => ({ fecha: at.toISOString(), canal: channel, asunto: subject })),
});

const states = { ACTIVA: 'active', BLOQUEADA: 'blocked', BORRADA: 'gone' } as const;
const outcomes = {
  made: 'CREADA',
  changed: 'CAMBIADA',
  merged: 'FUSIONADA',
  gone: 'BORRADA',
  known: 'REPETIDA',
  refused: 'RECHAZADA',
} as const;

/** Text that is no valid id becomes 0, which matches no client. */
const toId = (text: string | undefined): number | null => (text === undefined ? null : (toRowId(text) ?? 0));
const lineOf = (text: string | undefined) => (text === undefined ? undefined : tidyLine(text));

export const toClientEdits = ({ clientes }: BodyOf<'editClients'>): ClientEdit[] =>
  clientes.map((entry) => ({
    key: entry.clave,
    id: toId(entry.id),
    version: entry.version,
    given: lineOf(entry.nombre),
    family: lineOf(entry.apellidos),
    phone: entry.telefono,
    email: entry.correo,
    locale: entry.idioma,
    birthday: entry.cumple,
    notes: entry.notas === undefined ? undefined : tidyParagraphs(entry.notas),
    tags: entry.etiquetas && unique(entry.etiquetas.map(tidyLine).filter(Boolean)),
    sizes: entry.tallas?.map(({ tipo, talla }) => ({ type: tipo, size: tidyLine(talla) })),
    consents: (entry.consentimientos ?? []).map(({ codigo, dado }) => ({ name: codigo, given: dado })),
    address: entry.direccion,
    state: entry.estado && states[entry.estado],
    mergeInto: toId(entry.fusionarCon),
  }));

export const toEditResults = (edits: readonly ClientEdit[], found: readonly EditResult[]): AnswerOf<'editClients'> => ({
  resultados: found.map(({ result, id, reason }, at) => ({
    clave: edits[at]?.key ?? '',
    resultado: outcomes[result],
    // An unknown client must not be answered with another id than was asked for.
    id: id === null || id === 0 ? null : String(id),
    motivo: reason,
  })),
});

export const toPurchasesWire = (
  { purchases, total }: { purchases: Purchase[]; total: number },
  page: Page,
  locale: Locale,
): AnswerOf<'listClientPurchases'> =>
  toPageWire(
    purchases.map(({ article, units, last, again, cents, nowCents }) => ({
      ...toArticleWire(article, locale),
      foto: article.picture && toMedia(article.picture, article, article.color, locale),
      unidades: units,
      ultimaCompra: last,
      ultimoPrecio: toEuros(cents),
      precioActual: toEurosOrNull(nowCents),
      seAgotaHacia: again,
    })),
    page,
    total,
  );

export const toExecutiveTasks = (
  { open, count, contacts }: Awaited<ReturnType<typeof readExecutiveTasks>>,
  activeOrder: AnswerOf<'readActiveOrder'> | undefined,
  now: Date,
): AnswerOf<'readWaiting'> => ({
  now: now.toISOString(),
  requests: open.count,
  answerBy: open.answerBy?.toISOString() ?? null,
  toContact: count,
  contacts: contacts.map(({ clientId, ...contact }) => ({ id: String(clientId), ...contact })),
  ...(activeOrder && { activeOrder }),
});
