import type { BodyOf } from '@/contract/calls/table';
import type { AddressValues } from '@/lib/checkout/address/address-form';
import { addressFieldsBelow, toWireAddress } from '@/lib/checkout/address/address-mappers';
import { post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { OwnData, OwnDataDraft } from './own-data';
import { toOwnDataWire } from './own-data-mappers';

const change = async (body: BodyOf<'updateExecutive'>): Promise<Result<null>> =>
  mapResult(await post<'updateExecutive'>('/api/socia/actualizarDatos', { body }), () => null);

export const saveOwnData = (draft: OwnDataDraft, before: OwnData) => change(toOwnDataWire(draft, before));

/** Replaces the address named by `id`; without it adds a new one. */
export const saveOwnAddress = (
  version: number,
  { id, usual, values }: { id: string | undefined; usual: boolean; values: AddressValues },
) =>
  change({
    version,
    direccion: { ...(id !== undefined && { id }), predeterminada: usual, datos: toWireAddress(values) },
  });

export const removeOwnAddress = (version: number, id: string) => change({ version, quitarDireccion: id });

/** Sends a code to the new email address; nothing changes before the code is confirmed. */
export const requestEmailChange = (version: number, { email, password }: { email: string; password: string }) =>
  change({ version, correo: email, claveActual: password });

export const confirmEmailChange = (version: number, code: string) => change({ version, codigoCorreo: code });

export const ownMailFieldOfWire = { correo: 'email', claveActual: 'password' } as const;
export const mailCodeFieldOfWire = { codigoCorreo: 'code' } as const;

export const ownAddressFieldOfWire = addressFieldsBelow('direccion.datos');
