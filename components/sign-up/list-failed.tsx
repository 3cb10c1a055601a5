import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/message-texts';

type Props = { words: Pick<Words<'signUp.form'>, 'failed' | 'retry'>; pending: boolean; onRetry: () => void };

/** Shown if a list that the form needs could not be read. */
export function ListFailed({ words, pending, onRetry }: Props) {
  return (
    <div className="form">
      <p role="alert" className="form-failure">
        {words.failed}
      </p>
      <Button className="justify-self-start" pending={pending} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
