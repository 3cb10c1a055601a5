import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { solutionGuide } from '@/contract/codes';
import { guideTextVersion } from '@/contract/rules';
import { type GuideQuestion, guideMeasures } from '@/contract/solution-guide';
import { type ProductCard, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { GuideName } from './guide';
import { type GuideAnswers, preferencesOf, sizesToSearch } from './guide-answers';
import { guideTypeOf } from './guide-codes';
import type { SizeFound } from './guide-sizes';

export type AdvisedProduct = {
  product: ProductCard;
  /** The size in stock, as on our labels, and a colour that has it. */
  size: string;
  colour: string | undefined;
  met: GuideQuestion[];
  unmet: GuideQuestion[];
};

/** Sizes and preferences are sent in the body; measurements never. */
export async function readAdvice(
  locale: Locale,
  { guide, answers, found }: { guide: GuideName; answers: GuideAnswers; found: SizeFound },
): Promise<Result<AdvisedProduct[]>> {
  const { own, sisters } = sizesToSearch(found);
  const answer = await post<'adviseProducts'>('/api/public/aconsejarProductos', {
    body: { locale, guide: guideTypeOf[guide], sizes: own, sisters, answers: toChoices(answers) },
  });
  return mapResult(answer, ({ products }) => products.map((each) => toAdvised(each, locale)));
}

const toChoices = (answers: GuideAnswers) =>
  preferencesOf(answers).map(({ question, option }) => ({ pregunta: question, opcion: option }));

const toAdvised = (
  { product: card, size, colours, met, unmet }: AnswerOf<'adviseProducts'>['products'][number],
  locale: Locale,
): AdvisedProduct => {
  const product = toProductCard(card, locale);
  return {
    ...{ product, size, met, unmet },
    // In the order of the card, preferably a colour with a picture.
    colour: (
      product.colours.find(({ code, picture }) => picture && colours.includes(code)) ??
      product.colours.find(({ code }) => colours.includes(code))
    )?.code,
  };
};

/** K10. Only called with consent. Returns the day on which the answers are deleted. */
export async function sendAnswers(answers: GuideAnswers & { guide: GuideName }, found: SizeFound | null) {
  const answer = await post<'sendGuideAnswers'>('/api/public/enviarRespuestasSolutionGuide', {
    body: {
      pais: solutionGuide.country,
      origen: solutionGuide.origin,
      idioma: solutionGuide.language,
      tipo: guideTypeOf[answers.guide],
      consentimiento: true,
      versionTexto: guideTextVersion,
      tallas: found?.kind === 'size' ? sizesToSearch(found).own : [],
      respuestas: toGiven(answers),
    },
  });
  return mapResult(answer, ({ conservadasHasta }) => conservadasHasta);
}

type GivenAnswers = BodyOf<'sendGuideAnswers'>['respuestas'];

function toGiven(answers: GuideAnswers): GivenAnswers {
  const { way, measures, label, fit } = answers;
  const byTape = guideMeasures.flatMap((pregunta): GivenAnswers => {
    const milimetros = measures[pregunta];
    return milimetros === undefined ? [] : [{ pregunta, milimetros }];
  });
  const byLabel: GivenAnswers = [
    ...(label ? [{ pregunta: 'size' as const, talla: label }] : []),
    ...(fit ? [{ pregunta: 'fit' as const, ajuste: fit }] : []),
  ];
  return [...(way === 'label' ? byLabel : byTape), ...toChoices(answers)];
}
