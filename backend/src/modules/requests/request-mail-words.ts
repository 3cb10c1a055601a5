import type { requestStates } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { RequestNews } from '../../kit/outbox.ts';

type Says = { subject: (other: string) => string; body: (other: string) => string; see: string };
type Words = {
  hello: (name: string) => string;
  line: (quantity: number, name: string, color: string, size: string) => string;
  states: Record<keyof typeof requestStates, string>;
  instead: (name: string, color: string, size: string) => string;
  until: (moment: string) => string;
  says: Record<RequestNews, Says>;
  /** For whoever sent her bag without an account, and for who got it. */
  visitor: {
    hello: string;
    toExecutive: string;
    until: (other: string, moment: string) => string;
    noOrder: string;
    taken: (other: string) => string;
    code: (code: string) => string;
    stranger: string;
  };
};

/** Whoever is named is the other side of the request. */
export const requestWords: Record<Locale, Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    line: (quantity, name, color, size) => `${quantity} × ${name}, ${color}, talla de la etiqueta ${size}`,
    states: {
      fresh: 'por responder',
      accepted: 'aceptado',
      changed: 'aceptado con cambios',
      waiting: 'te propone otra opción',
      declined: 'no puede ser',
      expired: 'sin respuesta',
      withdrawn: 'retirado',
    },
    instead: (name, color, size) => `en su lugar: ${name}, ${color}, talla de la etiqueta ${size}`,
    until: (moment) => `Puedes responder hasta el ${moment}.`,
    says: {
      sent: {
        subject: (other) => `${other} te ha enviado una petición`,
        body: (other) => `${other} te pide estos artículos:`,
        see: 'Aquí puedes responder:',
      },
      received: {
        subject: (other) => `Tu bolsa ha llegado a ${other}`,
        body: (other) => `${other} ha recibido tu bolsa:`,
        see: 'Aquí ves qué responde, y puedes retirarla:',
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
      withdrawn: {
        subject: (other) => `${other} ha retirado su petición`,
        body: (other) => `${other} ha retirado lo que estaba por responder:`,
        see: 'Tus peticiones:',
      },
    },
    visitor: {
      hello: 'Hola:',
      toExecutive:
        'Te escribe alguien que no tiene cuenta en la tienda. Si aceptas algo, entra en tu libreta de clientas y las líneas van a tu pedido.',
      until: (other, moment) => `${other} puede responderte hasta el ${moment}.`,
      noOrder: 'No es un pedido y no has pagado nada. Los precios son los de hoy.',
      taken: (other) => `${other} se pondrá en contacto contigo para acordar la entrega y el pago.`,
      code: (code) => `Código de tu bolsa: ${code}. Con él y este correo también puedes consultarla en la tienda.`,
      stranger: 'Si no la has enviado tú, puedes retirarla en ese mismo enlace.',
    },
  },
  en: {
    hello: (name) => `Hello ${name},`,
    line: (quantity, name, color, size) => `${quantity} × ${name}, ${color}, label size ${size}`,
    states: {
      fresh: 'to be answered',
      accepted: 'accepted',
      changed: 'accepted with a change',
      waiting: 'something else is offered',
      declined: 'not possible',
      expired: 'not answered',
      withdrawn: 'taken back',
    },
    instead: (name, color, size) => `instead: ${name}, ${color}, label size ${size}`,
    until: (moment) => `You can answer until ${moment}.`,
    says: {
      sent: {
        subject: (other) => `${other} has sent you a request`,
        body: (other) => `${other} is asking you for the following:`,
        see: 'Answer here:',
      },
      received: {
        subject: (other) => `Your bag has reached ${other}`,
        body: (other) => `${other} has received your bag:`,
        see: 'See the answer here, or take your bag back:',
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
      withdrawn: {
        subject: (other) => `${other} has taken a request back`,
        body: (other) => `${other} has taken back what was still open:`,
        see: 'Your requests:',
      },
    },
    visitor: {
      hello: 'Hello,',
      toExecutive:
        'This request comes from somebody without an account in the shop. If you accept anything, they go into your client book and the lines into your order.',
      until: (other, moment) => `${other} can answer until ${moment}.`,
      noOrder: 'This is not an order and you haven’t paid anything. Prices are today’s.',
      taken: (other) => `${other} will be in touch to arrange delivery and payment.`,
      code: (code) =>
        `The code of your bag: ${code}. With it and this email address you can also look it up in the shop.`,
      stranger: 'If it wasn’t you who sent it, you can take it back by the same link.',
    },
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    line: (quantity, name, color, size) => `${quantity} × ${name}, ${color}, Größe laut Etikett ${size}`,
    states: {
      fresh: 'noch zu beantworten',
      accepted: 'angenommen',
      changed: 'mit Änderung angenommen',
      waiting: 'anderer Vorschlag',
      declined: 'nicht möglich',
      expired: 'nicht beantwortet',
      withdrawn: 'zurückgezogen',
    },
    instead: (name, color, size) => `stattdessen: ${name}, ${color}, Größe laut Etikett ${size}`,
    until: (moment) => `Sie können bis ${moment} Uhr antworten.`,
    says: {
      sent: {
        subject: (other) => `Anfrage von ${other}`,
        body: (other) => `${other} bittet Sie um Folgendes:`,
        see: 'Hier können Sie antworten:',
      },
      received: {
        subject: (other) => `Ihr Warenkorb ist bei ${other} angekommen`,
        body: (other) => `${other} hat Ihren Warenkorb erhalten:`,
        see: 'Hier sehen Sie die Antwort und können den Warenkorb zurückziehen:',
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
      withdrawn: {
        subject: (other) => `${other} hat eine Anfrage zurückgezogen`,
        body: (other) => `${other} hat zurückgezogen, was noch offen war:`,
        see: 'Ihre Anfragen:',
      },
    },
    visitor: {
      hello: 'Guten Tag,',
      toExecutive:
        'Die Anfrage kommt von jemandem ohne Konto im Shop. Wenn Sie etwas annehmen, entsteht ein Eintrag in Ihrer Kundenkartei, und die Positionen stehen in Ihrer Bestellung.',
      until: (other, moment) => `${other} kann bis ${moment} Uhr antworten.`,
      noOrder: 'Das ist keine Bestellung, und Sie haben nichts bezahlt. Es gelten die heutigen Preise.',
      taken: (other) => `${other} meldet sich bei Ihnen, um Lieferung und Zahlung zu vereinbaren.`,
      code: (code) =>
        `Code Ihres Warenkorbs: ${code}. Damit und mit dieser E-Mail-Adresse finden Sie ihn auch im Shop.`,
      stranger: 'Falls Sie das nicht gesendet haben, können Sie den Warenkorb über denselben Link zurückziehen.',
    },
  },
};
