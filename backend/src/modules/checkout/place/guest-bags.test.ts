import { beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { createRandom, type Random } from 'demo/seed/goods/random.ts';
import { triana } from '../../../../test/buyers.ts';
import { lineOf, valencia, withGuests } from '../../../../test/guests.ts';
import { kindOfRun, onDatabase } from '../../../../test/harness.ts';
import { type Stocked, setPieces } from '../../../../test/orders.ts';
import { seededShop } from '../../../../test/seeded.ts';

// What a guest's bag costs when it is viewed and when it is placed. GUEST_BAGS sets how many bags, GUEST_BAGS_SEED which,
// GUEST_BAG replays one.

const bags = Number(process.env.GUEST_BAGS ?? (kindOfRun === 'server' ? 200 : 60));
const only = process.env.GUEST_BAG;
const seed = process.env.GUEST_BAGS_SEED ?? 'velia';
const plenty = 1_000_000;

const berlin = {
  ...{ nombre: 'Inés', apellidos: 'Soto Gil', linea1: 'Lindenstraße 12' },
  ...{ codigoPostal: '10115', localidad: 'Berlin', pais: 'DE' },
};
const coupons = [null, null, null, 'VELIA10', 'velia10', 'CINCO', 'LUCIA15', 'PASADO20', 'NOEXISTE'];
const ways = ['EST', 'EST', 'EST', 'EXP', 'AVION'];
const tenders = ['TCR', 'TCR', 'PPL', '001', '002'] as const;

type Line = BodyOf<'priceGuestBag'>['lineas'][number];
type Seen = AnswerOf<'priceGuestBag'>;
type Placed = AnswerOf<'placeGuestOrder'>;
/** An order's line: code, pieces, price of one. */
type Row = [string, number, number];

/** A bag as a device may have kept it: names of any kind, old prices, too many pieces, articles that are gone. */
function someLines(random: Random, goods: readonly Stocked[]) {
  const lines: Line[] = [];
  const asked = new Map<Stocked, number>();
  let unknown = false;
  for (let count = random.integer(1, 5); count > 0; count -= 1) {
    const article = random.pick(goods);
    const { code, reference, color, size, most } = article;
    const quantity = random.chance(0.04) ? most + 1 : random.integer(1, 2);
    const { precio } = lineOf(article);
    const seen = random.chance(0.85) ? precio : Math.round(precio * 100 + random.pick([-150, 200])) / 100;
    const kind = random.integer(1, 30);
    const name =
      kind === 1
        ? { codigo: '0000000' }
        : kind === 2
          ? { referencia: reference }
          : kind < 9
            ? { referencia: reference.toLowerCase(), codColor: color, talla: size }
            : { codigo: code };
    unknown ||= kind <= 2;
    if (kind > 2) asked.set(article, (asked.get(article) ?? 0) + quantity);
    lines.push({ ...name, cantidadPedida: quantity, precio: seen } as Line);
  }
  const tooMany = [...asked].some(([{ most }, quantity]) => quantity > most);
  return { lines, isStorable: !unknown && !tooMany };
}

const missingTypes: readonly string[] = ['AGOTADA', 'MENOS_UNIDADES', 'FUERA_DE_CAMPANA'];
const isMissing = ({ tipo }: Seen['diferencias'][number]) => missingTypes.includes(tipo);
const isCheaper = ({ tipo, diferencia }: Seen['diferencias'][number]) =>
  ['PRECIO_BAJA', 'ENVIO'].includes(tipo) && diferencia < 0;

/** The lines of a viewed bag without its missing pieces. */
const rowsOf = ({ lineas, diferencias }: Seen): Row[] =>
  lineas.flatMap(({ id, codigo, cantidadPedida, precio }): Row[] => {
    const missing = diferencias.find((one) => isMissing(one) && one.linea === id);
    const quantity = missing?.cantidadAhora ?? cantidadPedida;
    return quantity === 0 ? [] : [[codigo, quantity, precio]];
  });

type Answer = { fields: string[] } | { places: boolean };

/** What placing has to answer, by what viewing answered. */
function expectAnswer(seen: Seen, body: BodyOf<'placeGuestOrder'>, isStorable: boolean): Answer {
  const { diferencias, totales, formasEnvio, metodos } = seen;
  const missing = diferencias.filter(isMissing);
  const lostCoupon = body.cupon !== undefined && ['NOEXISTE', 'LUCIA15'].includes(body.cupon);
  if (!isStorable || lostCoupon) return { places: false };
  const way = formasEnvio.formas.find(({ codigo }) => codigo === body.formaEnvio);
  if (!way?.disponible) return { fields: ['formaEnvio'] };
  if (missing.length > 0 && totales.unidades === 0) return { places: false };
  if (totales.sinIva && !body.aceptaImportacion) return { fields: ['aceptaImportacion'] };
  const unseen = diferencias.some((one) => !isMissing(one) && !isCheaper(one));
  if (unseen || (missing.length > 0 && !body.entregaParcial)) return { places: false };
  if (body.totalVisto !== totales.total) return { places: false };
  if (!metodos.find(({ codigo }) => codigo === body.metodo)?.disponible) return { fields: ['metodo'] };
  return { places: true };
}

onDatabase((database) => {
  const shop = withGuests(database);
  let goods: Stocked[] = [];
  let scarce: Stocked[] = [];

  beforeAll(async () => {
    const shelf = await shop.shelf(7, plenty);
    const [unsold] = shelf;
    await shop
      .db()
      .deleteFrom('prices')
      .where('article_id', '=', unsold?.id ?? 0)
      .execute();
    scarce = await shop.shelf(2, 0);
    goods = [...shelf, ...shelf.slice(1), ...scarce];
  });

  /** A guest with a bag, and the request to place it at its price. */
  async function draw(random: Random, run: number) {
    for (const { id } of scarce) await setPieces(shop.db(), id, random.integer(0, 3));
    const guest = shop.guestAt(`100.${64 + Math.floor(run / 65_536)}.${Math.floor(run / 256) % 256}.${run % 256}`);
    const { lines, isStorable } = someLines(random, goods);
    const home = random.pick([valencia, valencia, triana, berlin]);
    const cupon = random.pick(coupons) ?? undefined;
    const body = await guest.asSeen(
      { lineas: lines },
      {
        // A coupon recognises a guest by address and telephone.
        direccion: { ...home, linea1: `${home.linea1}, ${run}` },
        formaEnvio: random.pick(ways),
        metodo: random.pick(tenders),
        ...(cupon !== undefined && { cupon }),
        entregaParcial: random.chance(0.5),
        aceptaImportacion: random.chance(0.7),
      },
    );
    body.contacto.telefono = `+346${String(run).padStart(8, '0')}`;
    if (random.chance(0.05)) body.totalVisto = Math.round(body.totalVisto * 100 + 1) / 100;
    const { codigoPostal, pais } = home;
    const { formaEnvio, metodo } = body;
    const chosen = { formaEnvio, metodo, ...(cupon !== undefined && { cupon }) };
    const { datos: seen } = await guest.price({ lineas: lines, pais, codigoPostal, ...chosen });
    if (!seen) throw new Error('The bag has no price');
    return { guest, body, seen, isStorable };
  }

  /** Views and places one bag; returns how that ended. */
  async function play(run: number): Promise<string> {
    const { guest, body, seen, isStorable } = await draw(createRandom(`${seed} ${run}`), run);
    const expected = expectAnswer(seen, body, isStorable);
    const reply = await guest.place(body);
    if ('fields' in expected) {
      expect([reply.status, Object.keys(reply.campos ?? {})]).toEqual([422, expected.fields]);
      return `refused ${expected.fields}`;
    }
    const { resultado, diferencias, totales, orden, clave } = reply.datos as Placed;
    expect([reply.status, resultado]).toEqual([200, expected.places ? 'CREADA' : 'CAMBIOS']);
    expect(totales).toEqual(seen.totales);
    if (!expected.places) {
      expect(diferencias).toEqual(seen.diferencias);
      return 'changed';
    }
    expect(diferencias).toEqual(seen.diferencias.filter(isMissing));
    const { datos: placed } = await guest.read({ number: orden?.numero ?? '', secret: clave ?? '' });
    expect(placed?.totals).toEqual(seen.totales);
    expect(placed?.coupon?.codigo).toBe(seen.cupon?.codigo);
    expect(placed?.delivery.forma?.codigo).toBe(body.formaEnvio);
    const rows = placed?.lines.map(({ codigo, cantidadPedida, precio }): Row => [codigo, cantidadPedida, precio]);
    expect(rows).toEqual(rowsOf(seen));
    return diferencias.length > 0 ? 'placed in part' : seen.cupon ? 'placed with a coupon' : 'placed';
  }

  test(
    `P04 C028 C030 in ${only ? `bag ${only} of the` : bags} generated bags, placing charges and reports what viewing did`,
    async () => {
      const ends = new Set<string>();
      const first = Number(only ?? 0);
      for (let run = first; run < (only === undefined ? bags : first + 1); run += 1)
        ends.add(
          await play(run).catch((error: unknown) => {
            throw new Error(`bag ${run} of seed ${seed}: ${error instanceof Error ? error.message : error}`);
          }),
        );
      if (only !== undefined) return;
      expect([...ends].toSorted()).toEqual([
        ...['changed', 'placed', 'placed in part', 'placed with a coupon'],
        ...['refused aceptaImportacion', 'refused formaEnvio', 'refused metodo'],
      ]);
    },
    60_000 + bags * 2_000,
  );
}, seededShop);
