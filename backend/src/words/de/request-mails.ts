import type { requestMails as es } from '../es/request-mails.ts';

export const requestMails: typeof es = {
  mail: {
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
    until: (moment) => `Sie können bis ${moment} Uhr (Madrider Zeit) antworten.`,
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
      until: (other, moment) => `${other} kann bis ${moment} Uhr (Madrider Zeit) antworten.`,
      noOrder: 'Das ist keine Bestellung, und Sie haben nichts bezahlt. Es gelten die heutigen Preise.',
      taken: (other) => `${other} meldet sich bei Ihnen, um Lieferung und Zahlung zu vereinbaren.`,
      code: (code) =>
        `Code Ihres Warenkorbs: ${code}. Damit und mit dieser E-Mail-Adresse finden Sie ihn auch im Shop.`,
      stranger: 'Falls Sie das nicht gesendet haben, können Sie den Warenkorb über denselben Link zurückziehen.',
    },
  },
};
