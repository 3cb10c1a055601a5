import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { basePath } from '@/contract/call';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { clientsPath } from '@/lib/access/route-access';
import { proxy } from '@/lib/proxy/proxy';
import { offlineOwnerMark } from '@/lib/session/offline-owner';
import { personId } from '@/lib/session/page-person';
import { openSession, sessionCookieName } from '@/lib/session/session';
import { createXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope, aToken } from '@/lib/testing/factories';
import { createWorkerBrowser } from '@/lib/testing/worker-browser';

// One browser with a service worker, in front of the real proxy, which alone changes its cookies.

const shop = 'https://shop.example';
const backend = backendServer();
withProxySettings(shop, backend);

const executives = ['lucia', 'marta', 'pilar'];
const advisor = 'ines';
const people = [...executives, advisor];
const pages = [
  quickOrderPath,
  `/en${clientsPath}`,
  '/executive/your-account/home',
  '/catalogue/women',
  '/catalogue/men',
];
const secretOf = (person: string) => `only-${person}-may-read-this`;

const tried = { opened: 0, refused: 0, acted: 0 };

function aDevice() {
  const alive = new Map<string, string>();
  const state = { isUp: true, build: 0, hold: null as null | { reach: () => void; end: Promise<void> } };
  const sessionOf = async () =>
    openSession('executive', decodeURIComponent(browser.cookies.get(sessionCookieName('executive')) ?? ''));

  /** The storefront: renders for whoever is signed in when the request comes, however late the response arrives. */
  const browser = createWorkerBrowser(async (path) => {
    if (!state.isUp) return null;
    if (path.startsWith('/catalogue/')) return { body: '<body>the same for everybody</body>' };
    const session = await sessionOf();
    const answer = session
      ? {
          body: `<meta name="kept-for" content="${offlineOwnerMark(session)}"/><body>${secretOf(personId(session))}</body>`,
        }
      : { status: 307 };
    state.hold?.reach();
    await state.hold?.end;
    return answer;
  });

  backend.answers(({ url, headers, body }, response) => {
    const token = headers.authorization?.slice('Bearer '.length) ?? '';
    const call = url.slice(basePath.length);
    const give = (person: string, change: object = {}) => {
      const role = person === advisor ? ('ROLE_T' as const) : ('ROLE_W' as const);
      const fresh = aToken({ sub: person, role, ...change }, `${alive.size}`);
      alive.set(fresh, person);
      return answerJson(response, anEnvelope({ token: fresh, nombre: person }));
    };
    if (call === '/api/login') return give(JSON.parse(body).usuario);
    if (call.startsWith('/api/public/logoutApp')) return answerJson(response, anEnvelope({ cerradas: 1 }));
    if (!alive.has(token))
      return answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.signedOut' }), 401);
    if (call.startsWith('/api/asesora/')) {
      const actor = { sub: advisor, nombre: advisor, hasta: Math.floor(Date.now() / 1000) + 1800 };
      return give('lucia', { role: 'ROLE_W', actor });
    }
    return answerJson(response, anEnvelope({}));
  });

  async function call(path: string, body?: object): Promise<void> {
    if (!state.isUp) return;
    const xsrf = createXsrfToken();
    const cookie = [...browser.cookies, [xsrfCookie, xsrf]].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: shop, cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' };
    const response = await proxy(
      new Request(shop + basePath + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) browser.cookies.delete(name);
      else browser.cookies.set(name, value);
    }
  }
  return { alive, state, browser, sessionOf, call };
}

type Device = ReturnType<typeof aDevice>;
type Step = fc.AsyncCommand<object, Device>;
const step = (name: string, run: (device: Device) => Promise<unknown>): Step => ({
  check: () => true,
  run: async (_, device) => void (await run(device)),
  toString: () => name,
});

