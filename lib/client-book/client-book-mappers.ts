import type { AnswerOf, BodyOf, QueryOf } from '@/contract/calls/table';
import { clientRemarks, contactReasons } from '@/contract/client-book/message-keys';
import { toCents } from '@/contract/money';
import { placeLines } from '@/lib/checkout/address/address-text';
import { toAddress } from '@/lib/order/delivery-mappers';
import { normalizePhone } from '@/lib/person/phone';
import type {
  Client,
  ClientCard,
  ClientList,
  ClientState,
  ConsentKind,
  EditOutcome,
  Purchases,
  SizeKind,
} from './client-book';
import { type ClientDraft, parseTags } from './client-form';
import type { ClientSort, ClientsFilter } from './clients-filter';

type CardWire = AnswerOf<'listClients'>['clientes']['elementos'][number];
type ClientWire = AnswerOf<'readBookedClient'>;

const wireStates = { active: 'ACTIVA', invited: 'INVITADA', blocked: 'BLOQUEADA' } as const;
const states: Record<CardWire['estado'], ClientState> = {
  ACTIVA: 'active',
  INVITADA: 'invited',
  BLOQUEADA: 'blocked',
  // Not in any list; a deleted client's card shows as one who cannot be written to.
  BORRADA: 'blocked',
};
const orders: Record<ClientSort, NonNullable<QueryOf<'listClients'>['orden']>> = {
  name: 'nombre',
  lastBought: 'ultima-compra',
  toContact: 'por-contactar',
};
const consentKinds: Record<ClientWire['consentimientos'][number]['codigo'], ConsentKind> = {
  PUBLICIDAD_CORREO: 'mail',
  PUBLICIDAD_WHATSAPP: 'whatsApp',
  TALLAS_SOCIA: 'sizes',
  BUSCADOR: 'finder',
  COMPRAS_SOCIA: 'purchases',
};
const wireSizes = {
  bra: 'sujetador',
  briefs: 'braga',
  shapewear: 'faja',
  swimwear: 'bano',
  nightwear: 'noche',
} as const satisfies Record<SizeKind, string>;

const clientsOnAPage = 20;

export const toClientsQuery = ({ text, state, tag, order }: ClientsFilter, page: number): QueryOf<'listClients'> => ({
  pagina: String(page),
  tamano: String(clientsOnAPage),
  orden: orders[order],
  ...(text && { texto: text }),
  ...(state && { estado: wireStates[state] }),
  ...(tag && { etiqueta: tag }),
});

const toCard = (wire: CardWire): ClientCard => ({
  id: wire.id,
  givenName: wire.nombre,
  familyName: wire.apellidos,
  phone: wire.telefono,
  email: wire.correo,
  state: states[wire.estado],
  tags: wire.etiquetas,
  lastBought: wire.ultimaCompra,
  contact: toContact(wire.avisos),
});

function toContact(remarks: CardWire['avisos']): ClientCard['contact'] {
  for (const reason of contactReasons) {
    const day = remarks.find(({ clave }) => clave === clientRemarks[reason])?.valores?.dia;
    if (day) return { reason, day };
  }
  return null;
}

export const toClientList = ({ clientes, etiquetas, porContactar }: AnswerOf<'listClients'>): ClientList => ({
  clients: clientes.elementos.map(toCard),
  total: clientes.total,
  page: clientes.pagina,
  pages: clientes.totalPaginas,
  tags: etiquetas,
  toContact: porContactar,
});

export const toClient = (wire: ClientWire): Client => ({
  ...toCard(wire),
  version: wire.version,
  locale: wire.idioma,
  birthday: wire.cumple,
  notes: wire.notas,
  address: wire.direccion ? placeLines(toAddress(wire.direccion)) : [],
  sizes: wire.tallas && toSizes(wire.tallas),
  consents: wire.consentimientos.map(({ codigo, dado, fecha }) => ({
    kind: consentKinds[codigo],
    given: dado,
    date: fecha,
  })),
  hasAccount: wire.conAcceso ?? false,
  invited: wire.invitada ?? null,
  boughtCents: toCents(wire.comprado12),
  messages: wire.mensajes.map(({ fecha, canal, asunto }) => ({
    date: fecha,
    channel: canal === 'WHATSAPP' ? 'whatsApp' : 'mail',
    subject: asunto,
  })),
});

