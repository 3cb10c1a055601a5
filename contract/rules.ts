/**
 * Patterns and bounds that the forms (yup) and the wire (TypeBox) both read, so that what a form accepts the
 * contract accepts. Patterns are strings: both sides compile them in their own way.
 */

export const emailPattern = '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}$';
export const emailMaxLength = 254;
/** What a mail to a new address brings, to be typed. */
export const mailCodePattern = '^[0-9]{6}$';
export const aliasPattern = '^[A-Za-z0-9_-]{1,20}$';
export const countryPattern = '^[A-Z]{2}$';
export const userMaxLength = 100;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const pageMaxSize = 60;
export const pageMax = 10_000;
/** Movements of an account: a file of them is read by pages of so many. */
export const statementPageMaxSize = 500;
export const orderLineMaxQuantity = 99;
/** Lines that one call may add, and lines that one order may hold. */
export const linesPerCallMax = 200;
export const orderLinesMax = 1000;
/** Clients in the book of one executive, and lists that she keeps to order again. */
export const clientsMax = 2000;
/** Words that she files a client under, and how many she may write to in one go. */
export const clientTagsMax = 20;
export const tagMaxLength = 30;
export const messageClientsMax = 200;
/** Clients that one call changes. */
export const clientEditsMax = 200;
export const savedListsMax = 50;
/** Products whose department is filtered in place: bras take about 350 bytes each, so that the index stays under 200 kB. */
export const indexProductsMax = 500;
export const cardsPerCallMax = 60;
export const addressesPerCallMax = 5_000;
/** Of the printed catalogue of a campaign, and the pieces that one of its pages holds. */
export const printedPagesMax = 400;
export const productsOnAPrintedPageMax = 12;
export const reviewTitleMaxLength = 80;
export const reviewTextMaxLength = 1500;
/** In another language the same takes more room. */
export const translatedTitleMaxLength = 160;
export const translatedTextMaxLength = 3000;
export const reviewNameMaxLength = 30;
/**
 * Plain words: something besides spaces, no markup, and no characters that nobody sees and that turn the reading
 * direction of what stands beside them.
 */
export const plainTextPattern =
  '^(?=[\\s\\S]*\\S)(?:[^<\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069]|<(?![A-Za-z/!?]))*$';
/** Managed redirects that a storefront holds in memory. */
export const redirectsMax = 5_000;
/** An address of the shop itself: two slashes at its head would be another host. */
export const ownPathPattern = '^/(?:[^/?#\\\\\\s][^?#\\\\\\s]*)?$';
/** The code of the printed catalogue, which stands for a style, a colour and a size. */
export const articleCodePattern = '^[0-9A-Za-z-]{1,20}$';
/** F of an invoice, R of what corrects one, and the year. */
export const invoiceNumberPattern = '^[FR][0-9]{2}-[0-9]{6}$';
export const orderNumberPattern = '^[0-9A-Z-]{6,20}$';
/** Opaque ids and one-use tokens of links. */
export const idPattern = '^[0-9A-Za-z_-]{1,40}$';
/** Made up by a device. */
export const uuidPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';
export const linkTokenPattern = '^[0-9A-Za-z_.-]{16,512}$';
/** How a browser in which somebody signed in before is known again: the marks of its sign-ins, by commas. */
export const deviceMarksHeader = 'x-device-marks';
export const deviceMarkPattern = '^[0-9A-Za-z_.-]{16,200}$';
export const deviceMarksMax = 5;
export const campaignPattern = '^[0-9]{4}-[0-9]{2}$';
/** International form; the server checks more with the rules of the country. */
export const phonePattern = '^\\+[1-9][0-9]{5,14}$';
export const postalCodePattern = '^[0-9A-Z](?:[0-9A-Z -]{0,10}[0-9A-Z])?$';
/** The province that a postal code names by itself: an address that says another would be delivered elsewhere. */
export const stateOfPostalCode = (country: string, postalCode: string): string | undefined =>
  country === 'ES' ? postalCode.slice(0, 2) : undefined;
/** Of the general terms that somebody who joins agrees to; a change of the terms is a new one. */
export const termsVersion = '2026-01';
/** Of what somebody agrees to who asks for the newsletter: `customerCare.newsletter.consent` of the messages. */
export const newsletterTextVersion = '2026-11';
/** Of what somebody agrees to who sends her answers: `solutionGuide.results.consent` of the messages. */
export const guideTextVersion = '2026-11';
export const userPattern = '^[A-Za-z0-9._@+-]{4,100}$';
export const nameMaxLength = 60;
/**
 * A person's name in the letters of any script, with apostrophe, hyphen, the raised point of Catalan and the full stop
 * of an abbreviation. A full stop between words makes an address, which somebody else's mail or parcel would carry;
 * signs that nobody sees or that turn the reading direction are no letters. Compiled with the flag u.
 */
