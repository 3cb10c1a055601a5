import type { Locale } from 'contract/public-codes.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { absent } from '../../shared/errors.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import type { readCardsById } from '../catalogue/cards/cards.mapper.ts';
import { noCatalogue, toCatalogue, toPrintedPage } from './printed-catalogue.mapper.ts';
import { getPage, getPrintedCampaign, listNeighbours, listPages, listPieces } from './printed-catalogue.repository.ts';

type Ports = {
  findIds: (text: string, locale: Locale) => Promise<number[]>;
  readCardsById: typeof readCardsById;
};

/** Pages belong to a campaign: when it ends, addresses of its pages lead to the next catalogue. */
export function printedCatalogueHandlers({ db, config, now }: Kit, { findIds, readCardsById }: Ports): Handlers {
  return {
    readPrintedCatalogue: async ({ body: { locale, text }, clientAddress }) => {
      if (text !== undefined) {
        // Scans the whole catalogue as a search does, so it counts towards the same limit.
        const key = `search ${clientAddressHash(config, clientAddress)}`;
        await assertLimit(db, key, { max: config.searchesPerMinute, windowSeconds: 60 });
      }
      const campaign = await getPrintedCampaign(db, now());
      if (!campaign) return { datos: noCatalogue };
      const pages = await listPages(db, campaign.code);
      if (text === undefined) return { datos: toCatalogue(campaign, pages, locale) };
      const found = new Set(await findIds(text, locale));
      const holding = pages
        .map((page) => ({ ...page, pieces: page.pieces.filter(({ id }) => found.has(id)) }))
        .filter(({ pieces }) => pieces.length > 0);
      return { datos: toCatalogue(campaign, holding, locale) };
    },

    readPrintedPage: async ({ body: { locale, campaign: code, number } }) => {
      const campaign = await getPrintedCampaign(db, now());
      const page = campaign?.code === code ? await getPage(db, code, number) : undefined;
      if (!campaign || !page) throw absent();
      const printed = await listPieces(db, code, number);
      const ids = [...new Set(printed.map(({ id }) => id))];
      const cards = await readCardsById(db, ids, locale, now());
      // A style discontinued a moment ago has no card.
      const pieces = printed.flatMap((piece) => {
        const card = cards.find(({ referencia }) => referencia === piece.reference);
        return card ? [{ piece, card }] : [];
      });
      const neighbours = await listNeighbours(db, code, number);
      return { datos: toPrintedPage({ campaign, number, page, neighbours, pieces, locale }) };
    },
  };
}
