import type { reviewMail as es } from '../es/review-mail.ts';

export const reviewMail: typeof es = {
  mail: {
    subject: (number) => `Wie gefällt Ihnen Ihre Bestellung ${number}?`,
    hello: (name) => `Guten Tag ${name},`,
    ask: (number, until) =>
      `Ihre Bestellung ${number} ist seit einigen Tagen bei Ihnen. Wie passt sie? Ihre Meinung hilft allen, die bei der Größe unsicher sind. Jeder Link gilt für eine Bewertung, bis zum ${until}:`,
    honest:
      'Wir veröffentlichen Lob und Kritik, nachdem jemand aus unserem Team sie gelesen hat. Ihre Größe wird nur gezeigt, wenn Sie es möchten. Eine Gegenleistung gibt es nicht.',
    once: 'Zu dieser Bestellung fragen wir nicht noch einmal. Wenn wir Sie nie mehr fragen sollen, sagen Sie es hier:',
  },
};
