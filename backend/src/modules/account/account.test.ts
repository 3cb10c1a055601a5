import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { openApp } from '../../../test/client.ts';
import { aSession } from '../../../test/factories.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import type { Db } from '../../database/schema.ts';
import { executiveSearchLimit } from './account.routes.ts';

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.21.0.${addresses}`;
};

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let db: Db;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
    db = database().db;
  });
  afterAll(() => shop.app.close());

  /** A session of a seeded account. */
  const as = async (username: string, choice: Parameters<typeof aSession>[2] = {}) => {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'name', 'username', 'role', 'lang', 'passchanged'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return { account, ...(await aSession(db, { ...account, passchanged: 'S', password: '' }, choice)) };
  };
  const find = (body: object, address = newAddress()) =>
    shop.call<AnswerOf<'findExecutives'>>('POST', '/api/public/verificarSocia', { body, address });
  const profile = (token: string) =>
    shop.call<AnswerOf<'readExecutive'>>('GET', '/api/socia/consultarSociaSesion', { token });
  const update = (token: string, body: object) =>
    shop.call<AnswerOf<'updateExecutive'>>('POST', '/api/socia/actualizarDatos', { token, body });

  describe('finding an executive', () => {
    test('C027 a code or an alias finds its owner, in any case', async () => {
      for (const codigo of ['E1001', 'e1001', 'lucia-ferrer', 'LUCIA-FERRER']) {
        expect((await find({ codigo })).datos).toMatchObject({
          total: 1,
          elementos: [{ codigo: 'E1001', nombre: 'Lucía F.', localidad: 'València', pais: 'ES' }],
        });
      }
      expect(await find({ codigo: 'E9999' })).toMatchObject({ status: 200, datos: { elementos: [], total: 0 } });
    });

    test('C027 a town, postal code or name finds only executives who agreed, until they withdraw the consent', async () => {
      for (const search of [{ localidad: 'valenc' }, { localidad: '460' }, { texto: 'lucia fer' }])
        expect((await find({ pais: 'ES', ...search })).datos?.elementos.map(({ codigo }) => codigo)).toContain('E1001');
      const all = (await find({ tamano: 60 })).datos?.elementos ?? [];
      const { rows } = await database().pool.query<{ code: string }>(
        "select code from executives e join consents c on c.account_id = e.account_id and c.name = 'BUSCADOR' and c.given",
      );
      expect(all.map(({ codigo }) => codigo).toSorted()).toEqual(rows.map(({ code }) => code).toSorted());
      const { token } = await as('lucia@velia.example');
      const { version } = (await profile(token)).datos ?? { version: 0 };
      const said = (dado: boolean) => ({ codigo: 'BUSCADOR', dado, version: '2026-01' });
      const changed = await update(token, { version, consentimientos: [said(false)] });
      expect((await find({ texto: 'Lucía' })).datos?.elementos).toEqual([]);
      await update(token, { version: changed.datos?.version, consentimientos: [said(true)] });
      expect((await find({ texto: 'Lucía' })).datos?.total).toBe(1);
      const { rows: history } = await database().pool.query(
        "select given from consents c join executives e on e.account_id = c.account_id where e.code = 'E1001' order by id",
      );
      expect(history.map(({ given }) => given)).toEqual([true, false, true]);
    });

    test.each([
      ['a postal code without executives', { pais: 'ES', localidad: '28001' }, ['Zaragoza', 'València'], 270],
      ['a town without executives', { pais: 'ES', localidad: 'Madrid' }, ['Zaragoza', 'València'], 270],
      ['a neighbouring postal code', { pais: 'ES', localidad: '46014' }, ['València', 'Zaragoza'], 0],
      ['a town without its accent', { pais: 'ES', localidad: 'valencia' }, ['València', 'Zaragoza'], 0],
      ['a province', { pais: 'ES', localidad: 'Gipuzkoa' }, ['Bilbao', 'Zaragoza'], 80],
      ['a town’s second name', { pais: 'ES', localidad: 'San Sebastián' }, ['Bilbao', 'Zaragoza'], 80],
      ['a German postal code', { pais: 'DE', localidad: '80331' }, ['Köln', 'Berlin'], 460],
      ['a British one', { pais: 'GB', localidad: 'G1 1AA' }, ['Edinburgh'], 70],
      ['a postal code without a country', { localidad: '46014' }, ['València'], 0],
    ])('C027 R10 near %s the nearest are found first, with their distance', async (_, search, towns, kilometres) => {
      const found = (await find(search)).datos?.elementos ?? [];
      expect(found.slice(0, towns.length).map(({ localidad }) => localidad)).toEqual(towns);
      expect(found[0]?.distanciaKm).toBe(kilometres);
      const distances = found.map(({ distanciaKm }) => distanciaKm ?? Number.POSITIVE_INFINITY);
      expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    });

    test('C027 R10 an unknown place finds nobody, and without a place there is no distance', async () => {
      expect((await find({ pais: 'ES', localidad: 'Chirimoyar' })).datos?.total).toBe(0);
      const all = (await find({ pais: 'ES' })).datos?.elementos ?? [];
      expect(all.length).toBeGreaterThan(0);
      expect(all.every(({ distanciaKm }) => distanciaKm === null)).toBe(true);
    });

    test('C027 R10 each result has at least one language and a presentation of its own', async () => {
      const all = (await find({ tamano: 60 })).datos?.elementos ?? [];
      expect(all.every(({ idiomas = [] }) => idiomas.length > 0)).toBe(true);
      expect(all.some(({ idiomas = [] }) => idiomas.length > 1)).toBe(true);
      const said = all.map(({ presentacion }) => presentacion);
      expect(new Set(said).size).toBe(said.length);
      expect(said).not.toContain(null);
    });

    test('C027 no telephone number that is not to be shown, and not Lucía Ferrer’s family name, is revealed', async () => {
      const { text } = await find({ tamano: 60 });
      expect(text).not.toContain('Ferrer');
      const { rows } = await database().pool.query<{ phone: string }>(
        'select phone from executives where not shows_phone',
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { phone } of rows) expect(text).not.toContain(phone.replaceAll(' ', ''));
    });

    test('C027 an executive who withdraws the consent is still found by code, without contact or presentation', async () => {
      const { token } = await as('lucia@velia.example');
      const said = (dado: boolean) => ({ codigo: 'BUSCADOR', dado, version: '2026-01' });
      const hers = async () => (await find({ codigo: 'E1001' })).datos?.elementos[0];
      const before = await hers();
      expect(before?.whatsapp ?? before?.presentacion).toBeTruthy();
      const { version } = (await profile(token)).datos ?? { version: 0 };
      const changed = await update(token, { version, consentimientos: [said(false)] });
      expect(await hers()).toMatchObject({ nombre: 'Lucía F.', whatsapp: null, presentacion: null });
      await update(token, { version: changed.datos?.version, consentimientos: [said(true)] });
      expect(await hers()).toEqual(before);
    });

    test('C027 characters special to the database are matched literally', async () => {
      for (const texto of ['%%', '__', "' or true --"]) expect((await find({ texto })).datos?.elementos).toEqual([]);
    });

    test('C027 an IP address that searches more often than the limit is refused', async () => {
      const address = newAddress();
      const statuses: number[] = [];
      for (let tries = 0; tries <= executiveSearchLimit.max; tries += 1)
        statuses.push((await find({}, address)).status);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe("the executive's own account", () => {
    test('C041 C042 shows data and sessions, the current one marked', async () => {
      const { token, id } = await as('lucia@velia.example');
      const { datos, status } = await profile(token);
      expect(status).toBe(200);
      expect(datos).toMatchObject({ codigo: 'E1001', nombre: 'Lucía', apellidos: 'Ferrer', estado: 'ACTIVA' });
      expect(datos?.telefono).toBe('+34600000101');
      expect(datos?.sesiones.filter(({ actual }) => actual).map((session) => session.id)).toEqual([id]);
      const state = await shop.call('GET', '/api/socia/haySociaSesion', { token });
      expect(state).toMatchObject({ status: 200, datos: { haySesion: true, nombre: 'Lucía Ferrer', actuando: null } });
    });

    test('C041 the level is named in the language of the page', async () => {
      const { token } = await as('lucia@velia.example');
      const headers = { 'accept-language': 'de' };
      const { datos } = await shop.call<AnswerOf<'readExecutive'>>('GET', '/api/socia/consultarSociaSesion', {
        token,
        headers,
      });
      expect(datos?.nivel?.nombre).toBe('Silber');
    });

    test('C041 an executive sees only their own address book, the usual address first', async () => {
      const book = async (user: string) => (await profile((await as(user)).token)).datos?.direcciones ?? [];
      const hers = await book('lucia@velia.example');
      expect(hers.map(({ predeterminada, zona }) => [predeterminada, zona])).toEqual([
        [true, 'GENERAL'],
        [false, 'CANARIAS'],
      ]);
      const others = await book('nadia@velia.example');
      expect(others.length).toBeGreaterThan(0);
      expect(others.some(({ id }) => hers.some((own) => own.id === id))).toBe(false);
    });

    test('C066 an executive can end only their own sessions', async () => {
      const here = await as('lucia@velia.example');
      const there = await as('lucia@velia.example');
      const stranger = await as('nadia@velia.example');
      const version = (await profile(here.token)).datos?.version;
      const reply = await update(here.token, { version, cerrarSesiones: [there.id, stranger.id] });
      expect(reply.status).toBe(200);
      expect(reply.datos?.sesiones.map(({ id }) => id)).not.toContain(there.id);
      expect(await profile(there.token)).toMatchObject({ status: 401 });
      expect(await profile(stranger.token)).toMatchObject({ status: 200 });
      expect(await update(here.token, { version, cerrarSesiones: [] })).toMatchObject({ status: 409 });
    });

    test('C066 name, number and language change; an invalid name is refused and nothing is saved', async () => {
      const { token } = await as('nadia@velia.example');
      const { version } = (await profile(token)).datos ?? {};
      const change = { nombre: 'Nadia  Luise', telefono: '+492215550199', idioma: 'en' };
      expect(await update(token, { version, nombre: '   ' })).toMatchObject({
        status: 422,
        campos: { nombre: 'error.field.pattern' },
      });
      const reply = await update(token, { version, ...change });
      expect(reply.datos).toMatchObject({ nombre: 'Nadia Luise', telefono: '+492215550199', idioma: 'en' });
      expect(reply.datos?.version).toBe((version ?? 0) + 1);
    });

    test('C066 R28 an address is added, made the default, changed and deleted, and other executives’ addresses are untouched', async () => {
      const { token } = await as('lucia@velia.example');
      const before = (await profile(token)).datos;
      const book = (reply: Awaited<ReturnType<typeof update>>) =>
        reply.datos?.direcciones.map(({ linea1, predeterminada }) => `${linea1} ${predeterminada}`).toSorted();
      const [usual, ...others] = before?.direcciones ?? [];
      const datos = {
        nombre: 'Lucía',
        apellidos: 'Ferrer',
        linea1: 'Calle Nueva 7',
        codigoPostal: '46003',
        localidad: 'València',
        estado: '46',
        pais: 'ES',
      };
      let version = before?.version ?? 0;
      const change = async (part: object) => {
        const reply = await update(token, { version, ...part });
        version = reply.datos?.version ?? version;
        return reply;
      };

      const rest = others.map(({ linea1 }) => `${linea1} false`);
      expect(book(await change({ direccion: { predeterminada: false, datos } }))).toEqual(
        [`${usual?.linea1} true`, 'Calle Nueva 7 false', ...rest].toSorted(),
      );
      const added = (await profile(token)).datos?.direcciones.find(({ linea1 }) => linea1 === 'Calle Nueva 7');
      const wrong = { predeterminada: true, datos: { ...datos, codigoPostal: '4600' } };
      expect(await change({ direccion: { id: added?.id, ...wrong } })).toMatchObject({
        status: 422,
        campos: { 'direccion.datos.codigoPostal': 'error.field.pattern' },
      });
      const moved = { predeterminada: true, datos: { ...datos, linea1: 'Calle Nueva 9' } };
      expect(book(await change({ direccion: { id: added?.id, ...moved } }))).toEqual(
        ['Calle Nueva 9 true', `${usual?.linea1} false`, ...rest].toSorted(),
      );
      expect(await change({ direccion: { id: added?.id, ...moved } })).toMatchObject({
        status: 422,
        campos: { 'direccion.id': 'error.field.absent' },
      });

      const [now] = (await profile(token)).datos?.direcciones ?? [];
      const stranger = await as('carmen@velia.example');
      const hers = (await profile(stranger.token)).datos?.version;
      expect(await update(stranger.token, { version: hers, quitarDireccion: now?.id })).toMatchObject({
        status: 422,
        campos: { quitarDireccion: 'error.field.absent' },
      });
      const left = book(await change({ quitarDireccion: now?.id }));
      expect(left?.filter((line) => line.endsWith('true'))).toHaveLength(1);
      expect(left).toHaveLength(1 + others.length);
    });

    test('C066 only the current text can be agreed to', async () => {
      const { token } = await as('lucia@velia.example');
      const { version } = (await profile(token)).datos ?? { version: 0 };
      const consent = { codigo: 'COMPRAS_SOCIA', dado: true, version: '1999-01' };
      expect(await update(token, { version, consentimientos: [consent] })).toMatchObject({
        status: 422,
        campos: { consentimientos: 'error.field.choice' },
      });
      expect((await profile(token)).datos?.version).toBe(version);
    });

    test('C066 P02 an advisor who acts neither ends sessions nor gives consents', async () => {
      const own = await as('ines@velia.example');
      const acting = await as('lucia@velia.example', { actorSessionId: own.id });
      const fresh = await shop.call<{ token: string }>('POST', '/api/refreshToken', {
        body: { ambito: 'socia' },
        token: acting.token,
      });
      const token = fresh.datos?.token ?? '';
      const { datos } = await profile(token);
      expect(datos?.actuando).toMatchObject({ asesora: 'Inés Robledo' });
      expect(datos?.sesiones.map(({ id }) => id)).not.toContain(acting.id);
      const id = datos?.sesiones[0]?.id;
      expect(await update(token, { version: datos?.version, cerrarSesiones: [id] })).toMatchObject({ status: 403 });
      const consent = { codigo: 'BUSCADOR', dado: true, version: '2026-01' };
      expect(await update(token, { version: datos?.version, consentimientos: [consent] })).toMatchObject({
        status: 403,
      });
    });

    test('C045 activating twice changes nothing, and a blocked executive stays blocked', async () => {
      const { token, account } = await as('heike.sommer@velia.example');
      const activate = () => shop.call('GET', '/api/socia/activarSocia', { token });
      const first = await activate();
      expect(first).toMatchObject({ status: 200, datos: { estado: 'ACTIVA' } });
      expect(await activate()).toMatchObject({ datos: first.datos });
      await db.updateTable('executives').set({ state: 'BLOQUEADA' }).where('account_id', '=', account.id).execute();
      expect(await activate()).toMatchObject({ status: 403 });
    });
  });
}, seededShop);
