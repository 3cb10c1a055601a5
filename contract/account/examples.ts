import { keptAddress } from '../address/examples.ts';
import type { ExampleOf } from '../call.ts';
import { clock, packingLists, paidOrder, pendingHead } from '../order/examples.ts';
import { orderNumber, paidByCard } from '../payment/examples.ts';
import { ana, campaign, consents, lucia, marta, now } from '../people/examples.ts';
import type { CloseAccountRequestSchema, ClosedWireSchema } from '../people/schemas.ts';
import { martaStore } from '../personal-store/examples.ts';
import type { AliasRequestSchema, AliasWireSchema, UpdateStoreRequestSchema } from '../personal-store/schemas.ts';
import { silver } from '../prizes/examples.ts';
import type {
  AccountSummaryWireSchema,
  ActivatedWireSchema,
  InvitedWireSchema,
  InviteRequestSchema,
  OrderDetailWireSchema,
  OrdersQuerySchema,
  OrdersWireSchema,
  ProfileWire,
  ProfileWireSchema,
  ReferralsQuerySchema,
  ReferralsWireSchema,
  SalesQuerySchema,
  SalesWireSchema,
  SessionStateWireSchema,
  StatementQuerySchema,
  StatementWireSchema,
  UpdateProfileRequestSchema,
} from './schemas.ts';

const profile: ProfileWire = {
  codigo: marta.codigo,
  nombre: 'Marta',
  apellidos: 'Ruiz Soler',
  correo: 'marta.ruiz@correo.es',
  correoPorConfirmar: null,
  telefono: '+34600111222',
  idioma: 'es',
  pais: 'ES',
  alias: martaStore.alias,
  estado: 'ACTIVA',
  campanaActiva: campaign,
  nivel: silver,
  puntos: 820,
  asesora: { nombre: 'Elena Prats', telefono: '+34600999000' },
  actuando: null,
  direcciones: [keptAddress],
  consentimientos: consents,
  sesiones: [
    {
      id: 'ses-1',
      inicio: '2026-11-20T08:02:00Z',
      ultimoUso: now,
      dispositivo: 'Firefox en Windows',
      actual: true,
      permanece: true,
    },
  ],
  actuaciones: [
    {
      asesora: 'Elena Prats',
      motivo: 'Ayuda por teléfono con un cambio de talla',
      desde: '2026-11-12T16:00:00Z',
      hasta: '2026-11-12T16:11:00Z',
      hechos: [{ clave: 'deed.updateLine', fecha: '2026-11-12T16:04:00Z' }],
    },
  ],
  version: 3,
};

export const consultarSociaSesion: ExampleOf<typeof ProfileWireSchema> = { datos: profile };

export const haySociaSesion: ExampleOf<typeof SessionStateWireSchema> = {
  datos: { haySesion: true, nombre: 'Marta', vence: '2026-11-20T10:45:00Z', actuando: null },
};

export const activarSocia: ExampleOf<typeof ActivatedWireSchema> = {
  datos: { estado: 'ACTIVA', campana: campaign, avisos: [] },
};

export const actualizarDatos: ExampleOf<typeof ProfileWireSchema, typeof UpdateProfileRequestSchema> = {
  body: {
    version: 2,
    telefono: '+34600111222',
    consentimientos: [{ codigo: 'BUSCADOR', dado: true, version: '2026-01' }],
  },
  datos: profile,
};

// Orders

export const consultarPedidos: ExampleOf<typeof OrdersWireSchema, never, typeof OrdersQuerySchema> = {
  params: { x: 'todas' },
  query: { pagina: '1', tamano: '8', estado: 'PAGADA' },
  datos: {
    elementos: [
      {
        ...pendingHead,
        estado: 'PAGADA',
        clientes: 2,
        retenida: false,
        reservadaHasta: null,
        cancelable: true,
        devolucionHasta: null,
      },
    ],
    pagina: 1,
    tamano: 8,
    totalPaginas: 1,
    total: 1,
    campanas: [{ codigo: campaign, nombre: clock.nombre }],
  },
};

export const consultarPedidoDetalle: ExampleOf<typeof OrderDetailWireSchema> = {
  params: { a: campaign, b: orderNumber },
  datos: {
    orden: paidOrder,
    listas: packingLists,
    envios: [],
    pagos: [paidByCard],
    historia: [
      { estado: 'PENDIENTE', fecha: '2026-11-20T10:20:11Z', quien: 'Marta Ruiz Soler', por: null, motivo: null },
      { estado: 'PAGADA', fecha: '2026-11-20T10:21:07Z', quien: 'payment.provider', por: null, motivo: null },
    ],
    documentos: [
      { tipo: 'order', url: '/EuropaBackend/rest/api/socia/documentoOrden/V26-004817' },
      { tipo: 'packingLists', url: '/EuropaBackend/rest/api/socia/documentoListas/V26-004817' },
      { tipo: 'invoice', url: '/EuropaBackend/rest/api/socia/documentoFactura/F26-000412', numero: 'F26-000412' },
      { tipo: 'creditNote', url: '/EuropaBackend/rest/api/socia/documentoFactura/R26-000031', numero: 'R26-000031' },
    ],
    devolucionHasta: null,
    cancelable: true,
  },
};

// Money

export const documentoEstadoCuenta = {
  query: { from: '2026-10-01', to: '2026-11-20', locale: 'es' },
  datos: '%PDF-1.7',
} as const;

