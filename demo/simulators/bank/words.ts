import type { Language } from './request.ts';

export type Words = {
  bank: string;
  test: string;
  pay: string;
  amount: string;
  shop: string;
  order: string;
  pan: string;
  expiry: string;
  expiryHint: string;
  cvv: string;
  cvvHint: string;
  phone: string;
  pin: string;
  payButton: string;
  cancel: string;
  challenge: string;
  challengeCard: string;
  challengeBizum: string;
  code: string;
  confirm: string;
  problems: Record<'pan' | 'expiry' | 'cvv' | 'phone' | 'pin' | 'code', string>;
  problemHead: string;
  paid: string;
  denied: string;
  cancelled: string;
  expired: string;
  refused: string;
  refusedText: string;
  answer: string;
  retry: string;
  back: string;
};

export const words: Record<Language, Words> = {
  es: {
    bank: 'Banco de pruebas',
    test: 'Página de pruebas: aquí no se cobra nada. No escriba una tarjeta real.',
    pay: 'Pagar',
    amount: 'Importe',
    shop: 'Comercio',
    order: 'Pedido',
    pan: 'Número de tarjeta',
    expiry: 'Caducidad',
    expiryHint: 'Mes y año, por ejemplo 12/34',
    cvv: 'Código de seguridad',
    cvvHint: 'Las tres cifras del reverso',
    phone: 'Teléfono móvil',
    pin: 'Clave de Bizum',
    payButton: 'Pagar',
    cancel: 'Cancelar el pago',
    challenge: 'Confirme que es usted',
    challengeCard: 'Le hemos enviado un código por SMS. En las pruebas es 123456.',
    challengeBizum: 'Confirme el pago en la aplicación de su banco. En las pruebas el código es 123456.',
    code: 'Código de confirmación',
    confirm: 'Confirmar',
    problems: {
      pan: 'Revise el número de la tarjeta.',
      expiry: 'Escriba la caducidad como mes y año.',
      cvv: 'El código de seguridad tiene tres o cuatro cifras.',
      phone: 'Escriba un móvil español de nueve cifras.',
      pin: 'La clave tiene cuatro cifras.',
      code: 'El código tiene seis cifras.',
    },
    problemHead: 'Revise los datos',
    paid: 'Operación autorizada',
    denied: 'Operación denegada',
    cancelled: 'Pago cancelado',
    expired: 'Se ha agotado el tiempo',
    refused: 'No se puede realizar la operación',
    refusedText: 'El comercio ha enviado una petición que no es válida. No se ha cobrado nada.',
    answer: 'Código de respuesta',
    retry: 'Probar de nuevo',
    back: 'Volver al comercio',
  },
  en: {
    bank: 'Test bank',
    test: 'Test page: no money moves here. Do not type a real card.',
    pay: 'Pay',
    amount: 'Amount',
    shop: 'Merchant',
    order: 'Order',
    pan: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month and year, for example 12/34',
    cvv: 'Security code',
    cvvHint: 'The three digits on the back',
    phone: 'Mobile phone',
    pin: 'Bizum PIN',
    payButton: 'Pay',
    cancel: 'Cancel payment',
    challenge: 'Confirm that it is you',
    challengeCard: 'We have sent you a code by text message. In tests it is 123456.',
    challengeBizum: 'Confirm the payment in your bank’s app. In tests the code is 123456.',
    code: 'Confirmation code',
    confirm: 'Confirm',
    problems: {
      pan: 'Check the card number.',
      expiry: 'Enter the expiry date as month and year.',
      cvv: 'The security code has three or four digits.',
      phone: 'Enter a Spanish mobile number of nine digits.',
      pin: 'The PIN has four digits.',
      code: 'The code has six digits.',
    },
    problemHead: 'Check the details',
    paid: 'Payment authorised',
    denied: 'Payment declined',
    cancelled: 'Payment cancelled',
    expired: 'The time is up',
    refused: 'The payment cannot be made',
    refusedText: 'The merchant has sent a request that is not valid. Nothing was charged.',
    answer: 'Response code',
    retry: 'Try again',
    back: 'Back to the merchant',
  },
  de: {
    bank: 'Testbank',
    test: 'Testseite: Hier wird nichts abgebucht. Geben Sie keine echte Karte ein.',
    pay: 'Bezahlen',
    amount: 'Betrag',
    shop: 'Händler',
    order: 'Bestellung',
    pan: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'Monat und Jahr, zum Beispiel 12/34',
    cvv: 'Prüfnummer',
    cvvHint: 'Die drei Ziffern auf der Rückseite',
    phone: 'Mobilnummer',
    pin: 'Bizum-PIN',
    payButton: 'Bezahlen',
    cancel: 'Zahlung abbrechen',
    challenge: 'Bestätigen Sie Ihre Identität',
    challengeCard: 'Wir haben Ihnen einen Code per SMS geschickt. In Tests lautet er 123456.',
    challengeBizum: 'Bestätigen Sie die Zahlung in der App Ihrer Bank. In Tests lautet der Code 123456.',
    code: 'Bestätigungscode',
    confirm: 'Bestätigen',
    problems: {
      pan: 'Prüfen Sie die Kartennummer.',
      expiry: 'Geben Sie das Ablaufdatum als Monat und Jahr ein.',
      cvv: 'Die Prüfnummer hat drei oder vier Ziffern.',
      phone: 'Geben Sie eine spanische Mobilnummer mit neun Ziffern ein.',
      pin: 'Die PIN hat vier Ziffern.',
      code: 'Der Code hat sechs Ziffern.',
    },
    problemHead: 'Prüfen Sie die Angaben',
    paid: 'Zahlung genehmigt',
    denied: 'Zahlung abgelehnt',
    cancelled: 'Zahlung abgebrochen',
    expired: 'Die Zeit ist abgelaufen',
    refused: 'Die Zahlung ist nicht möglich',
    refusedText: 'Der Händler hat eine ungültige Anfrage gesendet. Es wurde nichts abgebucht.',
    answer: 'Antwortcode',
    retry: 'Erneut versuchen',
    back: 'Zurück zum Händler',
  },
};
