'use client';

import { StopByLink } from '@/components/forms/stop-by-link';
import type { Words } from '@/lib/i18n/words';
import { stopReviewMails } from '@/lib/reviews/reviews-mutations';

type Props = { home: string; words: Words<'reviews.noMail'> };

export const StopReviewMails = (props: Props) => <StopByLink {...props} stop={stopReviewMails} />;
