import type { PaperFile } from 'contract/common/schemas.ts';
import { absent } from '../../shared/errors.ts';
import { html } from '../../shared/html.ts';
import { toRowId } from '../../shared/ids.ts';
import { tidyLine } from '../../shared/text.ts';
import { type Action, actions, noFields, readFields, requireRowId, toParcelKey } from './actions.ts';
import { contactPage, contactsPage } from './contacts.page.ts';
import { contentRoutes } from './content-routes.ts';
import { exchangeAt, exchangePage, exchangesPage } from './exchanges.page.ts';
import { askPage, signInPage, surePage } from './forms.page.ts';
import { giftCardPage, giftCardsPage } from './gift-cards.page.ts';
import { type Desk, home } from './layout.ts';
import { addressOf, listPage, overviewPage, rowsOnPage } from './lists.page.ts';
import { meaningRoutes } from './meaning-routes.ts';
import { orShowOrder } from './or-show-order.ts';
import { mostSlipPages, orderAt, orderPage, ordersPage, parcelAt } from './orders.page.ts';
import { paymentPage, strayPage } from './payment.page.ts';
import { prizePage, prizesPage } from './prizes.page.ts';
import { recordPage, recordsPage } from './records.page.ts';
import type { Answer, Route, Texts, Tools, Visit } from './route.ts';
import { searchPage } from './search.page.ts';
import { signIn, signOut } from './sign-in.service.ts';
import { splitRoutes } from './split-routes.ts';
import { takingsPage } from './takings.page.ts';
import { translationRoutes } from './translation-routes.ts';
import { endCookie, requirePage, startCookie } from './visits.ts';
import { withdrawalPage, withdrawalsPage } from './withdrawals.page.ts';

const rowsOfOverview = 5;
const mostFound = 50;
const mostTyped = 100;

async function comeIn(tools: Tools, { fields, desk, clientAddress }: Visit): Promise<Answer> {
  const { user: name = '', password = '' } = fields;
  tools.request.account = `operator ${name.trim().toLowerCase()}`;
  const isLong = name.length > 100 || password.length > 200;
  const token = isLong ? null : await signIn(tools, { name, password, clientAddress });
  if (token === null) {
    tools.securityLog.write(tools.request, 'sign-in-refused');
    return { page: signInPage(desk, true), status: 401 };
  }
  tools.securityLog.write(tools.request, 'signed-in');
  return { to: home, cookie: startCookie(tools.config, token) };
}

async function leave(tools: Tools, { token }: Visit): Promise<Answer> {
  if (token !== null) await signOut(tools, token);
  tools.securityLog.write(tools.request, 'signed-out');
  return { to: `${home}/sign-in`, cookie: endCookie(tools.config) };
}

async function showOverview(
  { payments, orders, withdrawals, exchanges, contacts, prizes, ledger, records }: Tools,
  { desk }: Visit,
): Promise<Answer> {
  const watched = [];
  for (const list of payments.lists)
    watched.push({ list, count: await payments.count(list), rows: await payments.list(list, 0, rowsOfOverview) });
  const withdrawn = { count: await withdrawals.count(), rows: await withdrawals.list(0, rowsOfOverview) };
  const exchanged = { count: await exchanges.count(), rows: await exchanges.list(0, rowsOfOverview) };
  const written = { count: await contacts.count(), rows: await contacts.list(0, rowsOfOverview) };
  const earned = { count: await prizes.count(), rows: await prizes.list(0, rowsOfOverview, desk.locale) };
  const waiting = { count: await orders.count(), rows: await orders.list(0, rowsOfOverview) };
  const books = {
    check: await ledger.readCheck(),
    differences: await ledger.listDifferences(rowsOnPage),
    refusals: await ledger.listRefusals(rowsOnPage),
  };
  const recorded = {
    count: await records.count(),
    rows: await records.list(0, rowsOfOverview),
    failingSince: await records.failingSince(),
  };
  return {
    page: overviewPage(desk, { watched, books, orders: waiting, withdrawn, exchanged, written, earned, recorded }),
  };
}

async function showList({ payments }: Tools, { desk, params, query }: Visit): Promise<Answer> {
  const list = payments.lists.find((one) => one === params.list);
  if (list === undefined) throw absent();
  const page = requirePage(query);
  const rows = await payments.list(list, (page - 1) * rowsOnPage, rowsOnPage + 1);
  const shown = { rows: rows.slice(0, rowsOnPage), page, more: rows.length > rowsOnPage };
  return { page: listPage(desk, list, shown) };
}

