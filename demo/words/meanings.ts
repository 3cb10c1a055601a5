import type { Locale } from 'contract/public-codes.ts';

/**
 * Synonyms that shoppers use, as `codes: phrases`. Codes are those of departments, types, supports and colours; the first
 * one leads, and codes joined by a plus are a set. A phrase matches in all forms of its words.
 */
const es = `
bras briefs bodies nightwear: lencería, lencería fina, ropa interior sexy
bras: sostén, brasier, corpiño, sujeta, sujetapechos
bra-bralette bra-sports bra-nursing: sin aros, sin aro, sin varillas, sin alambre, sin hierros
bra-balconette bra-full-cup bra-plunge bra-push-up bra-minimizer bra-front-closure bra-strapless: con aros, con aro, con varillas
bra-push-up: con relleno, relleno, acolchado, realce, efecto push up, wonderbra, poco pecho, pecho pequeño
bra-bralette bra-full-cup bra-minimizer: sin relleno, sin foam
bra-strapless: palabra de honor, bandeau, espalda descubierta, quita y pon
bra-plunge: escotado, escote en v, triángulo
bra-minimizer bra-full-cup: pecho grande, mucho pecho, busto grande, talla grande de pecho, copa grande
bra-full-cup bra-balconette: pecho caído, pecho
bra-nursing: lactar, amamantar, maternidad, premamá, embarazo, embarazada, dar el pecho
bra-front-closure: abrochado delante, cierre por delante, se abrocha delante
bra-sports: deporte, correr, running, gimnasio, yoga, crop top
bra-front-closure bodysuit-shaping bra-full-cup: espalda, dolor de espalda, espalda lisa, rollitos de la espalda
briefs: braguita, calzón, calzones, pantaleta, cuca, ropa interior de mujer
brief-thong: hilo dental, string, tanguita
brief-boyshort: culote, bóxer de mujer, short de encaje
brief-high-waist: talle alto, cintura alta, braga faja, braga reductora, braga alta
brief-brazilian: brasileira
shapewear men-shapewear: faja, moldeador, moldeadora, reductora, reductor, fajas reductoras, faja reductora, adelgazante, body shaper
shapewear: faja de mujer
men-shapewear: faja de hombre, faja hombre
shaper-short: faja short, faja de pierna, muslos, cartucheras, pantalón faja, anti rozaduras
shaper-short bodysuit-shaping shaper-waist-cincher shapewear brief-high-waist men-shaping-vest: barriga, tripa, vientre, abdomen, michelines, vientre plano
shaper-waist-cincher corset: cintura, marcar cintura, faja de cintura, cinturilla, cincha
shaper-slip: enagua, combinación, viso
shaper-leggings: mallas, leggins, legging
shaper-waist-cincher bra-nursing: postparto, posparto, después del parto
bodysuit-shaping: body faja, body reductor
shaper-short shaper-slip: cadera, caderas, culo, glúteos, trasero
bodysuit: bodi, bodis
corset: bustier, corpiño de ballenas, corsé
nightdress: camisón, camisa de dormir, camisola de dormir
pyjama-set men-pyjama: piyama, pijamas, conjunto de dormir
camisole: top lencero, top de tirantes, camiseta de tirantes
robe: albornoz, batín, kimono, salto de cama, bata
nightwear men-nightwear: dormir, ropa de cama
swimsuit men-swim-short: traje de baño, bañador
swimsuit bikini-top: playa, piscina
bikini-top bikini-bottom: bikini, biquini, dos piezas
tights: leotardos, pantimedias, panties, panty, medias enteras
stockings: medias de blonda, medias de liga, liguero
hosiery: calcetines, medias
men-boxer men-trunk: calzoncillo, bóxer, gayumbos
men-underwear: ropa interior de hombre, ropa interior hombre
men-undershirt: camiseta interior, camiseta de hombre, camiseta de tirantes hombre, camiseta de tirantes de hombre, camiseta
men: caballero, para él, chico, marido, hombre
women: señora, chica, para ella
bras+briefs: conjunto, conjunto de lencería, set, juego, dos prendas a juego, sujetador y braga, sujetador y bragas, sujetador con braga
robe pyjama-set camisole nightdress men-pyjama: regalo, regalar, para regalar, cumpleaños, día de la madre, navidad, reyes
corset bodysuit robe stockings: boda, novia, noche de bodas, san valentín, sexy, sensual
ARE CAN CAO MAR: nude, color carne, carne, piel, visón, maquillaje
MAR ARE: beige, crudo, crema
BUR: granate, vino, rojo vino
BUR ROJ: rojo
CAO CAN: marrón, chocolate, café
ESM OLI SAL: verde
LAV MVA: morado, lila, violeta, malva
MNO CIE PET: azul
GRP ANT: gris
MOS: amarillo, ocre
COR TEJ: naranja, salmón
`;

