import type { BodyOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { ClientData, ClientDataDraft } from './client-data';
import { toClientDataWire } from './client-data-mappers';

const change = async (body: BodyOf<'updateClient'>): Promise<Result<null>> =>
  mapResult(await post<'updateClient'>('/api/clientes/cambiarDatosCliente', { body }), () => null);

export const saveClientData = (draft: ClientDataDraft, before: ClientData) => change(toClientDataWire(draft, before));

/** Sends a code to the new email address; nothing changes before the code is confirmed. */
export const requestClientEmailChange = (version: number, { email, password }: { email: string; password: string }) =>
  change({ version, email, password });

export const confirmClientEmailChange = (version: number, code: string) => change({ version, code });
