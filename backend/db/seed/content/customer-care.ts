import { text } from '../goods/localized.ts';
import type { SeedBlock } from './block.ts';

const section = (
  code: string,
  titulo: SeedBlock['texts']['titulo'],
  texto: SeedBlock['texts']['texto'],
): SeedBlock => ({
  code,
  type: 'TEXTO',
  texts: { ...(titulo && { titulo }), ...(texto && { texto }) },
});

const house = 'Velia Moda Íntima, S.L.\nCalle de la Seda 14, 46003 Valencia, España';

/** Texts of the demo's owner, by the topic of `/customer-care/{topic}`. An operator has them written by a lawyer. */
export const customerCare: Record<string, readonly SeedBlock[]> = {
  delivery: [
    section(
      'times',
      text('Plazos y gastos', 'Times and costs', 'Dauer und Kosten'),
      text(
        'Enviamos a la península en 2 a 4 días laborables y a los demás países de la Unión Europea en 4 a 7. Los gastos de envío se muestran antes de pedir.',
        'We deliver to mainland Spain in 2 to 4 working days and to other countries of the European Union in 4 to 7. Delivery costs are shown before you order.',
        'Wir liefern auf das spanische Festland in 2 bis 4 Werktagen, in andere Länder der Europäischen Union in 4 bis 7. Die Versandkosten stehen vor der Bestellung fest.',
      ),
    ),
    section(
      'islands',
      text('Canarias, Ceuta y Melilla', 'Canary Islands, Ceuta and Melilla', 'Kanaren, Ceuta und Melilla'),
      text(
        'Quedan fuera del territorio del IVA de la Unión: el pedido viaja sin IVA español y los impuestos locales y los trámites de importación corren a cargo de quien lo recibe.',
        'They lie outside the VAT territory of the Union: the order travels without Spanish VAT, and local taxes and import formalities fall to the recipient.',
        'Sie liegen außerhalb des Mehrwertsteuergebiets der Union: Die Bestellung reist ohne spanische Mehrwertsteuer, örtliche Steuern und Einfuhrabgaben trägt, wer sie empfängt.',
      ),
    ),
  ],
  returns: [
    section(
      'days',
      text('Cambios y devoluciones', 'Exchanges and returns', 'Umtausch und Rückgabe'),
      text(
        'Tienes 14 días desde que llega la última prenda para devolver el pedido, y 30 para cambiar la talla. Pruébate las prendas como lo harías en una tienda, con la ropa interior puesta.',
        'You have 14 days from the arrival of the last garment to return an order, and 30 to exchange a size. Try things on as you would in a shop, over your own underwear.',
        'Sie haben ab Erhalt des letzten Teils 14 Tage für die Rückgabe und 30 für den Größentausch. Probieren Sie die Teile wie im Geschäft an, über der eigenen Unterwäsche.',
      ),
    ),
    section(
      'how',
      text('Cómo se hace', 'How it is done', 'So geht es'),
      text(
        'Escríbenos o díselo a tu ejecutiva. Devolvemos el importe por el mismo medio de pago, gastos de envío estándar incluidos, en un máximo de 14 días.',
        'Write to us or tell your executive. We refund by the same means of payment, standard delivery included, within 14 days.',
        'Schreiben Sie uns oder sagen Sie es Ihrer Beraterin. Wir erstatten auf demselben Zahlungsweg, Standardversand eingeschlossen, innerhalb von 14 Tagen.',
      ),
    ),
  ],
  payment: [
    section(
      'means',
      text('Formas de pago', 'Means of payment', 'Zahlungsarten'),
      text(
        'Tarjeta, Bizum, PayPal, transferencia bancaria y, en pedidos de menos de 1.000 euros, contra reembolso. El cargo aparece con un nombre discreto.',
        'Card, Bizum, PayPal, bank transfer and, for orders under 1,000 euros, cash on delivery. The charge appears under a discreet name.',
        'Karte, Bizum, PayPal, Überweisung und, bei Bestellungen unter 1.000 Euro, Nachnahme. Die Abbuchung erscheint unter einem neutralen Namen.',
      ),
    ),
    section(
      'safety',
      text('Tus datos de pago', 'Your payment data', 'Ihre Zahlungsdaten'),
      text(
        'Los datos de la tarjeta se introducen en la página del banco: nunca pasan por nuestros servidores.',
        'Card details are entered on the bank’s own page: they never pass through our servers.',
        'Kartendaten werden auf der Seite der Bank eingegeben: Sie laufen nie über unsere Server.',
      ),
    ),
  ],
  contact: [
    section(
      'reach',
      text('Cómo encontrarnos', 'How to reach us', 'So erreichen Sie uns'),
      text(
        'Correo: hola@velia.example\nTeléfono: +34 900 000 000, de lunes a viernes de 9 a 19 h.\n\nTe responde una persona, en un máximo de dos días laborables. Cada reclamación recibe un número para seguirla.',
        'Mail: hola@velia.example\nTelephone: +34 900 000 000, Monday to Friday, 9 am to 7 pm.\n\nA person answers, within two working days at most. Every complaint is given a number by which to follow it.',
        'E-Mail: hola@velia.example\nTelefon: +34 900 000 000, Montag bis Freitag, 9 bis 19 Uhr.\n\nEs antwortet ein Mensch, spätestens nach zwei Werktagen. Jede Beschwerde erhält eine Nummer, unter der sie verfolgt werden kann.',
      ),
    ),
  ],
  imprint: [
    section(
      'holder',
      text('Titular', 'Owner', 'Anbieterin'),
      text(
        `${house}\n\nNIF ESB00000000. Registro Mercantil de Valencia, tomo 0000, folio 00, hoja V-000000.`,
        `${house}\n\nVAT number ESB00000000. Companies register of Valencia, volume 0000, sheet 00, page V-000000.`,
        `${house}\n\nUSt-IdNr. ESB00000000. Handelsregister Valencia, Band 0000, Blatt 00, Seite V-000000.`,
      ),
    ),
    section(
      'contact',
      text('Contacto', 'Contact', 'Kontakt'),
      text(
        'hola@velia.example, +34 900 000 000.',
        'hola@velia.example, +34 900 000 000.',
        'hola@velia.example, +34 900 000 000.\n\nWir sind weder verpflichtet noch bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ),
    ),
  ],
  terms: [
    section(
      'contract',
      text('El contrato', 'The contract', 'Der Vertrag'),
      text(
        'Vende siempre Velia Moda Íntima, S.L., también en las tiendas personales de las ejecutivas. El contrato nace cuando confirmamos el pedido por correo.',
        'The seller is always Velia Moda Íntima, S.L., in the personal stores of executives too. The contract is made when we confirm the order by mail.',
        'Verkäuferin ist stets die Velia Moda Íntima, S.L., auch in den persönlichen Läden der Beraterinnen. Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen.',
      ),
    ),
    section(
      'prices',
      text('Precios', 'Prices', 'Preise'),
      text(
        'Los precios incluyen el IVA. Cuando anunciamos una rebaja, mostramos al lado el precio más bajo de los 30 días anteriores a su comienzo.',
        'Prices include VAT. Where we announce a reduction, the lowest price of the 30 days before it began stands beside it.',
        'Die Preise enthalten die Mehrwertsteuer. Neben einer Ermäßigung steht der niedrigste Preis der 30 Tage vor ihrem Beginn.',
      ),
    ),
    section(
      'ranking',
      text(
        'En qué orden ves las prendas',
        'In which order garments are shown',
        'In welcher Reihenfolge Sie Artikel sehen',
      ),
      text(
        '«Recomendado» es el orden que nuestro equipo da a la campaña: igual para todo el mundo, y nadie paga por salir antes. Al buscar va primero lo que mejor coincide con tus palabras. También puedes ordenar por novedad, precio o nombre.',
        '“Recommended” is the order that our team gives the campaign: the same for everybody, and nobody pays to come first. In a search what best matches your words comes first. You can also sort by novelty, price or name.',
        '„Empfohlen“ ist die Reihenfolge, die unser Team der Kampagne gibt: für alle gleich, und niemand bezahlt für einen vorderen Platz. Bei einer Suche steht zuerst, was am besten zu Ihren Worten passt. Sie können auch nach Neuheit, Preis oder Name ordnen.',
      ),
    ),
  ],
  withdrawal: [
    section(
      'right',
      text('Tu derecho', 'Your right', 'Ihr Recht'),
      text(
        'Puedes desistir del contrato en 14 días sin dar motivos, desde que tú o quien tú digas recibe la última prenda del pedido. También puedes desistir de una parte.',
        'You may withdraw from the contract within 14 days without giving a reason, counted from when you, or somebody you name, receive the last garment of the order. You may also withdraw from part of it.',
        'Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, gerechnet ab dem Tag, an dem Sie oder eine von Ihnen benannte Person das letzte Teil der Bestellung erhält. Auch ein teilweiser Widerruf ist möglich.',
      ),
    ),
    section(
      'model',
      text('Modelo de desistimiento', 'Model form', 'Muster-Widerrufsformular'),
      text(
        'A la atención de Velia Moda Íntima, S.L., hola@velia.example:\n\nPor la presente comunico que desisto de mi contrato de venta de los siguientes bienes, pedidos el / recibidos el: nombre, dirección, fecha.',
        'To Velia Moda Íntima, S.L., hola@velia.example:\n\nI hereby give notice that I withdraw from my contract of sale of the following goods, ordered on / received on: name, address, date.',
        'An Velia Moda Íntima, S.L., hola@velia.example:\n\nHiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren, bestellt am / erhalten am: Name, Anschrift, Datum.',
      ),
    ),
  ],
  privacy: [
    section(
      'what',
      text('Qué guardamos', 'What we keep', 'Was wir speichern'),
      text(
        'Lo que hace falta para el pedido y lo que exige la ley fiscal. Las medidas de tu cuerpo y las tallas que consultas se quedan en tu dispositivo.',
        'What an order needs and what tax law demands. Your body’s measurements and the sizes you look at stay on your device.',
        'Was eine Bestellung braucht und was das Steuerrecht verlangt. Ihre Körpermaße und die Größen, die Sie ansehen, bleiben auf Ihrem Gerät.',
      ),
    ),
    section(
      'rights',
      text('Tus derechos', 'Your rights', 'Ihre Rechte'),
      text(
        'Puedes pedir una copia de tus datos, corregirlos o borrarlos, y reclamar ante la autoridad de protección de datos: hola@velia.example.',
        'You may ask for a copy of your data, have them corrected or erased, and complain to the data protection authority: hola@velia.example.',
        'Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen und sich bei der Datenschutzaufsicht beschweren: hola@velia.example.',
      ),
    ),
  ],
  cookies: [
    section(
      'use',
      text(
        'Solo las necesarias, si no dices otra cosa',
        'Only what is needed, unless you say otherwise',
        'Nur das Nötige, wenn Sie nichts anderes sagen',
      ),
      text(
        'Sin tu permiso usamos únicamente lo imprescindible: la sesión, el idioma, la bolsa y tu propia decisión sobre las cookies.',
        'Without your permission we use only what is essential: the session, the language, the bag and your own decision about cookies.',
        'Ohne Ihre Erlaubnis verwenden wir nur das Unverzichtbare: die Sitzung, die Sprache, die Tasche und Ihre eigene Entscheidung über Cookies.',
      ),
    ),
  ],
  guarantee: [
    section(
      'years',
      text('Garantía legal', 'Legal guarantee', 'Gesetzliche Gewährleistung'),
      text(
        'Respondemos tres años de las faltas de conformidad si compras desde España, y dos como mínimo en los demás países de la Unión. Reparamos, cambiamos o devolvemos el dinero.',
        'We answer for any lack of conformity for three years where you buy from Spain, and for at least two in the other countries of the Union. We repair, replace or refund.',
        'Für Mängel haften wir drei Jahre bei einem Kauf aus Spanien, in den übrigen Ländern der Union mindestens zwei. Wir bessern nach, tauschen um oder erstatten.',
      ),
    ),
  ],
  accessibility: [
    section(
      'statement',
      text('Cómo la cuidamos', 'What we do for it', 'Was wir dafür tun'),
      text(
        'La tienda se hace según las pautas WCAG 2.2, nivel AA: con teclado, con lector de pantalla y con el texto ampliado. Si algo no funciona, escríbenos a hola@velia.example y te ayudamos a terminar la compra.',
        'The shop is built to WCAG 2.2, level AA: by keyboard, with a screen reader and with enlarged text. If something does not work, write to hola@velia.example and we help you finish your purchase.',
        'Der Laden richtet sich nach WCAG 2.2, Stufe AA: per Tastatur, mit Screenreader und mit vergrößertem Text. Wenn etwas nicht funktioniert, schreiben Sie an hola@velia.example, und wir helfen Ihnen beim Einkauf.',
      ),
    ),
  ],
};
