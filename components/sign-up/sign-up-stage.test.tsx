import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import * as shop from '@/contract/shop/examples';
import * as examples from '@/contract/sign-up/examples';
import { readDraft } from '@/lib/sign-up/sign-up-draft';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { expectNavigation } from '@/lib/testing/console';
import en from '@/messages/en.json';
import { SignUpStage } from './sign-up-stage';

const { form } = en.signUp;
const { wrong, failures } = en.forms;
const [spain, germany] = shop.consultarPaisesClub.datos;
const realFetch = globalThis.fetch;
type Answer = Parameters<typeof stubProxy>[0][string];

const lists: Record<string, Answer> = {
  consultarPaisesClub: () => ok([spain, germany]),
  consultarIndicativosPaises: () => ok(shop.consultarIndicativosPaises.datos),
  consultarEstados: () => ok(shop.consultarEstados.datos),
  consultarLocalidades: () => ok(shop.consultarLocalidades.datos),
  consultarMedios: () => ok(examples.consultarMedios.datos),
  validarUsuarioDisponible: () => ok({ disponible: true, sugerencias: [] }),
  verificarSocia: () => ok(examples.verificarSocia.datos),
};

const comeAnew = () => window.history.replaceState(null, '', '/en/home/catalog-sale-register-here');
beforeEach(() => {
  localStorage.clear();
  comeAnew();
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(answers: Record<string, Answer> = {}) {
  const asked = stubProxy({ ...lists, ...answers });
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SignUpStage locale="en" words={{ form, forms: en.forms }} />
    </SWRConfig>,
  );
  await screen.findByRole('heading', { level: 2 });
  return { asked, unmount };
}
const heading = (step: keyof typeof form.steps) => screen.findByRole('heading', { name: form.steps[step] });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const terms = () =>
  screen.getByLabelText(form.confirm.terms.replace('{link}', form.confirm.termsLink), { exact: false });
const type = (label: string, text: string) => userEvent.type(field(label), text);
const pick = (label: string, option: string) => userEvent.selectOptions(field(label), option);
const next = () => userEvent.click(screen.getByRole('button', { name: form.next }));
const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function fillPerson() {
  await pick(form.person.country, 'ES');
  await type(form.person.givenName, 'Carmen');
  await type(form.person.familyName, 'Vidal Pons');
  await type(form.person.document, '12345678Z');
  await userEvent.click(field(form.person.adult));
  await next();
  await heading('contact');
}
async function fillContactFields(postalCode = '46003') {
  await screen.findByLabelText(new RegExp(`^${form.contact.state}`));
  await type(form.contact.email, 'carmen.vidal@correo.es');
  await type(form.contact.phone, '600 333 444');
  await type(form.contact.street, 'Carrer de la Pau 14');
  await pick(form.contact.state, 'Valencia');
  await type(form.contact.postalCode, postalCode);
  await type(form.contact.town, 'València');
}
async function fillContact() {
  await fillContactFields();
  await next();
  await heading('access');
}
async function fillAccessFields() {
  await screen.findByLabelText(new RegExp(`^${form.access.username}`));
  await type(form.access.username, 'carmen.vidal');
  await pick(form.access.source, 'OTRO');
  await type(form.access.detail, 'At a fair');
}
async function fillAccess() {
  await fillAccessFields();
  await next();
  await heading('confirm');
}
const send = () => userEvent.click(screen.getByRole('button', { name: form.send }));

test('C015 R12 the country comes first and sets documents, prefix and postal code', async () => {
  await show();
  await pick(form.person.country, 'ES');
  expect(optionsOf(form.person.documentType)).toEqual(['DNI', 'NIE', 'Passport']);
  expect(screen.getByText(form.person.documentHints.DNI)).toBeVisible();
  await pick(form.person.country, 'DE');
  expect(optionsOf(form.person.documentType)).toEqual(['German identity card', 'Passport']);
  expect(screen.getByText(form.person.documentHints.PERSONALAUSWEIS)).toBeVisible();
  await type(form.person.givenName, 'Heike');
  await type(form.person.familyName, 'Bauer');
  // A Spanish number is invalid here.
  await type(form.person.document, '12345678Z');
  await userEvent.click(field(form.person.adult));
  await next();
  expect(await screen.findByText(wrong.identity)).toBeVisible();
  expect(field(form.person.document)).toHaveFocus();
  expect(field(form.person.document)).toHaveValue('12345678Z');
  await userEvent.clear(field(form.person.document));
  await type(form.person.document, 'T220001293');
  await next();
  await heading('contact');
  expect(field(form.contact.prefix)).toHaveValue('+49');
  expect(screen.getByText(`For example ${germany?.ejemploPostal}`)).toBeVisible();
});

test('V01 R12 errors are shown at their fields, the first gets the focus and typed text is kept', async () => {
  await show();
  await fillPerson();
  expect(await heading('contact')).toHaveFocus();
  await screen.findByLabelText(new RegExp(`^${form.contact.state}`));
  await type(form.contact.email, 'carmen');
  await type(form.contact.phone, '12');
  await type(form.contact.postalCode, '9');
  await next();
  expect(await screen.findByText(wrong.email)).toBeVisible();
  expect(screen.getByText(wrong.phone)).toBeVisible();
  expect(screen.getByText(wrong.postalCode)).toBeVisible();
  expect(field(form.contact.email)).toHaveFocus();
  expect(field(form.contact.email)).toHaveValue('carmen');
  expect(field(form.contact.phone)).toHaveValue('12');
});

test('V01 R12 a province that contradicts the postal code is reported on its step', async () => {
  await show({
    consultarEstados: () =>
      ok([
        { codigo: '28', nombre: 'Madrid' },
        { codigo: '46', nombre: 'Valencia' },
      ]),
  });
  await fillPerson();
  await fillContactFields('28001');
  await next();
  expect(await screen.findByText(wrong.otherState)).toBeVisible();
  expect(field(form.contact.state)).toHaveFocus();
  expect(field(form.contact.postalCode)).toHaveValue('28001');
  await userEvent.clear(field(form.contact.postalCode));
  await type(form.contact.postalCode, '46003');
  await waitFor(() => expect(screen.queryByText(wrong.otherState)).toBeNull());
  await userEvent.clear(field(form.contact.postalCode));
  await type(form.contact.postalCode, '28001');
  await pick(form.contact.state, 'Madrid');
  await next();
  await heading('access');
});

test('R12 a draft is kept on the device without document and consents, and restored', async () => {
  const { unmount } = await show();
  await fillPerson();
  await fillContact();
  expect(JSON.stringify(readDraft())).not.toContain('12345678Z');
  expect(readDraft()?.values).not.toHaveProperty('adult');
  unmount();
  comeAnew();
  await show();
  expect(screen.getByText(form.restored)).toBeVisible();
  expect(field(form.person.givenName)).toHaveValue('Carmen');
  expect(field(form.person.document)).toHaveValue('');
  expect(field(form.person.adult)).not.toBeChecked();
  await type(form.person.document, '12345678Z');
  await userEvent.click(field(form.person.adult));
  await next();
  await heading('contact');
  expect(await screen.findByLabelText(new RegExp(`^${form.contact.street}`))).toHaveValue('Carrer de la Pau 14');
  expect(field(form.contact.state)).toHaveValue('V');
});

test('R12 Back leads to the previous step and a reload to the same, with typed text', async () => {
  const { unmount } = await show();
  await fillPerson();
  await fillContact();
  act(() => window.history.back());
  await heading('contact');
  expect(await screen.findByLabelText(new RegExp(`^${form.contact.street}`))).toHaveValue('Carrer de la Pau 14');
  act(() => window.history.back());
  await heading('person');
  expect(field(form.person.document)).toHaveValue('12345678Z');
  act(() => window.history.forward());
  await heading('contact');
  unmount();
  await show();
  await heading('contact');
  expect(await screen.findByLabelText(new RegExp(`^${form.contact.street}`))).toHaveValue('Carrer de la Pau 14');
});

test('R12 what a reload forgot is asked again before anything is sent', async () => {
  const { unmount } = await show();
  await fillPerson();
  await fillContact();
  await fillAccess();
  unmount();
  const { asked } = await show();
  await heading('confirm');
  await userEvent.click(terms());
  await send();
  await heading('person');
  expect(await screen.findByText(wrong.required)).toBeVisible();
  expect(field(form.person.document)).toHaveFocus();
  expect(asked.some(({ name }) => name === 'inscribirSocia')).toBe(false);
});

test('R12 starting over shows an empty form and stores nothing', async () => {
  const { unmount } = await show();
  await fillPerson();
  unmount();
  comeAnew();
  await show();
  await userEvent.click(screen.getByRole('button', { name: form.startAnew }));
  expect(field(form.person.givenName)).toHaveValue('');
  expect(localStorage.getItem('sign-up-draft')).toBeNull();
});

test('R12 another country drops the previous country’s prefix', async () => {
  await show();
  await fillPerson();
  await fillContact();
  await userEvent.click(screen.getByRole('button', { name: form.back }));
  await userEvent.click(await screen.findByRole('button', { name: form.back }));
  await heading('person');
  await pick(form.person.country, 'DE');
  await userEvent.clear(field(form.person.document));
  await type(form.person.document, 'T220001293');
  await next();
  await heading('contact');
  expect(field(form.contact.prefix)).toHaveValue('+49');
  expect(field(form.contact.email)).toHaveValue('carmen.vidal@correo.es');
});

test('C039 a taken user name is an error at its field with free ones; a mail address is not checked', async () => {
  let taken = true;
  const { asked } = await show({
    validarUsuarioDisponible: () => ok({ disponible: !taken, sugerencias: taken ? ['carmen.v', 'carmen.vp'] : [] }),
  });
  await fillPerson();
  await fillContact();
  await screen.findByLabelText(new RegExp(`^${form.access.username}`));
  await type(form.access.username, 'carmen');
  await pick(form.access.source, 'OTRO');
  await type(form.access.detail, 'At a fair');
  await next();
  expect(await screen.findByText(wrong.taken)).toBeVisible();
  taken = false;
  await userEvent.click(screen.getByRole('button', { name: 'carmen.v' }));
  expect(field(form.access.username)).toHaveValue('carmen.v');
  await next();
  await heading('confirm');
  const told = asked.filter(({ name }) => name === 'validarUsuarioDisponible').map(({ body }) => body);
  expect(told).toEqual([
    { tipo: 'usuario', valor: 'carmen' },
    { tipo: 'usuario', valor: 'carmen.v' },
  ]);
});

test('V02 a store alias may be chosen; a taken one is an error at its field with free ones', async () => {
  const isAlias = (body: unknown) => (body as { tipo: string }).tipo === 'alias';
  const answer = (body: unknown) =>
    isAlias(body) && (body as { valor: string }).valor === 'lucia'
      ? ok({ disponible: false, sugerencias: ['carmen-vidal'] })
      : ok({ disponible: true, sugerencias: [] });
  const { asked } = await show({
    validarUsuarioDisponible: answer,
    inscribirSocia: () => refused(422, 'error.invalid', { campos: { alias: 'error.field.takenAlias' } }),
  });
  await fillPerson();
  await fillContact();
  await fillAccessFields();
  await type(form.access.alias, 'mi tienda');
  await next();
  expect(await screen.findByText(wrong.alias)).toBeVisible();
  await userEvent.clear(field(form.access.alias));
  await type(form.access.alias, 'lucia');
  await next();
  expect(await screen.findByText(wrong.takenAlias)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'carmen-vidal' }));
  expect(field(form.access.alias)).toHaveValue('carmen-vidal');
  await next();
  await heading('confirm');
  expect(screen.getByText(form.confirm.store.replace('{alias}', 'carmen-vidal'))).toBeVisible();
  expect(asked.map(({ body }) => body)).toContainEqual({
    tipo: 'alias',
    valor: 'carmen-vidal',
    nombre: 'Carmen',
    apellidos: 'Vidal Pons',
    localidad: expect.any(String),
  });
});

