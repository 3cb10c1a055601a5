import type { BodyOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { OwnClient, OwnClientDraft } from './own-client';
import { toOwnClientWire } from './own-client-mappers';

const change = async (body: BodyOf<'updateClient'>): Promise<Result<null>> =>
  mapResult(await post<'updateClient'>('/api/clientes/cambiarDatosCliente', { body }), () => null);

export const saveOwnClient = (draft: OwnClientDraft, before: OwnClient) => change(toOwnClientWire(draft, before));

/** Sends a code to the new email address; nothing changes before the code is confirmed. */
export const askForClientMail = (version: number, { email, password }: { email: string; password: string }) =>
  change({ version, email, password });

export const confirmClientMail = (version: number, code: string) => change({ version, code });
