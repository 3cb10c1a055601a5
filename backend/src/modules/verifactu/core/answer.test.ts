import { expect, test } from '@jest/globals';
import { readAnswer } from './answer.mapper.ts';

const inBody = (inner: string) =>
  `<e:Envelope xmlns:e="s" xmlns:r="r" xmlns:i="i"><e:Body>${inner}</e:Body></e:Envelope>`;
const anAnswer = (lines: string, wait = '30') =>
  readAnswer(
    inBody(
      `<r:RespuestaRegFactuSistemaFacturacion><r:CSV>A-1</r:CSV><r:TiempoEsperaEnvio>${wait}</r:TiempoEsperaEnvio>${lines}</r:RespuestaRegFactuSistemaFacturacion>`,
    ),
  );
const aLine = (state: string, more = '', operation = 'Alta') =>
  `<r:RespuestaLinea><r:IDFactura><i:NumSerieFactura>F1</i:NumSerieFactura></r:IDFactura><r:Operacion><i:TipoOperacion>${operation}</i:TipoOperacion></r:Operacion><r:EstadoRegistro>${state}</r:EstadoRegistro>${more}</r:RespuestaLinea>`;
const error =
  '<r:CodigoErrorRegistro>3000</r:CodigoErrorRegistro><r:DescripcionErrorRegistro>Dup</r:DescripcionErrorRegistro>';
const duplicate = (state: string, more = '') =>
  `${error}<r:RegistroDuplicado><i:EstadoRegistroDuplicado>${state}</i:EstadoRegistroDuplicado>${more}</r:RegistroDuplicado>`;
const earlier =
  '<i:CodigoErrorRegistro>2005</i:CodigoErrorRegistro><i:DescripcionErrorRegistro>Importe</i:DescripcionErrorRegistro>';

test.each([
  ['accepted', aLine('Correcto'), { state: 'accepted', errorCode: null, errorText: null }],
  ['accepted with errors', aLine('AceptadoConErrores', error), { state: 'accepted_with_errors', errorCode: 3000 }],
  ['refused', aLine('Incorrecto', error), { state: 'rejected', errorCode: 3000, errorText: 'Dup' }],
  ['a state of tomorrow', aLine('Aplazado'), { state: 'rejected' }],
  ['a duplicate', aLine('Incorrecto', duplicate('Correcta')), { state: 'accepted', errorCode: null }],
  [
    'a duplicate with errors',
    aLine('Incorrecto', duplicate('AceptadaConErrores', earlier)),
    { state: 'accepted_with_errors', errorCode: 2005, errorText: 'Importe' },
  ],
  ['a duplicate that was cancelled', aLine('Incorrecto', duplicate('Anulada')), { state: 'rejected', errorCode: 3000 }],
  ['a cancellation', aLine('Correcto', '', 'Anulacion'), { kind: 'cancellation', state: 'accepted' }],
])('%s is read', (_what, line, expected) => {
  expect(anAnswer(line)).toMatchObject({
    isFault: false,
    csv: 'A-1',
    waitSeconds: 30,
    lines: [{ number: 'F1', ...expected }],
  });
});

test('a wait that is not said, or no number, is a minute', () => {
  expect([anAnswer('', ''), anAnswer('', 'soon'), anAnswer('', '0')]).toMatchObject([
    { waitSeconds: 60 },
    { waitSeconds: 60 },
    { waitSeconds: 0 },
  ]);
});

test('a refusal of the whole message is told apart from what is no answer', () => {
  const fault = '<e:Fault><faultcode>c</faultcode><faultstring>Codigo[4102]</faultstring></e:Fault>';
  expect(readAnswer(inBody(fault))).toEqual({ isFault: true, text: 'Codigo[4102]' });
  for (const text of ['', '<html><body>Mantenimiento</body></html>', inBody('<r:Otra/>'), 'no'])
    expect(() => readAnswer(text)).toThrow();
});