test('C027 a link that names an executive fills in the code, and an unknown code is refused at its field', async () => {
  window.history.replaceState(null, '', '/en/home/catalog-sale-register-here?socia=E9999');
  const { asked } = await show({
    verificarSocia: () => ok({ ...examples.verificarSocia.datos, elementos: [], total: 0 }),
  });
  await fillPerson();
  await fillContact();
  expect(await screen.findByLabelText(new RegExp(`^${form.access.referrer}`))).toHaveValue('E9999');
  await type(form.access.username, 'carmen.vidal');
  await next();
  expect(await screen.findByText(wrong.absent)).toBeVisible();
  expect(field(form.access.referrer)).toHaveFocus();
  expect(asked.find(({ name }) => name === 'verificarSocia')?.body).toMatchObject({ codigo: 'E9999' });
});

test('C020 an error found by the backend leads to its step and field, and typed text is kept', async () => {
  const { asked } = await show({
    inscribirSocia: () =>
      refused(422, 'error.invalid', {
        campos: { 'direccion.estado': 'error.field.otherState', usuario: 'error.field.taken' },
      }),
  });
  await fillPerson();
  await fillContact();
  await fillAccess();
  await userEvent.click(terms());
  await send();
  await heading('contact');
  expect(await screen.findByText(wrong.otherState)).toBeVisible();
  expect(field(form.contact.state)).toHaveFocus();
  expect(field(form.contact.street)).toHaveValue('Carrer de la Pau 14');
  expect(asked.findLast(({ name }) => name === 'inscribirSocia')?.body).toMatchObject({
    correo: 'carmen.vidal@correo.es',
    telefono: '+34600333444',
    documento: '12345678Z',
    aceptaCondiciones: true,
    aceptaPublicidad: false,
    apareceEnBuscador: false,
  });
});

