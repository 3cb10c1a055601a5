import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { type GuideType, guideAnswersDays, guideFits, guideMeasures, isGuideChoice } from 'contract/solution-guide.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { invalid } from '../../shared/errors.ts';
import { assertLimit, type TokenBucket } from '../../shared/rate-limit.ts';
import type { createListInStock } from '../catalogue/cache/list-in-stock.ts';
import type { readCardsById } from '../catalogue/cards/cards.mapper.ts';
import { chooseAdvice } from './advise.ts';
import { addGuideAnswers, listGuideTypes, listGuideWishes } from './solution-guide.repository.ts';

type Ports = {
  listOpen: ReturnType<typeof createListInStock>;
  readCardsById: typeof readCardsById;
};

/** Per household, which behind a shared address may be a whole town. */
const guideLimit: TokenBucket = { burst: 30, everySeconds: 60 };
const dayMs = 86_400_000;
const toDay = (date: Date) => date.toISOString().slice(0, 10);

export function solutionGuideHandlers({ db, config, now }: Kit, { listOpen, readCardsById }: Ports): Handlers {
  return {
    adviseProducts: async ({ body, clientAddress }) => {
      const { locale, guide, sizes: own, answers } = body;
      if (!areKnown(guide, answers)) throw invalid({ answers: fieldProblemKeys.choice });
      // Each call scans the whole catalogue, as a search does.
      const key = `advice ${clientAddressHash(config, clientAddress)}`;
      await assertLimit(db, key, { max: config.searchesPerMinute, windowSeconds: 60 });
      const [types, rows] = [await listGuideTypes(db, guide), await listGuideWishes(db, guide)];
      const sisters = (body.sisters ?? []).filter((size) => !own.includes(size));
      const wishes = answers.map(({ pregunta, opcion }) => ({ question: pregunta, option: opcion }));
      const chosen = chooseAdvice(await listOpen(types, [...own, ...sisters]), sisters, wishes, rows);
      const ids = chosen.map(({ found }) => found.id);
      const cards = await readCardsById(db, ids, locale, now());
      // A product discontinued a moment ago has no card.
      const products = chosen.flatMap(({ found, met, unmet }): AnswerOf<'adviseProducts'>['products'] => {
        const card = cards.find(({ referencia }) => referencia.toUpperCase() === found.reference);
        if (!card) return [];
        return [{ product: card, size: found.size, colours: found.colors, met, unmet }];
      });
      return { datos: { products } };
    },

    sendGuideAnswers: async ({ body, clientAddress }) => {
      if (!areKnown(body.tipo, body.respuestas)) throw invalid({ respuestas: fieldProblemKeys.choice });
      await assertLimit(db, `guide ${clientAddressHash(config, clientAddress)}`, guideLimit);
      const day = now();
      await addGuideAnswers(db, {
        guide: body.tipo,
        sizes: body.tallas,
        answers: JSON.stringify(body.respuestas),
        terms_version: body.versionTexto,
        given_on: toDay(day),
      });
      return { datos: { conservadasHasta: toDay(new Date(day.getTime() + guideAnswersDays * dayMs)) } };
    },
  };
}

type GivenAnswer = BodyOf<'sendGuideAnswers'>['respuestas'][number];

/** Only the guide's own questions and options are accepted, so that no free text is stored. */
const areKnown = (guide: GuideType, given: readonly GivenAnswer[]): boolean =>
  given.every((each) => {
    if ('opcion' in each) return isGuideChoice(guide, each.pregunta, each.opcion);
    if ('milimetros' in each) return guideMeasures.includes(each.pregunta);
    return 'talla' in each ? each.pregunta === 'size' : each.pregunta === 'fit' && guideFits.includes(each.ajuste);
  });
