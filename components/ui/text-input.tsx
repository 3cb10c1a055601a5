import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={cn('ui-input', className)} />;
}
