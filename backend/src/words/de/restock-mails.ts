import type { restockMails as es } from '../es/restock-mails.ts';

export const restockMails: typeof es = {
  restock: {
    question: {
      subject: 'Bestätigen Sie Ihren Wunsch nach einer Nachricht',
      text: (name, color, link) => `Guten Tag,

jemand hat diese Adresse angegeben, um zu erfahren, wann ${name} in ${color} wieder lieferbar ist. Falls Sie es waren, bestätigen Sie es hier; der Link gilt drei Tage:

${link}

Falls nicht, brauchen Sie nichts zu tun: Ohne Bestätigung schreiben wir nicht mehr und löschen die Adresse.`,
    },
    back: {
      subject: 'Worauf Sie gewartet haben, ist wieder da',
      text: (name, color, link) => `Guten Tag,

Sie haben uns um eine Nachricht gebeten: ${name} in ${color} gibt es wieder in der Größe, die Sie gesucht haben.

${link}

Manchmal sind nur wenige Stück wieder da, und wir können keines für Sie zurücklegen.

Dies ist die einzige Nachricht: Ihre Adresse ist bereits von der Warteliste gelöscht. Falls Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.`,
    },
  },
};