export function toSizes(notes: NonNullable<ClientWire['tallas']>): Partial<Record<SizeKind, string>> {
  const known = Object.entries(wireSizes) as [SizeKind, string][];
  return Object.fromEntries(
    known.flatMap(([kind, type]) => {
      const note = notes.find(({ tipo }) => tipo === type);
      return note ? [[kind, note.talla]] : [];
    }),
  );
}

export const toSizesWire = (sizes: Record<SizeKind, string>) =>
  (Object.entries(sizes) as [SizeKind, string][]).flatMap(([kind, size]) =>
    size ? [{ tipo: wireSizes[kind], talla: size }] : [],
  );

export const toPurchases = (wire: AnswerOf<'listClientPurchases'>): Purchases => ({
  purchases: wire.elementos.map((one) => ({
    code: one.codigo,
    name: one.nombre,
    color: one.nombreColor,
    size: one.talla,
    units: one.unidades,
    last: one.ultimaCompra,
    lastCents: toCents(one.ultimoPrecio),
    nowCents: one.precioActual === null ? null : toCents(one.precioActual),
    again: one.seAgotaHacia,
  })),
  page: wire.pagina,
  pages: wire.totalPaginas,
});

type EditWire = BodyOf<'editClients'>['clientes'][number];

/** The form's content. A client with an account decides on some of it, so that is not sent. */
export function toEditWire(draft: ClientDraft, client: Pick<Client, 'id' | 'version' | 'hasAccount'> | null): EditWire {
  const { birthDay, birthMonth, sizes } = draft;
  const said = (codigo: 'PUBLICIDAD_CORREO' | 'PUBLICIDAD_WHATSAPP' | 'TALLAS_SOCIA', dado: boolean) => ({
    codigo,
    dado,
  });
  return {
    clave: 'form',
    ...(client && { id: client.id, version: client.version }),
    nombre: draft.givenName,
    apellidos: draft.familyName,
    telefono: normalizePhone(draft.phone) || null,
    correo: draft.email || null,
    idioma: draft.locale,
    cumple: birthDay && birthMonth ? `${birthMonth}-${birthDay}` : null,
    notas: draft.notes,
    etiquetas: parseTags(draft.tags),
    ...(!client?.hasAccount && {
      consentimientos: [
        said('PUBLICIDAD_CORREO', draft.mailConsent),
        said('PUBLICIDAD_WHATSAPP', draft.whatsAppConsent),
        said('TALLAS_SOCIA', draft.sizesConsent),
      ],
      tallas: draft.sizesConsent ? toSizesWire(sizes) : [],
    }),
  };
}

/** `done` if every edit was done, else the outcome of the first that was not. */
export function toEditOutcome({ resultados }: AnswerOf<'editClients'>): EditOutcome {
  const outcomes = resultados.map(toOneOutcome);
  return outcomes.find(({ kind }) => kind !== 'done') ?? outcomes[0] ?? { kind: 'refused', reason: '' };
}

function toOneOutcome({ resultado, id, motivo }: AnswerOf<'editClients'>['resultados'][number]): EditOutcome {
  if (resultado === 'REPETIDA' && id !== null) return { kind: 'known', id };
  if (resultado === 'RECHAZADA' || resultado === 'REPETIDA') return { kind: 'refused', reason: motivo ?? '' };
  return { kind: 'done', id };
}

/** Maps wire fields to the form's fields. */
export const clientFieldOfWire = {
  'clientes.0.nombre': 'givenName',
  'clientes.0.apellidos': 'familyName',
  'clientes.0.telefono': 'phone',
  'clientes.0.correo': 'email',
  'clientes.0.notas': 'notes',
  'clientes.0.etiquetas': 'tags',
} as const;
