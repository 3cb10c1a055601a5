import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import { mapResult, type Result } from '@/lib/result';
import type { AdvisedList, AdvisedSearch } from './advised';
import { toAdvisedInput, toAdvisedList } from './advised-mappers';

export const listAdvised = async (reader: Reader, search: AdvisedSearch): Promise<Result<AdvisedList>> =>
  mapResult(
    await callBackend('searchExecutives', { body: toAdvisedInput(search), ...readerInput(reader) }),
    toAdvisedList,
  );
