import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { inscribirSocia } from 'contract/sign-up/examples.ts';
import { openApp } from '../../../test/client.ts';
import { anAccount } from '../../../test/factories.ts';
import { onDatabase, onServer } from '../../../test/harness.ts';
import { readLastMail } from '../../../test/mails.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import type { Db } from '../../database/schema.ts';
import { signUpLimits } from './sign-up.routes.ts';
import { toSignUpMail } from './sign-up-mail.ts';

let made = 0;
/** Another visitor, with a new address, user name and identity document. */
const somebody = (change: object = {}) => {
  made += 1;
  const { body } = inscribirSocia;
  const number = 10_000_000 + made;
  const letter = 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23];
  return {
    ...body,
    documento: `${number}${letter}`,
    correo: `somebody${made}@correo.es`,
    usuario: `somebody.${made}`,
    direccion: { ...body.direccion, estado: '46', codigoPostal: '46003' },
    sociaReferente: 'E1001',
    ...change,
  };
};
const newAddress = () => `198.20.${Math.floor(made / 250)}.${(made % 250) + 1}`;
const password = 'amber-Lantern-77';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let db: Db;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
    db = database().db;
  });
  afterAll(() => shop.app.close());

  const enrol = (body: object, address = newAddress()) =>
    shop.call<AnswerOf<'enrolExecutive'>>('POST', '/api/public/inscribirSocia', { body, address });
  const lastMail = () => readLastMail(db, shop.sent);
  const tokenOfMail = async () => {
    const mail = await lastMail();
    return mail && 'token' in mail ? mail.token : '';
  };
  const choose = (token: string) =>
    shop.call('POST', '/api/public/cambiarPassword', { body: { ambito: 'socia', token, claveNueva: password } });
  const signIn = (usuario: string) =>
    shop.call<{ token: string }>('POST', '/api/login', { body: { usuario, clave: password }, address: newAddress() });
  const available = (tipo: string, valor: string) =>
    shop.call<AnswerOf<'checkUserFree'>>('POST', '/validarUsuarioDisponible', {
      body: { tipo, valor },
      address: newAddress(),
    });

  describe('registration', () => {
    test('C020 C024 C026 C045 S01 from the form by the mail to the first sign-in and to activation', async () => {
      const body = somebody({ idioma: 'de' });
      expect(await enrol(body)).toMatchObject({ status: 202, datos: { siguiente: 'CONFIRMAR_CORREO' } });
      expect(await signIn(body.usuario)).toMatchObject({ status: 401 });
      const mail = await lastMail();
      if (mail?.kind !== 'confirmation') throw new Error('no mail');
      const { to, text } = toSignUpMail(mail, 'https://shop.example');
      expect(to).toBe(body.correo);
      expect(text).toContain(`https://shop.example/de/validation/confirm-mail#${mail.token}`);
      const look = await shop.call('POST', '/api/public/validarRecordarContrasena', { body: { token: mail.token } });
      expect(look).toMatchObject({
        status: 200,
        datos: { ambito: 'socia', motivo: 'INSCRIPCION', usuario: body.usuario, nombre: body.nombre },
      });
      expect(await choose(mail.token)).toMatchObject({ status: 200 });
      const { datos } = await signIn(body.usuario);
      const token = datos?.token ?? '';
      expect(await shop.call('GET', '/api/socia/consultarSociaSesion', { token })).toMatchObject({
        status: 200,
        datos: {
          nombre: 'Carmen',
          apellidos: 'Vidal Pons',
          correo: body.correo,
          idioma: 'de',
          estado: 'PENDIENTE',
          campanaActiva: null,
          puntos: 0,
          direcciones: [{ codigoPostal: '46003', predeterminada: true, zona: 'GENERAL' }],
        },
      });
      const active = await shop.call<AnswerOf<'activateExecutive'>>('GET', '/api/socia/activarSocia', { token });
      expect(active).toMatchObject({ status: 200, datos: { estado: 'ACTIVA' } });
      expect(await shop.call('GET', '/api/socia/consultarSociaSesion', { token })).toMatchObject({
        datos: { estado: 'ACTIVA', campanaActiva: active.datos?.campana },
      });
      const { rows } = await database().pool.query('select from enrolments where email = $1', [body.correo]);
      expect(rows).toHaveLength(0);
    });

    test('C020 the mail to an unconfirmed address holds nothing that was typed', async () => {
      for (const idioma of ['es', 'en', 'de']) {
        await enrol(somebody({ idioma, nombre: 'Ganaste un premio', apellidos: 'Llama ya' }));
        const mail = await lastMail();
        if (mail?.kind !== 'confirmation') throw new Error('no mail');
        const { subject, text } = toSignUpMail(mail, 'https://shop.example');
        expect(subject + text).not.toMatch(/Ganaste|premio|Llama|somebody/);
      }
    });

    test.each([
      ['nombre', 'Rosa 💃'],
      ['nombre', 'www.elsewhere.example'],
      ['apellidos', 'Vidal\u202e'],
    ])('C020 V10 the %s %j is not a valid name', async (field, value) => {
      expect(await enrol(somebody({ [field]: value }))).toMatchObject({
        status: 422,
        campos: { [field]: 'error.field.pattern' },
      });
    });

    test('C020 C026 a used link makes no second account', async () => {
      await enrol(somebody());
      const token = await tokenOfMail();
      expect(await choose(token)).toMatchObject({ status: 200 });
      const again = await choose(token);
      expect([404, 410]).toContain(again.status);
    });

    test('C020 X01 known and unknown people get the same answer for the same work; only the mail says which they are', async () => {
      const owner = await anAccount(db, { lang: 'en' });
      const asked = async (body: object) => {
        let times = 0;
        const count = () => {
          times += 1;
        };
        database().pool.on('acquire', count);
        const { status, codigo, mensaje, datos } = await enrol(body);
        database().pool.off('acquire', count);
        return { times, status, codigo, mensaje, next: datos?.siguiente };
      };
      const stranger = await asked(somebody());
      const known = await asked(somebody({ correo: owner.username }));
      expect(known).toEqual(stranger);
      const mail = await lastMail();
      expect(mail).toMatchObject({ kind: 'known', to: owner.username, locale: 'en' });
      expect(mail && 'token' in mail).toBe(false);
    });

    test('C020 a known identity document is told to its owner by mail', async () => {
      const first = somebody();
      await enrol(first);
      await choose(await tokenOfMail());
      await enrol(somebody({ documento: first.documento }));
      expect(await lastMail()).toMatchObject({ kind: 'known', to: first.correo });
    });

    test('C020 C026 of two enrolments of one address the first that is confirmed counts', async () => {
      const first = somebody();
      await enrol(first);
      const firstToken = await tokenOfMail();
      await enrol({ ...somebody(), correo: first.correo });
      const secondToken = await tokenOfMail();
      expect(await choose(firstToken)).toMatchObject({ status: 200 });
      expect((await choose(secondToken)).status).toBe(404);
    });

    test('C020 past the mail limit the answer stays the same and no mail is sent', async () => {
      const { correo } = somebody();
      const { max } = signUpLimits.email;
      const before = shop.sent.length;
      for (let tries = 0; tries < max + 2; tries += 1)
        expect(await enrol(somebody({ correo }))).toMatchObject({ status: 202 });
      expect(shop.sent.length - before).toBe(max);
    });
  });

  test("an enrolment's mail is sent again on request, to its address and within the same limit", async () => {
    const again = (enrolment: string) =>
      shop.call('POST', '/api/public/reenviarInscripcion', { body: { enrolment }, address: newAddress() });
    const body = somebody();
    const { datos } = await enrol(body);
    const before = shop.sent.length;
    expect(await again(datos?.solicitud ?? '')).toMatchObject({ status: 202, datos: {} });
    expect(shop.sent.length - before).toBe(1);
    expect(await lastMail()).toMatchObject({ kind: 'confirmation', to: body.correo });
    for (let tries = 0; tries < signUpLimits.email.max + 1; tries += 1) {
      made += 1;
      expect(await again(datos?.solicitud ?? '')).toMatchObject({ status: 202 });
    }
    expect(shop.sent.length - before).toBe(signUpLimits.email.max - 1);
    for (const nobody of ['6f9619ff-8b86-4d01-b42d-00c04fc964ff', 'made-up'])
      expect(await again(nobody)).toMatchObject({ status: 202, datos: {} });
    expect(shop.sent.length - before).toBe(signUpLimits.email.max - 1);
  });

  test('C020 one identity document with ever new addresses gets a limited number of mails', async () => {
    const { documento } = somebody();
    const before = shop.sent.length;
    for (let tries = 0; tries < signUpLimits.email.max + 2; tries += 1)
      expect(await enrol(somebody({ documento }))).toMatchObject({ status: 202 });
    expect(shop.sent.length - before).toBe(signUpLimits.email.max);
  });

  describe('invalid enrolments', () => {
    test('C020 V02 the store has the alias wanted, or the code where that was taken in the meantime', async () => {
      const aliasOf = async (correo: string) =>
        (
          await db
            .selectFrom('executives as e')
            .innerJoin('accounts as a', 'a.id', 'e.account_id')
            .select(['e.alias', 'e.code'])
            .where('a.email', '=', correo)
            .executeTakeFirstOrThrow()
        ).alias;
      const join = async (body: { correo: string }) => {
        expect(await enrol(body)).toMatchObject({ status: 202 });
        return tokenOfMail();
      };
      const [first, second, third] = [
        somebody({ alias: 'Casa_de-Ines' }),
        somebody({ alias: 'casa_de-ines' }),
        somebody(),
      ] as const;
      const tokens = [await join(first), await join(second), await join(third)];
      for (const token of tokens) expect(await choose(token)).toMatchObject({ status: 200 });
      expect(await aliasOf(first.correo)).toBe('Casa_de-Ines');
      expect(await aliasOf(second.correo)).toMatch(/^e\d+$/);
      expect(await aliasOf(third.correo)).toMatch(/^e\d+$/);
      expect(await enrol(somebody({ alias: 'CASA_DE-INES' }))).toMatchObject({
        status: 422,
        campos: { alias: 'error.field.takenAlias' },
      });
    });

    const direccion = somebody().direccion;
    test.each([
      [{ pais: 'FR' }, { pais: 'error.field.choice' }],
      [{ documento: '12345678A' }, { documento: 'error.field.pattern' }],
      [{ tipoDocumento: 'PERSONALAUSWEIS' }, { tipoDocumento: 'error.field.choice' }],
      [{ telefono: '+9996001112' }, { telefono: 'error.field.pattern' }],
      [{ medio: 'NADA' }, { medio: 'error.field.choice' }],
      [{ medio: 'OTRO' }, { medioDetalle: 'error.field.required' }],
      [{ sociaReferente: 'E9999' }, { sociaReferente: 'error.field.absent' }],
      [{ usuario: 'lucia@velia.example' }, { usuario: 'error.field.choice' }],
      [{ versionCondiciones: '2020-01' }, { versionCondiciones: 'error.field.choice' }],
      [{ nombre: '  ' }, { nombre: 'error.field.pattern' }],
      [{ direccion: { ...direccion, codigoPostal: '99999' } }, { 'direccion.codigoPostal': 'error.field.pattern' }],
      [{ direccion: { ...direccion, codigoPostal: '28001' } }, { 'direccion.estado': 'shipping.reason.otherState' }],
      [{ direccion: { ...direccion, estado: 'BY' } }, { 'direccion.estado': 'error.field.choice' }],
      [{ direccion: { ...direccion, pais: 'DE' } }, { 'direccion.pais': 'error.field.choice' }],
      [{ aceptaCondiciones: false }, { aceptaCondiciones: 'error.field.choice' }],
      [{ clave: 'a-password-of-mine' }, { clave: 'error.field.unknown' }],
    ])('C020 V10 %j is refused with its field', async (change, campos) => {
      expect(await enrol(somebody(change))).toMatchObject({ status: 422, campos });
    });

    test('C020 V10 a German enrolment is checked by Germany’s rules', async () => {
      const german = {
        pais: 'DE',
        tipoDocumento: 'PERSONALAUSWEIS',
        documento: 'T22000129',
        telefono: '+4922155501',
        direccion: { ...direccion, pais: 'DE', estado: 'NW', localidad: 'Köln', codigoPostal: '50672' },
      };
      expect(await enrol(somebody(german))).toMatchObject({ status: 202 });
      expect(await enrol(somebody({ ...german, documento: 'T220001294' }))).toMatchObject({ status: 422 });
    });

    test('C020 C026 a German enrolment needs no state, and becomes an account', async () => {
      const { estado: _, ...address } = direccion;
      const german = somebody({
        pais: 'DE',
        tipoDocumento: 'PERSONALAUSWEIS',
        documento: 'T22000129',
        telefono: '+4922155501',
        direccion: { ...address, pais: 'DE', localidad: 'Köln', codigoPostal: '50672' },
      });
      expect(await enrol(german)).toMatchObject({ status: 202 });
      expect(await choose(await tokenOfMail())).toMatchObject({ status: 200 });
      const { datos } = await signIn(german.usuario);
      const { datos: executive } = await shop.call<AnswerOf<'readExecutive'>>(
        'GET',
        '/api/socia/consultarSociaSesion',
        { token: datos?.token ?? '' },
      );
      expect(executive?.direcciones).toMatchObject([{ codigoPostal: '50672', pais: 'DE' }]);
    });

    test('C020 an IP address that enrols beyond the limit is refused', async () => {
      const address = newAddress();
      const statuses: number[] = [];
      for (let tries = 0; tries <= signUpLimits.address.max; tries += 1)
        statuses.push((await enrol(somebody({ pais: 'FR' }), address)).status);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('look-ups of the form', () => {
    test('C019 the sources by which people heard of us depend on the country', async () => {
      const names = async (pais: string) =>
        (
          await shop.call<AnswerOf<'listSources'>>('POST', '/api/public/consultarMedios', { body: { pais } })
        ).datos?.map(({ codigo }) => codigo);
      expect(await names('ES')).toContain('FERIA');
      expect(await names('GB')).not.toContain('FERIA');
      expect((await names('ES'))?.[0]).toBe('SOCIA');
    });

    test('C039 a user name is taken by an account and by an open enrolment', async () => {
      const taken = await anAccount(db, { username: 'taken.name' });
      expect(await available('usuario', ` ${taken.username.toUpperCase()} `)).toMatchObject({
        datos: { disponible: false, sugerencias: ['TAKEN.NAME2', 'TAKEN.NAME3', 'TAKEN.NAME4'] },
      });
      const body = somebody();
      expect(await available('usuario', body.usuario)).toMatchObject({ datos: { disponible: true, sugerencias: [] } });
      await enrol(body);
      expect(await available('usuario', body.usuario)).toMatchObject({ datos: { disponible: false } });
      expect(await enrol(somebody({ usuario: body.usuario }))).toMatchObject({
        status: 422,
        campos: { usuario: 'error.field.taken' },
      });
    });

    test('C039 V02 a taken or reserved alias is not free, and a taken one is answered with free ones', async () => {
      const ask = (valor: string, person: object = {}) =>
        shop.call<AnswerOf<'checkUserFree'>>('POST', '/validarUsuarioDisponible', {
          body: { tipo: 'alias', valor, ...person },
          address: newAddress(),
        });
      const person = { nombre: 'Carmen', apellidos: 'Vidal Pons', localidad: 'València' };
      expect(await ask('carmen_v-2')).toMatchObject({ datos: { disponible: true, sugerencias: [] } });
      const taken = await ask('LUCIA-ferrer', person);
      expect(taken.datos?.disponible).toBe(false);
      expect(taken.datos?.sugerencias).toContain('carmen-vidal-pons');
      for (const free of taken.datos?.sugerencias ?? []) expect((await ask(free)).datos?.disponible).toBe(true);
      for (const house of ['invited', 'Velia-oficial', 'e1001'])
        expect(await ask(house)).toMatchObject({ datos: { disponible: false } });
      for (const odd of ['', 'a'.repeat(21), 'mi tienda', 'peña'])
        expect(await ask(odd)).toMatchObject({ status: 422, campos: { valor: expect.anything() } });
    });

    test('C039 an address is checked by its form only, as an address and as a user name', async () => {
      const owner = await anAccount(db);
      for (const tipo of ['correo', 'usuario'])
        for (const value of [owner.username, 'nobody-at-all@example.com'])
          expect(await available(tipo, value)).toMatchObject({ datos: { disponible: true, sugerencias: [] } });
      expect(await available('correo', 'no address')).toMatchObject({ datos: { disponible: false } });
    });
  });
}, seededShop);

onServer((database) => {
  test('C026 of several enrolments with one identity document, confirmed at once, one becomes an account', async () => {
    const shop = openApp(database(), { now: shopNow });
    const { documento } = somebody();
    const tokens: string[] = [];
    // At most one mail each: a second link of the winner would be used up, not refused.
    for (let at = 0; at < signUpLimits.email.max; at += 1) {
      await shop.call('POST', '/api/public/inscribirSocia', { body: somebody({ documento }), address: newAddress() });
      const mail = await readLastMail(database().db, shop.sent);
      if (mail && 'token' in mail) tokens.push(mail.token);
    }
    const replies = await Promise.all(
      tokens.map((token) =>
        shop.call('POST', '/api/public/cambiarPassword', { body: { ambito: 'socia', token, claveNueva: password } }),
      ),
    );
    const refused = Array.from({ length: signUpLimits.email.max - 1 }, () => 409);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...refused]);
    await shop.app.close();
  });
}, seededShop);
