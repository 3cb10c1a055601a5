import { defineCall } from '../call.ts';
import * as examples from '../examples/clients.ts';
import {
  ClientGridParamsSchema,
  ClientSessionWireSchema,
  SentProductsWireSchema,
  UpdateClientRequestSchema,
  UpdatedClientWireSchema,
} from '../schemas/clients.ts';
import { JsonFileSchema } from '../schemas/common.ts';
import { GridWireSchema } from '../schemas/order-lines.ts';
import { CloseAccountRequestSchema, ClosedWireSchema } from '../schemas/people.ts';
import { SendProductsRequestSchema } from '../schemas/requests.ts';

const base = '/api/clientes';

export const clientsCalls = [
  defineCall({
    id: 'C091',
    verb: 'readClient',
    name: 'consultarClienteSesion',
    method: 'GET',
    path: `${base}/consultarClienteSesion`,
    token: 'client',
    changesState: false,
    summary: 'The client who is signed in, her executive and the state of her requests.',
    datos: ClientSessionWireSchema,
    example: examples.consultarClienteSesion,
  }),
  defineCall({
    id: 'C092',
    verb: 'readClientGrid',
    name: 'clientesColoresTallas',
    method: 'GET',
    path: `${base}/consultarColoresTallas/{x}`,
    token: 'client',
    changesState: false,
    summary: 'Colours and sizes of a style for a client.',
    params: ClientGridParamsSchema,
    datos: GridWireSchema,
    example: examples.clientesColoresTallas,
  }),
  defineCall({
    id: 'C093',
    verb: 'sendRequest',
    name: 'enviarProductos',
    method: 'POST',
    path: `${base}/enviarProductos`,
    token: 'client',
    changesState: true,
    idempotent: true,
    summary: 'Sends a product request to her executive, or answers the substitutes that she offered.',
    body: SendProductsRequestSchema,
    datos: SentProductsWireSchema,
    example: examples.enviarProductos,
  }),
  defineCall({
    id: 'B052',
    verb: 'updateClient',
    name: 'cambiarDatosCliente',
    method: 'POST',
    path: `${base}/cambiarDatosCliente`,
    token: 'client',
    changesState: true,
    summary: 'Changes what a client may say of herself: name, telephone, language, sizes and what she agrees to.',
    body: UpdateClientRequestSchema,
    datos: UpdatedClientWireSchema,
    example: examples.cambiarDatosCliente,
  }),
  defineCall({
    id: 'B054',
    verb: 'exportClient',
    name: 'exportarDatosCliente',
    method: 'GET',
    path: `${base}/exportarDatosCliente`,
    token: 'client',
    changesState: false,
    file: 'application/json',
    summary: 'All that the shop keeps of a client, as one file (ADR 0056).',
    datos: JsonFileSchema,
    example: examples.exportarDatosCliente,
  }),
  defineCall({
    id: 'B053',
    verb: 'closeClient',
    name: 'cerrarCuentaCliente',
    method: 'POST',
    path: `${base}/cerrarCuentaCliente`,
    token: 'client',
    changesState: true,
    summary: 'Ends a client’s account with her password: what no law keeps is deleted (ADR 0056).',
    body: CloseAccountRequestSchema,
    datos: ClosedWireSchema,
    example: examples.cerrarCuentaCliente,
  }),
] as const;
