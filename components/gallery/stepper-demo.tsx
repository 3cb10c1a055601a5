'use client';

import { useState } from 'react';
import { Stepper } from '@/components/ui/stepper';

type Props = { label: string; lessLabel: string; moreLabel: string; start: number; max: number };

export function StepperDemo({ start, ...rest }: Props) {
  const [value, setValue] = useState(start);
  return <Stepper {...rest} value={value} onValueChange={setValue} />;
}
