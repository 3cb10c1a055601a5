import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { isCanaryPostalCode } from 'contract/rules.ts';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';

onDatabase((database) => {
  let call: ReturnType<typeof openApp>['call'];
  let close: () => Promise<void>;
  beforeAll(() => {
    const shop = openApp(database(), { now: shopNow });
    call = shop.call;
    close = () => shop.app.close();
  });
  afterAll(() => close());

  const states = (pais: string) =>
    call<AnswerOf<'listStates'>>('POST', '/api/public/consultarEstados', { body: { pais } });
  const towns = (body: object) => call<AnswerOf<'listTowns'>>('POST', '/api/public/consultarLocalidades', { body });

  test('C014 V09 countries for guest orders carry their postal pattern, example and zones', async () => {
    const countries =
      (await call<AnswerOf<'listGuestCountries'>>('GET', '/api/public/consultarPaisesLateCheckout')).datos ?? [];
    expect(countries[0]?.codigo).toBe('ES');
    for (const { patronPostal, ejemploPostal } of countries) expect(ejemploPostal).toMatch(new RegExp(patronPostal));
    const canaries = countries[0]?.zonas.filter(({ codigo }) => codigo === 'CANARIAS') ?? [];
    for (const code of ['34999', '35000', '35999', '36000', '37999', '38000', '38999', '39000'])
      expect(canaries.some(({ desde, hasta }) => desde <= code && code <= hasta)).toBe(isCanaryPostalCode(code));
  });

  // [valid codes], [invalid codes] of each country that a guest can order to; VAT areas of another country (Mount
  // Athos, the Åland Islands, Northern Ireland) are excluded with that country.
  test('C014 R24 the nine countries for guest orders have postal codes as their own post writes them', async () => {
    const codes: Record<string, [string[], string[]]> = {
      ES: [
        ['01001', '46014', '52006'],
        ['00100', '53001', '4601', '460145'],
      ],
      DE: [
        ['01067', '10117', '99998'],
        ['1011', 'D-10117'],
      ],
      PT: [
        ['1200-195', '9980-039'],
        ['1200195', '0200-195', '1200'],
      ],
      FR: [
        ['01000', '75004', '97400', '98000'],
        ['00100', '99123', '7500', '2A000'],
      ],
      IT: [
        ['00118', '20121', '98168'],
        ['2012', 'I-20121'],
      ],
      AT: [
        ['1010', '9992'],
        ['0101', '10100'],
      ],
      NL: [
        ['1012 JS', '1012JS', '9999 XL'],
        ['0112 JS', '1012', '1012 js'],
      ],
      BE: [
        ['1000', '9992'],
        ['0100', '10000'],
      ],
      IE: [
        ['D02 AF30', 'D02AF30', 'D6W XH50', 'A65 F4E2'],
        ['BT1 5GS', 'B02 AF30', 'D6X XH50', 'D02W AF30', 'D02 AB30', 'D02'],
      ],
    };
    const countries =
      (await call<AnswerOf<'listGuestCountries'>>('GET', '/api/public/consultarPaisesLateCheckout')).datos ?? [];
    expect(countries.map(({ codigo }) => codigo).toSorted()).toEqual(Object.keys(codes).toSorted());
    for (const { codigo, patronPostal } of countries) {
      const [some, none] = codes[codigo] ?? [[], []];
      const fits = (code: string) => new RegExp(patronPostal).test(code);
      expect([codigo, some.filter((code) => !fits(code)), none.filter(fits)]).toEqual([codigo, [], []]);
    }
  });

  // Written out, not taken from `codes`, because this tests the wire's values.
  test('C015 K07 the club of executives has Spain, Germany and the United Kingdom, which is GB; another club is absent', async () => {
    const club = await call<AnswerOf<'listClubCountries'>>('GET', '/api/public/consultarPaisesClub/CLU');
    expect(club.datos?.map(({ codigo, nombre }) => [codigo, nombre.en])).toEqual([
      ['ES', 'Spain'],
      ['DE', 'Germany'],
      ['GB', 'United Kingdom'],
    ]);
    expect((await call('GET', '/api/public/consultarPaisesClub/NADA')).status).toBe(404);
    expect((await call('GET', `/api/public/consultarPaisesClub/${'x'.repeat(30)}`)).status).toBe(422);
  });

  test.each([
    ['ES', 52],
    ['DE', 16],
    ['GB', 4],
    ['FR', 0],
  ])('C016 %s has %i states', async (pais, count) => {
    expect((await states(pais)).datos).toHaveLength(count);
  });

  test('B035 delivery costs are listed per place with weights and days, and follow a change of the tariff', async () => {
    const ask = async () =>
      (await call<AnswerOf<'listDeliveryCosts'>>('GET', '/api/public/consultarGastosEnvio')).datos ?? [];
    const costs = await ask();
    const spain = costs.filter(({ place }) => place.es === 'España');
    expect(spain.map(({ code }) => code)).toEqual(['EST', 'EXP']);
    // From either warehouse: no delivery takes longer.
    expect(spain[0]).toMatchObject({
      price: 3.95,
      tiers: [
        { upToGrams: 2_000, price: 3.95 },
        { upToGrams: 5_000, price: 5.95 },
        { upToGrams: 10_000, price: 8.95 },
        { upToGrams: null, price: 14.95 },
      ],
      freeFrom: 180,
      daysFrom: 2,
      daysTo: 6,
      pickupPoint: false,
    });
    expect(spain[1]).toMatchObject({ price: 7.95, freeFrom: null });
    expect(costs.filter(({ country }) => country === 'ES').map(({ place }) => place.en)).toContain('Canary Islands');
    const rows = () =>
      database().db.updateTable('shipping_methods').where('country_code', '=', 'DE').where('code', '=', 'EST');
    const light = () => rows().where('up_to_grams', '=', 2_000);
    await light().where('warehouse', '=', 'Bodega central').set({ cents: 645, free_from_cents: null }).execute();
    const german = (await ask()).find(({ country, code }) => country === 'DE' && code === 'EST');
    expect(german).toMatchObject({ price: 6.45, freeFrom: null });
    await light().set({ cents: 595, free_from_cents: 20_000 }).execute();
  });

  test('C014 C015 R24 a state is asked for in Spain only, because German and British addresses name none', async () => {
    const guests =
      (await call<AnswerOf<'listGuestCountries'>>('GET', '/api/public/consultarPaisesLateCheckout')).datos ?? [];
    const club = (await call<AnswerOf<'listClubCountries'>>('GET', '/api/public/consultarPaisesClub/CLU')).datos ?? [];
    const asked = [...guests, ...club].filter(({ conEstados }) => conEstados).map(({ codigo }) => codigo);
    expect(asked).toEqual(['ES', 'ES']);
  });

  test('C016 an unknown country is absent, a malformed one is refused', async () => {
    expect((await states('XX')).status).toBe(404);
    expect((await states('es')).status).toBe(422);
  });

  test('C017 towns are found by the beginning of their name, accents and case aside', async () => {
    const found = await towns({ pais: 'ES', estado: '29', texto: ' mALa' });
    expect(found.datos?.map(({ nombre }) => nombre)).toEqual(['Málaga']);
    expect(found.datos?.[0]?.codigosPostales).toContain('29001');
    expect((await towns({ pais: 'DE', estado: 'NW' })).datos?.length).toBeGreaterThan(5);
  });

  test('C017 an unknown state is absent; a wildcard is matched literally', async () => {
    expect((await towns({ pais: 'ES', estado: '99' })).status).toBe(404);
    expect((await towns({ pais: 'ES', estado: '29', texto: '%' })).datos).toEqual([]);
    expect((await towns({ pais: 'ES', estado: '29', texto: '_' })).datos).toEqual([]);
  });

  test('C017 the postal codes of a Spanish town begin with its province', async () => {
    const provinces = (await states('ES')).datos ?? [];
    for (const { codigo } of provinces) {
      const found = (await towns({ pais: 'ES', estado: codigo })).datos ?? [];
      expect(found.length).toBeGreaterThan(0);
      for (const { codigosPostales } of found)
        for (const code of codigosPostales) expect(code).toMatch(new RegExp(`^${codigo}\\d{3}$`));
    }
  });

  test('C038 telephone prefixes include served countries and others', async () => {
    const prefixes =
      (await call<AnswerOf<'listTelephonePrefixes'>>('GET', '/api/public/consultarIndicativosPaises')).datos ?? [];
    expect(prefixes).toContainEqual({
      pais: 'GB',
      indicativo: '+44',
      nombre: { es: 'Reino Unido', en: 'United Kingdom', de: 'Vereinigtes Königreich' },
    });
    expect(prefixes.length).toBeGreaterThan(25);
  });
}, seededShop);