async function showTakings({ payments }: Tools, { desk, query }: Visit): Promise<Answer> {
  const page = requirePage(query);
  return { page: takingsPage(desk, await payments.takings(page), page) };
}

/** A number that is whole finds its order, whatever became of it. */
async function showOrders({ orders }: Tools, { desk, query }: Visit): Promise<Answer> {
  const typed = (query.number ?? '').replaceAll(/\s/g, '').toUpperCase().slice(0, 60);
  const slips = { toSend: await orders.countToSend(), slipsAtOnce: orders.slipsAtOnce };
  if (typed !== '')
    return { page: ordersPage(desk, { rows: await orders.search(typed), page: 1, more: false, typed, slips }) };
  const page = requirePage(query);
  const rows = await orders.list((page - 1) * rowsOnPage, rowsOnPage + 1);
  const listed = { rows: rows.slice(0, rowsOnPage), page, more: rows.length > rowsOnPage, typed, slips };
  return { page: ordersPage(desk, listed) };
}

async function showOrder({ orders, payments }: Tools, { desk, params, query }: Visit): Promise<Answer> {
  const dossier = await orders.read(params.id ?? '', desk.locale);
  const mayRefund = (await payments.readOrderRefundable(dossier.id)) > 0;
  return { page: orderPage(desk, { ...dossier, mayRefund }, tellDone(desk, query)) };
}

const toPrinting = ({ locale, operator }: Desk) => ({ locale, operatorId: operator?.id ?? '' });
const toPdf = ({ name, bytes }: PaperFile): Answer => ({ file: { name, type: 'application/pdf', bytes } });

async function saveSlip({ orders, securityLog, request }: Tools, { desk, params }: Visit): Promise<Answer> {
  const slip = await orders.printSlip(params.id ?? '', toPrinting(desk));
  securityLog.write(request, 'slip-saved');
  return toPdf(slip);
}

async function saveParcelSlip({ orders, securityLog, request }: Tools, { desk, params }: Visit): Promise<Answer> {
  const slip = await orders.printParcelSlip(toParcelKey(params), toPrinting(desk));
  securityLog.write(request, 'slip-saved');
  return toPdf(slip);
}

async function saveSlips({ orders, securityLog, request }: Tools, { desk, query }: Visit): Promise<Answer> {
  const slips = await orders.printWaiting(requirePage(query, mostSlipPages), toPrinting(desk));
  securityLog.write(request, 'slip-saved');
  return toPdf(slips);
}

async function showWithdrawals({ withdrawals }: Tools, { desk, query }: Visit): Promise<Answer> {
  const page = requirePage(query);
  const rows = await withdrawals.list((page - 1) * rowsOnPage, rowsOnPage + 1);
  return { page: withdrawalsPage(desk, { rows: rows.slice(0, rowsOnPage), page, more: rows.length > rowsOnPage }) };
}

const showWithdrawal = async ({ withdrawals }: Tools, { desk, params, query }: Visit): Promise<Answer> => ({
  page: withdrawalPage(desk, await withdrawals.read(params.id ?? '', desk.locale), tellDone(desk, query)),
});

async function showExchanges({ exchanges }: Tools, { desk, query }: Visit): Promise<Answer> {
  const page = requirePage(query);
  const rows = await exchanges.list((page - 1) * rowsOnPage, rowsOnPage + 1);
  return { page: exchangesPage(desk, { rows: rows.slice(0, rowsOnPage), page, more: rows.length > rowsOnPage }) };
}

const showExchange = async ({ exchanges }: Tools, { desk, params, query }: Visit): Promise<Answer> => ({
  page: exchangePage(desk, await exchanges.read(params.id ?? '', desk.locale), tellDone(desk, query)),
});

async function showContacts({ contacts }: Tools, { desk, query }: Visit): Promise<Answer> {
  const page = requirePage(query);
  const rows = await contacts.list((page - 1) * rowsOnPage, rowsOnPage + 1);
  return { page: contactsPage(desk, { rows: rows.slice(0, rowsOnPage), page, more: rows.length > rowsOnPage }) };
}

const showContact = async ({ contacts }: Tools, { desk, params, query }: Visit): Promise<Answer> => ({
  page: contactPage(desk, await contacts.read(params.id ?? ''), tellDone(desk, query)),
});

