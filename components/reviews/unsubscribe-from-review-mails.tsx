'use client';

import { UnsubscribeByLink } from '@/components/forms/unsubscribe-by-link';
import type { Words } from '@/lib/i18n/message-texts';
import { unsubscribeFromReviewMails } from '@/lib/reviews/reviews-calls';

type Props = { home: string; words: Words<'reviews.noMail'> };

export const UnsubscribeFromReviewMails = (props: Props) => (
  <UnsubscribeByLink {...props} stop={unsubscribeFromReviewMails} />
);