test('C020 while the backend is down nothing is lost, and a retry succeeds', async () => {
  const left = expectNavigation();
  let away = true;
  await show({
    inscribirSocia: () => {
      if (away) throw new TypeError('offline');
      return ok(examples.inscribirSocia.datos);
    },
  });
  await fillPerson();
  await fillContact();
  await fillAccess();
  await send();
  expect(await screen.findByText(wrong.agree)).toBeVisible();
  await userEvent.click(terms());
  await send();
  expect(await screen.findByText(failures.busy)).toBeVisible();
  expect(terms()).toBeChecked();
  expect(screen.getByText('carmen.vidal@correo.es')).toBeVisible();
  away = false;
  await send();
  await waitFor(() => expect(localStorage.getItem('sign-up-draft')).toBeNull());
  expect(sessionStorage.getItem('sign-up-mail')).toBe('carmen.vidal@correo.es');
  await left;
});

test('R12 once the form is sent no draft of it is stored any more, and the back button finds an empty form', async () => {
  const left = expectNavigation();
  await show({ inscribirSocia: () => ok(examples.inscribirSocia.datos) });
  await fillPerson();
  await fillContact();
  await fillAccess();
  await userEvent.click(terms());
  await send();
  await waitFor(() => expect(localStorage.getItem('sign-up-draft')).toBeNull());
  // The page is navigating away, and may be slow.
  await userEvent.click(terms());
  expect(localStorage.getItem('sign-up-draft')).toBeNull();
  // Restored from the back/forward cache it looks as it was left.
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await heading('person');
  expect(field(form.person.givenName)).toHaveValue('');
  expect(screen.queryByText('carmen.vidal@correo.es')).toBeNull();
  await left;
});

test('a list that did not load says so and loads on retry', async () => {
  let away = true;
  stubProxy({ ...lists, consultarPaisesClub: () => (away ? refused(503, 'error.busy') : ok([spain, germany])) });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SignUpStage locale="en" words={{ form, forms: en.forms }} />
    </SWRConfig>,
  );
  expect(await screen.findByText(form.failed)).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: form.retry }));
  await heading('person');
});
