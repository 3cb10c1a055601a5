/**
 * Words that people write around a code, in Spanish, English and German together, because chats mix them. Patterns
 * are for text without accents (`plain`), so each word is listed once.
 */

/** Without accents and case, of the same length, so that positions match the original. */
export const plain = (text: string): string =>
  [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');

const words = (list: string) => list.trim().split(/\s+/);
const oneOf = (list: string) => `(?:${words(list).join('|')})`;

const numbers = [
  'un una uno one a ein eine einen einmal',
  'dos two zwei zweimal par',
  'tres three drei dreimal',
  'cuatro four vier',
  'cinco five funf fuenf',
  'seis six sechs',
  'siete seven sieben',
  'ocho eight acht',
  'nueve nine neun',
  'diez ten zehn',
  'once eleven elf',
  'doce docena twelve dozen zwolf zwoelf dutzend',
];
const numberWords = new Map(numbers.flatMap((list, at) => words(list).map((word) => [word, at + 1] as const)));
export const toNumber = (text: string): number => numberWords.get(text) ?? Number.parseInt(text, 10);
const numberWord = oneOf([...numberWords.keys()].join(' '));

const sizeShape = '(?:\\d{2,3} ?[a-k]{1,3}|[smlx](?: ?[-/] ?(?:\\d?x{0,3}l|m))|\\d?x{0,3}l|x{0,2}s|m|\\d{2,3})';
/** A size that needs no word beside it: 85B, XL, S-M. */
export const bareSize = /^(?:\d{2,3}[a-k]{1,3}|\d?x{1,3}l|x{1,2}s|s|m|l|(?:s|m|l|xl|xxl)[-/](?:m|l|xl|xxl|3xl))$/;
export const labelledSize = new RegExp(
  `(?<![\\p{L}\\d])${oneOf('tallas? tall? tla ta t\\.? sizes? sz grosse groesse grose große gr\\.? gro?e?ße')}\\s*[:.=]?\\s*(${sizeShape})(?![\\p{L}\\d])`,
  'u',
);

/** "ref. 10423", "Art.-Nr. 482157", "#10423": what follows is the code even if it looks like something else. */
export const labelledCode =
  /(?:(?<!\p{L})(?:ref(?:erencia|erence)?|cod(?:igo|e)?|art(?:iculo|ikel|icle)?(?:[.-]*(?:nr|nummer))?|nr|num(?:ero)?|no(?=\.))\s*[.:º°]*\s*|[#º°]\s*)(?=[\da-z-]*\d)([\da-z-]{3,20})(?![\p{L}\d])/u;

/** "-1 x 10423", "10423 -2"; but "- 2 x 10423" only begins with a dash. */
export const minus = /(?<![\p{L}\d])[-−–]\d{1,4}(?:[.,]\d+)?(?=\s|[x×*]|$)/u;

/** Text that is neither code nor quantity: prices, times, dates, pages, phone numbers, addresses. */
export const noise = [
  /https?:\/\/\S+/gu,
  /€\s*\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s*(?:€|euros?(?!\p{L})|eur(?!\p{L}))/gu,
  /(?<![\d.,])\d+[.,]\d{2}(?![\d.,])/gu,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/gu,
  /(?<!\d)\d{1,2}[/]\d{1,2}(?:[/]\d{2,4})?(?!\d)/gu,
  /(?<![\p{L}\d])(?:pag(?:ina)?s?|page|seite|p|s)\.?\s*\d{1,3}(?!\d)(?=\s|[,;.)]|$)/gu,
  /\+\d[\d ]{7,}/gu,
  /(?<![\d\p{L}])\d{9,}(?![\d\p{L}])/gu,
];

export const quantities = [
  /(?<![\p{L}\d])[x×*]\s*(\d{1,9})(?![\p{L}\d])/u,
  /(?<![\p{L}\d-]|\d[.,])(\d{1,9})\s*[x×*](?!\p{L})/u,
  new RegExp(
    `(?<![\\p{L}\\d])(\\d{1,4}|${numberWord})\\s*${oneOf('uds?\\.? unidad(?:es)? piezas? pares? pcs? pieces? pairs? units? stk\\.? stuck stucke mal times paar')}(?![\\p{L}\\d])`,
    'u',
  ),
  /(?:cantidad|cant|qty|quantity|menge|anzahl)\s*[.:=]*\s*(\d{1,4})(?!\d)/u,
  /\((\d{1,3})\)/u,
  new RegExp(`^\\W*(\\d{1,4}|${numberWord})(?![\\p{L}\\d])`, 'u'),
  new RegExp(`(?<![\\p{L}\\d])(\\d{1,4}|${numberWord})\\s+${oneOf('del? de of vom von')}(?![\\p{L}\\d])`, 'u'),
];

export const forPerson = /(?<![\p{L}\d])(?:para|for|fur|fuer|p\/|x\/)\s*(?=\p{L})|(?:->|=>|→|➡️?|@)\s*(?=\p{L})/u;
/** Words that end a name. */
export const nameStops = new RegExp(
  `\\s+${oneOf('tallas? size grosse große color colour farbe en in y and und con with mit por please bitte porfa gracias thanks danke que the la el x es son')}(?![\\p{L}\\d]).*$`,
  'u',
);
export const selfWords = new Set(words('mi me mich mir myself misma yo ich nosotras'));
/** Words before a colon that are no name. */
export const labels = new Set(
  words(
    'ref referencia reference cod codigo code codigos codes art artikel articulo nr numero talla size grosse color colour farbe cantidad qty menge anzahl pedido order bestellung nota note notiz lista list liste hola hello hallo total',
  ),
);
/** Cancelling or asking is not ordering. */
export const doubts =
  /\?|(?<!\p{L})(?:quita(?:r|me)?|anula(?:r)?|cancela(?:r)?|cancel|remove|ya no|no quiero|no me|don'?t|do not|not|nicht|keine?n?|storniere(?:n)?|streiche(?:n)?)(?!\p{L})/u;

export const fillers = new Set(
  words(
    `del de la el los las lo of the vom von der die das den dem en in im con with mit y and und o or oder color colour
     farbe por favor porfa please bitte gracias thanks danke quiero queria querria ponme pon mandame manda me te apunta nueva nuevo new neu neue necesito
     pideme pide pides anade anademe anota add order bestelle brauche mochten porfi mil besos un beso
     apuntame want need id like would i ich mochte hatte gern gerne noch auch tambien also mas more una uno uns mir para
     for fur hola hello hallo hi buenas guapa code codigo cod ref art x e a talla size grosse große sale ok vale uds`,
  ),
);

export const columns = {
  code: new Set(words('codigo code cod ref referencia reference articulo article artikel artikelnummer art.-nr. nr')),
  quantity: new Set(words('cantidad cant qty quantity menge anzahl unidades uds units stuck')),
  client: new Set(words('clienta cliente client customer kundin kunde para name nombre')),
  size: new Set(words('talla size grosse große')),
  colour: new Set(words('color colour farbe')),
} as const;
export type Column = keyof typeof columns;
