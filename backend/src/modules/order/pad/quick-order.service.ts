import type { AnswerOf, BodyOf } from 'contract/calls.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import { orderKeys } from 'contract/order-keys.ts';
import { clientsMax, savedListsMax } from 'contract/rules.ts';
import type { Db } from '../../../schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent, conflict, invalid } from '../../../shared/errors.ts';
import { toRowId } from '../../../shared/ids.ts';
import { toMedia } from '../../../shared/media.ts';
import { toEuros } from '../../../shared/money.ts';
import { toLine } from '../../../shared/text.ts';
import { askedFor, freePieces, listArticlesById } from '../book/articles.repository.ts';
import { availabilityOf } from '../book/bag.ts';
import { lockBuyer } from '../book/buyers.repository.ts';
import { readCalendar } from '../book/campaigns.ts';
import {
  addBookedClient,
  type BookedClient,
  countBookedClients,
  findClientByName,
  findOwnClients,
  setClientPhone,
} from '../book/clients.repository.ts';
import { findInHand } from '../book/draft.repository.ts';
import { pointsOf } from '../book/totals.ts';
import type { Rewards } from '../ports.ts';
import type { Viewer } from '../standing/viewer.ts';
import { addLines } from './add-lines.service.ts';
import {
  findLastOrder,
  listLinesOfList,
  listLinesOfOrder,
  listRecentArticleIds,
  listSalesLines,
  listSavedLists,
  putSavedLines,
  putSavedList,
  type RepeatedLine,
  removeSavedList,
} from './quick-order.repository.ts';
import { toCode } from './resolve-article.ts';

export const toClientWire = ({ id, name, phone }: BookedClient) => ({ id: String(id), nombre: name, telefono: phone });

/** The same name gives the same client; a telephone that was not known is added. */
export async function bookClient(trx: Db, { nombre, telefono }: BodyOf<'addOrderClient'>, { buyer }: Viewer) {
  await lockBuyer(trx, buyer);
  const name = toLine(nombre);
  if (name === '') throw invalid({ nombre: fieldKeys.required });
  const known = await findClientByName(trx, buyer, name);
  if (!known) {
    if ((await countBookedClients(trx, buyer)) >= clientsMax) throw conflict(orderKeys.tooManyClients);
    return toClientWire(await addBookedClient(trx, { buyer, name, phone: telefono ?? null }));
  }
  if (telefono === undefined || known.phone !== null) return toClientWire(known);
  await setClientPhone(trx, buyer, known.id, telefono);
  return toClientWire({ ...known, phone: telefono });
}

export async function readRecent(db: Db, { buyer, locale, now }: Viewer): Promise<AnswerOf<'readRecentArticles'>> {
  const { inForce } = await readCalendar(db, now);
  const ids = await listRecentArticleIds(db, buyer);
  const articles = await listArticlesById(db, ids, { campaign: inForce, now });
  const last = await findLastOrder(db, buyer);
  return {
    articulos: ids.flatMap((id) => {
      const article = articles.find((one) => one.id === id);
      const cents = article && askedFor(article);
      if (!article || cents === null || cents === undefined) return [];
      return {
        codigo: article.code,
        referencia: article.reference,
        nombre: article.name[locale],
        codColor: article.color.code,
        nombreColor: article.color.name[locale],
        talla: article.size,
        foto: article.picture && toMedia(article.picture, article, article.color, locale),
        precio: toEuros(cents),
        puntos: pointsOf(cents, inForce.pointCents),
        unidades: freePieces(article),
        disponibilidad: availabilityOf(freePieces(article)),
      };
    }),
    ultimoPedido: last && {
      numero: last.number,
      fecha: last.at.toISOString(),
      lineas: last.lines,
      unidades: last.units,
    },
  };
}

/** What cannot be had any more has its outcome like any other line. */
export async function repeatLines(trx: Db, rewards: Rewards, asked: BodyOf<'repeatLines'>, viewer: Viewer) {
  const lines = await findRepeated(trx, asked, viewer.buyer);
  if (!lines) throw absent();
  const inputs = lines.map(({ code, quantity, client }, at) => ({
    clave: String(at + 1),
    codigo: code,
    cantidadPedida: quantity,
    ...(client !== null && { cliente: String(client) }),
  }));
  return addLines(trx, rewards, inputs, viewer);
}

async function findRepeated(trx: Db, asked: BodyOf<'repeatLines'>, buyer: Buyer): Promise<RepeatedLine[] | null> {
  if ('pedido' in asked) return listLinesOfOrder(trx, buyer, asked.pedido);
  const id = toRowId(asked.lista);
  return id === null ? null : listLinesOfList(trx, buyer, id);
}

export async function readLists(db: Db, { buyer }: Viewer): Promise<AnswerOf<'listSavedLists'>> {
  const lists = await listSavedLists(db, buyer);
  return {
    listas: lists.map(({ id, name, lines, units, at }) => ({
      id: String(id),
      nombre: name,
      lineas: lines,
      unidades: units,
      cambiada: at.toISOString(),
    })),
  };
}

export async function saveList(trx: Db, asked: BodyOf<'saveList'>, viewer: Viewer): Promise<AnswerOf<'saveList'>> {
  const { buyer, now } = viewer;
  await lockBuyer(trx, buyer);
  if ('borrar' in asked) {
    const id = toRowId(asked.borrar);
    if (id === null || !(await removeSavedList(trx, buyer, id))) throw absent();
    return readLists(trx, viewer);
  }
  const name = toLine(asked.nombre);
  if (name === '') throw invalid({ nombre: fieldKeys.required });
  const replaced = asked.lista === undefined ? null : toRowId(asked.lista);
  const lists = await listSavedLists(trx, buyer);
  if (asked.lista !== undefined && !lists.some(({ id }) => id === replaced)) throw absent();
  if (lists.some((list) => list.id !== replaced && list.name.toLowerCase() === name.toLowerCase()))
    throw conflict(orderKeys.listNameTaken);
  if (replaced === null && lists.length >= savedListsMax) throw conflict(orderKeys.tooManyLists);
  const lines = await requireLines(trx, asked.lineas, buyer);
  const listId = await putSavedList(trx, { buyer, listId: replaced, name, now });
  await putSavedLines(trx, { buyer, listId }, lines);
  return readLists(trx, viewer);
}

type GivenLines = Extract<BodyOf<'saveList'>, { nombre: string }>['lineas'];

/** Those that were given, else those of the order in hand. */
async function requireLines(trx: Db, given: GivenLines, buyer: Buyer): Promise<RepeatedLine[]> {
  if (given === undefined) {
    const order = await findInHand(trx, buyer);
    const lines = order ? await listSalesLines(trx, order.id) : [];
    if (lines.length === 0) throw conflict(orderKeys.nothingToKeep);
    return lines;
  }
  const ids = given.flatMap(({ cliente }) => toRowId(cliente ?? '') ?? []);
  const clients = await findOwnClients(trx, buyer, ids);
  return given.map(({ codigo, cantidadPedida, cliente }, at) => {
    const client = cliente === undefined ? null : toRowId(cliente);
    if (cliente !== undefined && (client === null || !clients.has(client)))
      throw invalid({ [`lineas.${at}.cliente`]: fieldKeys.choice });
    return { code: toCode(codigo), quantity: cantidadPedida, client };
  });
}
