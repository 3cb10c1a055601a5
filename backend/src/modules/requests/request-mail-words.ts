import type { Locale, requestStates } from 'contract/codes.ts';
import type { RequestNews } from '../../kit/outbox.ts';

type Says = { subject: (other: string) => string; body: (other: string) => string; see: string };
type Words = {
  hello: (name: string) => string;
  line: (quantity: number, name: string, color: string, size: string) => string;
  states: Record<keyof typeof requestStates, string>;
  instead: (name: string, color: string, size: string) => string;
  until: (moment: string) => string;
  says: Record<RequestNews, Says>;
};

/** Whoever is named is the other side of the request. */
export const requestWords: Record<Locale, Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    line: (quantity, name, color, size) => `${quantity} × ${name}, ${color}, talla ${size}`,
    states: {
      fresh: 'por responder',
      accepted: 'aceptado',
      changed: 'aceptado con cambios',
      waiting: 'te propone otra opción',
      declined: 'no puede ser',
      expired: 'sin respuesta',
    },
    instead: (name, color, size) => `en su lugar: ${name}, ${color}, talla ${size}`,
    until: (moment) => `Puedes responder hasta el ${moment}.`,
    says: {
      sent: {
        subject: (other) => `${other} te ha enviado una petición`,
        body: (other) => `${other} te pide estos artículos:`,
        see: 'Aquí puedes responder:',
      },
      answered: {
        subject: (other) => `${other} ha respondido a tu petición`,
        body: (other) => `${other} ha respondido a lo que le pediste:`,
        see: 'Tu petición:',
      },
      replied: {
        subject: (other) => `${other} ha contestado a tu propuesta`,
        body: (other) => `${other} ha contestado. Así queda su petición:`,
        see: 'Aquí puedes responder:',
      },
      expired: {
        subject: () => 'Tu petición se ha quedado sin respuesta',
        body: (other) =>
          `El plazo de tu petición a ${other} ha terminado. Lo que estaba pendiente ya no sigue adelante; si aún lo quieres, puedes pedirlo otra vez.`,
        see: 'Tu petición:',
      },
    },
  },
  en: {
    hello: (name) => `Hello ${name},`,
    line: (quantity, name, color, size) => `${quantity} × ${name}, ${color}, size ${size}`,
    states: {
      fresh: 'to be answered',
      accepted: 'accepted',
      changed: 'accepted with a change',
      waiting: 'something else is offered',
      declined: 'not possible',
      expired: 'not answered',
    },
    instead: (name, color, size) => `instead: ${name}, ${color}, size ${size}`,
    until: (moment) => `You can answer until ${moment}.`,
    says: {
      sent: {
        subject: (other) => `${other} has sent you a request`,
        body: (other) => `${other} is asking you for the following:`,
        see: 'Answer here:',
      },
      answered: {
        subject: (other) => `${other} has answered your request`,
        body: (other) => `${other} has answered what you asked for:`,
        see: 'Your request:',
      },
      replied: {
        subject: (other) => `${other} has answered your offer`,
        body: (other) => `${other} has answered. This is how the request stands:`,
        see: 'Answer here:',
      },
      expired: {
        subject: () => 'Nobody answered your request in time',
        body: (other) =>
          `The time for your request to ${other} has run out. What was still open goes no further. If you’d still like it, you can ask again.`,
        see: 'Your request:',
      },
    },
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    line: (quantity, name, color, size) => `${quantity} × ${name}, ${color}, Größe ${size}`,
    states: {
      fresh: 'noch zu beantworten',
      accepted: 'angenommen',
      changed: 'mit Änderung angenommen',
      waiting: 'anderer Vorschlag',
      declined: 'nicht möglich',
      expired: 'nicht beantwortet',
    },
    instead: (name, color, size) => `stattdessen: ${name}, ${color}, Größe ${size}`,
    until: (moment) => `Sie können bis ${moment} Uhr antworten.`,
    says: {
      sent: {
        subject: (other) => `Anfrage von ${other}`,
        body: (other) => `${other} bittet Sie um Folgendes:`,
        see: 'Hier können Sie antworten:',
      },
      answered: {
        subject: (other) => `${other} hat Ihre Anfrage beantwortet`,
        body: (other) => `${other} hat Ihre Anfrage beantwortet:`,
        see: 'Ihre Anfrage:',
      },
      replied: {
        subject: (other) => `${other} hat auf Ihren Vorschlag geantwortet`,
        body: (other) => `${other} hat geantwortet. So steht die Anfrage jetzt:`,
        see: 'Hier können Sie antworten:',
      },
      expired: {
        subject: () => 'Ihre Anfrage wurde nicht rechtzeitig beantwortet',
        body: (other) =>
          `die Frist für Ihre Anfrage an ${other} ist abgelaufen. Was noch offen war, wird nicht weiterverfolgt. Wenn Sie es weiterhin möchten, können Sie erneut anfragen.`,
        see: 'Ihre Anfrage:',
      },
    },
  },
};