async function showRecords({ records }: Tools, { desk, query }: Visit): Promise<Answer> {
  const page = requirePage(query);
  const rows = await records.list((page - 1) * rowsOnPage, rowsOnPage + 1);
  return { page: recordsPage(desk, { rows: rows.slice(0, rowsOnPage), page, more: rows.length > rowsOnPage }) };
}

const showRecord = async ({ records }: Tools, { desk, params, query }: Visit): Promise<Answer> => ({
  page: recordPage(desk, await records.read(requireRowId(params.id ?? '')), tellDone(desk, query)),
});

async function showPrizes({ prizes }: Tools, { desk, query }: Visit): Promise<Answer> {
  const page = requirePage(query);
  const rows = await prizes.list((page - 1) * rowsOnPage, rowsOnPage + 1, desk.locale);
  return { page: prizesPage(desk, { rows: rows.slice(0, rowsOnPage), page, more: rows.length > rowsOnPage }) };
}

const showPrize = async ({ prizes }: Tools, { desk, params, query }: Visit): Promise<Answer> => ({
  page: prizePage(desk, await prizes.read(params.id ?? '', desk.locale), tellDone(desk, query)),
});

async function showGiftCards({ giftCards, securityLog, request }: Tools, { desk, query }: Visit): Promise<Answer> {
  const page = requirePage(query);
  const typed = tidyLine((query.q ?? '').toWellFormed().replaceAll(/\p{Cc}/gu, ' ')).slice(0, mostTyped);
  if (typed !== '') securityLog.write(request, 'people-searched');
  const rows = await giftCards.list(typed, { from: (page - 1) * rowsOnPage, most: rowsOnPage + 1 });
  const listed = { rows: rows.slice(0, rowsOnPage), page, more: rows.length > rowsOnPage, typed };
  return { page: giftCardsPage(desk, listed) };
}

const showGiftCard = async ({ giftCards }: Tools, { desk, params, query }: Visit): Promise<Answer> => ({
  page: giftCardPage(desk, await giftCards.read(params.id ?? ''), tellDone(desk, query)),
});

/** Who found one thing is there. */
async function search(
  { payments, exchanges, lookup, securityLog, request }: Tools,
  { desk, query }: Visit,
): Promise<Answer> {
  const page = requirePage(query);
  const typed = tidyLine((query.q ?? '').toWellFormed().replaceAll(/\p{Cc}/gu, ' ')).slice(0, mostTyped);
  // A transfer's reference stands in groups of four wherever people read it.
  const compact = typed.replaceAll(/\s/g, '');
  const found = /^[\w-]{3,}$/.test(compact) ? await payments.search(compact, mostFound) : [];
  const orders = await lookup.orders(typed, { from: (page - 1) * rowsOnPage, most: rowsOnPage + 1 });
  const people = await lookup.people(typed, rowsOnPage + 1);
  if (typed !== '') securityLog.write(request, 'people-searched');
  const count = orders.length + people.length + found.length;
  const exchange = count === 0 ? await exchanges.find(compact.toUpperCase()) : null;
  if (exchange !== null) return { to: exchangeAt(exchange) };
  const [order] = orders;
  const [payment] = found;
  if (count === 1 && page === 1 && order) return { to: orderAt(order.id) };
  const only = count === 1 && payment ? addressOf(payment) : null;
  if (only !== null) return { to: only };
  const hits = {
    ...{ page, payments: found, morePeople: people.length > rowsOnPage, more: orders.length > rowsOnPage },
    orders: orders.slice(0, rowsOnPage),
    people: people.slice(0, rowsOnPage),
  };
  return { page: searchPage(desk, typed, hits) };
}

function tellDone({ words }: Desk, { done }: Texts) {
  if (done === 'away') return html`<p class="wrong" role="status">${words.form.away}</p>`;
  const said = Object.entries(words.action).find(([name]) => name === done)?.[1].done;
  return said === undefined ? null : html`<p class="done" role="status">${said}</p>`;
}

const showPayment = async ({ payments }: Tools, { desk, params, query }: Visit): Promise<Answer> => ({
  page: paymentPage(desk, await payments.readDossier(params.id ?? '', requirePage(query)), tellDone(desk, query)),
});

async function saveProof({ payments, securityLog, request }: Tools, { params: { id = '' } }: Visit): Promise<Answer> {
  const { reference, kind, type, bytes } = await payments.readProof(id);
  securityLog.write(request, 'proof-saved');
  return { file: { name: `${reference}.${kind}`, type, bytes } };
}

