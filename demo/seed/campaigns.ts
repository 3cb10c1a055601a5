import type { Localized } from 'contract/common/schemas.ts';
import { addDays, dayBegins, dayMs } from './days.ts';
import { text } from './goods/localized.ts';

export type SeedCampaign = {
  code: string;
  name: Localized;
  starts_at: Date;
  ends_at: Date;
  payment_mode: 'CONTADO' | 'CREDITO';
  priority: number;
  minimum_cents: number;
  /** The price in cents that earns one point. */
  point_cents: number;
};

const days = 28;
const before = 3;
const after = 13;
/** How long the campaign in force has been running on the day of loading. */
export const runningDays = 10;
/** How long it will still run. */
export const remainingDays = days - runningDays;

// Thirteen campaigns are a year less a day, so a theme keeps its season, and no campaign has the name of the one before.
// They are counted from 1970, which makes the first theme November's.
const themes: readonly Localized[] = [
  text('Terciopelo'),
  text('Noches de fiesta'),
  text('Blanco de enero'),
  text('Carta de amor'),
  text('Primer sol'),
  text('Jardín de abril'),
  text('Para ella'),
  text('Orilla'),
  text('Verano largo'),
  text('Siesta'),
  text('Vuelta a casa'),
  text('Otoño claro'),
  text('Primer frío'),
];

const toCode = (starts: Date, number: number) => `${starts.getUTCFullYear()}-${String(number).padStart(2, '0')}`;
const dayOfYear = (date: Date) => 1 + (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayMs;

/**
 * Campaigns surround the day of loading, so that one is always in force, for a year on.
 * Everything else about them is fixed.
 */
export function makeCampaigns(today: Date): SeedCampaign[] {
  const rounds = Array.from({ length: before + 1 + after }, (_, index) => {
    const first = addDays(today, (index - before) * days - runningDays);
    const theme = themes[Math.floor(first.getTime() / dayMs / days) % themes.length] as Localized;
    return {
      code: toCode(first, Math.ceil(dayOfYear(first) / days)),
      name: theme,
      starts_at: dayBegins(first),
      ends_at: dayBegins(addDays(first, days)),
      payment_mode: 'CREDITO' as const,
      priority: 10,
      minimum_cents: 6_000,
      point_cents: 100,
    };
  });
  return [
    ...rounds,
    {
      code: toCode(addDays(today, -200), 0),
      name: text('Fondo de armario'),
      starts_at: dayBegins(addDays(today, -200)),
      ends_at: dayBegins(addDays(today, 400)),
      payment_mode: 'CONTADO',
      priority: 1,
      minimum_cents: 4_000,
      point_cents: 100,
    },
  ];
}

export const campaignInForce = (campaigns: readonly SeedCampaign[], today: Date): SeedCampaign => {
  const found = campaigns.find(
    ({ starts_at, ends_at, priority }) => priority > 1 && starts_at <= today && today < ends_at,
  );
  if (!found) throw new Error('No campaign is in force');
  return found;
};