const en = `
bras: brassiere, brasier, bralet top
bras briefs bodies nightwear: lingerie
bra-bralette bra-sports bra-nursing: wirefree, wire free, wireless, non wired, non wire, unwired, without wire, without underwire, no wire, no underwire, soft cup
bra-balconette bra-full-cup bra-plunge bra-push-up bra-minimizer bra-front-closure bra-strapless: wired, underwire, underwired, with wire
bra-push-up: padded, padding, small bust, enhancing, boost, cleavage
bra-bralette bra-full-cup bra-minimizer: non padded, unpadded, unlined, without padding
bra-strapless: bandeau, multiway, backless, off the shoulder
bra-balconette: balcony
bra-plunge: low cut, deep v, v neck, triangle
bra-minimizer bra-full-cup: large bust, big bust, full bust, fuller bust, big boobs, large cup
bra-minimizer: minimizer, minimizing
bra-full-cup bra-balconette: sagging, bust, lift
bra-nursing: maternity, breastfeeding, pregnancy, pregnant, feeding
bra-front-closure: front fastening, front close, front clasp, arthritis
bra-sports: gym, running, workout, yoga, crop top, high impact
bra-front-closure bodysuit-shaping bra-full-cup: back, back fat, smooth back, bra bulge, back pain
bra-full-cup: full coverage
briefs: knickers, nickers, nikers, panties, panty, underwear, undies, pants
brief-thong: g string, string, tanga
brief-boyshort: shorts, hipster, short, culotte, cheeky
brief-high-waist: high waisted, tummy control briefs, control briefs, granny pants, full brief, maxi brief
brief-brazilian: brasilian
shapewear men-shapewear: shaper, shapers, girdle, body shaper, slimming, control underwear, spanx, compression
men-shapewear: mens shapewear, mens girdle
shaper-short: shaping shorts, thigh, thighs, anti chafing, bike shorts, thigh shaper
shaper-short bodysuit-shaping shaper-waist-cincher shapewear brief-high-waist men-shaping-vest: belly, tummy, stomach, tummy control, flat stomach, muffin top, love handles
shaper-waist-cincher corset: waist, waist trainer, waspie, waist cincher
shaper-slip: slip, half slip, petticoat, dress slip
shaper-leggings: legging
shaper-waist-cincher bra-nursing: postpartum, after birth, post pregnancy
bodysuit-shaping: shaping body, control body, body shaper suit
shaper-short shaper-slip: hips, bum, bottom, butt, buttocks
bodysuit: body, teddy, leotard
corset: bustier, basque, bodice
nightdress: nightie, nightgown, nightshirt, night dress
pyjama-set men-pyjama: pajama, pajamas, pyjama, pjs, loungewear
camisole: cami, lace top, vest top
robe: dressing gown, kimono, bathrobe, gown
nightwear men-nightwear: sleepwear, sleep, nightwear
swimsuit: swimming costume, bathing suit, one piece, swimming, beach
bikini-top bikini-bottom: bikini, two piece
men-swim-short: swim trunks, board shorts, swimming trunks, mens swimwear
tights: pantyhose, hosiery, nylons
hosiery: socks, sock
stockings: hold ups, holdups, suspender, thigh highs
men-boxer men-trunk: boxers, boxer shorts, underpants
men-underwear: mens underwear, mens pants
men-undershirt: vest, undershirt, under shirt, t shirt, tee
men: him, husband, male, gents, mens
women: her, ladies, female, womens
bras+briefs: set, sets, lingerie set, matching set, bra set, bra and knickers, bra and brief, bra and briefs, matching
robe pyjama-set camisole nightdress men-pyjama: gift, gifts, present, birthday, mothers day, christmas
corset bodysuit robe stockings: wedding, bridal, bride, honeymoon, valentines, sexy
ARE CAN CAO MAR: nude, skin, skin tone, flesh, tan
MAR ARE: beige, cream, off white, champagne
BUR: wine, maroon, oxblood, burgundy
BUR ROJ: red
CAO CAN: brown, chocolate, coffee
ESM OLI SAL: green, khaki
LAV MVA: purple, violet, lilac
MNO CIE PET: blue
GRP ANT: grey, gray
ROS: pink, blush, rose
MOS: yellow
COR TEJ: orange, salmon, rust, peach
`;

