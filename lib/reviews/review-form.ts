import { boolean, type InferType, object, string } from 'yup';
import { plainTextPattern, reviewNameMaxLength, reviewTextMaxLength, reviewTitleMaxLength } from '@/contract/rules';
import { personName } from '@/lib/person/person-name';
import { fits } from './reviews-mappers';

const plain = new RegExp(plainTextPattern);
const words = (max: number) =>
  string()
    .trim()
    .required('required')
    .max(max, 'tooLong')
    .matches(plain, { message: 'plain', excludeEmptyString: true });

export const starChoices = ['1', '2', '3', '4', '5'] as const;

/** One message key per invalid field; the contract has the same limits and patterns. */
export const reviewForm = object({
  stars: string().oneOf(starChoices, 'choose').required('choose'),
  fit: string().oneOf(fits, 'choose').required('choose'),
  title: words(reviewTitleMaxLength),
  text: words(reviewTextMaxLength),
  name: personName(reviewNameMaxLength),
  showSize: boolean().required(),
});

export type ReviewValues = InferType<typeof reviewForm>;
