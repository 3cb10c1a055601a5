'use client';

import { UnsubscribeByLink } from '@/components/forms/unsubscribe-by-link';
import { unsubscribeFromClientMails } from '@/lib/client-book/client-message-mutations';
import type { Words } from '@/lib/i18n/message-texts';

type Props = { home: string; words: Words<'clientBook.noMail'> };

export const UnsubscribeFromExecutiveMails = (props: Props) => (
  <UnsubscribeByLink {...props} stop={unsubscribeFromClientMails} />
);
