'use client';

import useSWR from 'swr';
import type { Country, State, Town } from './address';
import { listStates, listTowns } from './address-calls';

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** The states of a country that has any, and the towns of the chosen state. */
export function useStatesAndTowns(rules: Country | undefined, state: string): { states: State[]; towns: Town[] } {
  const country = rules?.hasStates ? rules.code : null;
  const { data: states } = useSWR(country && ['states', country], () => listStates(country ?? ''), readOnce);
  const { data: towns } = useSWR(
    country && state ? ['towns', country, state] : null,
    () => listTowns(country ?? '', state, ''),
    readOnce,
  );
  return { states: states?.ok ? states.data : [], towns: towns?.ok ? towns.data : [] };
}
