'use client';

import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { RestockForm } from './restock-form';

type FormProps = ComponentProps<typeof RestockForm>;

/** F018. The form is loaded on demand, because most sizes are in stock. */
export function RestockButton(props: FormProps) {
  const [Form, setForm] = useState<ComponentType<FormProps> | null>(null);
  const [failed, setFailed] = useState(false);

  async function open() {
    try {
      const { RestockForm: loaded } = await import('./restock-form');
      setForm(() => loaded);
    } catch {
      setFailed(true);
    }
  }

  if (Form) return <Form {...props} />;
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {props.words.submit}
      </Button>
      {failed && <p role="alert">{props.words.failures.busy}</p>}
    </>
  );
}
