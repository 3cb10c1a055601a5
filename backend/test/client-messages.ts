import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { writeClientMail } from '../src/modules/client-book/message-mail.ts';
import { type Client, type Sent, testConfig } from './client.ts';
import type { aClientBook } from './client-book.ts';
import type { Executive } from './orders.ts';

type Message = Partial<BodyOf<'sendMessage'>>;

type Of = Pick<ReturnType<typeof aClientBook>, 'add'> & { sent: () => Sent[] };

/** An executive's messages to clients by the contract's calls, and the mails that result. */
export function theirMessages(database: () => OpenDatabase, call: () => Client, { add, sent }: Of) {
  let keys = 0;
  const post = <T>({ token }: Executive, name: string, body: object, key?: string) => {
    keys += 1;
    const headers = { 'idempotency-key': key ?? `client-message-${keys}`.padEnd(20, '0') };
    return call()<T>('POST', `/api/admon-clientes/${name}`, { token, body, headers });
  };
  const write = (she: Executive, clientes: string[], more: Message = {}, key?: string) =>
    post<AnswerOf<'sendMessage'>>(
      she,
      'enviarMensaje',
      { clientes, canal: 'CORREO', vistaPrevia: false, tipo: 'MENSAJE', mensaje: 'Te llamo el lunes.', ...more },
      key,
    );
  const outcomes = async (reply: ReturnType<typeof write>) =>
    (await reply).datos?.resultados.map(({ resultado }) => resultado);
  const mails = () => sent().flatMap((job) => (job.kind === 'client-mail' ? [job.payload] : []));
  const lastMail = async () => {
    const job = mails().at(-1);
    return job ? writeClientMail(database().db, job, testConfig) : null;
  };
  const yes = [
    { codigo: 'PUBLICIDAD_CORREO' as const, dado: true },
    { codigo: 'PUBLICIDAD_WHATSAPP' as const, dado: true },
  ];
  const aClient = (she: Executive, nombre = 'Ada') =>
    add(she, {
      nombre,
      correo: `${nombre.toLowerCase()}.${she.id.slice(0, 8)}@example.com`,
      telefono: '+34600111222',
      idioma: 'de',
      consentimientos: yes,
    });
  return { post, write, outcomes, mails, lastMail, yes, aClient };
}
