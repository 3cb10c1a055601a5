import type { ExampleOf } from '../call.ts';
import { braPicture } from '../catalogue/examples.ts';
import type { NothingSchema } from '../common/schemas.ts';
import { bagChange, consultarPedidoActivo, luciaLine } from '../order/examples.ts';
import { campaign, lucia, now } from '../people/examples.ts';
import { acceptedRequest, newRequest } from '../requests/examples.ts';
import type { ProcessRequestSchema } from '../requests/schemas.ts';
import type {
  ClientProductsRequestSchema,
  ClientProductsWireSchema,
  ClientsQuerySchema,
  ClientsWireSchema,
  ClientWireSchema,
  EditClientsRequestSchema,
  EditedClientsWireSchema,
  InviteClientRequestSchema,
  InvitedClientWireSchema,
  ProcessedWireSchema,
  RequestsRequestSchema,
  RequestsWireSchema,
  SendCatalogueRequestSchema,
  SendMessageRequestSchema,
  SentWireSchema,
  StopMailsRequestSchema,
  WaitingWireSchema,
} from './schemas.ts';

const card = {
  id: lucia.id,
  nombre: 'Lucía',
  apellidos: 'Gómez',
  telefono: '+34600555666',
  correo: 'lucia.gomez@correo.es',
  estado: 'ACTIVA' as const,
  etiquetas: ['oficina'],
  ultimaCompra: '2026-09-14',
  solicitudesPendientes: 1,
  avisos: [{ clave: 'clients.remark.requestExpires', valores: { solicitud: newRequest.id } }],
};

export const consultar: ExampleOf<typeof ClientsWireSchema, never, typeof ClientsQuerySchema> = {
  query: { texto: 'luc', orden: 'por-contactar' },
  datos: {
    clientes: { elementos: [card], pagina: 1, tamano: 20, totalPaginas: 1, total: 1 },
    etiquetas: ['oficina', 'gimnasio'],
    porContactar: 1,
  },
};

export const consultarCliente: ExampleOf<typeof ClientWireSchema> = {
  params: { x: lucia.id },
  datos: {
    ...card,
    version: 4,
    idioma: 'es',
    cumple: '05-17',
    notas: 'Prefiere que la llame por la tarde.',
    direccion: null,
    tallas: [{ tipo: 'sujetador', talla: '85B' }],
    consentimientos: [{ codigo: 'TALLAS_SOCIA', dado: true, version: '2026-01', fecha: '2026-03-10T18:00:00Z' }],
    conAcceso: true,
    invitada: null,
    comprado12: 312.6,
    mensajes: [{ fecha: '2026-11-02T10:00:00Z', canal: 'WHATSAPP', asunto: 'Noche de invierno' }],
  },
};

export const editar: ExampleOf<typeof EditedClientsWireSchema, typeof EditClientsRequestSchema> = {
  body: {
    clientes: [
      { clave: 'f-1', id: lucia.id, version: 4, etiquetas: ['oficina', 'gimnasio'] },
      { clave: 'f-2', nombre: 'Rosa', apellidos: 'Mora', telefono: '+34600121212', idioma: 'es' },
    ],
  },
  datos: {
    resultados: [
      { clave: 'f-1', resultado: 'CAMBIADA', id: lucia.id, motivo: null },
      { clave: 'f-2', resultado: 'CREADA', id: 'cl-303', motivo: null },
    ],
  },
};

export const consultarProductosCliente: ExampleOf<typeof ClientProductsWireSchema, typeof ClientProductsRequestSchema> =
  {
    body: { cliente: lucia.id },
    datos: {
      elementos: [
        {
          codigo: '482157',
          referencia: 'V1042',
          nombre: 'Sujetador Alba',
          nombreColor: 'Negro',
          talla: '85B',
          foto: braPicture,
          unidades: 2,
          ultimaCompra: '2026-09-14',
          ultimoPrecio: 34.9,
          precioActual: 34.9,
          seAgotaHacia: '2027-03-01',
        },
      ],
      pagina: 1,
      tamano: 8,
      totalPaginas: 1,
      total: 1,
    },
  };

export const consultarSolicitadosCliente: ExampleOf<typeof RequestsWireSchema, typeof RequestsRequestSchema> = {
  body: { estados: ['NUEVA', 'ESPERA_CLIENTE'] },
  datos: {
    ahora: now,
    porEstado: { NUEVA: 1 },
    solicitudes: { elementos: [newRequest], pagina: 1, tamano: 8, totalPaginas: 1, total: 1 },
  },
};

export const procesarProductos: ExampleOf<typeof ProcessedWireSchema, typeof ProcessRequestSchema> = {
  params: { x: newRequest.id },
  body: {
    version: 1,
    mensaje: 'Te lo llevo el viernes.',
    decisiones: [{ linea: '482157', decision: 'ACEPTAR' }],
  },
  datos: {
    solicitud: acceptedRequest,
    resultados: [
      { clave: '482157', resultado: 'AGREGADA', pedida: 2, agregada: 2, linea: luciaLine, alternativas: [] },
    ],
    orden: bagChange,
  },
};

const storeLink = 'https://shop.example/my-store/marta-velia/welcome';

export const enviarCatalogo: ExampleOf<typeof SentWireSchema, typeof SendCatalogueRequestSchema> = {
  body: { clientes: [lucia.id], canal: 'WHATSAPP', vistaPrevia: false, campana: campaign },
  datos: {
    resultados: [
      {
        cliente: lucia.id,
        resultado: 'PREPARADO',
        asunto: null,
        texto: `Ya está aquí el catálogo de invierno: ${storeLink}`,
        enlace: storeLink,
      },
    ],
  },
};

export const enviarMensaje: ExampleOf<typeof SentWireSchema, typeof SendMessageRequestSchema> = {
  body: {
    clientes: [lucia.id],
    canal: 'CORREO',
    vistaPrevia: true,
    tipo: 'RECORDATORIO',
    asunto: 'La campaña termina el domingo',
    mensaje: 'Si quieres algo más, dímelo antes del domingo.',
  },
  datos: {
    resultados: [
      {
        cliente: lucia.id,
        resultado: 'PREPARADO',
        asunto: 'La campaña termina el domingo',
        texto: 'Si quieres algo más, dímelo antes del domingo.',
        enlace: null,
      },
    ],
  },
};

export const noMasCorreos: ExampleOf<typeof NothingSchema, typeof StopMailsRequestSchema> = {
  body: { token: '302.signature-of-ours-22' },
  datos: {},
};

const accessLink = 'https://tienda.example/validation/invitation#ejemplo-de-enlace-de-un-solo-uso';

export const invitar: ExampleOf<typeof InvitedClientWireSchema, typeof InviteClientRequestSchema> = {
  body: { client: lucia.id, channel: 'link' },
  datos: {
    outcome: 'ready',
    link: accessLink,
    text: `Hola, Lucía. Aquí puedes entrar en tu espacio de clienta: ${accessLink}`,
    until: '2026-11-27T10:00:00Z',
  },
};

export const pendientes: ExampleOf<typeof WaitingWireSchema> = {
  datos: {
    now,
    requests: 2,
    answerBy: '2026-11-22T10:00:00Z',
    toContact: 1,
    contacts: [{ id: lucia.id, name: lucia.nombre, reason: 'birthday', day: '2026-11-23' }],
    activeOrder: consultarPedidoActivo.datos,
  },
};
