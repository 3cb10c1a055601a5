import type { BodyOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import type { Client, EditOutcome, Invitation } from './client-book';
import { toEditOutcome, toEditWire } from './client-book-mappers';
import type { ClientDraft } from './client-form';
import type { ValuesFromOther } from './client-merge-rules';

export type InvitationChannel = BodyOf<'inviteClient'>['channel'];
type EditWire = BodyOf<'editClients'>['clientes'][number];

/** The same edits sent twice have the same key, and so are done once. */
export async function sendEdits(clientes: EditWire[]) {
  const intent = `client ${JSON.stringify(clientes)}`;
  const sent = await post<'editClients'>('/api/admon-clientes/editar', {
    body: { clientes },
    idempotencyKey: idempotencyKeyOf(intent),
  });
  if (isAnswered(sent)) releaseIdempotencyKey(intent);
  return sent;
}

const edit = async (entry: EditWire): Promise<Result<EditOutcome>> =>
  mapResult(await sendEdits([entry]), toEditOutcome);

export const saveClient = (draft: ClientDraft, client: Client | null) => edit(toEditWire(draft, client));

type ClientVersion = Pick<Client, 'id' | 'version'>;

export const setBlocked = ({ id, version }: ClientVersion, blocked: boolean) =>
  edit({ clave: 'block', id, version, estado: blocked ? 'BLOQUEADA' : 'ACTIVA' });

export const removeClient = ({ id, version }: ClientVersion) =>
  edit({ clave: 'remove', id, version, estado: 'BORRADA' });

export const mergeInto = ({ id, version }: ClientVersion, into: string) =>
  edit({ clave: 'merge', id, version, fusionarCon: into });

/** Merges one entry into the other and applies the chosen values: one call, so that neither happens alone. */
export async function mergeClients(
  from: ClientVersion,
  into: ClientVersion,
  kept: ValuesFromOther,
): Promise<Result<EditOutcome>> {
  const sent = await sendEdits([
    { clave: 'merge', id: from.id, version: from.version, fusionarCon: into.id },
    ...(Object.keys(kept).length > 0 ? [toKeptWire(into, kept)] : []),
  ]);
  return mapResult(sent, toEditOutcome);
}

/** Each invitation makes a new link, which invalidates the one before. */
export const inviteClient = ({ id }: Pick<Client, 'id'>, channel: InvitationChannel): Promise<Result<Invitation>> =>
  post<'inviteClient'>('/api/admon-clientes/invitar', { body: { client: id, channel } });

/** Edits the remaining entry at its version after the merge: if the merge was refused, this changes nothing. */
const toKeptWire = (
  { id, version }: Pick<Client, 'id' | 'version'>,
  { name, phone, email, birthday }: ValuesFromOther,
): BodyOf<'editClients'>['clientes'][number] => ({
  clave: 'kept',
  id,
  version: version + 1,
  ...(name && { nombre: name.givenName, apellidos: name.familyName }),
  ...(phone && { telefono: phone }),
  ...(email && { correo: email }),
  ...(birthday && { cumple: birthday }),
});
