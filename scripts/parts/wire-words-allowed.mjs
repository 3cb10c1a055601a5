/** Places outside the border where wire words are allowed, each with its reason. */
export const allowed = [
  { place: 'lib/http/', reason: 'opens and makes the envelope that every answer comes in' },
  { place: 'lib/proxy/', reason: 'answers in envelopes, and takes tokens out of those that pass' },
  { place: 'lib/server/', reason: 'answers and asks in envelopes before Next is there' },
  { place: 'lib/cart/', reason: 'the specification names the fields of the bag on the device (E05)' },
  {
    place: 'lib/checkout/address/remembered-guest.ts',
    reason: 'the stores of the specification name their key alike (E10)',
  },
  { place: 'app/api/revalidate/route.ts', reason: 'the tag of a notice goes from backend to cache as it is' },
  { place: 'lib/pad/pasted-words.ts', reason: 'words that people paste, in every language' },
  { place: 'components/gallery/words/es.ts', reason: 'Spanish that people read' },
  { place: 'lib/media/media-rules.ts', reason: 'endings of files, which are the same everywhere' },
  { place: 'backend/src/modules/pictures/film-files.ts', reason: 'endings of files, which are the same everywhere' },
  { place: 'demo/garments/garment.ts', reason: 'the kept spec of a drawing names its view as the wire does' },
  { place: 'backend/src/modules/referrals/referral-link.ts', reason: 'the address of a page stays as it is' },
  { place: 'scripts/parts/sign-in.mjs', reason: 'signs in from outside of the shop, where no border is' },
  { place: 'backend/src/database/tables/', reason: 'the database keeps codes as they travel' },
  {
    place: 'backend/src/kit/',
    reason: 'what a handler gives back is an envelope; a log leaves out what is secret on the wire',
  },
  { place: 'backend/src/plugins/', reason: 'opens requests and makes the envelope of every answer' },
  {
    place: 'backend/src/modules/payment/transfers/epc-text.ts',
    reason: 'the version of a bank’s code is written as a tender is',
  },
  { place: 'backend/src/words/es/', reason: 'Spanish that people read' },
];
