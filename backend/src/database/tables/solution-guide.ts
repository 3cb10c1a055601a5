import type { FacetName } from 'contract/facets.ts';
import type { GuideType } from 'contract/solution-guide.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export type SolutionGuideTables = {
  guide_types: { guide: GuideType; type_code: string };
  guide_wishes: {
    guide: GuideType;
    question: string;
    option: string;
    facet: Extract<FacetName, 'types' | 'supports' | 'wires' | 'paddings' | 'materials'>;
    code: string;
    weight: number;
  };
  guide_answers: {
    id: Generated<string>;
    guide: GuideType;
    sizes: string[];
    answers: JSONColumnType<object[]>;
    terms_version: string;
    given_on: ColumnType<Date, string, string>;
  };
};
