'use client';

import { StopByLink } from '@/components/forms/stop-by-link';
import { stopMails } from '@/lib/client-book/message-mutations';
import type { Words } from '@/lib/i18n/words';

type Props = { home: string; words: Words<'clientBook.noMail'> };

export const StopMails = (props: Props) => <StopByLink {...props} stop={stopMails} />;