/** Everything shown belongs to the person who is signed in at this moment, and to their own desk. */
async function expectOwn({ browser, sessionOf, state }: Device, text: string): Promise<void> {
  const session = await sessionOf();
  for (const person of [...people, `lucia.${advisor}`])
    if (!session || personId(session) !== person) expect(text).not.toContain(`>${secretOf(person)}<`);
  if (state.isUp || !text.includes('only-')) return;
  tried.opened += 1;
  expect(session?.claims.actor).toBeUndefined();
  expect(browser.cookies.get(browser.deskCookie)).toBe(session && offlineOwnerMark(session));
}

const visit = (at: number) =>
  step(`visit(${at})`, async (device) => {
    const answer = await device.browser.visit(pages[at % pages.length] ?? '');
    await expectOwn(device, (await answer?.text()) ?? '');
    if (!device.state.isUp && answer?.status === 503) tried.refused += 1;
  });

/** While a page is loading, another step happens. */
const visitMeanwhile = (at: number, work: Step) =>
  step(`visit(${at}) meanwhile ${work}`, async (device) => {
    const reached = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    device.state.hold = { reach: reached.resolve, end: end.promise };
    const visited = device.browser.visit(pages[at % pages.length] ?? '');
    // What the browser has kept is there without a question.
    await Promise.race([reached.promise, visited]);
    await work.run({}, device);
    end.resolve();
    device.state.hold = null;
    await visited;
  });

const signIn = (who: number) =>
  step(`signIn(${who})`, ({ call }) =>
    call('/api/login', { usuario: people[who % people.length], clave: 'velvet-Harbour-42' }),
  );
const actAs = step('actAs', async ({ call, sessionOf }) => {
  await call('/api/login', { usuario: advisor, clave: 'velvet-Harbour-42' });
  if ((await sessionOf())?.claims.role !== 'ROLE_T') return;
  await call('/api/asesora/loguinAsSocia', { socia: 'lucia', motivo: 'me lo ha pedido' });
  tried.acted += 1;
});
const signOut = step('signOut', ({ call }) => call('/api/public/logoutApp?ambito=socia'));
/** The backend ends the session, and the next call learns of it. */
const expire = step('expire', async ({ alive, call }) => {
  alive.clear();
  await call('/api/socia/consultarUnidadesOrden');
});
/** Both cookies end with the token. */
const runOut = step('runOut', async ({ browser }) => browser.cookies.clear());
const turn = (isUp: boolean) =>
  step(isUp ? 'online' : 'offline', async ({ state }) => {
    state.isUp = isUp;
  });
const build = step('build', async ({ browser, state }) => {
  state.build += 1;
  await browser.install(String(state.build));
});

/** An executive's morning online, followed by work offline. */
const work = (who: number, at: number) =>
  step(`work(${who}, ${at})`, async (device) => {
    device.state.isUp = true;
    await signIn(who).run({}, device);
    await visit(at % 2).run({}, device);
  });
const look = (at: number) =>
  step(`look(${at})`, async (device) => {
    device.state.isUp = false;
    await visit(at % 2).run({}, device);
    device.state.isUp = true;
  });

const number = fc.nat({ max: 19 });
const changes = fc.oneof(number.map(signIn), fc.constantFrom(actAs, signOut, expire, runOut));
const steps = [
  number.map(visit),
  fc.tuple(number, number).map(([who, at]) => work(who, at)),
  number.map(look),
  number.map(look),
  changes,
  fc.tuple(number, changes).map(([at, work]) => visitMeanwhile(at, work)),
  fc.boolean().map(turn),
  fc.boolean().map(turn),
  fc.constant(build),
];

test('T01 N20 no order of sign-ins, visits, switches, actings, expiries and sign-outs shows a person another’s copy', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
      const device = aDevice();
      await device.browser.install('0');
      await fc.asyncModelRun(() => ({ model: {}, real: device }), commands);
      // Whatever came before: one page later, no copy of anybody else is left in the browser.
      await device.browser.visit('/executive/your-account/home');
      for (const text of await device.browser.caches.texts())
        await expectOwn({ ...device, state: { ...device.state, isUp: true } }, text);
    }),
    { numRuns: 40, seed: Number(process.env.DEVICE_SEED ?? 1) },
  );
  for (const [what, times] of Object.entries(tried)) expect([what, times > 5 || times]).toEqual([what, true]);
}, 120_000);
