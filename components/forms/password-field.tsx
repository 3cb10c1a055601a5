'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFormWords } from './form-context';
import { TextField } from './text-field';

type Props = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
};

/** Can be shown before it is sent, instead of being typed twice; keeps its spaces. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const { show, hide } = useFormWords();
  return (
    <div className="form-password">
      <TextField {...props} keepSpaces type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? hide : show}
      </Button>
    </div>
  );
}
