import { basePath } from '@/contract/call';
import type { PathOf } from '@/contract/calls/table';
import { callAddress } from '@/lib/http/call-input';

const address = <V extends 'exportExecutive' | 'exportClient'>(path: PathOf<V>) => basePath + callAddress(path, {});

/** A plain link saves the copy: it needs no script. */
export const dataExportUrl = {
  executive: address<'exportExecutive'>('/api/socia/exportarDatos'),
  client: address<'exportClient'>('/api/clientes/exportarDatosCliente'),
};