const de = `
bras briefs bodies nightwear: dessous, lingerie, damenwäsche
bras: büstenhalter, bustier, brassiere
bra-bralette bra-sports bra-nursing: ohne bügel, bügellos, nicht gebügelt, ohne metallbügel, softbh, soft bh
bra-balconette bra-full-cup bra-plunge bra-push-up bra-minimizer bra-front-closure bra-strapless: mit bügel, mit bügeln, bügel bh, bügelbh, bügel
bra-push-up: gepolstert, mit polster, kleine brust, kleiner busen, wattiert, schalen
bra-bralette bra-full-cup bra-minimizer: ohne polster, ungepolstert, nicht wattiert, ohne einlage
bra-strapless: ohne träger, bandeau, schulterfrei, rückenfrei
bra-plunge: tiefer ausschnitt, tiefes dekolleté, triangel
bra-minimizer bra-full-cup: große brust, große oberweite, großer busen, viel oberweite, große körbchen, große cups
bra-full-cup bra-balconette: hängebusen, brust, oberweite, busen
bra-nursing: stillen, stillzeit, schwangerschaft, schwanger, umstand, umstands bh
bra-front-closure: vorderverschluss, verschluss vorne, vorn zu öffnen, frontverschluss
bra-sports: laufen, joggen, fitness, yoga, training, bustier sport
bra-front-closure bodysuit-shaping bra-full-cup: rücken, rückenschmerzen, rückenspeck, glatter rücken
briefs: unterhose, damenunterhose, damenunterhosen, damenslips, schlüpfer, damenslip, höschen, unterwäsche damen
brief-thong: string, stringtanga, tanga
brief-boyshort: hipster, panty, pants, hotpants
brief-high-waist: hochgeschnitten, hoher bund, taille hoch, taillenhose, maxislip, bauchweg slip, bauch weg slip
brief-brazilian: brasil slip, brasilslip
shapewear: bauchweghose, bauch weg hose
shapewear men-shapewear: mieder, miederwaren, formwäsche, figurformer, formend, shaping, shaper, korrigierend, formunterwäsche
men-shapewear: herren shapewear, bauchweg herren
shaper-short: miederhose, oberschenkel, anti scheuer, radlerhose
shaper-short bodysuit-shaping shaper-waist-cincher shapewear brief-high-waist men-shaping-vest: bauch, bauchweg, bauch weg, bauchspeck, flacher bauch, hüftgold
shaper-waist-cincher corset: taille, taillenformer, taillenmieder, waist trainer, taillengürtel
shaper-slip: unterkleid, unterrock, formkleid
shaper-leggings: leggins, legging
shaper-waist-cincher bra-nursing: nach der geburt, wochenbett, rückbildung
bodysuit-shaping: formbody, miederbody, shaping body, bodyshaper
shaper-short shaper-slip: hüfte, hüften, po, gesäß
bodysuit: bodysuit, stringbody
corset: korsage, corsage, schnürkorsett, korsett, mieder korsett
nightdress: negligé, negligee, schlafhemd, nachtkleid, nachthemd
pyjama-set men-pyjama: schlafanzug, pyjama, zweiteiler nacht
camisole: top, trägertop, spaghettitop, damenhemd
robe: bademantel, kimono, hausmantel
nightwear men-nightwear: nachtwäsche, schlafen, schlafwäsche
swimsuit: einteiler, schwimmanzug, schwimmen, strand
bikini-top: bikini top
bikini-top bikini-bottom: bikini, zweiteiler
men-swim-short: badehose, schwimmhose, herren bademode
tights: feinstrumpfhose, strumpfhose, nylonstrumpfhose
stockings: halterlos, halterlose strümpfe, strapse, strumpfhalter
hosiery: socken, nylons
men-boxer men-trunk: boxer, retroshorts, herrenunterhose, boxershorts
men-underwear: herrenunterwäsche, herrenwäsche, unterwäsche herren, unterwäsche mann
men-undershirt: herrenhemd, unterhemd, achselhemd
men: mann, männer, für ihn, herr
women: frau, frauen, für sie
bras+briefs: set, wäscheset, garnitur, dessous set, zweiteilig, bh set, bh und slip, bh und höschen, bh mit slip
robe pyjama-set camisole nightdress men-pyjama: geschenk, geschenke, verschenken, geschenkidee, geburtstag, muttertag, weihnachten, weihnachtsgeschenk, geburtstagsgeschenk
corset bodysuit robe stockings: hochzeit, braut, brautdessous, brautwäsche, brautunterwäsche, valentinstag, sexy, reizwäsche
ARE CAN CAO MAR: nude, haut, hautfarben, haut farben, skin
MAR ARE: beige, creme, champagner, ecru
BUR: weinrot, dunkelrot, burgund
BUR ROJ: rot
CAO CAN: braun, schokolade, schoko
ESM OLI SAL: grün
LAV MVA: lila, violett, flieder
MNO CIE PET: blau
GRP ANT: grau
ROS: rosa, rosé, pink
MOS: gelb
COR TEJ: orange, lachs, apricot
`;