export const consultarEstadoCuenta: ExampleOf<typeof StatementWireSchema, never, typeof StatementQuerySchema> = {
  query: { desde: '2026-10-01', hasta: '2026-11-20' },
  datos: {
    saldo: 86.4,
    saldoInicial: 0,
    movimientos: {
      elementos: [
        {
          id: 'mov-552',
          fecha: '2026-11-03T09:30:00Z',
          tipo: 'PAGO',
          orden: null,
          campana: null,
          descripcion: 'statement.payment',
          importe: -100,
          saldo: 86.4,
          vence: null,
        },
        {
          id: 'mov-540',
          fecha: '2026-10-20T11:00:00Z',
          tipo: 'PEDIDO',
          orden: 'V26-004102',
          campana: '2026-11',
          descripcion: 'statement.order',
          importe: 186.4,
          saldo: 186.4,
          vence: '2026-11-25',
        },
      ],
      pagina: 1,
      tamano: 20,
      totalPaginas: 1,
      total: 2,
    },
    campanas: [{ codigo: campaign, nombre: clock.nombre }],
  },
};

export const consultarResumenCuenta: ExampleOf<typeof AccountSummaryWireSchema> = {
  datos: {
    saldo: 86.4,
    vencido: 0,
    proximo: { fecha: '2026-11-25', importe: 86.4 },
    cupo: { limite: 600, usado: 86.4, disponible: 513.6 },
    retenidas: [],
    antiguedad: [{ desdeDias: 31, hastaDias: 60, importe: 86.4 }],
    ultimoPago: { fecha: '2026-11-03T09:30:00Z', importe: 100 },
  },
};

export const consultarResumenVentas: ExampleOf<typeof SalesWireSchema, never, typeof SalesQuerySchema> = {
  query: { campana: campaign },
  datos: {
    reloj: clock,
    campanas: [
      { codigo: '2026-11', nombre: 'Otoño', pedidos: 3, ganancia: 121.5, ventas: 486.2, unidades: 19, puntos: 486 },
      { codigo: campaign, nombre: clock.nombre, pedidos: 1, ganancia: 34.25, ventas: 136.98, unidades: 6, puntos: 154 },
    ],
    categorias: [{ codigo: 'M-SUJ', nombre: 'Sujetadores', ventas: 69.8, unidades: 2, puntos: 70 }],
    clientes: [
      { ...lucia, ventas: 69.8, unidades: 2, puntos: 70 },
      { ...ana, ventas: 44.9, unidades: 1, puntos: 45 },
    ],
  },
};

// Referrals

const referral = {
  id: 'ref-88',
  nombre: 'Carmen Vidal',
  correo: null,
  telefono: '+34600333444',
  estado: 'INVITADA' as const,
  invitada: now,
  vence: '2026-12-20T10:15:00Z',
  premio: null,
};
const invitationLink = 'https://shop.example/home/catalog-sale-register-here?socia=S-10482';

export const consultarContactos: ExampleOf<typeof ReferralsWireSchema, never, typeof ReferralsQuerySchema> = {
  query: { estado: 'INVITADA' },
  datos: {
    enlace: invitationLink,
    premiosGanados: 1,
    premios: [
      {
        codigo: 'RE-1',
        nombre: 'Pañuelo de seda',
        descripcion: 'Estampado a mano.',
        referidas: 1,
        cuentan: 1,
        inscritasDesde: '2026-09-01T00:00:00Z',
        meses: 6,
        campana: null,
        estado: 'GANADO' as const,
        fecha: now,
      },
      {
        codigo: 'RE-3',
        nombre: 'Bolso de fin de semana',
        descripcion: 'De lona encerada.',
        referidas: 3,
        cuentan: 1,
        inscritasDesde: '2026-09-01T00:00:00Z',
        meses: null,
        campana: null,
        estado: 'EN_CAMINO' as const,
        fecha: null,
      },
    ],
    contactos: { elementos: [referral], pagina: 1, tamano: 8, totalPaginas: 1, total: 1 },
  },
};

export const ingresarContacto: ExampleOf<typeof InvitedWireSchema, typeof InviteRequestSchema> = {
  body: { canal: 'WHATSAPP', telefono: '+34600333444', nombre: 'Carmen Vidal', idioma: 'es', consentimiento: true },
  datos: {
    contacto: referral,
    enlace: invitationLink,
    texto: `Hola, Carmen: aquí puedes inscribirte. ${invitationLink}`,
  },
};

// Personal store

const ownStore = {
  alias: martaStore.alias,
  pausada: false,
  disponible: null,
  sugerencias: [],
  tienda: martaStore,
  enlace: 'https://shop.example/my-store/marta-velia/welcome',
  visitas30: 212,
  pedidos30: 9,
  ventas30: 604.3,
  pedidos: [
    {
      numero: 'V26-004812',
      fecha: '2026-11-20T17:04:00Z',
      total: 62.8,
      alias: martaStore.alias,
      motivo: 'CUENTA' as const,
    },
  ],
};

export const consultarAlias: ExampleOf<typeof AliasWireSchema, typeof AliasRequestSchema> = {
  body: {},
  datos: ownStore,
};

export const actualizarAlias: ExampleOf<typeof AliasWireSchema, typeof UpdateStoreRequestSchema> = {
  body: {
    saludo: martaStore.saludo,
    favoritos: [{ referencia: 'V1042', frase: 'El que más repiten: ni se nota puesto.' }],
  },
  datos: ownStore,
};

export const exportarDatos = { datos: '{}' };

export const cerrarCuenta: ExampleOf<typeof ClosedWireSchema, typeof CloseAccountRequestSchema> = {
  body: { password: 'quiet-Orchard-58' },
  datos: { closed: true },
};
