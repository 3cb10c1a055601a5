'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { useFormField } from './form-context';

type Props = { name: string; label: ReactNode; hint?: ReactNode; required?: boolean };

export function CheckField({ name, label, hint, required = false }: Props) {
  const { control, error } = useFormField(name, { keepSpaces: true });
  return <Checkbox {...control} label={label} hint={hint} error={error} required={required} />;
}