async function showStray({ payments }: Tools, { desk, params, query }: Visit): Promise<Answer> {
  const id = toRowId(params.id ?? '');
  if (id === null) throw absent();
  return { page: strayPage(desk, await payments.readStray(id, requirePage(query)), tellDone(desk, query)) };
}

/** Asked about, confirmed, done. */
const routesOf = ({ url, ofOrder, find, run }: Action): Route[] => {
  const routes: Route[] = [
    {
      method: 'GET',
      url,
      async answer(tools, { desk, params }) {
        const asking = await find(tools, desk, params);
        return { page: askPage(desk, asking, { fields: noFields(asking), wrong: [] }) };
      },
    },
    {
      method: 'POST',
      url,
      async answer(tools, { desk, params, fields: given }) {
        const asking = await find(tools, desk, params);
        const { fields, wrong, cents } = readFields(given, asking);
        if (wrong.length > 0 || desk.operator === null)
          return { page: askPage(desk, asking, { fields, wrong }), status: wrong.includes('contents') ? 409 : 422 };
        if (given.sure !== 'yes')
          return { page: surePage(desk, asking, { fields, cents: asking.mostCents === 0 ? null : cents }) };
        const done = await run(tools, params, { operatorId: desk.operator.id, reason: fields.reason, fields, cents });
        return { to: `${asking.back}?done=${done}` };
      },
    },
  ];
  return ofOrder ? routes.map((route) => ({ ...route, answer: orShowOrder(route.answer) })) : routes;
};

/** Every page of the office. What does not say that it is open needs a session. */
export const officeRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: `${home}/sign-in`,
    isOpen: true,
    answer: async (_tools, { desk }) => ({ page: signInPage(desk, false) }),
  },
  { method: 'POST', url: `${home}/sign-in`, isOpen: true, answer: comeIn },
  { method: 'POST', url: `${home}/sign-out`, answer: leave },
  { method: 'GET', url: home, answer: showOverview },
  { method: 'GET', url: `${home}/lists/:list`, answer: showList },
  { method: 'GET', url: `${home}/search`, answer: search },
  { method: 'GET', url: `${home}/takings`, answer: showTakings },
  { method: 'GET', url: `${home}/payments/:id`, answer: showPayment },
  { method: 'GET', url: `${home}/payments/:id/proof`, answer: saveProof },
  { method: 'GET', url: `${home}/evidence/:id`, answer: showStray },
  { method: 'GET', url: `${home}/orders`, answer: showOrders },
  { method: 'GET', url: `${home}/orders/slips`, answer: saveSlips },
  { method: 'GET', url: `${home}/orders/:id`, answer: showOrder },
  { method: 'GET', url: `${home}/orders/:id/slip`, answer: saveSlip },
  { method: 'GET', url: `${home}/withdrawals`, answer: showWithdrawals },
  { method: 'GET', url: `${home}/withdrawals/:id`, answer: showWithdrawal },
  { method: 'GET', url: `${home}/exchanges`, answer: showExchanges },
  { method: 'GET', url: `${home}/exchanges/:id`, answer: showExchange },
  { method: 'GET', url: `${home}/contacts`, answer: showContacts },
  { method: 'GET', url: `${home}/contacts/:id`, answer: showContact },
  { method: 'GET', url: `${home}/records`, answer: showRecords },
  { method: 'GET', url: `${home}/records/:id`, answer: showRecord },
  { method: 'GET', url: `${home}/gift-cards`, answer: showGiftCards },
  { method: 'GET', url: `${home}/gift-cards/:id`, answer: showGiftCard },
  { method: 'GET', url: `${home}/prizes`, answer: showPrizes },
  { method: 'GET', url: `${home}/prizes/:id`, answer: showPrize },
  { method: 'GET', url: `${parcelAt(':id', ':position')}/slip`, answer: saveParcelSlip },
  // Where 0.2.0 had them: on bookmarks, and on its pages while both run.
  {
    method: 'GET',
    url: `${home}/parcels`,
    answer: async (_tools, { desk }) => ({ to: `${home}/orders?${desk.query}` }),
  },
  {
    method: 'GET',
    url: `${home}/parcels/:id`,
    answer: async (_tools, { params: { id = '' } }) => ({ to: orderAt(encodeURIComponent(id)) }),
  },
  ...splitRoutes,
  ...contentRoutes,
  ...translationRoutes,
  ...meaningRoutes,
  ...actions.flatMap(routesOf),
];
