import type { FailureWords } from '@/components/order/failure-note';
import type { Words } from '@/lib/i18n/message-texts';

export type ClientOrderWords = {
  order: Words<'clientArea.order'>;
  grid: Words<'order.grid'>;
  sizes: Words<'sizeTables.said'>;
  sizeTypes: Words<'clientData.form.sizeTypes'>;
  failures: FailureWords;
  optional: string;
};

export type OwnRequestsWords = {
  area: Words<'clientArea'>;
  line: Words<'requests.line'>;
  talk: Words<'requests.talk'>;
  deadline: Words<'requests.deadline'>;
  again: Words<'access.again'>;
  failures: FailureWords;
};
