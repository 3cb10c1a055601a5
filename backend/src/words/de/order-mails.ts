import type { orderMails as es } from '../es/order-mails.ts';

export const orderMails: typeof es = {
  confirmed: {
    subject: (number) => `Ihre Bestellung ${number} ist bei uns eingegangen`,
    hello: (name) => `Guten Tag ${name},`,
    thanks: (number, date) =>
      `vielen Dank. Sie haben die Bestellung ${number} am ${date} aufgegeben. Das haben Sie bestellt:`,
    size: 'Größe laut Etikett',
    rows: {
      subtotal: 'Zwischensumme',
      discount: 'Rabatt',
      shipping: 'Versandkosten',
      surcharge: 'Nachnahmegebühr',
      total: 'Gesamtbetrag',
      balance: 'Über Ihr Kundenkonto',
      giftCard: (lastFour) => `Geschenkkarte •••• ${lastFour}`,
      due: 'Zu zahlen',
    },
    vat: (rate) => `Enthaltene MwSt. ${rate} %`,
    withoutVat:
      'Preise ohne spanische Mehrwertsteuer. Bei Ankunft kann der Zoll die dort geltenden Einfuhrabgaben und Gebühren von Ihnen verlangen.',
    sealed: '* Aus Hygienegründen versiegelt: Wird die Versiegelung entfernt, ist der Widerruf ausgeschlossen.',
    dropped: 'Nicht in der Bestellung, weil vor der Bestätigung ausverkauft, und nicht berechnet:',
    for: (name) => `für ${name}`,
    goesTo: 'Wir senden an:',
    arrives: (name, from, to) => `${name}: voraussichtlich ${from} bis ${to}.`,
    pays: {
      account: 'Der Betrag läuft über Ihr Kundenkonto: Jetzt ist nichts zu zahlen.',
      giftCard: 'Sie zahlen mit Geschenkkarte: Es ist nichts mehr zu zahlen.',
      cash: 'Sie zahlen bar bei der Zustellung.',
      transfer: 'Sie zahlen per Überweisung. Die Angaben dazu erhalten Sie in einer weiteren E-Mail.',
      other: 'Die Zahlung steht noch aus.',
    },
    due: (day) => `Was davon auf Ihrem Kundenkonto offen ist, zahlen Sie bitte bis zum ${day}.`,
    payUntil: (moment) =>
      `Ihre Artikel sind mindestens bis zum ${moment} Uhr (Madrider Zeit) reserviert. Falls Sie noch nicht bezahlt haben, können Sie das hier nachholen:`,
    law: (version) => `AGB (Fassung ${version}) und Widerrufsrecht`,
    track: 'Ihre Bestellung, als PDF und mit den Listen zum Verteilen und Kassieren:',
    trackAsGuest:
      'Hier sehen Sie Ihre Bestellung und die Zahlung. Der Link ist persönlich, bitte geben Sie ihn nicht weiter.',
    review:
      'Einige Tage nach der Zustellung fragen wir Sie per E-Mail, ein einziges Mal, wie Ihnen Ihre Bestellung gefällt. Wenn Sie das nicht möchten, sagen Sie es hier:',
  },
  sent: {
    subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    hello: (name) => `Guten Tag ${name},`,
    left: (number, date, carrier) =>
      `das Paket Ihrer Bestellung ${number} wurde am ${date}${carrier ? ` mit ${carrier}` : ''} versendet.`,
    another: (number) => `Ein weiteres Paket Ihrer Bestellung ${number} ist unterwegs`,
    leftAnother: (number, date, carrier) =>
      `ein weiteres Paket Ihrer Bestellung ${number} wurde am ${date}${carrier ? ` mit ${carrier}` : ''} versendet.`,
    several: 'Ihre Bestellung kommt in mehreren Paketen: Zu jedem schreiben wir Ihnen, sobald es versendet ist.',
    tracking: (code) => `Sendungsnummer: ${code}`,
    follow: 'Hier können Sie die Sendung verfolgen:',
    order: 'Ihre Bestellung:',
  },
  ended: {
    hello: (name) => `Guten Tag ${name},`,
    subject: {
      cancelled: (number) => `Ihre Bestellung ${number} ist storniert`,
      expired: (number) => `Ihre Bestellung ${number} ist verfallen`,
      refused: (number) => `Das Paket Ihrer Bestellung ${number} ist zurückgekommen`,
    },
    ended: {
      cancelled: (number, date) =>
        `Ihre Bestellung ${number} wurde am ${date} storniert. Es wird nichts versendet, und Sie haben nichts zu zahlen.`,
      expired: (number, date) =>
        `die Zahlung Ihrer Bestellung ${number} ist nicht rechtzeitig eingegangen, und die Bestellung ist am ${date} verfallen. Die Artikel sind nicht mehr reserviert, und Sie haben nichts zu zahlen.`,
      refused: (number, date) =>
        `das Paket Ihrer Bestellung ${number} ist zu uns zurückgekommen, weil es nicht zugestellt werden konnte oder nicht angenommen wurde. Die Bestellung wurde am ${date} storniert, und Sie haben nichts zu zahlen.`,
    },
    returned: (amount) => `Wir haben Ihrem Kundenkonto ${amount} gutgeschrieben.`,
    toCards: (amount) => `Was Sie per Geschenkkarte bezahlt haben (${amount}), steht wieder als Guthaben bereit.`,
    refunding: (amount) => `Wir erstatten ${amount} auf dem Weg, auf dem Sie gezahlt haben, spätestens in 14 Tagen.`,
    held: 'Das war Ihre Bestellung:',
    again:
      'Wenn Sie noch einmal bestellen möchten, können Sie die Bestellung in der Schnellbestellung wiederholen, zu den heutigen Preisen:',
    againAsGuest: 'Wenn Sie noch einmal bestellen möchten, finden Sie den Shop hier:',
  },
  exchange: {
    subject: {
      asked: (number) => `Ihr Umtausch ${number} ist bei uns eingegangen`,
      sent: (number) => `Ihr Umtausch ${number}: Das Paket ist unterwegs`,
      refused: (number) => `Ihr Umtausch ${number} ist leider nicht möglich`,
      ended: (number) => `Ihr Umtausch ${number}: Die Frist ist abgelaufen`,
    },
    hello: (name) => `Guten Tag ${name},`,
    said: {
      asked: ({ number, order, at }) =>
        `am ${at} haben Sie diesen Umtausch zu Ihrer Bestellung ${order} angefragt. Seine Nummer ist ${number}.`,
      sent: ({ number, order }) =>
        `wir haben Ihnen die neuen Artikel aus dem Umtausch ${number} zu Ihrer Bestellung ${order} geschickt.`,
      refused: ({ number, order }) =>
        `den Umtausch ${number} zu Ihrer Bestellung ${order} können wir nicht durchführen.`,
      ended: ({ number, order }) =>
        `Ihre Artikel aus dem Umtausch ${number} zur Bestellung ${order} sind nicht rechtzeitig bei uns eingetroffen, deshalb sind die neuen nicht mehr für Sie reserviert. Falls Sie sie schon abgeschickt haben, antworten Sie bitte auf diese E-Mail.`,
    },
    size: 'Größe laut Etikett',
    for: 'gegen',
    send: (until) =>
      `Wir reservieren Ihnen das Gewünschte bis zum ${until}; bis dahin muss Ihre Rücksendung bei uns sein. Bitte schicken Sie sie ungetragen und mit der Umtauschnummer im Paket an die Anschrift am Ende dieser E-Mail.`,
    cost: 'Die Rücksendung zahlen Sie, außer wenn etwas fehlerhaft angekommen ist. Den Versand der neuen Artikel übernehmen wir.',
    reason: 'Der Grund:',
    free: 'Ihr Kauf bleibt, wie er war, und Sie müssen uns nichts weiter zahlen.',
    law: 'Der Umtausch der Größe ist eine freiwillige Leistung von uns. Ihr Widerrufsrecht bleibt davon unberührt, mit seiner eigenen Frist:',
    withdraw: 'Vertrag widerrufen:',
    order: 'Ihre Bestellung:',
  },
  store: {
    subject: (number) => `Neue Bestellung in Ihrem Shop: ${number}`,
    hello: (name) => `Guten Tag ${name},`,
    came: (number, units, amount) =>
      `in Ihrem Shop ist die Bestellung ${number} eingegangen: ${units === 1 ? '1 Artikel' : `${units} Artikel`}, insgesamt ${amount}. Sobald sie bezahlt ist, sehen Sie sie unter „Mein Shop“.`,
    care: 'Um Zahlung und Versand kümmern wir uns. Zum Schutz der Privatsphäre nennen wir nicht, wer bestellt hat.',
    see: 'Ihr Shop:',
  },
};
