import { cn } from '@/lib/cn';

/*
 * Our own strokes on a 24 grid: the icon package marks each icon as a client component, and these cost no script.
 */
const strokes = {
  bag: 'M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  check: 'M5 12.5l4.5 4.5L19 7',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  heart: 'M12 20C6.5 15.9 3.5 12.6 3.5 9A4.4 4.4 0 0 1 12 7.3 4.4 4.4 0 0 1 20.5 9c0 3.6-3 6.9-8.5 11Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  order: 'M6 3.5h12v17H6v-17ZM9.5 8.5h5M9.5 12.5h5M9.5 16.5h3',
  play: 'M8 5.5l10.5 6.5L8 18.5V5.5Z',
  plus: 'M5 12h14M12 5v14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3L20.5 20.5',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M6 11.5H4.5v9h15v-9H18',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  warning: 'M12 4L2.5 20h19L12 4ZM12 10v4.5M12 17v.2',
} as const;

export type IconName = keyof typeof strokes;

type Props = { name: IconName; className?: string };

/** Decorative: the text beside it, or its button's label, says what it means. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={cn('ui-icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