export const personNamePattern = "^['’]?\\p{L}(?:[\\p{L}\\p{M}'’· -]|\\.(?=$|[ -]|\\p{L}(?![\\p{L}\\p{M}])))*$";
export const addressLineMaxLength = 80;
/** Until when a request of a client waits for an answer. */
export const requestHours = 48;
/** What a visitor says to the executive whom she sends her bag to, the articles in it, and which text she agrees to. */
export const bagNoteMaxLength = 500;
export const bagLinesMax = 60;
export const bagTermsVersion = '2026-11';
/** What a bag that was sent is called, in a mail and on the telephone. */
export const bagCodePattern = '^B[0-9]{2}-[0-9A-Z]{8}$';
export const noteMaxLength = 300;
export const messageMaxLength = 2000;
/** Of a withdrawal: first and last name in one, what the order is called, and what somebody wants to say. */
export const declarantMaxLength = 120;
/** The law lets anybody withdraw who can be written to: endings of addresses may be longer than elsewhere in the shop. */
export const receiptEmailPattern = '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,63}$';
export const orderNamedMaxLength = 60;
export const withdrawalWordsMaxLength = 1000;
/** Whole days after the day of delivery in which a contract can be withdrawn from. */
export const withdrawalDays = 14;
/** Days after delivery in which the shop exchanges a size, as its own texts say: it does so of its own accord, beside the law. */
export const exchangeDays = 30;
/** Days for which the wanted pieces are kept while hers are on their way back. */
export const exchangeHoldDays = 21;
/** So many colours and sizes of a style, and exchanges of an order, the latest, are told. */
export const exchangeOptionsMax = 500;
export const exchangesMax = 100;
export const exchangeNumberPattern = '^C[0-9]{2}-[0-9A-Z]{8}$';
const links = /:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2,}|\d+(?:\.\d+){3}|[<>\u202a-\u202e\u2066-\u2069]/iu;
/** What looks like an address, or hides one. A full stop that no space follows makes one of two words. */
export const holdsLink = (text: string): boolean => links.test(text);
export const couponPattern = '^[0-9A-Za-z-]{3,30}$';
/** What her account may pay of an order whose rest is paid otherwise, in cents: some of it, and not more than is left. */
export const isAccountPart = (cents: number, { totalCents, leftCents }: { totalCents: number; leftCents: number }) =>
  cents > 0 && cents < totalCents && cents <= leftCents;

/** Cash on delivery is offered below this amount only. */
export const cashOnDeliveryLimit = 1000;
export const bodyMaxBytes = 256 * 1024;
/** Of what the contract has, twice over: a list of a thousand lines, and what stands in one of them. */
const bodyMaxValues = 8_000;
/** To be asked before JSON is parsed: each of its values but the first follows one of these signs. */
export const hasTooManyValues = (json: string): boolean =>
  json.split(/[,[{]/, bodyMaxValues + 1).length > bodyMaxValues;
/** A proof of a transfer, as a file and as the text that carries it; with what is around it still under a megabyte. */
/** A face, as it is shown in a personal store. */
export const portraitMaxBytes = 135_000;
export const portraitTextMaxLength = 4 * Math.ceil(portraitMaxBytes / 3);
/** When she answers, as she says it in her store. */
export const hoursMaxLength = 80;
export const favouritesMax = 12;
export const proofMaxBytes = 700 * 1024;
export const proofTextMaxLength = 4 * Math.ceil(proofMaxBytes / 3);
export const proofBodyMaxBytes = proofTextMaxLength + 1024;

const canaryRanges = [
  [35_000, 35_999],
  [38_000, 38_999],
] as const;

export function isCanaryPostalCode(code: string): boolean {
  if (!/^\d{5}$/.test(code)) return false;
  const value = Number(code);
  return canaryRanges.some(([from, to]) => value >= from && value <= to);
}

/** A bag that is made ready for somebody: prices may change, so it does not wait for ever. */
export const readyBagDaysMost = 14;
export const readyBagUsesMost = 20;
export const readyBagLinesMost = 30;
