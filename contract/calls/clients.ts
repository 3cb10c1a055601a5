import { defineCall } from '../call.ts';
import * as examples from '../examples/clients.ts';
import { ClientGridParamsSchema, ClientSessionWireSchema, SentProductsWireSchema } from '../schemas/clients.ts';
import { GridWireSchema } from '../schemas/order-lines.ts';
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
] as const;