/** Pages that a search offers, with the exact words that find them. */
export const pages: Record<string, { name: Record<Locale, string>; phrases: Record<Locale, string> }> = {
  '/customer-care/size-tables': {
    name: { es: 'Guía de tallas', en: 'Size guide', de: 'Größentabelle' },
    phrases: {
      es: 'talla, tallas, guia de tallas, tabla de tallas, medidas, medir, medirme, mi talla, que talla soy, equivalencias, tallaje',
      en: 'size, sizes, sizing, size guide, size chart, measure, measuring, measurements, my size, what size am i, fitting guide, size conversion',
      de: 'große, groesse, größen, groessen, größentabelle, groessentabelle, größenberatung, messen, maße, maßtabelle, ausmessen, meine größe, konfektionsgröße',
    },
  },
  '/home/solution-guide': {
    name: { es: 'Encuentra tu talla', en: 'Find your size', de: 'Ihre Größe finden' },
    phrases: {
      es: 'encontrar mi talla, que talla me va, que sujetador me va, que faja me va, ayuda para elegir, asesor de tallas, probador',
      en: 'find my size, bra finder, fit finder, size finder, which bra, help me choose, what suits me',
      de: 'größe finden, groesse finden, größenfinder, groessenfinder, passformberater, bh finder, welcher bh, was passt mir',
    },
  },
  '/customer-care/returns': {
    name: { es: 'Cambios y devoluciones', en: 'Exchanges and returns', de: 'Umtausch und Rückgabe' },
    phrases: {
      es: 'devolucion, devoluciones, devolver, cambio, cambios, cambiar, reembolso, cambio de talla',
      en: 'return, returns, returning, exchange, exchanges, refund, refunds, send back, money back',
      de: 'rückgabe, rueckgabe, rücksendung, ruecksendung, retoure, retouren, umtausch, umtauschen, zurückschicken, zurueckschicken, erstattung, zurückgeben',
    },
  },
  '/customer-care/withdrawal': {
    name: { es: 'Derecho de desistimiento', en: 'Right of withdrawal', de: 'Widerrufsrecht' },
    phrases: {
      es: 'desistimiento, desistir, derecho de desistimiento',
      en: 'withdrawal, withdraw, right of withdrawal, cancel order, cancellation',
      de: 'widerruf, widerrufen, widerrufsrecht, stornieren, stornierung',
    },
  },
  '/customer-care/delivery': {
    name: { es: 'Envíos', en: 'Delivery', de: 'Versand' },
    phrases: {
      es: 'envio, envios, enviar, entrega, entregas, gastos de envio, portes, plazo de entrega, cuando llega, donde esta mi pedido, mi pedido, seguimiento',
      en: 'delivery, deliveries, shipping, shipping cost, postage, dispatch, tracking, delivery time, free delivery, where is my order, my order, track my order',
      de: 'versand, versandkosten, lieferung, lieferzeit, liefern, porto, sendung, sendungsverfolgung, zustellung, wo ist meine bestellung, meine bestellung',
    },
  },
  '/customer-care/payment': {
    name: { es: 'Formas de pago', en: 'Ways to pay', de: 'Zahlungsarten' },
    phrases: {
      es: 'pago, pagos, pagar, formas de pago, bizum, paypal, tarjeta, contra reembolso, contrareembolso, transferencia, plazos, klarna',
      en: 'payment, payments, pay, ways to pay, paypal, card, credit card, cash on delivery, bank transfer, instalments, klarna, apple pay',
      de: 'zahlung, zahlen, bezahlen, zahlungsarten, zahlungsart, paypal, kreditkarte, nachnahme, überweisung, ueberweisung, rechnung, klarna',
    },
  },
  '/customer-care/contact': {
    name: { es: 'Contacto', en: 'Contact', de: 'Kontakt' },
    phrases: {
      es: 'contacto, contactar, telefono, correo, email, ayuda, atencion al cliente, reclamacion, whatsapp',
      en: 'contact, contact us, phone, telephone, email, help, customer service, complaint, whatsapp',
      de: 'kontakt, telefon, e mail, email, hilfe, kundenservice, kundendienst, reklamation, beschwerde, whatsapp',
    },
  },
  '/customer-care/guarantee': {
    name: { es: 'Garantía legal', en: 'Legal guarantee', de: 'Gewährleistung' },
    phrases: {
      es: 'garantia, defecto, defectuoso, roto, tara',
      en: 'guarantee, warranty, faulty, defective, broken',
      de: 'garantie, gewährleistung, gewaehrleistung, defekt, mangel, kaputt',
    },
  },
  '/customer-care/privacy': {
    name: { es: 'Privacidad', en: 'Privacy', de: 'Datenschutz' },
    phrases: {
      es: 'privacidad, proteccion de datos, mis datos',
      en: 'privacy, data protection, my data',
      de: 'datenschutz, meine daten',
    },
  },
  '/executive/search-executives': {
    name: { es: 'Encuentra tu ejecutiva', en: 'Find your executive', de: 'Beraterin finden' },
    phrases: {
      es: 'ejecutiva, ejecutivas, asesora, vendedora, distribuidora, tienda, tiendas, cerca de mi',
      en: 'executive, executives, consultant, representative, rep, stockist, shop near me, store, stores, near me',
      de: 'beraterin, beraterinnen, vertreterin, verkäuferin, filiale, filialen, laden, geschäft, in meiner nähe',
    },
  },
  '/home/catalog-sale-register-here': {
    name: { es: 'Vende por catálogo', en: 'Sell by catalogue', de: 'Mit dem Katalog verkaufen' },
    phrases: {
      es: 'vender, vender por catalogo, ser ejecutiva, trabaja con nosotros, trabajo, inscribirse, registro',
      en: 'sell, sell by catalogue, become an executive, work with us, job, jobs, join, register',
      de: 'verkaufen, beraterin werden, arbeiten, job, jobs, registrieren, mitmachen',
    },
  },
};

type MeaningRow = { locale: Locale; phrase: string; codes: string[]; as_set: boolean; page: string | null };

const toPhrases = (list: string) => list.split(',').map((phrase) => phrase.trim());

const toRows = (locale: Locale, lines: string): MeaningRow[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [codes = '', phrases = ''] = line.split(': ');
      const as_set = codes.includes('+');
      return toPhrases(phrases).map((phrase) => ({ locale, phrase, codes: codes.split(/[ +]/), as_set, page: null }));
    });

export const meanings: readonly MeaningRow[] = [
  ...Object.entries({ es, en, de }).flatMap(([locale, lines]) => toRows(locale as Locale, lines)),
  ...Object.entries(pages).flatMap(([page, { phrases }]) =>
    Object.entries(phrases).flatMap(([locale, list]) =>
      toPhrases(list).map((phrase) => ({ locale: locale as Locale, phrase, codes: [], as_set: false, page })),
    ),
  ),
];
