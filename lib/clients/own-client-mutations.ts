import { post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { OwnClient, OwnClientDraft } from './own-client';
import { toOwnClientWire } from './own-client-mappers';

export const saveOwnClient = async (draft: OwnClientDraft, before: OwnClient): Promise<Result<null>> =>
  mapResult(
    await post<'updateClient'>('/api/clientes/cambiarDatosCliente', { body: toOwnClientWire(draft, before) }),
    () => null,
  );
